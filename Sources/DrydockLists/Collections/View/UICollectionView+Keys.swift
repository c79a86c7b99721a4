import DrydockViews

extension UICollectionView {
    /// Whether keys move among the items and select them.
    var takesItemKeys: Bool { selects && counts.contains { $0 > 0 } }

    /// The item that keys act on: the one they have come to while it can be seen, else the first that is seen whole.
    var keyItem: IndexPath? {
        guard takesItemKeys else { return nil }
        let visible = boundsStorage.inset(by: adjustedContentInset)
        if let path = focusedItem, let place = placeOnScreen(path), place.intersects(visible) { return path }
        let shown = indexPathsForVisibleItems
        return shown.first { placeOnScreen($0).map(visible.contains) ?? false } ?? shown.first
    }

    /// The cell of that item; nil while there is none, the view where keys only scroll.
    var markedView: UIView? {
        guard let keyItem else { return self }
        return cellForItem(at: keyItem)
    }

    /// The arrows go from item to item, Return and the space bar select one.
    /// - Returns: whether the key did something.
    func moveItem(with presses: Set<UIPress>) -> Bool {
        guard window?.focusedView === self, let key = presses.first?.key, let path = keyItem,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command, .shift])
        else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: return focus(item(from: path, .vertical, forwards: true))
        case .keyboardUpArrow: return focus(item(from: path, .vertical, forwards: false))
        case .keyboardRightArrow: return focus(item(from: path, .horizontal, forwards: true))
        case .keyboardLeftArrow: return focus(item(from: path, .horizontal, forwards: false))
        case .keyboardReturnOrEnter, .keyboardSpacebar:
            focusedItem = path
            press(path)
            return true
        default: return false
        }
    }

    private func focus(_ path: IndexPath?) -> Bool {
        guard let path else { return false }
        focusedItem = path
        window?.windowScene?.setNeedsDisplay()
        // At once: the next key starts from what is seen.
        reveal(path, [], animated: false)
        layoutIfNeeded()
        if let place = placeOnScreen(path) { scrollToBeSeen(place) }
        return true
    }

    // MARK: - The next item

    private func placeOnScreen(_ path: IndexPath) -> CGRect? { attributesOnScreen(.cell(path))?.place }

    /// The item that is next to another as both are seen: up and down that of the nearest row that is nearest to the same column,
    /// sideways the nearest one in the same row. Looks a page ahead.
    private func item(from path: IndexPath, _ axis: NSLayoutConstraint.Axis, forwards: Bool) -> IndexPath? {
        guard let start = placeOnScreen(path).map({ Extent($0, axis, forwards) }) else { return nil }
        let beyond = items(near: path, axis, forwards).compactMap { candidate -> (IndexPath, Extent)? in
            guard candidate != path, let place = placeOnScreen(candidate) else { return nil }
            let extent = Extent(place, axis, forwards)
            let isAhead = extent.along.lowerBound >= (start.along.lowerBound + start.along.upperBound) / 2
            let isInRow = axis == .vertical || extent.across.overlaps(start.across)
            return isAhead && isInRow ? (candidate, extent) : nil
        }
        guard let nearest = beyond.min(by: { $0.1.along.lowerBound < $1.1.along.lowerBound })?.1 else {
            return nil
        }
        return beyond.filter { $0.1.along.lowerBound < nearest.along.upperBound }
            .min { ($0.1.distance(to: start), $0.0) < ($1.1.distance(to: start), $1.0) }?.0
    }

    /// A rectangle as seen in the direction of a key.
    private struct Extent {
        let along: Range<CGFloat>
        let across: Range<CGFloat>

        init(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis, _ forwards: Bool) {
            let (x, y) = (rect.minX..<rect.maxX, rect.minY..<rect.maxY)
            let along = axis == .vertical ? y : x
            self.along = forwards ? along : -along.upperBound..<(-along.lowerBound)
            across = axis == .vertical ? x : y
        }

        func distance(to other: Extent) -> CGFloat {
            abs(across.lowerBound + across.upperBound - other.across.lowerBound - other.across.upperBound)
        }
    }

    /// Items of which one may be the next: those in sight and a page further, and of a section that scrolls by itself those before and
    /// after.
    private func items(
        near path: IndexPath,
        _ axis: NSLayoutConstraint.Axis,
        _ forwards: Bool
    ) -> Set<IndexPath> {
        let page = (axis == .vertical ? bounds.height : bounds.width) * (forwards ? 1 : -1)
        let ahead = bounds.offsetBy(dx: axis == .horizontal ? page : 0, dy: axis == .vertical ? page : 0)
        let attributes = currentLayout.layoutAttributesForElements(in: mirrored(bounds.union(ahead))) ?? []
        let found = attributes.filter { $0.representedElementCategory == .cell && !$0.isHidden }
        let neighbours = (path.item - 4...path.item + 4).map { IndexPath(item: $0, section: path.section) }
        return Set(found.map(\.indexPath) + neighbours).filter(hasItem)
    }
}
