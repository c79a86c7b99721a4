import DrydockViews

/// A finger on an item.
struct ItemPress {
    let path: IndexPath
    let touch: UITouch
    let isHighlighted: Bool
}

extension UICollectionView {
    // MARK: - By touch

    var selects: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }
    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// - Returns: whether the touch is on an item.
    func beginPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard press == nil else { return true }
        if let swiper = swiperStorage, swiper.swiped != nil {
            swiper.close(animated: true)
            return true
        }
        guard touches.count == 1, let touch = touches.first, touch.phase == .began,
            let cell = cell(under: touch), let path = path(of: cell)
        else { return false }
        if delegate != nil, menuPressBegan(touch, event, on: path) { return true }
        let isHighlighted =
            selects && !touch.isDrag && delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        press = ItemPress(path: path, touch: touch, isHighlighted: isHighlighted)
        if isHighlighted {
            cellForItem(at: path)?.isHighlighted = true
            delegate?.collectionView(self, didHighlightItemAt: path)
        }
        return true
    }

    func endPress(_ touches: Set<UITouch>) -> Bool {
        rowMenu?.lifted()
        guard let press, touches.contains(press.touch) else { return false }
        self.press = nil
        guard press.isHighlighted else { return true }
        let cell = cellForItem(at: press.path)
        let isInside = cell.map { $0.point(inside: press.touch.location(in: $0), with: nil) } ?? false
        if isInside, hasItem(at: press.path) { choose(press.path) }
        unhighlight(press.path)
        return true
    }

    /// As a tap does, by a key.
    func press(_ path: IndexPath) {
        guard let cell = cellForItem(at: path), cell.isUserInteractionEnabled,
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        delegate?.collectionView(self, didHighlightItemAt: path)
        if hasItem(at: path) { choose(path) }
        unhighlight(path)
    }

    @discardableResult
    func cancelPress() -> Bool {
        rowMenu?.ended()
        guard let press else { return false }
        self.press = nil
        if press.isHighlighted { unhighlight(press.path) }
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    private func cell(under touch: UITouch) -> UICollectionViewCell? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.collectionView === self { return cell }
            view = current.superview
        }
        return nil
    }

    /// What a tap on an item does.
    private func choose(_ path: IndexPath) {
        if cellForItem(at: path)?.togglesOutline == true { return toggleOutline(at: path) }
        if selectsSeveral, selection.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            setSelected(false, path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            if !selectsSeveral {
                for other in selection.sorted() where other != path {
                    setSelected(false, other)
                    delegate?.collectionView(self, didDeselectItemAt: other)
                }
            }
            setSelected(true, path)
            delegate?.collectionView(self, didSelectItemAt: path)
            cellForItem(at: path)?.selectedByUser?()
        }
        guard !selectsSeveral, let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // MARK: - By code

    func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            guard hasItem(at: path) else { return }
            selection.insert(path)
        } else {
            selection.remove(path)
        }
        cellForItem(at: path)?.isSelected = isSelected
    }

    func deselectAll() {
        for path in selection.sorted() { setSelected(false, path) }
    }

    func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        loadCounts()
        guard let path else { return deselectAll() }
        guard allowsSelection || isEditing && allowsSelectionDuringEditing else { return }
        require(
            hasItem(at: path),
            "\(debugName).selectItem(at:): there is no item at \(Array(path)); \(counts.count) sections"
        )
        if !selectsSeveral { deselectAll() }
        setSelected(true, path)
        if !position.isEmpty { reveal(path, position, animated: animated) }
    }

    func editingDidChange() {
        if !isEditing, !allowsMultipleSelection, selection.count > 1 { deselectAll() }
        for cell in visibleCells { cell.editingDidChange() }
    }

    // MARK: - Scrolling to items

    func reveal(_ path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        if window != nil || bounds.size != .zero { layoutIfNeeded() }
        prepareLayout()
        require(
            hasItem(at: path),
            """
            \(debugName).scrollToItem(at:): attempted to scroll to an invalid index path: \(Array(path)); there are \
            \(counts.count) sections\(counts.indices.contains(path.section) ? ", \(counts[path.section]) items in that one" : "")
            """
        )
        guard let attributes = currentLayout.layoutAttributesForItem(at: path) else { return }
        if let section = attributes.scrollingSection {
            layOutScrollers()
            guard let scroller = sectionScrollers[section] else {
                return reveal(mirrored(attributes.place), position, path, animated: animated)
            }
            scroller.reveal(attributes.place, position, animated: animated)
        }
        reveal(mirrored(attributes.place), position, path, animated: animated)
    }

    private func reveal(_ rect: CGRect, _ position: ScrollPosition, _ path: IndexPath, animated: Bool) {
        setContentOffset(offset(showing: rect, position), animated: animated)
        guard window != nil else { return }
        itemTarget = ItemTarget(path: path, position: position, expected: motion?.end ?? contentOffset)
        if motion == nil { layoutIfNeeded() }
    }

    /// Items on the way had sizes that were estimated only: goes on to where the one that was scrolled to really is.
    /// - Returns: whether other elements may be seen now.
    func followItemTarget() -> Bool {
        guard let target = itemTarget else { return false }
        guard hasItem(at: target.path), drag == nil,
            let attributes = currentLayout.layoutAttributesForItem(at: target.path)
        else {
            itemTarget = nil
            return false
        }
        let place = onPixels(offset(showing: mirrored(attributes.place), target.position))
        if let motion {
            guard motion.kind == .animation else {
                itemTarget = nil
                return false
            }
            let end = motion.end
            if target.position.isVertical { motion.shift.y += place.y - end.y }
            if target.position.isHorizontal { motion.shift.x += place.x - end.x }
            itemTarget?.expected = motion.end
            return false
        }
        guard place != contentOffset else {
            itemTarget = nil
            return false
        }
        move(to: place)
        itemTarget?.expected = contentOffset
        return true
    }

    /// Forgets the item that was scrolled to where something else has moved the content since.
    func dropOverriddenItemTarget() {
        guard let expected = itemTarget?.expected, motion == nil else { return }
        if onPixels(expected) != contentOffset { itemTarget = nil }
    }
}

/// The item that a collection view scrolls to, until the sizes of those around it are known.
struct ItemTarget {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
    /// Where the content is, or will be at the end of its animation, unless something else moves it.
    var expected: CGPoint
}

extension UICollectionView.ScrollPosition {
    fileprivate var isVertical: Bool { !isDisjoint(with: [.top, .centeredVertically, .bottom]) }
    fileprivate var isHorizontal: Bool { !isDisjoint(with: [.left, .centeredHorizontally, .right]) }
}

extension UIScrollView {
    /// The offset that shows a rectangle of the content where a position says, within the limits.
    func offset(showing rect: CGRect, _ position: UICollectionView.ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let size = boundsStorage.size
        var offset = contentOffset
        let nearest = self.offset(revealing: rect)
        if position.contains(.top) {
            offset.y = rect.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = rect.midY - (size.height + inset.top - inset.bottom) / 2
        } else if position.contains(.bottom) {
            offset.y = rect.maxY - size.height + inset.bottom
        } else {
            offset.y = nearest.y
        }
        if position.contains(.left) {
            offset.x = rect.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = rect.midX - (size.width + inset.left - inset.right) / 2
        } else if position.contains(.right) {
            offset.x = rect.maxX - size.width + inset.right
        } else {
            offset.x = nearest.x
        }
        return clamped(offset)
    }
}
