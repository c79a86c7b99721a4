import DrydockViews

extension UITableView {
    /// Has everything asked for again in the next layout.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reload() {
        selected = []
        highlighted = nil
        setNeedsReload()
        // In the middle of layout, the next one drops what there is.
        guard !isLayingOutRows else { return }
        dropViews()
    }

    /// Puts all cells, headers and footers out of use.
    func dropViews() {
        swiper.close(animated: false)
        endReordering(isCancelled: true)
        let (oldRows, oldHeaders, oldFooters) = (rows, headers, footers)
        (rows, headers, footers) = ([:], [:], [:])
        for row in oldRows.keys.sorted() { oldRows[row].map { retire($0, row) } }
        for section in oldHeaders.keys.sorted() { oldHeaders[section].map { retireHeader($0, section) } }
        for section in oldFooters.keys.sorted() { oldFooters[section].map { retireFooter($0, section) } }
    }

    /// Asks for sections, rows and heights unless they are known.
    func loadIfNeeded() {
        // In the middle of layout, rows are those that it began with.
        if !isLayingOutRows { load() }
    }

    func load() {
        guard needsReload, !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        if !rows.isEmpty || !headers.isEmpty || !footers.isEmpty { dropViews() }
        needsReload = false
        probed = [:]
        geometry = makeGeometry()
        prefetching = Prefetching()
        loadIndexTitles()
    }

    /// Asks the data source and the delegate. Cost: a call for each section, and those for heights that are not estimated.
    func makeGeometry() -> TableGeometry {
        guard let dataSource else { return TableGeometry([], top: tableTop) }
        let count = dataSource.numberOfSections(in: self)
        require(
            ListLimits.counts.contains(count),
            "\(debugName): the data source has \(count) sections, which is \(count < 0 ? "less than none" : "more than can be")"
        )
        var counts: [Int] = []
        counts.reserveCapacity(count)
        for section in 0..<count {
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            require(
                ListLimits.counts.contains(rows),
                "\(debugName): section \(section) has \(rows) rows, which is \(rows < 0 ? "less than none" : "more than can be")"
            )
            counts.append(rows)
        }
        let sections = counts.enumerated().map { section, count in
            TableGeometry.Section(
                header: makeEdge(.header, section),
                footer: makeEdge(.footer, section),
                rows: makeHeights(section, count)
            )
        }
        return TableGeometry(sections, top: tableTop)
    }

    // MARK: - Heights of rows

    /// Whether rows are as high as their content wants.
    var isSelfSizing: Bool { rowHeight < 0 && estimatedRowHeight != 0 }

    private var usualRowHeight: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : CellMetrics.height
    }

    private func makeHeights(_ section: Int, _ count: Int) -> RowHeights {
        var heights = RowHeights(count: count, usual: usualRowHeight)
        guard count > 0, let delegate else { return heights }
        if !unanswered.contains(.rowEstimate) {
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
                if unanswered.contains(.rowEstimate) { break }
                if estimate >= 0 {
                    heights.set(checked(estimate, "estimate", path), of: row, isMeasured: false)
                }
            }
            if !unanswered.contains(.rowEstimate) { return heights }
        }
        guard !unanswered.contains(.rowHeight), estimatedRowHeight <= 0 else { return heights }
        for row in 0..<count {
            let path = IndexPath(row: row, section: section)
            let height = delegate.tableView(self, heightForRowAt: path)
            if unanswered.contains(.rowHeight) { break }
            if height != UITableView.automaticDimension {
                heights.set(checked(height, "height", path), of: row)
            }
        }
        return heights
    }

    private func checked(_ height: CGFloat, _ name: String, _ path: IndexPath) -> CGFloat {
        require(
            height.isFinite && height >= 0 && height < 1e9,
            "\(debugName): the delegate gives row \(path.row) of section \(path.section) the \(name) \(height), which is no height"
        )
        return height
    }

    /// Finds the height of a row that is about to be seen, which may have counted with an estimate.
    /// - Returns: the height.
    func resolveHeight(of cell: UITableViewCell, at path: IndexPath) -> CGFloat {
        let rows = geometry.sections[path.section].rows
        guard !rows.isMeasured(path.row) else { return rows.height(of: path.row) }
        var height = rowHeight
        if let delegate, !unanswered.contains(.rowHeight) {
            height = delegate.tableView(self, heightForRowAt: path)
            if height != UITableView.automaticDimension { height = checked(height, "height", path) }
        } else if height >= 0 {
            return rows.height(of: path.row)
        }
        if height == UITableView.automaticDimension {
            guard estimatedRowHeight != 0 else { return rows.height(of: path.row) }
            height =
                cell.systemLayoutSizeFitting(
                    CGSize(width: rowFrameWidth, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            require(
                height.isFinite && height >= 0,
                "\(debugName): the cell of row \(path.row) in section \(path.section), \(cell.debugName), fits in a height of \(height)"
            )
        }
        guard geometry.contains(path) else { return height }
        geometry.update(path.section) { $0.rows.set(height, of: path.row) }
        return height
    }

    /// What rows' fonts, symbols and constraints may depend on.
    static let traitsAffectingHeights: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self, UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]

    /// Has rows, headers and footers that size themselves measured again.
    func forgetHeights() {
        setNeedsLayout()
        // A delegate that is asked for heights may change what they depend on.
        guard !needsReload, !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        for section in geometry.sections.indices {
            let old = geometry.sections[section].rows
            let (header, footer) = (makeEdge(.header, section), makeEdge(.footer, section))
            let rows =
                isSelfSizing || !unanswered.contains(.rowHeight) ? makeHeights(section, old.count) : old
            geometry.update(section) {
                $0.rows = rows
                $0.header = header
                $0.footer = footer
            }
        }
    }

    /// What a cell shows has become another: a row that sizes itself may have another height.
    func contentOfCellDidChange(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOutRows, isSelfSizing,
            let path = indexPath(for: cell), geometry.contains(path),
            geometry.sections[path.section].rows.isMeasured(path.row)
        else { return }
        let height = geometry.sections[path.section].rows.height(of: path.row)
        geometry.update(path.section) { $0.rows.set(height, of: path.row, isMeasured: false) }
        setNeedsLayout()
    }

    func heightDidChange(_ height: CGFloat, from old: CGFloat, _ name: String) {
        require(
            height.isFinite && (height >= 0 || height == UITableView.automaticDimension) && height < 1e9,
            "\(debugName).\(name): \(height) is neither a height nor automaticDimension"
        )
        guard height != old, !needsReload else { return }
        geometry = makeGeometryKeepingRows()
        setNeedsLayout()
    }

    private func makeGeometryKeepingRows() -> TableGeometry {
        let sections = geometry.sections.enumerated().map { section, old in
            TableGeometry.Section(
                header: makeEdge(.header, section),
                footer: makeEdge(.footer, section),
                rows: makeHeights(section, old.rows.count)
            )
        }
        return TableGeometry(sections, top: tableTop)
    }
}
