import Drydock
import DrydockPlatform
import DrydockTesting

/// A scroll view of 300 × 400 points at two pixels a point, a finger, and what the delegate is told.
final class ScrollStage: UIScrollViewDelegate {
    let screen: Screen
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private(set) var log: [String] = []
    var target: ((CGPoint) -> CGPoint)?
    private(set) var targets: [CGPoint] = []
    private(set) var velocities: [CGPoint] = []
    var zoomed: UIView?
    /// Whether each step of scrolling is noted as well.
    var notesSteps = false
    private var finger: Finger?

    init(
        content: CGSize = CGSize(width: 300, height: 4000),
        showsStatusBar: Bool = false,
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        screen = Screen.empty(
            size: CGSize(width: 300, height: 400),
            scale: 2,
            direction: direction,
            showsStatusBar: showsStatusBar
        )
        scroll.contentSize = content
        scroll.delegate = self
        scroll.showsVerticalScrollIndicator = false
        scroll.showsHorizontalScrollIndicator = false
        screen.window.addSubview(scroll)
        screen.host.update()
        log = []
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    var offset: CGPoint { scroll.contentOffset }

    // MARK: - Hands

    func down(_ x: Double, _ y: Double) { finger = screen.touchDown(at: CGPoint(x: x, y: y)) }
    func move(_ x: Double, _ y: Double) { finger?.move(to: CGPoint(x: x, y: y)) }
    func up() { finger?.lift() }

    /// Moves the finger evenly for some seconds, sixty times a second, and lifts it.
    func throwing(from start: CGPoint, velocity: CGPoint, seconds: Double = 0.2) {
        down(start.x, start.y)
        let steps = Int((seconds * 60).rounded())
        for step in 1...steps {
            screen.advance(by: 1.0 / 60)
            let time = Double(step) / 60
            move(start.x + velocity.x * time, start.y + velocity.y * time)
        }
        up()
    }

    func wheel(_ x: Double, _ y: Double, at point: CGPoint = CGPoint(x: 10, y: 10), isPrecise: Bool = false) {
        screen.host.handle(
            .scroll(ScrollEvent(x: point.x, y: point.y, deltaX: x, deltaY: y, isPrecise: isPrecise))
        )
        screen.host.update()
    }

    // MARK: - Delegate

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if notesSteps { log.append("scroll") } }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if notesSteps { log.append("zoom") } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin dragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("will end dragging")
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("end dragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append("begin zooming")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("end zooming \(scale)")
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("inset") }
}
