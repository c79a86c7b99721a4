import DrydockViews

extension UICollectionView: ElementContainer {
    var elementBackground: UIView? { backgroundView }

    // MARK: - Invalidation

    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        needsPrepare = true
        needsElements = true
        if context.preferred == nil, !context.isScrolling {
            for view in elements.values { view.wasMeasured = false }
        }
        if context.contentOffsetAdjustment != .zero { shiftContent(by: context.contentOffsetAdjustment) }
        setNeedsLayout()
    }

    func insetsDidChange() {
        currentLayout.invalidateLayout()
    }

    /// The content of an element that was measured has changed.
    func elementSizesMayHaveChanged() {
        guard selfSizingInvalidation != .disabled else { return }
        needsElements = true
        setNeedsLayout()
    }

    /// Has the layout prepare where it was invalidated, and takes its size.
    ///
    /// As in UIKit, the data source is asked for counts once the layout asks for them, or else when it is prepared: what the source says may
    /// depend on what the layout makes of its own data.
    func prepareLayout() {
        defer { loadCounts() }
        var rounds = 0
        // Another size of the content may move it, and that may invalidate.
        while true {
            noteBounds()
            guard needsPrepare else { return }
            guard rounds < FrameLimit.collectionRounds.most else {
                return FrameLimit.reportCollectionRounds(self, layout: currentLayout)
            }
            rounds += 1
            needsPrepare = false
            needsElements = true
            currentLayout.prepare()
            let size = currentLayout.collectionViewContentSize
            require(
                size.width.isFinite && size.height.isFinite,
                "\(type(of: currentLayout)).collectionViewContentSize: \(size) is not finite"
            )
            if motion != nil, size.height < contentSize.height || size.width < contentSize.width {
                hasShrunkInMotion = true
            }
            if contentSize != size { contentSize = size }
            showMirroredStart()
        }
    }

    /// Asks the layout what it thinks of other bounds.
    private func noteBounds() {
        let bounds = boundsStorage
        guard bounds != laidOutBounds else { return }
        needsElements = true
        let old = laidOutBounds.isEmpty ? bounds : laidOutBounds
        // As in UIKit, the view still has its old bounds when the layout is asked: it may want to know the way.
        boundsStorage = old
        let isInvalid = currentLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        let context = isInvalid ? currentLayout.invalidationContext(forBoundsChange: bounds) : nil
        if boundsStorage == old { boundsStorage = bounds }
        if isInvalid { noteAnimatedBoundsChange() }
        laidOutBounds = bounds
        if let context { currentLayout.invalidateLayout(with: context) }
    }

    /// Motion ends where it was to, which may be behind the end of content that was estimated longer.
    private func returnAfterShrinking() {
        guard hasShrunkInMotion, motion == nil, drag == nil, pinch == nil else { return }
        hasShrunkInMotion = false
        let (offset, limits) = (contentOffset, offsetLimits)
        let target = CGPoint(x: min(offset.x, limits.x.upperBound), y: min(offset.y, limits.y.upperBound))
        if target != offset { animate(to: target, within: 0.2, .step) }
    }

    /// What is mirrored and wider than the view begins at its right end.
    private func showMirroredStart() {
        guard !isMirroredStartShown, isMirrored, bounds.width > 0, contentSize.width > 0 else { return }
        isMirroredStartShown = true
        let end = offsetLimits.x.upperBound
        if end > 0 { move(to: CGPoint(x: end, y: contentOffset.y)) }
    }

    // MARK: - Layout

    /// Shows what the layout has in the bounds, and nothing else.
    func layOutElements() {
        guard !isLayingOutElements, batch == nil else { return }
        isLayingOutElements = true
        defer { isLayingOutElements = false }
        // A data source that nobody has kept has no items.
        if dataSource == nil, !counts.isEmpty { reload() }
        dropOverriddenItemTarget()
        prepareLayout()
        if drag != nil { swiperStorage?.close(animated: true) }
        returnAfterShrinking()
        guard needsElements || itemTarget != nil else { return }
        dropStaleElements()
        animateBoundsChange()
        for _ in 0..<FrameLimit.tableRounds.most {
            layOutSeenElements()
            guard followItemTarget() else { return }
            prepareLayout()
        }
        // The next layout goes on.
        setNeedsLayout()
    }

    private func layOutSeenElements() {
        var anchor = currentAnchor()
        // Sizes that differ from their estimates bring others in.
        for _ in 0..<8 {
            needsElements = false
            showElements()
            guard measureElements() else { break }
            prepareLayout()
            keep(&anchor)
        }
    }

    /// After all was reloaded nothing that is shown stands for anything.
    private func dropStaleElements() {
        guard needsFreshElements else { return }
        needsFreshElements = false
        for key in elements.keys.sorted(by: ElementKey.areInOrder) { retire(key) }
        for scroller in sectionScrollers.values { scroller.removeFromSuperview() }
        sectionScrollers = [:]
    }

    /// The topmost cell in sight whose size is known. Content above it may change without moving it.
    private func currentAnchor() -> (key: ElementKey, origin: CGPoint)? {
        let visible = bounds.inset(by: adjustedContentInset)
        let limits = offsetLimits
        let isAtStart = contentOffset.y <= limits.y.lowerBound && contentOffset.x <= limits.x.lowerBound
        guard !isAtStart else { return nil }
        return elements.lazy
            .filter { key, view in
                guard key.category == .cell, view.wasMeasured, let attributes = view.layoutAttributes else {
                    return false
                }
                return attributes.scrollingSection == nil && attributes.place.intersects(visible)
            }
            .min { ElementKey.areInOrder($0.key, $1.key) }
            .flatMap { key, view in view.layoutAttributes.map { (key, $0.place.origin) } }
    }

    private func keep(_ anchor: inout (key: ElementKey, origin: CGPoint)?) {
        guard let old = anchor, let attributes = layoutAttributes(old.key) else { return }
        let new = attributes.place.origin
        let way = CGPoint(x: isMirrored ? 0 : new.x - old.origin.x, y: new.y - old.origin.y)
        anchor = (old.key, new)
        if way != .zero {
            shiftContent(by: way)
            prepareLayout()
        }
    }

    /// What the layout has in the bounds, checked.
    func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        layOutScrollers()
        let rect = mirrored(bounds)
        guard rect.width > 0, rect.height > 0,
            let all = currentLayout.layoutAttributesForElements(in: rect)
        else { return [] }
        return all.filter { attributes in
            attributes.check(for: currentLayout)
            if attributes.representedElementCategory == .cell {
                require(
                    hasItem(at: attributes.indexPath),
                    """
                    \(debugName) received layout attributes for a cell with an index path that does not exist: \
                    \(Array(attributes.indexPath))
                    """
                )
            }
            guard !attributes.isHidden else { return false }
            let frame = attributes.frame
            if let section = attributes.scrollingSection, let scroller = sectionScrollers[section] {
                return scroller.place(of: frame).isSeen(in: scroller.bounds)
            }
            return frame.isSeen(in: rect)
        }
    }

    private func showElements() {
        var shown: [ElementKey: UICollectionReusableView] = [:]
        var coming: [UICollectionViewLayoutAttributes] = []
        for attributes in visibleAttributes() where shown[attributes.key] == nil {
            let key = attributes.key
            if let view = elements.removeValue(forKey: key) {
                shown[key] = view
                show(view, attributes)
            } else {
                coming.append(attributes)
            }
        }
        for key in elements.keys.sorted(by: ElementKey.areInOrder) {
            // What a finger moves stays with it.
            if let cell = movement?.cell, elements[key] === cell { shown[key] = cell } else { retire(key) }
        }
        elements = shown
        for attributes in coming where elements[attributes.key] == nil {
            let view = make(attributes)
            // A callback may have changed everything.
            guard !needsCounts else { return pool.put(view) }
            bringIn(view, attributes)
        }
        sectionScrollers = sectionScrollers.filter { section, scroller in
            let isShown = scroller.isShown
            if !isShown { scroller.removeFromSuperview() }
            return isShown
        }
    }

    /// Shows an element at its place.
    func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if let movement, movement.cell === view { return showMovement() }
        view.take(attributes, at: place(of: attributes))
        if view.isPinned != attributes.isPinned { view.isPinned = attributes.isPinned }
    }

    /// Takes a new view up among the elements, and tells the delegate.
    func bringIn(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        elements[key] = view
        view.wasMeasured = false
        let isAnimating = UIView.inheritedAnimationDuration > 0
        UIView.performWithoutAnimation {
            // What has them since it was dequeued may have been changed by the data source.
            if view.layoutAttributes?.isSame(as: attributes) != true { view.layoutAttributes = nil }
            view.willBeShown(by: currentLayout, at: key)
            show(view, attributes)
            if key.category == .cell, let cell = view as? UICollectionViewCell {
                // A cell that the data source has made look selected stays so, though its item is not.
                if selection.contains(key.indexPath) { cell.isSelected = true }
                delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
            } else if key.category == .supplementaryView {
                delegate?.collectionView(
                    self,
                    willDisplaySupplementaryView: view,
                    forElementKind: key.kind,
                    at: key.indexPath
                )
            }
            let container = container(of: attributes)
            if isAnimating { view.layoutIfNeeded() }
            container.placeByIndex(view)
        }
    }

    func container(of attributes: UICollectionViewLayoutAttributes) -> any ElementContainer {
        attributes.scrollingSection.flatMap { sectionScrollers[$0] } ?? self
    }

    /// Takes an element out, for other items to come.
    func retire(_ key: ElementKey) {
        guard let view = elements.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        endDisplay(of: view, key)
        pool.put(view)
    }

    func endDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
        if press?.path == key.indexPath, key.category == .cell { cancelPress() }
        view.layoutAttributes = nil
        if key.category == .cell, let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
        } else if key.category == .supplementaryView {
            delegate?.collectionView(
                self,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: key.kind,
                at: key.indexPath
            )
        }
    }

    /// Asks elements that are new or have changed for their size.
    /// - Returns: whether the layout takes any of them up.
    func measureElements() -> Bool {
        var isInvalidated = false
        let unmeasured = elements.filter { !$0.value.wasMeasured }
        for (_, view) in unmeasured.sorted(by: { ElementKey.areInOrder($0.key, $1.key) }) {
            view.wasMeasured = true
            guard let attributes = view.layoutAttributes, currentLayout.asksForPreferredSize(of: attributes)
            else { continue }
            let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate)
            preferred.check(for: currentLayout)
            guard
                currentLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred,
                    withOriginalAttributes: attributes
                )
            else { continue }
            let context = currentLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred,
                withOriginalAttributes: attributes
            )
            if context.preferred == nil { context.preferred = preferred }
            currentLayout.invalidateLayout(with: context)
            isInvalidated = true
        }
        return isInvalidated
    }
}

extension ElementKey {
    /// By path, and those of one path by what they are.
    nonisolated static func areInOrder(_ first: ElementKey, _ second: ElementKey) -> Bool {
        if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
        if first.category != second.category { return first.category.rawValue < second.category.rawValue }
        return first.kind < second.kind
    }
}
