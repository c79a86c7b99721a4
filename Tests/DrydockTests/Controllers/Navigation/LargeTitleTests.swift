import Drydock
import DrydockTesting
import Testing

/// Bars over content that scrolls.
struct LargeTitleTests {
    private let page = UIViewController()
    private let scroll = UIScrollView()
    private let navigation: UINavigationController
    private let screen: Screen

    init() {
        let navigation = UINavigationController(rootViewController: page)
        self.navigation = navigation
        navigation.navigationBar.prefersLargeTitles = true
        page.title = "Mail"
        let (page, scroll) = (page, scroll)
        screen = Screen {
            page.view = scroll
            scroll.contentSize = CGSize(width: 390, height: 3000)
            return navigation
        }
        screen.settle()
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var smallTitle: UILabel? {
        var views: [UIView] = [bar]
        while let view = views.popLast() {
            if let label = view as? UILabel, label.text == "Mail", label.font.pointSize == 17 { return label }
            views += view.subviews
        }
        return nil
    }

    private func largeTitle() throws -> UILabel {
        var views: [UIView] = [bar]
        while let view = views.popLast() {
            if let label = view as? UILabel, label.text == "Mail", label.font.pointSize == 34 { return label }
            views += view.subviews
        }
        throw SearchFailure()
    }

    private struct SearchFailure: Error {}

    private func scroll(to y: CGFloat) {
        screen.perform { scroll.contentOffset.y = y }
        screen.settle()
    }

    @Test("content begins below the large title")
    func start() {
        #expect(bar.frame.height == 96)
        #expect(scroll.adjustedContentInset.top == 143)
        #expect(scroll.contentOffset.y == -143)
        #expect(smallTitle?.alpha == 0)
    }

    @Test(
        "the back button's title and the large title become each other on the way to a page and back",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func backTitle(direction: UIUserInterfaceLayoutDirection) throws {
        screen.host.layoutDirection = direction
        screen.settle()
        let place = screen.frame(of: try largeTitle())
        func labels() -> [UILabel] {
            var (views, found) = ([bar] as [UIView], [] as [UILabel])
            while let view = views.popLast() {
                if let label = view as? UILabel, label.text == "Mail" { found.append(label) }
                views += view.subviews
            }
            return found
        }
        func leading(_ frame: CGRect) -> CGFloat {
            direction == .leftToRight ? frame.minX : frame.maxX
        }
        // Where a label is drawn while it moves.
        func seen(_ label: UILabel) -> CGRect {
            let model = label.transform
            defer { label.transform = model }
            UIView.performWithoutAnimation { label.transform = label.presentation?.transform ?? model }
            return screen.frame(of: label)
        }
        for isPush in [true, false] {
            screen.perform {
                if isPush {
                    navigation.pushViewController(UIViewController(), animated: true)
                } else {
                    navigation.popViewController(animated: true)
                }
            }
            var heights: [CGFloat] = []
            for _ in 0..<4 {
                screen.advance(by: 0.06)
                let large = seen(try largeTitle())
                let back = seen(
                    try #require(labels().first { $0.superview is UIControl && $0.font.pointSize == 17 })
                )
                #expect(abs(leading(back) - leading(large)) < 0.5)
                #expect(abs(back.midY - large.midY) < 0.5)
                #expect(abs(back.height - large.height) < 2)
                heights.append(large.height)
            }
            #expect(heights == heights.sorted { isPush ? $0 > $1 : $0 < $1 })
            let range = place.height * 0.49...place.height
            #expect(heights.allSatisfy(range.contains), "\(heights) of \(place.height)")
            #expect(Set(heights).count > 2)
            screen.settle()
        }
        #expect(screen.frame(of: try largeTitle()) == place)
    }

    @Test(
        "a page that comes back scrolled has its large title where it was, all the way",
        arguments: [30, 60]
    )
    func popping(scrolled: CGFloat) throws {
        scroll(to: -143 + scrolled)
        let line = screen.frame(of: try largeTitle()).minY
        screen.perform { navigation.pushViewController(UIViewController(), animated: false) }
        screen.settle()
        screen.perform { _ = navigation.popViewController(animated: true) }
        for _ in 0..<3 {
            screen.advance(by: 0.1)
            #expect(screen.frame(of: try largeTitle()).minY == line)
        }
        screen.settle()
        #expect(screen.frame(of: try largeTitle()).minY == line)
    }

    @Test("a page that comes back scrolled from one with a small title has a small title, all the way")
    func poppingToCollapsed() {
        scroll(to: 300)
        let next = UIViewController()
        next.navigationItem.largeTitleDisplayMode = .never
        screen.perform { navigation.pushViewController(next, animated: true) }
        screen.settle()
        screen.perform { _ = navigation.popViewController(animated: true) }
        for _ in 0..<3 {
            screen.advance(by: 0.1)
            #expect(bar.frame.height == 44)
        }
        screen.settle()
        #expect(bar.frame.height == 44)
    }

    @Test("the large title is as large as text of its style, and the bar as high as that needs")
    func contentSize() {
        func largest() -> CGFloat {
            var views: [UIView] = [bar]
            var size: CGFloat = 0
            while let view = views.popLast() {
                if let label = view as? UILabel { size = max(size, label.font.pointSize) }
                views += view.subviews
            }
            return size
        }
        #expect(largest() == 34)
        let heights: [UIContentSizeCategory: (font: CGFloat, bar: CGFloat)] = [
            .extraSmall: (31, 96), .extraExtraExtraLarge: (40, 104), .accessibilityMedium: (44, 108),
            .accessibilityExtraExtraExtraLarge: (60, 128),
        ]
        for (category, expected) in heights {
            screen.perform { navigation.traitOverrides.preferredContentSizeCategory = category }
            screen.settle()
            #expect(largest() == expected.font)
            #expect(bar.frame.height == expected.bar)
            #expect(scroll.contentOffset.y == -47 - expected.bar)
        }
        scroll(to: 0)
        #expect(bar.frame.height == 44)
    }

    @Test("the large title gives way point by point, and then the small one fades in")
    func collapse() {
        scroll(to: -143 + 20)
        #expect(bar.frame.height == 76 && scroll.adjustedContentInset.top == 123)
        #expect(smallTitle?.alpha == 0)
        scroll(to: -143 + 52)
        #expect(bar.frame.height == 44 && scroll.adjustedContentInset.top == 91)
        #expect(smallTitle?.alpha == 1)
        scroll(to: 500)
        #expect(bar.frame.height == 44)
        scroll(to: -143)
        #expect(bar.frame.height == 96 && smallTitle?.alpha == 0)
    }

    @Test("the whole way back is left open to a finger")
    func dragBack() {
        scroll(to: 0)
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.5)
        screen.settle()
        #expect(scroll.contentOffset.y == -143)
        #expect(bar.frame.height == 96)
    }

    @Test("let go in between, the large title comes whole or goes", arguments: [15.0, 40])
    func snap(distance: CGFloat) {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 600))
        screen.advance(by: 0.3)
        for step in 1...10 {
            finger.move(to: CGPoint(x: 200, y: 600 - 10 - distance * CGFloat(step) / 10))
            screen.advance(by: 0.05)
        }
        screen.advance(by: 0.3)
        finger.lift()
        screen.settle()
        #expect(scroll.contentOffset.y == (distance < 26 ? -143 : -91))
        #expect(bar.frame.height == (distance < 26 ? 96 : 44))
    }

    @Test("pulled down, the bar grows with the content; the safe area does not")
    func stretch() {
        scroll(to: -183)
        #expect(bar.frame.height == 136)
        #expect(scroll.adjustedContentInset.top == 143)
    }

    @Test("the ground comes in over the first ten points that lie behind the bar")
    func ground() {
        let ground = bar.subviews[0]
        #expect(ground.alpha == 1)
        scroll(to: -91 + 5)
        #expect(ground.alpha == 0.5)
        scroll(to: -91 + 50)
        #expect(ground.alpha == 1)
        #expect((ground.subviews[0] as? UIVisualEffectView)?.effect != nil)
        scroll(to: -143)
        #expect((ground.subviews[0] as? UIVisualEffectView)?.effect == nil)
    }

    @Test("appearances of one's own change when the content comes to lie behind the bar, and back")
    func appearances() {
        func appearance(_ color: UIColor) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            return appearance
        }
        screen.perform {
            bar.standardAppearance = appearance(.systemBlue)
            bar.scrollEdgeAppearance = appearance(.systemRed)
        }
        screen.settle()
        var color: UIColor? { bar.subviews[0].subviews.compactMap(\.backgroundColor).first }
        #expect(color == .systemRed)
        scroll(to: 300)
        #expect(color == .systemBlue)
        scroll(to: -143)
        #expect(color == .systemRed)
    }

    @Test("each page has its own state of the bar")
    func pages() {
        scroll(to: 300)
        let second = UIViewController()
        second.title = "Draft"
        screen.perform { navigation.pushViewController(second, animated: true) }
        screen.settle()
        #expect(bar.frame.height == 96)
        screen.perform { _ = navigation.popViewController(animated: true) }
        screen.settle()
        #expect(bar.frame.height == 44 && smallTitle?.alpha == 1)
        #expect(scroll.contentOffset.y == 300)
    }

    @Test("without large titles only the ground follows")
    func small() {
        screen.perform { bar.prefersLargeTitles = false }
        screen.settle()
        #expect(scroll.contentOffset.y == -91)
        scroll(to: -91 + 5)
        #expect(bar.frame.height == 44 && bar.subviews[0].alpha == 0.5)
    }
}
