/// Two anchors that are constrained together.
public struct AnchorPair<First, Second> {
    public let first: First
    public let second: Second
    /// Whether the two are opposite edges, so that constants are insets: `+c` for the first, `-c` for the second.
    let areEdges: Bool
}

/// The four edges, by writing direction.
public struct EdgeAnchors {
    public let horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
    public let verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

/// What has edges, a centre and a size that can be constrained as groups: views and layout guides.
public protocol AnchorGroupProvider {
    var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
    var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
    var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
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

    public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
        AnchorPair(first: centerXAnchor, second: centerYAnchor, areEdges: false)
    }

    /// Width and height.
    public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> {
        AnchorPair(first: widthAnchor, second: heightAnchor, areEdges: false)
    }
}
