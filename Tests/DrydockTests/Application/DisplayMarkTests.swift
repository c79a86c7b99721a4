import Drydock
import DrydockTesting
import Testing

/// Which views a change marks for display.
@Suite("Display marks")
struct DisplayMarkTests {
    private let screen = Screen.empty(size: CGSize(width: 100, height: 100), scale: 1)
    private let outer = UIView(frame: CGRect(0, 0, 100, 50))
    private let inner = UIView(frame: CGRect(0, 0, 10, 10))
    private let beside = UIView(frame: CGRect(0, 50, 100, 50))

    init() {
        screen.perform { [screen, outer, inner, beside] in
            outer.addSubview(inner)
            screen.window.addSubview(outer)
            screen.window.addSubview(beside)
        }
        _ = screen.host.displayList()
    }

    @Test("a frame that has been drawn leaves no mark")
    func unchanged() {
        #expect(!screen.window.needsDisplayPass)
        #expect(!inner.needsDisplayPass)
        #expect(screen.window.clearDisplayMarks() == 0)
    }

    @Test("a change of one view marks it and what it lies in, and nothing beside it")
    func oneView() {
        screen.perform { inner.backgroundColor = .red }
        #expect(inner.needsDisplayPass)
        #expect(outer.needsDisplayPass)
        #expect(screen.window.needsDisplayPass)
        #expect(!beside.needsDisplayPass)
        screen.perform { inner.backgroundColor = .blue }
        #expect(screen.window.clearDisplayMarks() == 3)
    }

    @Test("a mark asks for no layout")
    func noLayout() {
        screen.perform { inner.alpha = 0.5 }
        #expect(!screen.window.needsLayoutPass)
    }

    @Test("marks of hidden views go with the frame as well", arguments: [true, false])
    func hidden(isHidden: Bool) {
        screen.perform {
            outer.isHidden = isHidden
            inner.backgroundColor = .red
        }
        _ = screen.host.displayList()
        #expect(!screen.window.needsDisplayPass)
        #expect(!inner.needsDisplayPass)
    }

    @Test("a view that comes with a mark passes it on")
    func moved() {
        screen.perform {
            inner.backgroundColor = .red
            inner.removeFromSuperview()
        }
        _ = screen.host.displayList()
        screen.perform { beside.addSubview(inner) }
        #expect(beside.needsDisplayPass)
        #expect(screen.window.needsDisplayPass)
        _ = screen.host.displayList()
        #expect(!inner.needsDisplayPass)
    }

    @Test("a mask marks the view that it masks, also when a view is added to it")
    func mask() {
        let mask = UIView(frame: CGRect(0, 0, 10, 10))
        screen.perform { inner.mask = mask }
        _ = screen.host.displayList()
        screen.perform { mask.addSubview(UIView(frame: CGRect(0, 0, 5, 5))) }
        #expect(inner.needsDisplayPass)
        #expect(!beside.needsDisplayPass)
    }
}
