import DrydockViews

extension UITableView {
    private var allowsSeveral: Bool {
        isEditingRows ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    var allowsAny: Bool {
        isEditingRows
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: - From code

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        guard let path else {
            for row in selected.sorted() { deselect(row, animated: animated) }
            return
        }
        requireRow(path, "selectRow(at:animated:scrollPosition:)")
        if !allowsSeveral {
            for row in selected.sorted() where row != path { deselect(row, animated: animated) }
        }
        if selected.insert(path).inserted { rows[path]?.setSelected(true, animated: animated) }
        if position != .none { scroll(toRow: path, position, animated: animated) }
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard selected.remove(path) != nil else { return }
        rows[path]?.setSelected(false, animated: animated)
    }

    // MARK: - By touch

    /// The row whose cell contains a view that was touched.
    private func row(containing view: UIView?) -> IndexPath? {
        var next = view
        while let current = next, current !== self {
            if let cell = current as? UITableViewCell, cell.superview === self { return indexPath(for: cell) }
            next = current.superview
        }
        return nil
    }

    func pressBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard touches.count == 1, highlighted == nil, let touch = touches.first, !touch.isDrag else { return }
        if swiper.swiped != nil { return swiper.close(animated: true) }
        let path = row(containing: touch.view)
        if delegate != nil, let path, menuPressBegan(touch, event, on: path) { return }
        guard allowsAny, let path, rows[path]?.isUserInteractionEnabled == true,
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        guard geometry.contains(path) else { return }
        highlighted = path
        rows[path]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func pressMoved(_ touches: Set<UITouch>) {
        if let touch = touches.first { rowMenu?.moved(touch) }
        if touches.contains(where: \.isDrag) { pressCancelled() }
    }

    func pressEnded(_ touches: Set<UITouch>) {
        rowMenu?.lifted()
        guard let path = highlighted else { return }
        unhighlight(path)
        guard geometry.contains(path), let touch = touches.first else { return }
        let isInside = rows[path]?.point(inside: touch.location(in: rows[path]), with: nil) ?? false
        if isInside { tap(path) }
    }

    func pressCancelled() {
        rowMenu?.ended()
        highlighted.map(unhighlight)
    }

    private func unhighlight(_ path: IndexPath) {
        highlighted = nil
        rows[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects the row as its user does; with several allowed, a selected one is deselected.
    func tap(_ path: IndexPath) {
        if selected.contains(path), allowsSeveral {
            deselectByUser(path)
            notifySelection()
            return
        }
        var wanted = path
        if let delegate {
            guard let answer = delegate.tableView(self, willSelectRowAt: path) else { return }
            wanted = answer
        }
        guard geometry.contains(wanted) else { return }
        if !allowsSeveral {
            for row in selected.sorted() where row != wanted { deselectByUser(row) }
        }
        // A delegate may have changed what there is.
        guard geometry.contains(wanted) else { return }
        if selected.insert(wanted).inserted { rows[wanted]?.setSelected(true, animated: false) }
        delegate?.tableView(self, didSelectRowAt: wanted)
        rows[wanted]?.selectedByUser?()
        notifySelection()
    }

    private func deselectByUser(_ path: IndexPath) {
        var wanted = path
        if let delegate {
            guard let answer = delegate.tableView(self, willDeselectRowAt: path) else { return }
            wanted = answer
        }
        guard selected.contains(wanted) else { return }
        deselect(wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
    }

    private func notifySelection() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }
}
