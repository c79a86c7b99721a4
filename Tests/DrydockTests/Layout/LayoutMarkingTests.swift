import Drydock
import Testing

@Suite("What asks for layout")
struct LayoutMarkingTests {
    private let outer = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = RecordingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    /// The calls of `layoutSubviews` that a change leads to.
    private func calls(_ change: () -> Void) -> [String] {
        var calls: [String] = []
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        for view in [outer, inner] {
            view.record = { if $0.hasPrefix("layout") { calls.append($0) } }
        }
        change()
        outer.layoutIfNeeded()
        return calls
    }

    @Test("a view's changed size lays out its superview and itself; a changed place neither")
    func size() {
        #expect(calls { inner.frame.size.width = 60 } == ["layout outer", "layout inner"])
        #expect(calls { inner.bounds.size.height = 10 } == ["layout outer", "layout inner"])
        #expect(calls { inner.frame.origin.x = 5 } == [])
    }

    @Test("a changed bounds origin lays out the view, as it does where content scrolls")
    func origin() {
        #expect(calls { inner.bounds.origin.y = 20 } == ["layout inner"])
    }

    @Test("sizes that a view gives to its subviews while it lays them out ask for no second pass")
    func insideOfLayout() {
        outer.onLayout = { view in
            for subview in view.subviews { subview.frame.size.width += 1 }
        }
        #expect(calls { outer.setNeedsLayout() } == ["layout outer", "layout inner"])
    }
}
