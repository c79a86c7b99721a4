/// Recognises drags that come in from an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Where the drag may come from; nowhere by default.
    open var edges: UIRectEdge = []

    /// The edges that the touch began at.
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = trackedTouches.first, let window = touch.window else { return }
        let (point, bounds) = (touch.locationInWindow, window.bounds)
        startEdges = []
        if point.x - bounds.minX <= Self.reach { startEdges.insert(.left) }
        if bounds.maxX - point.x <= Self.reach { startEdges.insert(.right) }
        if point.y - bounds.minY <= Self.reach { startEdges.insert(.top) }
        if bounds.maxY - point.y <= Self.reach { startEdges.insert(.bottom) }
        startEdges.formIntersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    override func isDrag(_ travel: CGPoint) -> Bool {
        guard super.isDrag(travel) else { return false }
        let isHorizontal = abs(travel.x) > abs(travel.y)
        return isHorizontal
            ? startEdges.contains(travel.x > 0 ? .left : .right)
            : startEdges.contains(travel.y > 0 ? .top : .bottom)
    }

    /// Points from the edge.
    private nonisolated static let reach: CGFloat = 20
}

/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
