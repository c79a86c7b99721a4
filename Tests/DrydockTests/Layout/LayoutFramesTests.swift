import Drydock
import DrydockAnchorage
import Testing

@Suite("Frames from the solution")
struct LayoutFramesTests {
    @Test("edges lie on the nearest pixels, halves away from zero", arguments: [1, 2, 3])
    func roundsToPixels(scale: CGFloat) {
        let window = makeRoot(scale: scale)
        let starts = (-40..<40).map { CGFloat($0) / 8 }
        let views = starts.map { start in
            let view = window.adding(UIView())
            view.leadingAnchor == window.leadingAnchor + start
            view.topAnchor == window.topAnchor + start * 3
            view.widthAnchor == 10.125
            view.heightAnchor == 0.25
            return view
        }
        window.layoutIfNeeded()
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        for (view, start) in zip(views, starts) {
            #expect(view.frame.minX == pixel(start))
            #expect(view.frame.minY == pixel(start * 3))
            let width = pixel(start + 10.125) - pixel(start)
            let height = pixel(start * 3 + 0.25) - pixel(start * 3)
            #expect(view.frame.width == pixel(width))
            #expect(view.frame.height == pixel(height))
        }
    }

    @Test("a view that stays where its superview moves gets another frame")
    func staysWhileSuperviewMoves() {
        let root = makeRoot()
        let outer = root.adding(UIView())
        let inner = outer.adding(UIView())
        let top = outer.topAnchor == root.topAnchor + 10
        outer.leadingAnchor == root.leadingAnchor
        outer.sizeAnchors == 100
        inner.topAnchor == root.topAnchor + 30
        inner.leadingAnchor == root.leadingAnchor
        inner.sizeAnchors == 20
        root.layoutIfNeeded()
        #expect(inner.frame.minY == 20)
        top.constant = 25
        root.layoutIfNeeded()
        #expect(outer.frame.minY == 25)
        #expect(inner.frame.minY == 5)
    }

    @Test("a layout marks the views that it moves for display, and one that moves none marks none")
    func drawsOnce() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let first = window.adding(UIView())
        let top = first.topAnchor == window.topAnchor
        for _ in 0..<20 { window.adding(UIView()).topAnchor == first.topAnchor + 5 }
        window.layoutIfNeeded()
        window.clearDisplayMarks()
        top.constant = 8
        window.layoutIfNeeded()
        #expect(window.clearDisplayMarks() == 22)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(!window.needsDisplayPass)
    }

    @Test("only views that changed size are laid out, and what holds views that moved")
    func laysOutWhatChanged() {
        let root = makeRoot()
        var events: [String] = []
        func add(_ name: String, to superview: UIView) -> RecordingView {
            let view = superview.adding(RecordingView())
            view.name = name
            view.record = { events.append($0) }
            view.leadingAnchor == superview.leadingAnchor
            view.widthAnchor == 50
            return view
        }
        let moved = add("moved", to: root)
        let held = add("held", to: moved)
        let resized = add("resized", to: root)
        let apart = add("apart", to: root)
        let top = moved.topAnchor == root.topAnchor
        moved.heightAnchor == 10
        held.edgeAnchors == moved.edgeAnchors
        let height = resized.heightAnchor == 10
        resized.topAnchor == root.topAnchor
        apart.sizeAnchors == 10
        apart.topAnchor == root.topAnchor
        root.layoutIfNeeded()
        events = []
        top.constant = 5
        height.constant = 20
        root.layoutIfNeeded()
        #expect(events == ["layout resized"])
    }
}
