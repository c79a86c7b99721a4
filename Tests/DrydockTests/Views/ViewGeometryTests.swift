import Drydock
import Testing

@Suite("View geometry")
struct ViewGeometryTests {
    @Test("frame, bounds and centre agree, and a new bounds size keeps the centre")
    func frameBoundsCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))

        view.bounds.size = CGSize(width: 60, height: 30)
        #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 30))

        view.center = CGPoint(x: 100, y: 100)
        #expect(view.frame == CGRect(x: 70, y: 85, width: 60, height: 30))
    }

    @Test("converting goes through scrolled bounds")
    func convert() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
        window.addSubview(outer)
        outer.addSubview(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 100)

        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: -71))
        #expect(inner.convert(CGPoint(x: 16, y: -71), from: nil) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
        #expect(outer.convert(inner.frame, to: inner) == inner.bounds)
    }

    @Test("hit testing finds the topmost, deepest view that takes touches")
    func hitTesting() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let above = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        root.addSubview(below)
        root.addSubview(above)

        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === above)
        above.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === below)
        below.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        below.isHidden = false
        below.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
        #expect(root.hitTest(CGPoint(x: -1, y: 50), with: nil) == nil)
    }

    @Test("a subview outside of its superview's bounds is not hit")
    func overhangIsNotHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let overhang = UIView(frame: CGRect(x: 15, y: 15, width: 60, height: 60))
        box.addSubview(overhang)
        root.addSubview(box)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 27, y: 27), with: nil) === overhang)
    }

    @Test("a frame that is not finite stops with the view's name")
    func infiniteFrameTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().frame = CGRect(x: Double.nan, y: 0, width: 1, height: 1) }
        }
        #expect(errorText(of: result).contains("UIView.frame: CGRect("))
    }
}
