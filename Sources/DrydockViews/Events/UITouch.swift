/// One finger (or the mouse with its button down) from its beginning to its end.
@preconcurrency @MainActor
public final class UITouch: NSObject {
    /// Where a touch stands.
    public nonisolated enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        /// Of pointers that hover, which are gestures' alone here: no touch has them.
        case regionEntered, regionMoved, regionExited
    }

    /// What touches.
    public nonisolated enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A pointer with a button held.
        case indirectPointer = 3
    }

    /// What touches.
    public let type: TouchType
    /// Where the touch stands.
    public package(set) var phase = Phase.began
    /// Seconds since the clock's start.
    public package(set) var timestamp: TimeInterval = 0
    /// How many times in a row the place was tapped.
    public package(set) var tapCount = 1
    /// The window in which it began.
    public package(set) weak var window: UIWindow?
    /// The view that was hit when the touch began; it gets the touch until the end.
    public package(set) weak var view: UIView?

    /// 0, as on devices that do not feel force.
    public var force: CGFloat { 0 }
    /// 0, as on devices that do not feel force.
    public var maximumPossibleForce: CGFloat { 0 }

    /// Points in the window.
    package var locationInWindow: CGPoint
    package var previousLocationInWindow: CGPoint
    private let start: CGPoint

    package init(window: UIWindow, view: UIView?, location: CGPoint, type: TouchType = .direct) {
        self.type = type
        self.window = window
        self.view = view
        locationInWindow = location
        previousLocationInWindow = location
        start = location
        super.init()
    }

    /// The recognisers that watch the touch.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        window?.touchDispatcher.deliveries.first { $0.touch === self }?.recognizers
    }

    /// Points in the view's bounds; in the window's for nil.
    public func location(in view: UIView?) -> CGPoint {
        view?.convert(locationInWindow, from: nil) ?? locationInWindow
    }

    /// Whether the finger is farther from where it began than that of a tap on a row or an item.
    package var isDrag: Bool { hypot(locationInWindow.x - start.x, locationInWindow.y - start.y) > 10 }

    /// Where the touch was before its last change, in the coordinates of a view; in the window's for nil.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocationInWindow, from: nil) ?? previousLocationInWindow
    }

    /// As `location(in:)`, whose points are not rounded.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// As `previousLocation(in:)`, whose points are not rounded.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
