import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("The content of scroll views")
struct ScrollLayoutTests {
    enum Anchors: CaseIterable {
        case guide
        case view
    }

    @Test("indicators keep clear of the safe area unless they are told not to")
    func indicatorsInSafeArea() throws {
        let page = UIViewController()
        let screen = Screen { page }
        let scroll = UIScrollView(frame: page.view.bounds)
        screen.perform {
            scroll.contentSize = CGSize(width: 100, height: 2000)
            page.view.addSubview(scroll)
            scroll.flashScrollIndicators()
        }
        let bar = try #require(scroll.subviews.last)
        #expect(scroll.automaticallyAdjustsScrollIndicatorInsets)
        #expect(screen.frame(of: bar).minY == 50)
        screen.perform { scroll.automaticallyAdjustsScrollIndicatorInsets = false }
        #expect(screen.frame(of: bar).minY == 3)
    }

    @Test(
        "constraints to the content guide, or to the view itself, decide the content's size",
        arguments: Anchors.allCases
    )
    func contentSize(anchors: Anchors) {
        let stage = ScrollStage(content: .zero)
        let (scroll, content) = (stage.scroll, UIView())
        scroll.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        var constraints = [
            height, content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ]
        switch anchors {
        case .guide:
            let guide = scroll.contentLayoutGuide
            constraints += [
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
                content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
        case .view:
            constraints += [
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
                content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 20),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        stage.screen.host.update()
        #expect(scroll.contentSize == CGSize(width: 320, height: 920))
        #expect(content.frame == CGRect(x: 10, y: 20, width: 300, height: 900))
        #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 320, height: 920))
        scroll.contentOffset.y = 500
        stage.screen.host.update()
        #expect(content.frame.minY == 20 && stage.offset.y == 500)
        height.constant = 600
        stage.screen.host.update()
        #expect(scroll.contentSize.height == 620)
        #expect(stage.offset.y == 220, "content that has become shorter comes back")
    }

    @Test("content that grows by itself, with text, is scrolled as far")
    func text() {
        let stage = ScrollStage(content: .zero)
        let label = UILabel()
        label.numberOfLines = 0
        stage.scroll.addSubview(label)
        label.edgeAnchors == stage.scroll.edgeAnchors
        label.widthAnchor == stage.scroll.widthAnchor
        label.text = "One line"
        stage.screen.host.update()
        let line = stage.scroll.contentSize.height
        label.text = String(repeating: "Many lines\n", count: 40)
        stage.screen.host.update()
        #expect(stage.scroll.contentSize.height > 30 * line)
        #expect(stage.scroll.contentSize.width == 300)
    }

    @Test("right to left the content's leading edge is at its right end")
    func rightToLeft() {
        let stage = ScrollStage(content: .zero, direction: .rightToLeft)
        let content = UIView()
        stage.scroll.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let guide = stage.scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 500),
            content.heightAnchor.constraint(equalToConstant: 400),
        ])
        stage.screen.host.update()
        #expect(stage.scroll.contentSize == CGSize(width: 510, height: 400))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    }

    @Test("what is pinned to the frame guide stays where it is seen")
    func frameGuide() {
        let stage = ScrollStage()
        let header = UIView()
        stage.scroll.addSubview(header)
        header.translatesAutoresizingMaskIntoConstraints = false
        let guide = stage.scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
            header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.screen.host.update()
        for y in [0.0, 100, 333] {
            stage.scroll.contentOffset.y = y
            stage.screen.host.update()
            #expect(header.frame == CGRect(x: 0, y: y + 5, width: 300, height: 40))
        }
        #expect(stage.scroll.contentSize.height == 4000, "nothing decides about the content's size")
    }

    @Test("views beside a scroll view are laid out by its frame, whatever is scrolled")
    func siblings() {
        let stage = ScrollStage()
        let bar = UIView()
        stage.screen.window.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        stage.scroll.contentOffset.y = 300
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: stage.scroll.topAnchor, constant: 7),
            bar.leadingAnchor.constraint(equalTo: stage.scroll.leadingAnchor),
            bar.widthAnchor.constraint(equalToConstant: 20),
            bar.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.screen.host.update()
        #expect(bar.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
    }

    @Test("a scroll step lays out the scroll view and solves nothing")
    func nothingTwice() {
        let stage = ScrollStage(content: .zero)
        let content = UIView()
        stage.scroll.addSubview(content)
        content.edgeAnchors == stage.scroll.edgeAnchors
        content.widthAnchor == stage.scroll.widthAnchor
        content.heightAnchor == 2000
        stage.screen.host.update()
        var layouts = 0
        final class Counter: UIView {
            var count: () -> Void = {}
            override func layoutSubviews() { count() }
        }
        let counter = Counter()
        content.addSubview(counter)
        stage.screen.host.update()
        counter.count = { layouts += 1 }
        stage.scroll.contentOffset.y = 100
        stage.screen.host.update()
        #expect(layouts == 0)
    }

    @Test(
        "the safe area is added as the behaviour says",
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 4000.0, 47.0), (.automatic, 100, 0),
            (.scrollableAxes, 4000, 47), (.never, 4000, 0), (.always, 100, 47),
        ]
    )
    func safeArea(behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, top: Double) {
        let stage = ScrollStage(content: CGSize(width: 300, height: height), showsStatusBar: true)
        stage.scroll.contentInsetAdjustmentBehavior = behavior
        stage.scroll.contentInset.top = 5
        stage.screen.host.update()
        let inset = CGFloat(top + 5)
        #expect(stage.scroll.adjustedContentInset.top == inset)
        #expect(stage.offset.y == -inset, "content that stood at its beginning still does")
    }
}
