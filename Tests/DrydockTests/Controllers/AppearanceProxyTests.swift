import Drydock
import DrydockTesting
import Testing

/// Looks for all instances of a class. The classes are this suite's own: a look holds for the whole process.
struct AppearanceProxyTests {
    private final class OwnSwitch: UISwitch {}
    private final class OwnLabel: UILabel {}
    private final class OwnSegments: UISegmentedControl {}
    private final class OwnButton: UIBarButtonItem {}
    private final class Box: UIView {}
    private final class Card: UIView {
        var inset: CGFloat = 0
    }

    private func show(_ view: UIView, in holder: UIView = UIView()) {
        let screen = Screen { UIViewController() }
        screen.perform {
            holder.addSubview(view)
            screen.window.rootViewController?.view.addSubview(holder)
        }
        screen.settle()
    }

    @Test("what is set on the proxy is set on those that come into a window")
    func sets() {
        OwnSwitch.appearance().onTintColor = .systemPink
        let control = OwnSwitch()
        #expect(control.onTintColor == nil)
        show(control)
        #expect(control.onTintColor == .systemPink)
        #expect(OwnSwitch.appearance().onTintColor == .systemPink)
        let plain = UISwitch()
        show(plain)
        #expect(plain.onTintColor == nil)
    }

    @Test("properties of classes of the app's own, which no default is known of")
    func ownProperty() {
        Card.appearance().inset = 12
        let card = Card()
        show(card)
        #expect(card.inset == 12)
    }

    @Test("a look that is limited to containers, and what it is before that of everywhere")
    func containers() {
        OwnLabel.appearance().tag = 1
        OwnLabel.appearance(whenContainedInInstancesOf: [Box.self]).tag = 2
        let (outside, inside) = (OwnLabel(), OwnLabel())
        show(outside)
        show(inside, in: Box())
        #expect(outside.tag == 1 && inside.tag == 2)
    }

    @Test("bars take appearance objects, those with one of their own keep it")
    func bars() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemPink
        let bars = UINavigationBar.appearance(whenContainedInInstancesOf: [Box.self])
        bars.standardAppearance = look
        bars.scrollEdgeAppearance = look
        bars.tintColor = .white
        bars.prefersLargeTitles = true
        let (bar, own) = (UINavigationBar(), UINavigationBar())
        own.standardAppearance.backgroundColor = .systemTeal
        show(bar, in: Box())
        show(own, in: Box())
        #expect(bar.standardAppearance.backgroundColor == .systemPink)
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemPink)
        #expect(bar.tintColor == .white && bar.prefersLargeTitles)
        #expect(own.standardAppearance.backgroundColor == .systemTeal)
        #expect(own.scrollEdgeAppearance?.backgroundColor == .systemPink)
    }

    @Test("methods of segmented controls and of the items of bars")
    func methods() {
        let pink: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.systemPink]
        OwnSegments.appearance().setTitleTextAttributes(pink, for: .selected)
        let segments = OwnSegments(items: ["A", "B"])
        show(segments)
        #expect(
            segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .systemPink
        )
        OwnButton.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemTeal], for: .normal)
        OwnButton.appearance().tintColor = .systemPink
        let page = UIViewController()
        let item = OwnButton(title: "Send", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        let screen = Screen { UINavigationController(rootViewController: page) }
        screen.settle()
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemTeal)
        #expect(item.tintColor == .systemPink)
    }
}
