import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

@Suite("Zooming and refreshing")
struct ScrollZoomTests {
    private let stage = ScrollStage(content: CGSize(width: 300, height: 400))
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        stage.scroll.addSubview(picture)
        stage.zoomed = picture
        stage.scroll.minimumZoomScale = 1
        stage.scroll.maximumZoomScale = 4
        stage.screen.host.update()
        _ = stage.take()
    }

    private func touch(_ phase: PointerEvent.Phase, _ id: Int64, _ x: Double, _ y: Double) {
        stage.screen.host.handle(.pointer(PointerEvent(phase: phase, id: id, x: x, y: y)))
    }

    @Test("the scale is the view's transform, keeps its corner, and is the content's size")
    func scale() {
        stage.scroll.zoomScale = 2
        #expect(picture.transform.a == 2)
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(stage.scroll.contentSize == CGSize(width: 600, height: 800))
        #expect(stage.offset == CGPoint(x: 150, y: 200), "around the middle")
        #expect(stage.take() == ["begin zooming", "end zooming 2.0"])
        stage.scroll.zoomScale = 9
        #expect(stage.scroll.zoomScale == 4)
        stage.scroll.zoomScale = 0.1
        #expect(stage.scroll.zoomScale == 1 && picture.transform.a == 1)
        #expect(stage.scroll.contentSize == CGSize(width: 300, height: 400))
    }

    @Test("a scale that is what it was tells nobody")
    func sameScale() {
        stage.scroll.zoomScale = 1
        stage.scroll.zoomScale = 0.5
        #expect(stage.take() == [])
        stage.scroll.zoomScale = 4
        _ = stage.take()
        stage.scroll.setZoomScale(9, animated: true)
        #expect(stage.take() == [])
        #expect(stage.scroll.zoomScale == 4)
    }

    @Test("zooming to a rectangle shows it, within 0.3 s")
    func rectangle() {
        stage.scroll.zoom(to: CGRect(x: 150, y: 200, width: 150, height: 200), animated: true)
        stage.screen.advance(by: 0.15)
        #expect(stage.scroll.zoomScale == 1.5)
        stage.screen.advance(by: 0.15)
        #expect(stage.scroll.zoomScale == 2 && stage.offset == CGPoint(x: 300, y: 400))
        #expect(stage.take() == ["begin zooming", "end zooming 2.0"])
    }

    @Test("a pinch keeps what is between the fingers there, and comes back from beyond the limit")
    func pinch() {
        touch(.began, 1, 100, 200)
        touch(.began, 2, 190, 200)
        touch(.moved, 2, 200, 200)
        #expect(stage.scroll.isZooming)
        touch(.moved, 2, 300, 200)
        #expect(stage.scroll.zoomScale == 2)
        let middle = CGPoint(x: stage.offset.x + 200, y: stage.offset.y + 200)
        #expect(
            abs(middle.x - 300) <= 0.5 && abs(middle.y - 400) <= 0.5,
            "the point (150, 200), twice as far out"
        )
        touch(.moved, 1, -700, 200)
        #expect(stage.scroll.zoomScale > 4 && stage.scroll.zoomScale <= 8)
        touch(.ended, 1, -700, 200)
        touch(.ended, 2, 300, 200)
        #expect(stage.scroll.isZoomBouncing)
        stage.screen.settle()
        #expect(stage.scroll.zoomScale == 4 && !stage.scroll.isZoomBouncing && !stage.scroll.isZooming)
        #expect(
            stage.take().filter { $0.hasSuffix("zooming") || $0.hasPrefix("end zooming") } == [
                "begin zooming", "end zooming 4.0",
            ]
        )
        let limits = stage.scroll.contentSize
        #expect(stage.offset.x >= 0 && stage.offset.x <= limits.width - 300)
    }

    @Test("without limits apart there is no pinch")
    func noZoom() {
        #expect(stage.scroll.pinchGestureRecognizer != nil)
        stage.scroll.maximumZoomScale = 1
        #expect(stage.scroll.pinchGestureRecognizer == nil)
    }

    // MARK: - Refreshing

    @Test("pulled down far enough it refreshes once, holds its room, and goes back when told to")
    func refresh() {
        let stage = ScrollStage()
        let refresh = UIRefreshControl()
        var sent = 0
        refresh.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        stage.scroll.refreshControl = refresh
        stage.screen.host.update()
        stage.down(150, 50)
        stage.move(150, 60)
        stage.move(150, 120)
        #expect(sent == 0 && !refresh.isRefreshing)
        stage.move(150, 300)
        #expect(sent == 1 && refresh.isRefreshing)
        stage.move(150, 310)
        stage.screen.advance(by: 0.2)
        stage.up()
        stage.screen.advance(by: 3)
        #expect(sent == 1 && stage.offset.y == -60)
        #expect(refresh.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        refresh.endRefreshing()
        stage.screen.advance(by: 1)
        #expect(stage.offset.y == 0 && !refresh.isRefreshing)
        #expect(stage.scroll.adjustedContentInset == .zero)
    }

    @Test("the control stands between the bar that the content keeps clear of and the content")
    func refreshUnderBar() {
        let table = UITableViewController(style: .plain)
        let refresh = UIRefreshControl()
        let screen = Screen {
            table.refreshControl = refresh
            table.tableView.contentInset.top = 10
            return UINavigationController(rootViewController: table)
        }
        screen.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700))
        screen.advance(by: 3)
        #expect(refresh.isRefreshing && table.tableView.contentOffset.y == -91 - 10 - 60)
        #expect(screen.frame(of: refresh) == CGRect(x: 0, y: 91, width: 390, height: 60))
    }

    @Test("begun by code it takes its room")
    func beginRefreshing() {
        let stage = ScrollStage()
        let refresh = UIRefreshControl()
        stage.scroll.refreshControl = refresh
        refresh.beginRefreshing()
        stage.screen.host.update()
        #expect(stage.scroll.adjustedContentInset.top == 60)
        stage.scroll.refreshControl = nil
        #expect(refresh.superview == nil && stage.scroll.adjustedContentInset.top == 0)
    }
}
