public import DrydockViews

extension UITableView {
    /// A title of the index that shows a magnifying glass, for a search bar above the rows.
    public static let indexSearch = "{search}"

    /// The colour of the titles at the side; the tint for nil.
    public var sectionIndexColor: UIColor? {
        get { sectionIndex?.color }
        set { madeIndex.color = newValue }
    }

    /// What lies behind the titles; nothing for nil.
    public var sectionIndexBackgroundColor: UIColor? {
        get { sectionIndex?.ground }
        set { madeIndex.ground = newValue }
    }

    /// What lies behind the titles while a finger is on them; `sectionIndexBackgroundColor` for nil.
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { sectionIndex?.trackingGround }
        set { madeIndex.trackingGround = newValue }
    }

    /// How many rows a table has to have to show the index; 0 by default.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex?.leastRows ?? 0 }
        set {
            madeIndex.leastRows = newValue
            restyleCells()
        }
    }

    /// Asks the data source for the titles again.
    public func reloadSectionIndexTitles() {
        loadIfNeeded()
        loadIndexTitles()
    }

    private var madeIndex: SectionIndexBar {
        if let sectionIndex { return sectionIndex }
        let bar = SectionIndexBar()
        bar.choose = { [weak self] in self?.scroll(toTitle: $0) }
        sectionIndex = bar
        return bar
    }

    func loadIndexTitles() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard titles != sectionIndex?.titles ?? [] else { return }
        madeIndex.titles = titles
        restyleCells()
    }

    func placeIndex() {
        guard let sectionIndex else { return }
        place(sectionIndex, rows: rowCount)
    }

    private var rowCount: Int { geometry.sections.reduce(0) { $0 + $1.rows.count } }

    /// Points that the index takes from rows.
    var indexWidth: CGFloat {
        guard style != .insetGrouped, let sectionIndex, !sectionIndex.titles.isEmpty,
            rowCount >= sectionIndex.leastRows
        else { return 0 }
        return SectionIndexBar.width
    }

    private func scroll(toTitle index: Int) {
        guard let sectionIndex, sectionIndex.titles.indices.contains(index), let dataSource else { return }
        let title = sectionIndex.titles[index]
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        // What stands above the rows is meant by the glass.
        if title == UITableView.indexSearch || section < 0 {
            return setContentOffset(
                CGPoint(x: contentOffset.x, y: -adjustedContentInset.top),
                animated: false
            )
        }
        require(
            section < geometry.sections.count,
            "\(debugName): the data source leads from the index title \(title) to section \(section), but there are \(geometry.sections.count)"
        )
        for _ in 0..<4 {
            let (top, height) = geometry.header(section)
            let padding = height > 0 ? headerPadding : 0
            let y = onPixels(
                clamped(CGPoint(x: contentOffset.x, y: top + padding - adjustedContentInset.top))
            )
            if y == contentOffset { break }
            setContentOffset(y, animated: false)
            layOutRows()
        }
    }
}
