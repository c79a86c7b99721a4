/// Two anchors that are constrained together.
@preconcurrency @MainActor
public struct AnchorPair<First, Second> {
    public let first: First
    public let second: Second
    /// Whether the two are opposite edges, so that constants are insets: `+c` for the first, `-c` for the second.
    let areEdges: Bool
}

/// The four edges, by writing direction.
@preconcurrency @MainActor
public struct EdgeAnchors {
    /// Leading and trailing.
    public let horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
    /// Top and bottom.
    public let verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

/// What has edges, a centre and a size that can be constrained as groups: views and layout guides.
@preconcurrency @MainActor
public protocol AnchorGroupProvider {
    /// Leading and trailing.
    var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
    /// Top and bottom.
    var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
    /// Both coordinates of the centre.
    var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
    /// Width and height.
    var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> { get }
}

extension AnchorGroupProvider {
    /// Leading, trailing, top and bottom.
    public var edgeAnchors: EdgeAnchors {
        EdgeAnchors(horizontalAnchors: horizontalAnchors, verticalAnchors: verticalAnchors)
    }
}

extension UIView: AnchorGroupProvider {
    /// Leading and trailing.
    public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
        AnchorPair(first: leadingAnchor, second: trailingAnchor, areEdges: true)
    }

    /// Top and bottom.
    public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
        AnchorPair(first: topAnchor, second: bottomAnchor, areEdges: true)
    }

    /// Both coordinates of the centre.
    public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
        AnchorPair(first: centerXAnchor, second: centerYAnchor, areEdges: false)
    }

    /// Width and height.
    public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
        AnchorPair(first: widthAnchor, second: heightAnchor, areEdges: false)
    }
}

extension UILayoutGuide: AnchorGroupProvider {
    /// Leading and trailing.
    public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
        AnchorPair(first: leadingAnchor, second: trailingAnchor, areEdges: true)
    }

    /// Top and bottom.
    public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
        AnchorPair(first: topAnchor, second: bottomAnchor, areEdges: true)
    }

    /// Both coordinates of the centre.
    public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
        AnchorPair(first: centerXAnchor, second: centerYAnchor, areEdges: false)
    }

    /// Width and height.
    public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
        AnchorPair(first: widthAnchor, second: heightAnchor, areEdges: false)
    }
}
