public import DrydockViews

/// Two anchors that are constrained together.
@preconcurrency @MainActor
public struct AnchorPair<First, Second> {
    public var first: First
    public var second: Second
    /// Whether the two are opposite edges, so that constants are insets: `+c` for the first, `-c` for the second.
    let areEdges: Bool
}

/// The four edges, by writing direction.
@preconcurrency @MainActor
public struct EdgeAnchors {
    /// Leading and trailing.
    public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
    /// Top and bottom.
    public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
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

extension AnchorPair {
    /// Any two anchors. Leading and trailing, left and right, top and bottom are opposite edges, for which constants are
    /// insets.
    public init<A: AnyObject, B: AnyObject>(first: First, second: Second)
    where First: NSLayoutAnchor<A>, Second: NSLayoutAnchor<B> {
        let edges: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.leading, .trailing), (.left, .right), (.top, .bottom),
        ]
        let areEdges = !first.isDistance && edges.contains { $0 == (first.attribute, second.attribute) }
        self.init(first: first, second: second, areEdges: areEdges)
    }
}

extension UIViewController: AnchorGroupProvider {
    /// Leading and trailing of the view.
    public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
        view.horizontalAnchors
    }

    /// Top and bottom of the view's safe area.
    public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
        view.safeAreaLayoutGuide.verticalAnchors
    }

    /// Both centres of the view.
    public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { view.centerAnchors }

    /// Width and height of the view.
    public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> { view.sizeAnchors }
}

// Anchorage's names, for code that moves.

public typealias EdgeInsets = UIEdgeInsets
public typealias LayoutPriority = UILayoutPriority
public typealias ConstraintAttribute = NSLayoutConstraint.Attribute
public typealias Priority = UILayoutPriority
