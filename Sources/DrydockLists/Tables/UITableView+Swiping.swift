package import DrydockViews

extension UITableView: SwipeHost {
    // MARK: - Actions

    /// What a drag towards the leading edge shows; nil for nothing.
    func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        if let delegate, !unanswered.contains(.trailingSwipe) {
            let actions = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            if !unanswered.contains(.trailingSwipe) {
                return actions?.actions.isEmpty == false ? actions : nil
            }
        }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return actions.isEmpty ? nil : swipeActions(actions)
        }
        guard editingStyle(path) == .delete else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            ?? SystemWord.delete.text
        let deletion = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                guard let self, let row = swiper.swiped?.path else { return done(false) }
                dataSource?.tableView(self, commit: .delete, forRowAt: row)
                done(true)
            }
        ])
        deletion.isImplied = true
        return deletion
    }

    private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let delegate, !unanswered.contains(.leadingSwipe),
            dataSource?.tableView(self, canEditRowAt: path) ?? false
        else { return nil }
        return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }

    // MARK: - Swiping

    func swipeActions(_ side: SwipedRow.Side, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard side == .trailing else { return leadingActions(path) }
        let actions = trailingActions(path)
        // Whether the data source deletes rows cannot be known before one is deleted; pages that a drag turns are known.
        if actions?.isImplied == true, turnsPage(forwards: !isRightToLeft) { return nil }
        return actions
    }

    private func turnsPage(forwards: Bool) -> Bool {
        outerScrollViews.contains { $0.isScrollEnabled && $0.canMove(.horizontal, forwards: forwards) }
    }

    func swipeableRow(at point: CGPoint) -> (cell: any SwipeableCell, path: IndexPath)? {
        guard !isEditingRows || swiper.swiped != nil, updates == nil, let path = geometry.row(at: point.y),
            let cell = rows[path]
        else { return nil }
        return (cell, path)
    }

    func path(ofSwiped cell: any SwipeableCell) -> IndexPath? {
        (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    func swipeWillBegin(_ cell: any SwipeableCell, _ path: IndexPath) {
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func swipeWillEnd(_ cell: any SwipeableCell) {
        (cell as? UITableViewCell)?.showingDeleteConfirmation = false
    }

    func swipeDidEnd(_ cell: any SwipeableCell, _ path: IndexPath?) {
        delegate?.tableView(self, didEndEditingRowAt: path)
    }

    func openSwipe(_ path: IndexPath, _ actions: UISwipeActionsConfiguration, _ side: SwipedRow.Side) {
        guard let cell = rows[path] else { return }
        swiper.close(animated: true)
        cell.showingDeleteConfirmation = isEditingRows
        swiper.open(cell, path, actions, side)
    }

    /// Shows what a swipe over a visible row towards its leading edge shows; nothing where that is nothing.
    package func showTrailingActions(at path: IndexPath) {
        if let actions = trailingActions(path) { openSwipe(path, actions, .trailing) }
    }
}

extension UITableViewCell: SwipeableCell {
    var swipeActions: SwipeActionsView? {
        get { parts.swipeActions }
        set { parts.swipeActions = newValue }
    }

    var clipsAtRest: Bool {
        place.style == .insetGrouped && (place.isFirst || place.isLast) && !isLifted
    }
}
