public import DrydockViews

/// One item of a group: how large it is, and what is attached to it.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the size, in points, on axes whose size content does not decide.
    public final var contentInsets = NSDirectionalEdgeInsets.zero
    /// Room outside of the size; nil for none.
    public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// - Parameters:
    ///   - layoutSize: relative to the group.
    ///   - supplementaryItems: badges and the like, which get the item's index path.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
    {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// A view that stands beside cells.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// What lies in front of elements with lower numbers: 1, above cells, unless set.
    public final var zIndex = 1
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Nil for the container's.
    public let itemAnchor: NSCollectionLayoutAnchor?

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Has its own anchor's point where the container's is.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Where it stands at an item.
    func frame(at container: CGRect) -> CGRect {
        let size = layoutSize.resolved(in: container.size)
        let box = CGRect(origin: .zero, size: size)
        let (outer, inner) = (
            containerAnchor.point(in: container), (itemAnchor ?? containerAnchor).point(in: box)
        )
        let (first, second) = (containerAnchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero)
        return CGRect(
            x: outer.x - inner.x + first.x + second.x,
            y: outer.y - inner.y + first.y + second.y,
            width: size.width,
            height: size.height
        )
    }
}

/// A side or corner of a rectangle.
public nonisolated enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top
    case topLeading
    case leading
    case bottomLeading
    case bottom
    case bottomTrailing
    case trailing
    case topTrailing
}

/// A header, a footer, or another view at the boundary of a section or of the whole layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Whether the section grows by the view; it lies over the items otherwise.
    public var extendsBoundary = true
    /// Whether it stays in sight as long as its section is.
    public var pinToVisibleBounds = false
    public let alignment: NSRectAlignment
    /// Points by which it is moved.
    public let offset: CGPoint

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize,
            elementKind: elementKind,
            alignment: alignment,
            absoluteOffset: .zero
        )
    }

    /// - Parameters:
    ///   - layoutSize: relative to the section.
    ///   - elementKind: as the data source is told it.
    ///   - alignment: where on the section's boundary.
    ///   - absoluteOffset: points by which it is moved from there.
    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
    }
}

/// A view of a layout's own, behind a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// What lies in front of elements with lower numbers: −1, behind cells, unless set.
    public var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: .fractionalHeight(1)
            ),
            supplementaryItems: []
        )
    }

    /// Behind all of a section. The kind is registered with the layout.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
