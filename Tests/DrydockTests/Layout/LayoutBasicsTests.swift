import Drydock
import DrydockAnchorage
import Testing

@Suite("Constraints and frames")
struct LayoutBasicsTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test("a view pinned to its superview's edges fills it")
    func pinsEdges() {
        let view = UIView()
        root.addSubview(view)
        view.edgeAnchors == root.edgeAnchors + 10
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 10, width: 370, height: 824))
    }

    @Test("constraints place an anchor point where the middle would be, and subviews stay in their place")
    func anchorPoints() {
        let (view, inner) = (UIView(), UIView())
        root.addSubview(view)
        view.addSubview(inner)
        view.sizeAnchors == CGSize(width: 60, height: 120)
        view.centerAnchors == root.centerAnchors
        inner.topAnchor == view.topAnchor + 5
        inner.leadingAnchor == view.leadingAnchor
        inner.sizeAnchors == CGSize(width: 10, height: 10)
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        for _ in 0..<2 {
            root.layoutIfNeeded()
            #expect(view.center == CGPoint(x: 195, y: 422))
            #expect(view.frame == CGRect(x: 165, y: 302, width: 60, height: 120))
            #expect(inner.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
            root.setNeedsLayout()
        }
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.layoutIfNeeded()
        #expect(view.center == CGPoint(x: 195, y: 422))
    }

    @Test("a container is as tall as its content and centred, as on the home screen")
    func laysOutHome() {
        let container = UIView()
        let logo = UIView()
        let button = UIView()
        root.addSubview(container)
        container.addSubview(logo)
        container.addSubview(button)
        container.horizontalAnchors == root.horizontalAnchors
        container.centerYAnchor == root.centerYAnchor
        logo.sizeAnchors == CGSize(width: 150, height: 150)
        logo.centerXAnchor == container.centerXAnchor
        logo.topAnchor == container.topAnchor
        button.topAnchor == logo.bottomAnchor + 30
        button.sizeAnchors == CGSize(width: 240, height: 60)
        button.centerXAnchor == container.centerXAnchor
        button.bottomAnchor == container.bottomAnchor
        root.layoutIfNeeded()
        #expect(container.frame == CGRect(x: 0, y: 302, width: 390, height: 240))
        #expect(logo.frame == CGRect(x: 120, y: 0, width: 150, height: 150))
        #expect(button.frame == CGRect(x: 75, y: 180, width: 240, height: 60))
    }

    @Test("a label hugs its text, and wraps where its edges are closer")
    func laysOutLabels() {
        let label = UILabel()
        label.text = "Hello, this is a text that is long enough to need a few lines of its own"
        label.numberOfLines = 0
        root.addSubview(label)
        label.topAnchor == root.topAnchor
        label.leadingAnchor == root.leadingAnchor + 100
        label.trailingAnchor == root.trailingAnchor - 100
        root.layoutIfNeeded()
        #expect(label.frame.width == 190)
        #expect(label.frame.height > 60)
    }

    @Test("a controller's view in a window respects the safe area")
    func respectsSafeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        let view = UIView()
        controller.view.addSubview(view)
        view.edgeAnchors == controller.view.safeAreaLayoutGuide.edgeAnchors
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 20, width: 200, height: 346))
        #expect(!window.needsLayoutPass)
    }

    @Test("a stack view arranges its views and skips hidden ones")
    func arrangesStack() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        root.addSubview(stack)
        stack.topAnchor == root.topAnchor
        stack.horizontalAnchors == root.horizontalAnchors
        for view in views { view.heightAnchor == 40 }
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 390, height: 136))
        #expect(views[2].frame == CGRect(x: 0, y: 96, width: 390, height: 40))
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.height == 88)
        #expect(views[2].frame.minY == 48)
    }
}
