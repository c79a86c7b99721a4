public import DrydockViews

/// A width or height in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    let kind: Kind
    /// Points, or a part of the container's side.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        require(
            dimension.isFinite && dimension >= 0,
            "NSCollectionLayoutDimension: \(dimension) is not a finite number from zero up"
        )
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A part of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A part of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Points, until the view has said what it wants.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }
    /// Points, until the views have said what they want; then as much as the largest of those in the group wants.
    public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat)
        -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(.uniform, estimatedDimension)
    }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }
    public var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether content decides.
    var isOpen: Bool { kind == .estimated || kind == .uniform }

    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute: dimension
        // What has no size is never asked which one it wants.
        case .estimated, .uniform: max(dimension, 1)
        }
    }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func resolved(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.resolved(in: container),
            height: heightDimension.resolved(in: container)
        )
    }

    /// Sides that content does not decide.
    var fixedAxes: UICollectionViewLayoutAttributes.FixedAxes {
        .init(width: !widthDimension.isOpen, height: !heightDimension.isOpen)
    }

    var isOpen: Bool { widthDimension.isOpen || heightDimension.isOpen }
}

/// Room between items, or beside one.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
    /// Points; the least where it is flexible.
    public let spacing: CGFloat
    /// Whether it takes its share of what is left over.
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        require(spacing.isFinite, "NSCollectionLayoutSpacing: \(spacing) is not finite")
        self.spacing = spacing
        self.isFlexible = isFlexible
        super.init()
    }

    /// At least so many points, and a share of what is left over.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// So many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// Room around an item, outside of its size.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    /// Nil for no room.
    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }
}

/// Where a supplementary view is attached to an item.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    /// Points, or parts of the supplementary view's size.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// At edges, in the middle along an axis without any.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }
    /// Moved by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Moved by parts of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The anchor's point in a rectangle, without the offset.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
        )
    }

    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
