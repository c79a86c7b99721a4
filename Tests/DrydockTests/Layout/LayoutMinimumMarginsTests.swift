import Drydock
import DrydockAnchorage
import Testing

/// UIKit: "the root view's actual margins are set to either your custom values or the minimum values defined by this
/// property, whichever values are greater"; how wide a view's sides are is what storyboards of Interface Builder say.
@Suite("Least margins of a controller's view")
struct LayoutMinimumMarginsTests {
    private final class Controller: UIViewController {
        var changes = 0

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            changes += 1
        }
    }

    private func sides(_ points: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: points, bottom: bottom, right: points)
    }

    /// Measured in pictures that iOS recorded, but for 390, which keeps 16: see `CGFloat.systemMargin`.
    @Test(
        "16 points at the sides of narrow views, 20 of wide ones",
        arguments: [
            (CGSize(width: 375, height: 667), 16), (CGSize(width: 667, height: 375), 20),
            (CGSize(width: 390, height: 844), 16), (CGSize(width: 393, height: 852), 20),
            (CGSize(width: 414, height: 896), 20), (CGSize(width: 896, height: 414), 20),
            (CGSize(width: 1024, height: 768), 20),
        ]
    )
    func sizes(size: CGSize, margin: CGFloat) {
        let root = makeRoot(size.width, size.height)
        let controller = UIViewController()
        root.rootViewController = controller
        let content = controller.view.adding(UIView())
        content.edgeAnchors == controller.view.layoutMarginsGuide.edgeAnchors
        root.layoutIfNeeded()
        #expect(controller.systemMinimumLayoutMargins.leading == margin)
        #expect(controller.view.layoutMargins == sides(margin))
        #expect(content.frame.minX == margin)
    }

    @Test("what is set is raised to them, edge by edge, with the safe area on top")
    func raised() {
        let root = makeRoot()
        let controller = UIViewController()
        root.rootViewController = controller
        root.windowScene?.safeAreaInsets = UIEdgeInsets(top: 47, bottom: 34)
        let view: UIView = controller.view
        root.layoutIfNeeded()
        #expect(view.layoutMargins == sides(16, top: 47, bottom: 34))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 30)
        #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 16, bottom: 34, right: 30))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 30))
        let inner = view.adding(UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10)))
        inner.layoutMargins = .zero
        #expect(inner.layoutMargins == .zero)
    }

    @Test("a view that does not respect them has the margins that are set, none included")
    func notRespected() {
        let root = makeRoot()
        let controller = Controller()
        root.rootViewController = controller
        let content = controller.view.adding(UIView())
        content.edgeAnchors == controller.view.layoutMarginsGuide.edgeAnchors
        controller.view.layoutMargins = .zero
        root.layoutIfNeeded()
        #expect(content.frame.minX == 16)
        let changes = controller.changes
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.changes == changes + 1)
        root.layoutIfNeeded()
        #expect(content.frame == root.bounds)
        controller.viewRespectsSystemMinimumLayoutMargins = true
        root.layoutIfNeeded()
        #expect(content.frame.minX == 16)
    }

    @Test("they follow the view's width, whatever the screen's is")
    func width() {
        let root = makeRoot(1024, 768)
        let controller = Controller()
        root.rootViewController = UIViewController()
        root.rootViewController?.addChild(controller)
        root.rootViewController?.view.addSubview(controller.view)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 768)
        let content = controller.view.adding(UIView())
        content.edgeAnchors == controller.view.layoutMarginsGuide.edgeAnchors
        root.layoutIfNeeded()
        #expect(content.frame.minX == 16)
        let changes = controller.changes
        controller.view.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(content.frame.minX == 20)
        #expect(controller.changes == changes + 1)
    }
}
