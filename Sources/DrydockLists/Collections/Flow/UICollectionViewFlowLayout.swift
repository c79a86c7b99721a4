public import DrydockViews

/// Sets items in lines, as words are set: as many in each as there is room for, from the leading side, section after section.
///
/// The items of a line are spread over its whole breadth, and stand in the middle of its length; those of the last line keep to
/// the columns above where all items have one size, and to the smallest spacing otherwise. Sizes come from `itemSize`, from a delegate
/// that is a `UICollectionViewDelegateFlowLayout`, or, where `estimatedItemSize` is set, from the cells.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What insets of sections are added to.
    public nonisolated enum SectionInsetReference: Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
    }

    /// As `estimatedItemSize`: cells say their size, and stand at `itemSize` until they have.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude,
        height: .greatestFiniteMagnitude
    )

    // MARK: - Settings

    /// The direction in which lines follow one another.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// Between the items of a line, in points, at least.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// Of all items, in points.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// Where items are before their cells have said their size; zero for cells that have no say.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    /// Of headers: the height where lines follow downwards, else the width. Zero for none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Of footers, as of headers.
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Around the lines of a section, in points.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Whether a header stays in sight as long as its section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether a footer stays in sight as long as its section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: - State

    var sections: [FlowSection] = []
    /// Whether sections have to be made anew, with all the delegate's answers. Cleared by `prepare()`.
    var needsMetrics = true
    /// Set when the delegate does not implement what it was just asked.
    var isDelegateSilent = false
    /// The sizes that were used when the sections were made.
    var breadth: CGFloat = 0
    /// The sizes that cells have said, of lengths along lines and across them.
    var measuredSizes: [IndexPath: FlowSection.FlowSize] = [:]
    /// Sections whose items' sizes have changed since.
    var staleSections: Set<Int> = []

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        makeSections()
    }

    open override var collectionViewContentSize: CGSize {
        let length = sections.last?.end ?? 0
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item >= 0,
            indexPath.item < sections[indexPath.section].metrics.count
        else { return nil }
        return itemAttributes(indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0, sections.indices.contains(indexPath.section) else {
            return nil
        }
        return boundaryAttributes(elementKind, indexPath.section)
    }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred {
            take(preferred)
        } else if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
            if context.invalidateFlowLayoutDelegateMetrics || context.invalidateEverything
                || context.invalidateDataSourceCounts
            {
                needsMetrics = true
            }
        } else {
            needsMetrics = true
        }
        if context.invalidateEverything { measuredSizes = [:] }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
            || (collectionView.map { $0.laidOutBounds.size != newBounds.size } ?? true)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
            !context.isScrolling
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard asksForPreferredSize(of: originalAttributes) else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
    }

    override func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && estimatedItemSize != .zero && isDelegateSilent
    }

    override func dataDidChange(_ map: ListUpdateMap) {
        measuredSizes = Dictionary(
            measuredSizes.compactMap { path, size in map.newPath(of: path).map { ($0, size) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    var isVertical: Bool { scrollDirection == .vertical }
}

/// What of a flow layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be asked for sizes, insets and spacings again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether attributes are to be made anew.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionView {
    /// Which way the content goes on.
    public nonisolated enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }

    /// The kind of a header in flow layouts and lists.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a footer in flow layouts and lists.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
