public import DrydockViews

/// A view that a collection view shows for a while and then again for something else: cells, headers, footers, decorations.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = coder.nib?.reuseIdentifier
    }

    /// What the view was registered for; nil for one that was not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The view is about to be shown for something else: overrides call super and undo what is not set each time.
    open func prepareForReuse() {}
    /// Before `prepareForReuse()`, which an override may leave without calling super.
    func willBeReused() {}

    /// The layout gives the view new attributes. Its frame, transform and alpha are set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Before another layout takes over.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// After another layout took over.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the view would like in place of those that a layout has estimated: with the size that its constraints, or
    /// else `sizeThatFits(_:)`, give it.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.fixedAxes ?? .init(width: false, height: false)
        let preferred = layoutAttributes.duplicate
        var size = fittingContentSize(layoutAttributes.place.size, axes)
        if axes.width { size.width = preferred.place.width }
        if axes.height { size.height = preferred.place.height }
        if size.width.isFinite, size.height.isFinite { preferred.place.size = size }
        return preferred
    }

    /// The size that the content wants.
    func fittingContentSize(_ size: CGSize, _ axes: UICollectionViewLayoutAttributes.FixedAxes) -> CGSize {
        UICollectionReusableView.fittingSize(of: self, size, axes) ?? sizeThatFits(size)
    }

    /// The size that constraints in a view give it; nil where there are none.
    static func fittingSize(
        of view: UIView,
        _ size: CGSize,
        _ axes: UICollectionViewLayoutAttributes.FixedAxes
    ) -> CGSize? {
        guard !view.constraints.isEmpty else { return nil }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: axes.width ? size.width : 0, height: axes.height ? size.height : 0),
            withHorizontalFittingPriority: axes.width ? .required : .fittingSizeLevel,
            verticalFittingPriority: axes.height ? .required : .fittingSizeLevel
        )
        return CGSize(
            width: fitting.width > 0 ? fitting.width : size.width,
            height: fitting.height > 0 ? fitting.height : size.height
        )
    }

    /// The content wants another size: a layout that asks for sizes is told before the next frame.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        preferredSizeMayHaveChanged()
    }

    func preferredSizeMayHaveChanged() {
        guard wasMeasured else { return }
        wasMeasured = false
        collectionView?.elementSizesMayHaveChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        preferredSizeMayHaveChanged()
    }

    // MARK: - In a collection view

    /// What the layout said last.
    var layoutAttributes: UICollectionViewLayoutAttributes?
    /// How it was put there.
    private var taken: Look?

    /// What attributes set of a view. A layout may change attributes that it has handed over, so values are kept.
    private struct Look: Equatable {
        let place: CGRect
        let transform: CGAffineTransform
        let transform3D: CATransform3D?
        let alpha: CGFloat
    }

    /// Whether the layout knows the size that the view wants. Set by the collection view, cleared by changes of the content.
    var wasMeasured = false
    /// Which views it may be reused for; nil for one that the collection view did not make.
    var reuseKey: ReuseKey?
    weak var collectionView: UICollectionView?

    func take(_ attributes: UICollectionViewLayoutAttributes, at place: CGRect) {
        let old = layoutAttributes
        layoutAttributes = attributes
        let isNew = old.map { !$0.isSame(as: attributes) } ?? true
        let look = Look(
            place: place,
            transform: attributes.transform,
            transform3D: attributes.storedTransform3D,
            alpha: attributes.alpha
        )
        // What an app has made of the view since stays until its layout says something else.
        guard isNew || look != taken else { return }
        let isInSpace = look.transform3D != nil || taken?.transform3D != nil
        taken = look
        if isInSpace {
            transform3D = attributes.transform3D
        } else if transform != attributes.transform {
            transform = attributes.transform
        }
        let isAtFrame = attributes.transform.isIdentity && attributes.storedTransform3D == nil
        // As UIKit, which sets the bounds and the centre: see `UIView.placeByConstraints(at:_:)`.
        if isAtFrame, !overridesPlacing {
            frame = place
        } else {
            bounds.size = place.size
            center = CGPoint(x: place.midX, y: place.midY)
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if attributes.zIndex != old?.zIndex ?? 0 { (superview as? any ElementContainer)?.placeByIndex(self) }
        if isNew { apply(attributes) }
    }

    /// Whether the view stays at the edge while its section scrolls. Set by the collection view.
    var isPinned = false

    /// The view's item may have become the first or the last of its section.
    func positionMayHaveChanged(in layout: UICollectionViewLayout, _ path: IndexPath) {}

    /// The view will be filled with an item.
    func willShowItem(at path: IndexPath) {}

    /// The view has its place, and will be on the screen with the next frame.
    func willBeShown(by layout: UICollectionViewLayout, at key: ElementKey) {}
}

/// A view whose subviews are elements: the collection view, and in it the scroll views of sections that scroll by themselves.
protocol ElementContainer: UIView {
    /// What lies behind all elements.
    var elementBackground: UIView? { get }
}

extension ElementContainer {
    /// Puts an element in front of those with lower or equal indexes, and behind those with higher ones and behind other views.
    func placeByIndex(_ element: UICollectionReusableView) {
        let index = element.layoutAttributes?.zIndex ?? 0
        var place = 0
        for (position, view) in subviewStorage.enumerated().reversed() where view !== element {
            guard let other = elementIndex(of: view), other <= index else { continue }
            place = position + 1
            break
        }
        let own = element.superviewStorage === self ? subviewStorage.firstIndex { $0 === element } : nil
        if let own, own < place { place -= 1 }
        if own != place { insertSubview(element, at: place) }
    }

    private func elementIndex(of view: UIView) -> Int? {
        if let element = view as? UICollectionReusableView { return element.layoutAttributes?.zIndex }
        if view is any ElementContainer { return 0 }
        return view === elementBackground ? .min : nil
    }
}
