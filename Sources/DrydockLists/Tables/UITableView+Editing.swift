import DrydockViews

extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        // A swiped row is edited by itself, which ends, too.
        if !editing || !isEditingRows { swiper.close(animated: animated) }
        guard editing != isEditingRows else { return }
        isEditingRows = editing
        for row in selected.sorted() { deselect(row, animated: false) }
        for path in rows.keys.sorted() {
            rows[path].map { prepareEditing($0, path, animated: animated) }
        }
        if isSelfSizing { forgetHeights() }
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    /// Has a cell show what can be done with its row.
    func prepareEditing(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool = false) {
        guard isEditingRows || cell.isEditing else { return }
        let canEdit = isEditingRows && dataSource?.tableView(self, canEditRowAt: path) ?? false
        let moves = isEditingRows && dataSource?.tableView(self, canMoveRowAt: path) ?? false
        cell.editingStyle = canEdit ? editingStyle(path) : .none
        cell.shouldIndentWhileEditing =
            !canEdit ? false : delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        if cell.showsReorderControl != moves { cell.showsReorderControl = moves }
        if cell.isEditing != (canEdit || moves) { cell.setEditing(canEdit || moves, animated: animated) }
    }

    func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        if unanswered.contains(.commit) { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Whether a data source that does not say which rows can be moved moves rows: it is asked to move one to where it is.
    func movesRows(_ dataSource: any UITableViewDataSource, _ path: IndexPath) -> Bool {
        if !knowsMoves {
            knowsMoves = true
            dataSource.tableView(self, moveRowAt: path, to: path)
        }
        return !unanswered.contains(.move)
    }

    func editControlTapped(at path: IndexPath) {
        guard let cell = rows[path] else { return }
        if swiper.swiped?.cell === cell { return swiper.close(animated: true) }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else if let actions = trailingActions(path) {
            openSwipe(path, actions, .trailing)
        }
    }

    // MARK: - Moving rows by hand

    func beginReordering(_ cell: UITableViewCell, at location: CGPoint) {
        guard reordering == nil, let path = indexPath(for: cell) else { return }
        swiper.close(animated: true)
        reordering = RowReordering(
            cell: cell,
            source: path,
            target: path,
            grip: location.y - cell.frame.minY,
            scroller: EdgeScroller(self) { [weak self] in self?.continueReordering(at: $0) }
        )
        bringSubviewToFront(cell)
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        cell.roundCorners()
        cell.setNeedsUpdateConfiguration()
    }

    func continueReordering(at location: CGPoint) {
        guard let reordering else { return }
        var frame = reordering.cell.frame
        frame.origin.y = location.y - reordering.grip
        reordering.cell.frame = frame
        reordering.scroller.follow(location)
        let middle = min(max(frame.midY, geometry.top), geometry.bottom - 1)
        guard let over = geometry.row(at: middle), over != reordering.target else { return }
        let (top, height) = geometry.row(over)
        // A row gives way once the middle of what is moved has passed its own.
        let isBelow = over > reordering.target
        if over.section == reordering.target.section,
            isBelow ? middle < top + height / 2 : middle > top + height / 2
        {
            return
        }
        let wanted =
            delegate?.tableView(
                self,
                targetIndexPathForMoveFromRowAt: reordering.source,
                toProposedIndexPath: over
            )
            ?? over
        move(to: wanted)
    }

    private func move(to target: IndexPath) {
        guard var reordering, target != reordering.target else { return }
        let count =
            geometry.sections.indices.contains(target.section)
            ? geometry.sections[target.section].rows.count : -1
        let last = count - (target.section == reordering.target.section ? 1 : 0)
        require(
            target.count == 2 && count >= 0 && (0...max(last, 0)).contains(target.row),
            "\(debugName): the delegate has a row moved to \(Array(target)), where there is no place"
        )
        var updates = TableUpdates()
        updates.move(reordering.target, to: target)
        let mapping = TableMapping(updates, old: geometry)
        geometry.moveRow(from: reordering.target, to: target, mapping)
        var moved: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in rows {
            guard let place = mapping.row(path) else { continue }
            moved[place] = cell
            cell.rowInTable = place
        }
        rows = moved
        selected = Set(selected.compactMap { mapping.row($0) })
        reordering.target = target
        self.reordering = reordering
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { self.layOutRows() }
    }

    func endReordering(isCancelled: Bool) {
        guard let reordering else { return }
        if isCancelled, reordering.target != reordering.source { move(to: reordering.source) }
        let target = self.reordering?.target ?? reordering.target
        reordering.scroller.stop()
        self.reordering = nil
        reordering.cell.setNeedsUpdateConfiguration()
        if target != reordering.source, !isCancelled {
            dataSource?.tableView(self, moveRowAt: reordering.source, to: target)
        }
        setNeedsLayout()
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) {
            reordering.cell.layer.shadowOpacity = 0
            reordering.cell.roundCorners()
            self.layOutRows()
        }
    }
}

/// A row that a finger moves.
struct RowReordering {
    let cell: UITableViewCell
    /// Where the row was, and where it would go.
    let source: IndexPath
    var target: IndexPath
    /// Points from the row's top to the finger.
    let grip: CGFloat
    let scroller: EdgeScroller
}

extension TableGeometry {
    /// Has a row take its height to another place.
    mutating func moveRow(from: IndexPath, to: IndexPath, _ mapping: TableMapping) {
        let height = row(from).height
        let isMeasured = sections[from.section].rows.isMeasured(from.row)
        let isUsual = !isMeasured && height == sections[from.section].rows.usual
        for section in Set([from.section, to.section]) {
            let count = sections[section].rows.count
            let change = from.section == to.section ? 0 : section == from.section ? -1 : 1
            update(section) {
                $0.rows = $0.rows.updated(count: count + change) { row in
                    let old = IndexPath(row: row, section: section)
                    guard old != from, let place = mapping.row(old), place.section == section else {
                        return nil
                    }
                    return place.row
                }
                if section == to.section, !isUsual { $0.rows.set(height, of: to.row, isMeasured: isMeasured) }
            }
        }
    }
}
