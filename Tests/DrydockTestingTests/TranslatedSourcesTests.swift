import Drydock
import DrydockTesting
import Testing

/// What public sources for iOS use that only a module other than Drydock's can show to be there.
@MainActor
struct TranslatedSourcesTests {
    private final class NamedConstraint: NSLayoutConstraint {
        var name = "none"
    }

    @Test func subclassesOfConstraintsInheritTheirInitialisers() {
        let view = UIView()
        let constraint = NamedConstraint(
            item: view,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 40
        )
        constraint.isActive = true
        #expect(constraint.name == "none")
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 40)
        #expect(NamedConstraint().firstItem == nil)
    }

    private final class Clock: UIViewController {
        var heard: [String] = []

        func tick(_ timer: Timer) { heard.append(timer.userInfo as? String ?? "nothing") }
    }

    @Test func timersOfMethodsKeepTheirUserInfo() {
        let clock = Clock()
        let screen = Screen { clock }
        screen.perform {
            Timer.scheduledTimer(
                timeInterval: 1,
                target: clock,
                selector: Clock.tick,
                userInfo: "one",
                repeats: false
            )
            let timer = Timer(
                timeInterval: 2,
                target: clock,
                selector: Clock.tick,
                userInfo: "two",
                repeats: false
            )
            RunLoop.main.add(timer, forMode: .common)
        }
        screen.advance(by: 3)
        #expect(clock.heard == ["one", "two"])
    }

    private final class TallBar: UITabBar {}

    @Test func aTabBarControllerTakesABarOfAnotherClassByItsKey() {
        let tabs = UITabBarController()
        let pages = ["A", "B"].map { title in
            let page = UIViewController()
            page.tabBarItem.title = title
            return page
        }
        let screen = Screen {
            tabs.viewControllers = pages
            return tabs
        }
        let bar = TallBar()
        screen.perform { tabs.setValue(bar, forKey: "tabBar") }
        screen.settle()
        #expect(tabs.tabBar === bar)
        #expect(bar.items?.map(\.title) == ["A", "B"])
        #expect(bar.superview === tabs.view)
        #expect(pages[1].tabBarItem.value(forKey: "view") is UIView)
        screen.perform { tabs.selectedIndex = 1 }
        #expect(bar.selectedItem === pages[1].tabBarItem)
    }

    private final class Watcher: UIView {
        var requests = 0

        override func setNeedsUpdateConstraints() {
            requests += 1
            super.setNeedsUpdateConstraints()
        }
    }

    @Test func whatUIKitLetsBeOverriddenCanBe() {
        let view = Watcher()
        view.setNeedsUpdateConstraints()
        #expect(view.requests == 1)
        #expect(view.needsUpdateConstraints())
    }

    @Test func namesOfCAreThere() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGRectZero == .zero)
        #expect(CGFloat(truncating: 2.5) == 2.5)
        #expect(UIView.classForCoder() == UIView.self)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIKeyboardType.alphabet == .asciiCapable)
        #expect(CGFont("No such font at all") == nil)
        #expect(CGFont(UIFont.systemFont(ofSize: 12).fontName) != nil)
        #expect(UIColor().cgColor.alpha == 0)
    }

    @Test func strokedPathsHaveTheNameOfC() throws {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        let stroked = try #require(
            CGPath(
                __byStroking: line,
                transform: nil,
                lineWidth: 4,
                lineCap: .butt,
                lineJoin: .miter,
                miterLimit: 10
            )
        )
        #expect(stroked.boundingBox == CGRect(x: 0, y: -2, width: 10, height: 4))
    }
}
