import Drydock
import DrydockSnapshots
import Testing

@Suite("UIPageControl")
struct PageControlTests {
    private func stage(_ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> ControlStage<
        UIPageControl
    > {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 4
        return ControlStage(control, direction: direction)
    }

    @Test("pages stay within their number, of which there may be none or very many")
    func limits() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0)
        #expect(control.currentPage == 0)
        control.numberOfPages = 1_000_000_000
        control.frame = CGRect(x: 0, y: 0, width: 34, height: 26)
        control.currentPageIndicatorTintColor = .red
        control.currentPage = 500_000_000
        let picture = UIGraphicsImageRenderer(size: control.bounds.size).image {
            control.layer.render(in: $0.cgContext)
        }
        #expect(picture.size == control.bounds.size, "only what shows is drawn")
    }

    @Test("a tap on a half leads to the neighbour on that side")
    func taps() {
        let stage = stage()
        stage.screen.tap(at: CGPoint(x: 180, y: 113))
        #expect(stage.control.currentPage == 1)
        stage.screen.tap(at: CGPoint(x: 110, y: 113))
        stage.screen.tap(at: CGPoint(x: 110, y: 113))
        #expect(stage.control.currentPage == 0)
        #expect(stage.sent.count { $0 == "value" } == 2)
        let mirrored = self.stage(.rightToLeft)
        mirrored.screen.tap(at: CGPoint(x: 110, y: 113))
        #expect(mirrored.control.currentPage == 1)
    }

    @Test("dragging goes through the pages, a dot's distance each")
    func drag() {
        let stage = stage()
        stage.screen.drag(from: CGPoint(x: 120, y: 113), to: CGPoint(x: 120 + 17 * 2.5, y: 113))
        #expect(stage.control.currentPage == 2)
        #expect(stage.sent.count { $0 == "value" } == 2)
    }
}
