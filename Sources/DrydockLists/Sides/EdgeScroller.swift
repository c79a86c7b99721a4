import DrydockViews
import Foundation

/// Scrolls a list while a finger that moves something in it is held near an edge behind which there is more.
final class EdgeScroller {
    private weak var view: UIScrollView?
    /// Is called with where the finger is in the content, after each step.
    private let moved: (CGPoint) -> Void
    /// In points from the view's corner.
    private var finger = CGPoint.zero
    private var ticks: FrameTicker.Subscription?
    private var lastTick: TimeInterval = 0

    init(_ view: UIScrollView, moved: @escaping (CGPoint) -> Void) {
        self.view = view
        self.moved = moved
    }

    /// - Parameter location: of the finger, in the content.
    func follow(_ location: CGPoint) {
        guard let view else { return }
        let offset = view.contentOffset
        finger = CGPoint(x: location.x - offset.x, y: location.y - offset.y)
        guard way != .zero, let scene = view.window?.windowScene else { return stop() }
        guard ticks == nil else { return }
        lastTick = scene.time
        ticks = scene.frameTicker.subscribe { [weak self] time in self?.step(time) }
    }

    func stop() { ticks = nil }

    /// Along each axis 1 towards the end, -1 towards the beginning, else 0.
    private var way: CGPoint {
        guard let view else { return .zero }
        let (inset, size, edge) = (view.adjustedContentInset, view.bounds.size, CellMetrics.autoscrollEdge)
        func way(_ axis: NSLayoutConstraint.Axis, _ place: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat
        {
            if place < range.lowerBound + edge, view.canMove(axis, forwards: false) { return -1 }
            if place > range.upperBound - edge, view.canMove(axis, forwards: true) { return 1 }
            return 0
        }
        return CGPoint(
            x: way(.horizontal, finger.x, inset.left...max(inset.left, size.width - inset.right)),
            y: way(.vertical, finger.y, inset.top...max(inset.top, size.height - inset.bottom))
        )
    }

    private func step(_ time: TimeInterval) {
        guard let view else { return }
        let points = CellMetrics.autoscrollSpeed * CGFloat(min(max(time - lastTick, 0), 0.1))
        lastTick = time
        let offset = view.contentOffset
        view.move(to: view.clamped(CGPoint(x: offset.x + way.x * points, y: offset.y + way.y * points)))
        view.layoutIfNeeded()
        let new = view.contentOffset
        moved(CGPoint(x: finger.x + new.x, y: finger.y + new.y))
    }
}
