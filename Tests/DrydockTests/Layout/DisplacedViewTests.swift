import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

/// Geometry that code sets by hand on views which constraints place.
///
/// Source: the accepted answers to "What happens when we set the frame or change the position of a view constrained with auto layout
/// constraints?" and "If a view is set up in IB with Auto Layout, what happens if you try to change its frame programmatically?" (Stack
/// Overflow): the frame that is set stays until something triggers layout. That a view's layout takes back its own subviews, and no
/// others, is from memory.
@Suite("Views that constraints place, placed by hand")
struct DisplacedViewTests {
    let root = makeRoot()
    let outer: UIView
    let view: UIView
    private let place = CGRect(10, 20, 30, 40)

    init() {
        outer = root.adding(UIView(frame: CGRect(0, 0, 200, 200)))
        view = outer.adding(UIView())
        view.leadingAnchor == outer.leadingAnchor + 10
        view.topAnchor == outer.topAnchor + 20
        view.sizeAnchors == CGSize(width: 30, height: 40)
        root.layoutIfNeeded()
    }

    enum Setter: CaseIterable {
        case frame, center, bounds, size, position, layerFrame, layerBounds

        @MainActor func callAsFunction(_ view: UIView) {
            switch self {
            case .frame: view.frame = CGRect(1, 2, 3, 4)
            case .center: view.center.x += 100
            case .bounds: view.bounds = CGRect(0, 0, 60, 20)
            case .size: view.frame.size.height += 7
            case .position: view.layer.position.y -= 50
            case .layerFrame: view.layer.frame = CGRect(5, 6, 7, 8)
            case .layerBounds: view.layer.bounds.size.width = 90
            }
        }
    }

    @Test("stay until their superview is laid out", arguments: Setter.allCases)
    func staysUntilLayout(set: Setter) {
        #expect(view.frame == place)
        set(view)
        let moved = view.frame
        #expect(moved != place)
        root.layoutIfNeeded()
        #expect(view.frame == moved)
        view.setNeedsLayout()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == moved)
        outer.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == place)
    }

    @Test("go back when their superview is resized", arguments: Setter.allCases)
    func resizedSuperview(set: Setter) {
        set(view)
        outer.frame.size.width += 1
        root.layoutIfNeeded()
        #expect(view.frame == place)
    }

    @Test("stay when their superview moves")
    func movedSuperview() {
        view.center.x += 5
        outer.frame.origin.x += 50
        root.layoutIfNeeded()
        #expect(view.frame == place.offsetBy(dx: 5, dy: 0))
    }

    @Test("stay when a superview that constraints place moves")
    func movedConstrainedSuperview() throws {
        let top = outer.adding(UIView())
        let constraint = top.topAnchor == outer.topAnchor
        top.leadingAnchor == outer.leadingAnchor
        top.sizeAnchors == 50
        let inner = top.adding(UIView())
        inner.centerAnchors == top.centerAnchors
        inner.sizeAnchors == 10
        root.layoutIfNeeded()
        inner.center = CGPoint(x: 3, y: 4)
        constraint.constant = 9
        root.layoutIfNeeded()
        #expect(top.frame.minY == 9)
        #expect(inner.center == CGPoint(x: 3, y: 4))
        top.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(inner.center == CGPoint(x: 25, y: 25))
    }

    @Test("go back when constraints move a sibling, as their superview is laid out then")
    func movedSibling() {
        let sibling = outer.adding(UIView())
        let constraint = sibling.leadingAnchor == outer.leadingAnchor
        sibling.topAnchor == outer.topAnchor
        sibling.sizeAnchors == 10
        root.layoutIfNeeded()
        view.center.x += 5
        root.layoutIfNeeded()
        #expect(view.frame.minX == 15)
        constraint.constant = 1
        root.layoutIfNeeded()
        #expect(view.frame == place)
    }

    @Test("go where a changed constraint of their own places them")
    func movedThemselves() {
        let other = root.adding(UIView())
        let width = other.widthAnchor == 10
        other.heightAnchor == 10
        other.leadingAnchor == root.leadingAnchor
        other.topAnchor == root.topAnchor
        root.layoutIfNeeded()
        other.center = CGPoint(x: 100, y: 100)
        width.constant = 20
        root.layoutIfNeeded()
        #expect(other.frame == CGRect(0, 0, 20, 10))
    }

    @Test("what is inside of a displaced view goes with it")
    func contents() {
        let inner = view.adding(UIView())
        inner.edgeAnchors == view.edgeAnchors + 2
        root.layoutIfNeeded()
        view.center.x += 100
        view.bounds.size.width += 10
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(2, 2, 26, 36))
        #expect(inner.convert(inner.bounds, to: outer).minX == view.frame.minX + 2)
    }

    @Test("a label goes back when its text changes")
    func label() {
        let label = outer.adding(UILabel())
        label.text = "one"
        label.leadingAnchor == outer.leadingAnchor
        label.topAnchor == outer.topAnchor
        root.layoutIfNeeded()
        label.center.x += 30
        root.layoutIfNeeded()
        #expect(label.frame.minX == 30)
        label.text = "three"
        root.layoutIfNeeded()
        #expect(label.frame.minX == 0)
    }

    @Test("an arranged view goes back when its stack is laid out")
    func stack() {
        let stack = outer.adding(UIStackView())
        stack.leadingAnchor == outer.leadingAnchor
        stack.topAnchor == outer.topAnchor
        let (first, second) = (SizedView(20, 10), SizedView(30, 10))
        stack.addArrangedSubview(first)
        stack.addArrangedSubview(second)
        root.layoutIfNeeded()
        second.center.y += 40
        root.layoutIfNeeded()
        #expect(second.frame.minY == 40)
        first.isHidden = true
        root.layoutIfNeeded()
        #expect(second.frame == CGRect(0, 0, 30, 10))
    }

    @Test("the content of a scroll view goes back as it scrolls")
    func scrolling() {
        let scroll = outer.adding(UIScrollView(frame: CGRect(0, 0, 100, 100)))
        let content = scroll.adding(UIView())
        content.edgeAnchors == scroll.edgeAnchors
        content.sizeAnchors == CGSize(width: 100, height: 300)
        root.layoutIfNeeded()
        content.center.x += 8
        root.layoutIfNeeded()
        #expect(content.frame.minX == 8)
        scroll.contentOffset.y = 5
        root.layoutIfNeeded()
        #expect(content.frame.minX == 0)
    }

    @Test("an animation of the frame slides there and stays")
    func animation() {
        let screen = Screen {
            let controller = UIViewController()
            let box = controller.view.adding(UIView())
            box.accessibilityIdentifier = "box"
            box.leadingAnchor == controller.view.leadingAnchor
            box.topAnchor == controller.view.topAnchor
            box.sizeAnchors == 50
            return controller
        }
        guard let box = screen.window.rootViewController?.view.subviews.first else { return }
        #expect(box.frame.minX == 0)
        screen.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x += 100 }
        }
        screen.advance(by: 0.5)
        #expect(box.layer.presentation()?.frame.minX == 50)
        screen.settle()
        #expect(box.frame.minX == 100)
    }

    @Test("the layout of the superview has the last word, each time that it is laid out")
    func layoutSubviews() {
        let placing = outer.adding(RecordingView(frame: CGRect(0, 0, 100, 100)))
        let inner = placing.adding(UIView())
        inner.edgeAnchors == placing.edgeAnchors
        var frames: [CGRect] = []
        placing.onLayout = { _ in
            frames.append(inner.frame)
            inner.frame = CGRect(1, 1, 8, 8)
        }
        root.layoutIfNeeded()
        placing.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(frames == [CGRect(0, 0, 100, 100), CGRect(0, 0, 100, 100)])
        #expect(inner.frame == CGRect(1, 1, 8, 8))
    }

    @Test("a mask inside of a displaced view follows it there and back")
    func masks() {
        let inner = view.adding(UIView(frame: CGRect(0, 0, 30, 10)))
        inner.autoresizingMask = .flexibleWidth
        let innermost = inner.adding(UIView())
        innermost.edgeAnchors == inner.edgeAnchors
        root.layoutIfNeeded()
        view.bounds.size.width = 60
        root.layoutIfNeeded()
        #expect(inner.frame.width == 60)
        outer.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(0, 0, 30, 10))
        #expect(innermost.frame == CGRect(0, 0, 30, 10))
    }
}

/// The root controller's view, moved as handlers of the keyboard do. Source: the answers to "Move view with keyboard using Swift" (Stack
/// Overflow), which change `view.frame.origin.y` by the keyboard's height.
@Suite("The root's view, placed by hand")
struct DisplacedRootTests {
    private let controller = UIViewController()
    private let screen: Screen
    private var view: UIView { controller.view }

    init() {
        let controller = controller
        screen = Screen(size: CGSize(width: 200, height: 300)) {
            let label = controller.view.adding(UILabel())
            label.text = "Hello"
            label.leadingAnchor == controller.view.leadingAnchor
            label.topAnchor == controller.view.safeAreaLayoutGuide.topAnchor
            return controller
        }
    }

    @Test("stays where it is moved, also when the window is laid out")
    func moved() {
        let top = view.subviews.first?.frame.minY
        screen.perform { view.frame.origin.y -= 100 }
        screen.settle()
        #expect(view.frame.minY == -100)
        #expect(view.subviews.first?.frame.minY == top)
        screen.perform { screen.window.setNeedsLayout() }
        screen.settle()
        #expect(view.frame.minY == -100)
    }

    @Test("keeps a height that it is given, and its controller is told of no other size")
    func resized() {
        screen.perform { view.frame.size.height -= 100 }
        screen.settle()
        screen.perform { screen.window.setNeedsLayout() }
        screen.settle()
        #expect(view.frame == CGRect(0, 0, 200, 200))
    }

    @Test("fills the window again when that is resized")
    func window() {
        screen.perform { view.frame.origin.y -= 100 }
        screen.settle()
        screen.perform { screen.window.frame.size = CGSize(width: 300, height: 200) }
        screen.settle()
        #expect(view.frame == CGRect(0, 0, 300, 200))
    }

    @Test("another root fills the window")
    func otherRoot() {
        let other = UIViewController()
        screen.perform {
            view.frame.origin.y -= 100
            screen.window.rootViewController = other
        }
        screen.settle()
        #expect(other.view.frame == CGRect(0, 0, 200, 300))
    }
}
