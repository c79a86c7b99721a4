public import DrydockViews

/// Makes a section of a compositional layout; nil where there is none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout that is put together from values: items in groups, groups in sections.
///
/// Sections are made when the layout is prepared; a section stores nothing for its items but the sizes that views have said, and where
/// these decide how many items have room 24 bytes a group. What is in sight is found in logarithmic time. Mirrored in an interface
/// that runs from right to left.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// What all sections have in common. Setting it lays out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// All sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// All sections are alike.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// - Parameter sectionProvider: makes each section, whenever the size or the data have changed.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    /// - Parameters:
    ///   - sectionProvider: makes each section, whenever the size or the data have changed.
    ///   - configuration: what they have in common.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    // MARK: - State

    var sections: [CompositionalSection] = []
    /// Headers and footers of the whole layout.
    var boundary: [BoundaryElement] = []
    var boundaryInsets = NSDirectionalEdgeInsets.zero
    /// Whether sections have to be made anew. Set by invalidations, cleared by `prepare()`.
    private var needsSections = true
    /// Sections with views of another size since.
    private var staleSections: Set<Int> = []
    /// Whether a header or footer has another size since.
    private var isBoundaryStale = false
    /// What views have said of their sizes, by section and item.
    private var itemSizes: [Int: [Int: CGSize]] = [:]
    private var boundarySizes: [ElementKey: CGSize] = [:]
    private(set) var breadth: CGFloat = 0

    var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return sections = [] }
        if needsSections {
            makeSections(in: view)
        } else if isBoundaryStale {
            remakeSections()
        } else if let first = staleSections.min() {
            for index in staleSections where index < sections.count { sections[index].groups.update() }
            place(from: first)
        }
        needsSections = false
        isBoundaryStale = false
        staleSections = []
    }

    private func makeSections(in view: UICollectionView) {
        let inset = view.adjustedContentInset
        let size = CGSize(
            width: max(view.bounds.width - inset.left - inset.right, 0),
            height: max(view.bounds.height - inset.top - inset.bottom, 0)
        )
        let across = isVertical ? size.width : size.height
        if across != breadth {
            itemSizes = [:]
            boundarySizes = [:]
        }
        breadth = across
        let traits = view.traitCollection
        makeBoundary(in: size)
        let kept = itemSizes
        sections = (0..<view.numberOfSections).map { index in
            let insets = insets(for: configuration.contentInsetsReference, in: view)
            let environment = LayoutEnvironment(size: size, insets: insets, traits: traits)
            guard let section = provider(index, environment) else {
                fatalError(
                    "\(type(of: self)): the section provider returned no section for index \(index), which the data source has"
                )
            }
            if let list = section.list { listWasMade(list, in: view) }
            let reference = section.contentInsetsReference
            let own = reference == .automatic ? insets : self.insets(for: reference, in: view)
            let boundaryReference = section.supplementaryContentInsetsReference
            let room = CompositionalSection.Room(
                isVertical: isVertical,
                breadth: across,
                length: isVertical ? size.height : size.width,
                insets: own,
                ownBoundaryInsets: boundaryReference == .automatic
                    ? nil : self.insets(for: boundaryReference, in: view),
                environment: LayoutEnvironment(size: size, insets: own, traits: traits)
            )
            return CompositionalSection(
                section,
                index: index,
                count: view.numberOfItems(inSection: index),
                room,
                measured: kept[index] ?? [:],
                boundarySizes: boundarySizes
            )
        }
        place(from: 0)
    }

    /// As they are, with the sizes that are known by now.
    private func remakeSections() {
        if let size = sections.first?.room.environment.contentSize { makeBoundary(in: size) }
        sections = sections.map { old in
            CompositionalSection(
                old.section,
                index: old.index,
                count: old.groups.count,
                old.room,
                measured: itemSizes[old.index] ?? [:],
                boundarySizes: boundarySizes
            )
        }
        place(from: 0)
    }

    private func makeBoundary(in size: CGSize) {
        boundary = BoundaryElement.make(configuration.boundarySupplementaryItems, section: nil)
        for element in boundary.indices { boundary[element].resolve(in: size, boundarySizes) }
        boundaryInsets = BoundaryElement.insets(of: boundary)
    }

    private func place(from first: Int) {
        let before = isVertical ? boundaryInsets.top : boundaryInsets.leading
        for index in sections.indices.dropFirst(first) {
            sections[index].start =
                index > 0 ? sections[index - 1].end + configuration.interSectionSpacing : before
        }
    }

    /// What a reference takes at the sides along which sections run.
    private func insets(
        for reference: UIContentInsetsReference,
        in view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let edges: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: edges = view.safeAreaInsets
        case .layoutMargins: edges = view.layoutMargins
        case .readableContent:
            let guide = view.readableContentGuide.layoutFrame
            edges = UIEdgeInsets(
                top: view.layoutMargins.top,
                left: guide.width > 0 ? guide.minX - view.bounds.minX : 0,
                bottom: view.layoutMargins.bottom,
                right: guide.width > 0 ? view.bounds.maxX - guide.maxX : 0
            )
        }
        let inset = view.contentInsetAdjustmentBehavior == .always ? edges : .zero
        let (left, right) = (max(edges.left - inset.left, 0), max(edges.right - inset.right, 0))
        return isVertical
            ? NSDirectionalEdgeInsets(
                top: 0,
                leading: view.isMirrored ? right : left,
                bottom: 0,
                trailing: view.isMirrored ? left : right
            ) : NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    open override var collectionViewContentSize: CGSize {
        let end = sections.last?.end ?? (isVertical ? boundaryInsets.top : boundaryInsets.leading)
        let length = end + (isVertical ? boundaryInsets.bottom : boundaryInsets.trailing)
        return isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let leaf = sections[indexPath.section].leaf(of: indexPath.item)
        else { return nil }
        return attributes(leaf, indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplementary(.supplementary(elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        return decorations(of: sections[indexPath.section]).first {
            $0.representedElementKind == elementKind && $0.indexPath == indexPath
        }
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred {
            take(preferred)
        } else if !context.isScrolling {
            needsSections = true
            if context.invalidateEverything {
                itemSizes = [:]
                boundarySizes = [:]
            }
        }
        super.invalidateLayout(with: context)
    }

    private func take(_ preferred: UICollectionViewLayoutAttributes) {
        let path = preferred.indexPath
        if preferred.representedElementCategory == .supplementaryView {
            boundarySizes[preferred.key] = preferred.size
            isBoundaryStale = true
        } else if sections.indices.contains(path.section) {
            itemSizes[path.section, default: [:]][path.item] = preferred.size
            sections[path.section].groups.setSize(preferred.size, of: path.item)
            staleSections.insert(path.section)
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.laidOutBounds.size != newBounds.size } ?? true
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let axes = originalAttributes.fixedAxes else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return !axes.width && abs(new.width - old.width) > 0.01
            || !axes.height && abs(new.height - old.height) > 0.01
    }

    override func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.fixedAxes.map { !$0.width || !$0.height } ?? false
    }

    override func dataDidChange(_ map: ListUpdateMap) {
        var moved: [Int: [Int: CGSize]] = [:]
        for (section, sizes) in itemSizes {
            for (item, size) in sizes {
                let path = IndexPath(item: item, section: section)
                guard !map.isReloaded(path), let new = map.newPath(of: path) else { continue }
                moved[new.section, default: [:]][new.item] = size
            }
        }
        itemSizes = moved
        boundarySizes = Dictionary(
            boundarySizes.compactMap { key, size in map.newKey(of: key).map { ($0, size) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    override func scrollingSections(in rect: CGRect) -> [ScrollingSection] {
        indexes(from: rect).compactMap { sections[$0].scrolling }
    }

    /// The sections that touch a rectangle of the content.
    func indexes(from rect: CGRect) -> Range<Int> {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = sections.partitionIndex { $0.end >= low }
        return first..<max(first, sections.partitionIndex { $0.start > high })
    }
}
