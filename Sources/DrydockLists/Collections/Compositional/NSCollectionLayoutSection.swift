public import DrydockViews

/// What the insets of sections are added to.
public nonisolated enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; in that, the safe area.
    case automatic
    case none
    case safeArea
    case layoutMargins
    case readableContent
}

/// A section of a compositional layout: a group that is repeated, and what stands around it.
@preconcurrency @MainActor
public final class NSCollectionLayoutSection: NSObject {
    /// Called whenever the section is shown at another place, with what of it is in sight, how far it is scrolled, and what it was
    /// made for. Items may be changed.
    public typealias VisibleItemsInvalidationHandler = (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

    let group: NSCollectionLayoutGroup
    /// Around the groups, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Between groups, in points.
    public var interGroupSpacing: CGFloat = 0
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls by itself.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and so on. They have the path (section, place in this array among those of their kind).
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What headers and footers stand within at the sides, in place of what the section's items do. `automatic` leaves that to
    /// `supplementariesFollowContentInsets`.
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether headers and footers stand within the insets at the sides.
    public var supplementariesFollowContentInsets = true
    /// Backgrounds.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
    /// Nil for a section that is no list.
    var list: UICollectionLayoutListConfiguration?

    /// - Parameter group: is repeated until it has room for all items.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// Something of a section that is in sight, to be moved, faded, turned or hidden.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var bounds: CGRect { get set }
    var transform: CGAffineTransform { get set }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
    /// What it is; for cells `representedElementKind` is nil.
    var name: String { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    public var name: String { representedElementKind ?? "cell" }
}

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow one another.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, in points.
    public var interSectionSpacing: CGFloat = 0
    /// What sections' insets are added to unless they say otherwise: the safe area.
    public var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Headers and footers of the whole layout. They have the path (place in this array among those of their kind).
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    public override init() {
        super.init()
    }
}
