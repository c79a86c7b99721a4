import DrydockViews

extension UITableView {
    // MARK: - Widths

    /// Whether rows' content, and the boxes of inset sections, are no wider than can be read well; false by default.
    public var cellLayoutMarginsFollowReadableWidth: Bool {
        get { cellsFollowReadableWidth }
        set {
            guard newValue != cellLayoutMarginsFollowReadableWidth else { return }
            cellsFollowReadableWidth = newValue
            forgetHeights()
            restyleCells()
        }
    }

    /// Points beside text: the system's margin for the width, unless the table was given margins.
    private var usualMargin: CGFloat { givenLayoutMargins?.leading ?? boundsStorage.width.systemMargin }

    /// Points at each side that are more than can be read well.
    private var surplus: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        let safe = safeSides
        let room = boundsStorage.width - safe.left - safe.right - 2 * usualMargin
        return max((room - longestReadableWidth) / 2, 0)
    }

    /// Points beside text.
    var sideMargin: CGFloat { style == .insetGrouped ? usualMargin : usualMargin + surplus }

    /// Points beside inset sections.
    private var boxMargin: CGFloat { usualMargin + surplus }

    private var safeSides: (left: CGFloat, right: CGFloat) {
        guard insetsContentViewsToSafeArea else { return (0, 0) }
        let insets = safeAreaInsets
        return (insets.left, insets.right)
    }

    var rowFrameX: CGFloat { style == .insetGrouped ? boxMargin + safeSides.left : 0 }

    /// How wide rows are.
    var rowFrameWidth: CGFloat {
        let width = boundsStorage.width
        guard style == .insetGrouped else { return width }
        return max(width - 2 * boxMargin - safeSides.left - safeSides.right, 0)
    }

    /// Points between a row's sides and its content.
    var contentSides: (leading: CGFloat, trailing: CGFloat) {
        let margin = sideMargin
        guard style != .insetGrouped else { return (margin, margin) }
        let (safe, end) = (safeSides, margin + indexWidth)
        return isRightToLeft ? (margin + safe.right, end + safe.left) : (margin + safe.left, end + safe.right)
    }

    // MARK: - Layout

    /// Has a cell for each row that can be seen, and no others.
    ///
    /// 1. The rows are loaded if they are not known.
    /// 2. Rows that cannot be seen any more go out of use, so that their cells can be used for others.
    /// 3. From the first row that can be seen on, each gets a cell, is measured if it has not been, and placed, until the end of
    ///    the visible part.
    /// 4. Where a row above one that was there before turns out to be of another height than was thought, the offset follows, so
    ///    that what was seen stays where it was; then again from 2, as other rows may be seen.
    func layOutRows() {
        guard !isLayingOutRows else { return }
        if dataSource == nil, !geometry.sections.isEmpty { needsReload = true }
        isLayingOutRows = true
        defer { isLayingOutRows = false }
        load()
        noteWidth()
        if drag != nil { swiper.close(animated: true) }
        // Each round that finds heights wrong shows other rows, whose heights may be wrong; there are only so many on a screen.
        var rounds = 0
        dropOverriddenScrollTarget()
        while true {
            rounds += 1
            measureRowsAboveScrollTarget()
            placeTableEdges()
            let visible = visibleRange
            let anchor = transition == nil ? anchorRow(visible) : nil
            let top = anchor.map { geometry.row($0).top }
            showRows(visible)
            if let anchor, let top, geometry.contains(anchor) {
                followContent(by: geometry.row(anchor).top - top)
            }
            updateContentSize()
            followScrollTarget()
            if visibleRange == visible { break }
            guard rounds < FrameLimit.tableRounds.most else {
                FrameLimit.reportTableRounds(self)
                break
            }
        }
        placeTableEdges()
        placeEdges(visibleRange)
        placeIndex()
        if needsReload { setNeedsLayout() }
    }

    private var visibleRange: Range<CGFloat> {
        let bounds = boundsStorage
        return bounds.minY..<max(bounds.maxY, bounds.minY)
    }

    private func noteWidth() {
        let width = rowFrameWidth
        guard width != knownWidth else { return }
        let isFirst = knownWidth == 0
        knownWidth = width
        restyleCells()
        if !isFirst { forgetHeights() }
    }

    /// The first row that is seen and was there before.
    private func anchorRow(_ visible: Range<CGFloat>) -> IndexPath? {
        // Content that stands at its beginning stays there.
        guard visible.lowerBound > -adjustedContentInset.top else { return nil }
        return rows.keys.filter { path in
            guard geometry.contains(path) else { return false }
            let row = geometry.row(path)
            return row.top + row.height > visible.lowerBound && row.top < visible.upperBound
        }.min()
    }

    /// Moves the offset with the content, whatever moves the content.
    private func followContent(by way: CGFloat) {
        guard way != 0, motion?.kind != .animation else { return }
        drag?.start.y += way
        motion?.shift.y += way
        move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + way))
    }

    // MARK: - Rows

    private func showRows(_ visible: Range<CGFloat>) {
        retireUnseenRows(visible)
        guard !visible.isEmpty, boundsStorage.width > 0,
            var section = geometry.section(at: visible.lowerBound)
        else { return }
        while section < geometry.sections.count {
            guard geometry.offset(ofSection: section) < visible.upperBound else { return }
            resolveEdge(.header, section)
            var y = geometry.offset(ofSection: section) + geometry.sections[section].header.height
            let count = geometry.sections[section].rows.count
            if count > 0, y + geometry.sections[section].rows.total > visible.lowerBound,
                var row = geometry.sections[section].rows.row(at: max(visible.lowerBound - y, 0))
            {
                y += geometry.sections[section].rows.offset(of: row)
                while row < count, y < visible.upperBound, !needsReload {
                    y += showRow(IndexPath(row: row, section: section), at: y)
                    row += 1
                }
                // A data source that asks for a reload has other rows.
                if needsReload { return }
            }
            let footer = geometry.footer(section).top
            if footer < visible.upperBound || style == .plain { resolveEdge(.footer, section) }
            section = nextSection(after: section)
        }
    }

    /// Skips sections without anything in them.
    private func nextSection(after section: Int) -> Int {
        let next = section + 1
        guard next < geometry.sections.count else { return next }
        let candidate = geometry.sections[next]
        if candidate.height > 0 || candidate.header.isEstimated || candidate.footer.isEstimated {
            return next
        }
        return max(geometry.section(at: geometry.offset(ofSection: next)) ?? next, next)
    }

    private func retireUnseenRows(_ visible: Range<CGFloat>) {
        for path in rows.keys.sorted() {
            guard let cell = rows[path] else { continue }
            if geometry.contains(path) {
                let (top, height) = geometry.row(path)
                if top + height > visible.lowerBound, top < visible.upperBound { continue }
                if reordering?.cell === cell || holdsFirstResponder(cell) {
                    place(cell, path, top, height)
                    continue
                }
                if let transition {
                    rows[path] = nil
                    place(cell, path, top, height)
                    transition.leave(cell, path)
                    continue
                }
            }
            rows[path] = nil
            retire(cell, path)
        }
    }

    /// What is edited in a cell keeps it alive.
    private func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
        (window?.firstResponder as? UIView)?.isDescendant(of: cell) ?? false
    }

    /// Puts a cell out of use.
    func retire(_ cell: UITableViewCell, _ path: IndexPath) {
        if highlighted == path { highlighted = nil }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        reuse.enqueue(cell)
    }

    /// - Returns: the row's height.
    func showRow(_ path: IndexPath, at y: CGFloat) -> CGFloat {
        if let cell = rows[path] {
            cell.take(place(of: path))
            let height = resolveHeight(of: cell, at: path)
            place(cell, path, y, height)
            return height
        }
        guard let cell = makeCell(path) else { return geometry.row(path).height }
        let height = resolveHeight(of: cell, at: path)
        let frame = self.frame(path, y, height)
        if let transition {
            UIView.performWithoutAnimation {
                cell.frame = transition.startFrame(of: path, frame)
                cell.alpha = transition.startAlpha(of: path)
            }
            cell.alpha = 1
        }
        if cell.frame != frame { cell.frame = frame }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return height
    }

    private func frame(_ path: IndexPath, _ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: rowFrameX, y: y, width: rowFrameWidth, height: height)
    }

    private func place(_ cell: UITableViewCell, _ path: IndexPath, _ y: CGFloat, _ height: CGFloat) {
        guard reordering?.cell !== cell else { return }
        let frame = frame(path, y, height)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Asks the data source for a row's cell.
    private func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = UIView.withoutAnimation { dataSource.tableView(self, cellForRowAt: path) }
        if let other = cell.rowInTable, other != path, rows[other] === cell {
            fatalError(
                "\(debugName): the data source returned one cell for two rows, \(other.row) in section \(other.section) and \(path.row) in section \(path.section); each needs one of its own"
            )
        }
        UIView.performWithoutAnimation {
            cell.rowInTable = path
            rows[path] = cell
            cell.isHidden = false
            cell.alpha = 1
            if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
            prepare(cell, path)
        }
        return cell
    }

    private func prepare(_ cell: UITableViewCell, _ path: IndexPath) {
        cell.take(place(of: path))
        let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        if level != cell.indentationLevel { cell.indentationLevel = level }
        let isSelected = selected.contains(path)
        if isSelected != cell.isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted != (highlighted == path) {
            cell.setHighlighted(highlighted == path, animated: false)
        }
        prepareEditing(cell, path)
        // What the data source has set is shown at once.
        if cell.needsConfigurationUpdate {
            cell.needsConfigurationUpdate = false
            cell.applyConfigurations()
        }
    }

    /// What the cell of a row has to know of it.
    func place(of path: IndexPath) -> CellPlace {
        let sides = contentSides
        let count = geometry.contains(path) ? geometry.sections[path.section].rows.count : 0
        let isLast = path.row == count - 1
        var place = CellPlace(
            style: style,
            leading: sides.leading,
            trailing: sides.trailing,
            isFirst: path.row == 0,
            isLast: isLast,
            separatorColor: separatorColor,
            separatorEffect: separatorEffect,
            separatorInset: ownSeparatorInset,
            addsTextInset: separatorInsetReference == .fromAutomaticInsets,
            indexWidth: indexWidth
        )
        guard separatorStyle != .none else { return place }
        place.hasSeparator = style != .insetGrouped || !isLast
        place.hasTopSeparator = style == .grouped && path.row == 0
        return place
    }

    func setSeparatorInset(_ inset: UIEdgeInsets) {
        require(inset.isFinite, "\(debugName).separatorInset: \(inset) is not finite")
        ownSeparatorInset = inset
        restyleCells()
    }

    /// Something that all cells show is another.
    func restyleCells() {
        for (path, cell) in rows where geometry.contains(path) { cell.take(place(of: path)) }
        setNeedsLayout()
    }

    /// Shows the rows that can be seen now, without waiting for layout.
    func prepareRows() {
        guard !isLayingOutRows, updates == nil, needsReload || isLayoutMarked
        else { return }
        layOutRows()
    }
}

extension UIView {
    /// Runs `body` so that nothing in it is animated.
    static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
        var result: Result?
        performWithoutAnimation { result = body() }
        guard let result else { fatalError("UIView.performWithoutAnimation did not run its block") }
        return result
    }
}
