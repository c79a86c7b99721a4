import DrydockViews

extension UITableView {
    /// Whether keys move among the rows and select them.
    var takesRowKeys: Bool { allowsAny && geometry.sections.contains { $0.rows.count > 0 } }

    /// The row that keys act on: the one they have come to while it can be seen, else the first that is seen whole.
    var keyRow: IndexPath? {
        guard takesRowKeys else { return nil }
        let visible = boundsStorage.inset(by: adjustedContentInset)
        if let path = focusedRow, geometry.contains(path), rectForRow(at: path).intersects(visible) {
            return path
        }
        return rows.keys.filter { rectForRow(at: $0).minY >= visible.minY }.min() ?? rows.keys.min()
    }

    /// The cell of that row; nil while there is none, the table where keys only scroll.
    var markedView: UIView? {
        guard let keyRow else { return self }
        return rows[keyRow]
    }

    /// The arrows go from row to row, Return and the space bar select one.
    /// - Returns: whether the key did something.
    func moveRow(with presses: Set<UIPress>) -> Bool {
        guard window?.focusedView === self, let key = presses.first?.key, let path = keyRow,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
        else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: return focus(geometry.row(after: path))
        case .keyboardUpArrow: return focus(geometry.row(before: path))
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            focusedRow = path
            press(path)
            return true
        default: return false
        }
    }

    private func focus(_ path: IndexPath?) -> Bool {
        guard let path else { return false }
        focusedRow = path
        window?.windowScene?.setNeedsDisplay()
        // At once: the next key starts from what is seen.
        scrollRectToVisible(rectForRow(at: path), animated: false)
        scrollToBeSeen(rectForRow(at: path))
        return true
    }

    /// As a tap does.
    private func press(_ path: IndexPath) {
        guard rows[path]?.isUserInteractionEnabled == true,
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        delegate?.tableView(self, didHighlightRowAt: path)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if geometry.contains(path) { tap(path) }
    }
}
