import Drydock
import DrydockAnchorage
import Testing

@Suite("Guide of a keyboard that is away")
struct LayoutKeyboardGuideTests {
    let root = makeRoot(390, 844)

    private func makeView() -> UIView {
        root.windowScene?.safeAreaInsets = UIEdgeInsets(top: 47, bottom: 34)
        let controller = UIViewController()
        root.rootViewController = controller
        return controller.view
    }

    @Test("it is the strip below the safe area, with a layout or without")
    func frame() {
        let view = makeView()
        let strip = CGRect(x: 0, y: 810, width: 390, height: 34)
        root.layoutIfNeeded()
        #expect(view.keyboardLayoutGuide.layoutFrame == strip)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.keyboardLayoutGuide.owningView === view)
        let (bar, cover) = (view.adding(UIView()), view.adding(UIView()))
        bar.bottomAnchor == view.keyboardLayoutGuide.topAnchor
        bar.heightAnchor == 50
        bar.horizontalAnchors == view.keyboardLayoutGuide.horizontalAnchors
        cover.edgeAnchors == view.keyboardLayoutGuide.edgeAnchors
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 760, width: 390, height: 50))
        #expect(cover.frame == strip)
        #expect(view.keyboardLayoutGuide.layoutFrame == strip)
        #expect(view.constraints.count == 7)
    }

    @Test("it follows the safe area, the view's size, and whether it uses the safe area at all")
    func changes() {
        let view = makeView()
        let bar = view.adding(UIView())
        let guide = view.keyboardLayoutGuide
        bar.bottomAnchor == guide.topAnchor
        bar.heightAnchor == 50
        root.layoutIfNeeded()
        guide.owningView?.viewController?.additionalSafeAreaInsets.bottom = 10
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == 800)
        root.frame.size.height = 500
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == 456)
        guide.usesBottomSafeArea = false
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == 500)
        #expect(guide.layoutFrame.height == 0)
        guide.usesBottomSafeArea = true
        #expect(!guide.followsUndockedKeyboard)
        guide.followsUndockedKeyboard = true
        root.layoutIfNeeded()
        #expect(bar.frame.maxY == 456)
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("it has no height in a view that ends above the strip, and no more than a low view in it")
    func otherViews() {
        let view = makeView()
        let upper = view.adding(UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100)))
        let thin = view.adding(UIView(frame: CGRect(x: 10, y: 834, width: 100, height: 10)))
        let (first, second) = (upper.adding(UIView()), thin.adding(UIView()))
        first.edgeAnchors == upper.keyboardLayoutGuide.edgeAnchors
        second.edgeAnchors == thin.keyboardLayoutGuide.edgeAnchors
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 100, width: 100, height: 0))
        #expect(second.frame.maxY == 10)
        #expect(root.conflictDescriptions.isEmpty)
    }

    @Test("it belongs to its view")
    func refused() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().addLayoutGuide(UIView().keyboardLayoutGuide) }
        }
        #expect(errorText(of: result).contains("belongs to its view and cannot be moved"))
    }
}
