public import DrydockViews

/// Says where a collection view's elements are. Layouts of your own subclass it, and override at least
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)`.
///
/// `prepare()` comes before every other question after an invalidation; the collection view then asks only for what it shows, so
/// that an answer about a rectangle should not take time in the number of items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The view that is laid out; nil outside of one.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?

    /// How decoration views of a kind are made, of a size.
    var decorationFactories: [String: (CGRect) -> UICollectionReusableView] = [:]

    public override init() {
        super.init()
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// After the layout was loaded from a nib, with its connections. Call super.
    open func awakeFromNib() {}

    // MARK: - Classes

    /// What the layout's attributes are; a subclass of `UICollectionViewLayoutAttributes`.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// What the layout's contexts are; a subclass of `UICollectionViewLayoutInvalidationContext`.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: - Layout

    /// Makes ready whatever the answers need. Called before them, once after each invalidation; call super.
    open func prepare() {}

    /// How large the content is, in points; override it.
    open var collectionViewContentSize: CGSize { .zero }

    /// All elements that touch a rectangle of the content; override it.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of a cell; override it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a supplementary view; override it where there are any.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a decoration view; override it where there are any.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The direction that the layout is written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether all is mirrored in an interface of the other direction; false unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Invalidation

    /// Has all attributes asked for again before the next frame.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Has what the context names asked for again before the next frame; overrides call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether scrolling or another size invalidates the layout; false unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// What that invalidates.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.isScrolling = newBounds.size == collectionView?.laidOutBounds.size
        return context
    }

    /// Whether a size that an element wants invalidates the layout; false unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// What that invalidates.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferred = preferredAttributes
        return context
    }

    // MARK: - Scrolling

    /// Where scrolling ends when a drag is let go.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: where it would end.
    ///   - velocity: of the offset, in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where content lies after items have changed, or another layout has come, by animation: asked after
    /// `prepare(forCollectionViewUpdates:)`.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: - Moving an item by hand

    /// Which place an item takes whose centre is at a position of the content: by default that of the cell there, as soon as the
    /// item would lie there too once it has its place.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath {
        let point = CGRect(origin: position, size: CGSize(width: 1, height: 1))
        guard let moving = layoutAttributesForItem(at: previousIndexPath),
            let over = layoutAttributesForElements(in: point)?.first(where: {
                $0.representedElementCategory == .cell && $0.indexPath != previousIndexPath
                    && $0.scrollingSection == nil && $0.frame.contains(position)
            })
        else { return previousIndexPath }
        // Cells of other sizes give way when the moved one's place would be under the finger.
        let isForwards = over.indexPath > previousIndexPath
        let (frame, size) = (over.frame, moving.size)
        let isPast =
            isForwards
            ? position.x >= frame.maxX - size.width && position.y >= frame.maxY - size.height
            : position.x <= frame.minX + size.width && position.y <= frame.minY + size.height
        return isPast ? over.indexPath : previousIndexPath
    }

    /// How the item is shown that a finger moves: by default as in its place, with its centre at a position, in front of all.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate ?? makeAttributes(.cell(indexPath))
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    // MARK: - Updates

    /// Before the animation of a batch; overrides call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// After the changes of a batch were given to the animation.
    open func finalizeCollectionViewUpdates() {}
    /// Before an animation in whose block the view gets another size, once the layout has prepared for that: what it says from
    /// here on of elements that come and go is animated, too.
    /// - Parameter oldBounds: what the view had before.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// After what another size changes was given to the animation.
    open func finalizeAnimatedBoundsChange() {}
    /// Where a cell that comes starts: by default where it was before, or, transparent, in its place if it is new. Nil for
    /// its place at the end.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { usualAttributes(.cell(itemIndexPath)) }
    /// Where a cell that goes ends: by default in its new place, or, transparent, where it is if it is deleted. Nil for where
    /// it is.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { usualAttributes(.cell(itemIndexPath)) }
    /// As for cells.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { usualAttributes(.supplementary(elementKind, elementIndexPath)) }
    /// As for cells.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { usualAttributes(.supplementary(elementKind, elementIndexPath)) }
    /// As for cells.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { usualAttributes(.decoration(elementKind, decorationIndexPath)) }
    /// As for cells.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { usualAttributes(.decoration(elementKind, decorationIndexPath)) }

    /// Where the element that the collection view asks for begins or ends unless the layout says something else.
    private func usualAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let usual = collectionView?.usualAnimationEnd, usual.key == key else { return nil }
        return usual.attributes
    }

    // MARK: - Changing layouts

    /// Before the collection view takes this layout in place of another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Before the collection view takes another layout in place of this one.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// After either.
    open func finalizeLayoutTransition() {}

    // MARK: - Decoration

    /// Has a kind of decoration views made by a class; nil for no more.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationFactories[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            fatalError(
                "\(Self.self).register: \(viewClass) is no UICollectionReusableView, which decoration views are"
            )
        }
        decorationFactories[elementKind] = { type.make(frame: $0) }
    }

    /// Has a kind of decoration views made from a nib whose first object is one; nil for no more.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationFactories[elementKind] = nib.map { nib in
            { _ in
                guard let view = nib.firstObject(reuseIdentifier: elementKind) as? UICollectionReusableView
                else {
                    fatalError(
                        "\(Self.self): the nib registered for \(elementKind) has no reusable view as its first object"
                    )
                }
                return view
            }
        }
    }

    // MARK: - For layouts of this library

    /// Whether elements are to be asked what size they want.
    func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// Sections that scroll by themselves and touch a rectangle of the content.
    func scrollingSections(in rect: CGRect) -> [ScrollingSection] { [] }
    /// Items and sections have moved, come and gone; comes before the invalidation.
    func dataDidChange(_ map: ListUpdateMap) {}
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (type ?? UICollectionViewLayoutInvalidationContext.self).make(())
    }

    func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = (type ?? UICollectionViewLayoutAttributes.self).make(())
        attributes.indexPath = key.indexPath
        attributes.representedElementCategory = key.category
        attributes.representedElementKind = key.category == .cell ? nil : key.kind
        return attributes
    }
}
