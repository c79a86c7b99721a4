import Drydock
import DrydockAnchorage
import Testing

@Suite("View hierarchy")
struct ViewHierarchyTests {
    /// Writes down every callback it gets.
    private final class Recorder: UIView {
        let name: String
        let log: Log

        final class Log {
            var lines: [String] = []
        }

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview") }
        override func willMove(toSuperview newSuperview: UIView?) {
            note("willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
        }
        override func didMoveToSuperview() { note("didMoveToSuperview \(superview == nil ? "nil" : "view")") }
        override func willMove(toWindow newWindow: UIWindow?) {
            note("willMoveToWindow \(newWindow == nil ? "nil" : "window")")
        }
        override func didMoveToWindow() { note("didMoveToWindow \(window == nil ? "nil" : "window")") }

        private func note(_ event: String) { log.lines.append("\(name): \(event)") }
    }

    @Test("adding to a view in a window calls back in UIKit's order")
    func addingCallsBack() {
        let log = Recorder.Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = Recorder("parent", log)
        let child = Recorder("child", log)
        window.addSubview(parent)
        log.lines = []

        parent.addSubview(child)

        #expect(
            log.lines == [
                "child: willMoveToSuperview view",
                "child: willMoveToWindow window",
                "parent: didAddSubview",
                "child: didMoveToSuperview view",
                "child: didMoveToWindow window",
            ]
        )
    }

    /// Source: two logs of devices that were published, of iOS 9 and iOS 12, which agree.
    @Test("removing calls back in UIKit's order")
    func removingCallsBack() {
        let log = Recorder.Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let parent = Recorder("parent", log)
        let child = Recorder("child", log)
        window.addSubview(parent)
        parent.addSubview(child)
        log.lines = []

        child.removeFromSuperview()

        #expect(
            log.lines == [
                "child: willMoveToSuperview nil",
                "child: willMoveToWindow nil",
                "parent: willRemoveSubview",
                "child: didMoveToWindow nil",
                "child: didMoveToSuperview nil",
            ]
        )
        #expect(parent.subviews.isEmpty)
        #expect(child.superview == nil)
    }

    @Test("a view has one superview: adding it elsewhere takes it away from the first")
    func addingElsewhereMoves() {
        let first = UIView()
        let second = UIView()
        let child = UIView()
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews == [child])
        #expect(child.superview === second)
    }

    @Test("order is edited as UIKit does")
    func ordering() {
        let parent = UIView()
        let views = (0..<4).map { _ in UIView() }
        parent.addSubview(views[0])
        parent.addSubview(views[2])
        parent.insertSubview(views[1], belowSubview: views[2])
        parent.insertSubview(views[3], aboveSubview: views[2])
        #expect(parent.subviews == views)

        parent.bringSubviewToFront(views[0])
        #expect(parent.subviews == [views[1], views[2], views[3], views[0]])
        parent.sendSubviewToBack(views[3])
        #expect(parent.subviews == [views[3], views[1], views[2], views[0]])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [views[0], views[1], views[2], views[3]])
        parent.insertSubview(views[0], aboveSubview: views[1])
        #expect(parent.subviews == [views[1], views[0], views[2], views[3]])
        parent.addSubview(views[1])
        #expect(parent.subviews == [views[0], views[2], views[3], views[1]])
    }

    @Test("viewWithTag finds the view itself, then depth first")
    func viewWithTag() {
        let root = UIView()
        let branch = UIView()
        let leaf = UIView()
        leaf.tag = 7
        branch.tag = 3
        branch.addSubview(leaf)
        root.addSubview(branch)
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(3) === branch)
        #expect(root.viewWithTag(0) === root)
        #expect(root.viewWithTag(99) == nil)
        #expect(leaf.isDescendant(of: root))
        #expect(!root.isDescendant(of: leaf))
    }

    @Test("views outlive their window, and are in none then")
    func freedWindow() {
        weak var freed: UIWindow?
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = outer.adding(UIView())
        inner.edgeAnchors == outer.edgeAnchors
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            freed = window
            window.addSubview(outer)
            outer.topAnchor == window.topAnchor + 5
            window.layoutIfNeeded()
            #expect(inner.window === window)
        }
        #expect(freed == nil)
        #expect(outer.superview == nil)
        #expect(outer.window == nil)
        #expect(inner.window == nil)
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        inner.removeFromSuperview()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(inner)
        #expect(inner.window === window)
    }

    @Test("a tree deeper than can be drawn is built, moved, hit and freed without overflowing the stack")
    func deepTree() {
        weak var bottom: UIView?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let top = UIView()
            var current = top
            for _ in 0..<20_000 {
                let next = UIView()
                next.addSubview(current)
                current = next
            }
            bottom = top
            window.addSubview(current)
            window.isHidden = false
            #expect(window.hitTest(.zero, with: nil) === window)
        }
        #expect(bottom == nil)
    }

    @Test("beside a view that is no sibling, and past the last index, a subview goes to the front")
    func insertingAppends() {
        let parent = UIView()
        let first = UIView()
        let stranger = UIView()
        parent.addSubview(first)
        let inserted = (0..<4).map { _ in UIView() }
        parent.insertSubview(inserted[0], aboveSubview: stranger)
        parent.insertSubview(inserted[1], belowSubview: stranger)
        parent.insertSubview(inserted[2], at: 100)
        parent.insertSubview(inserted[3], belowSubview: inserted[3])
        #expect(parent.subviews == [first] + inserted)
        parent.insertSubview(inserted[0], aboveSubview: stranger)
        #expect(parent.subviews.last === inserted[0])
    }

    @Test("a view cannot be put inside itself")
    func cycleTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = UIView()
                let child = UIView()
                parent.addSubview(child)
                child.addSubview(parent)
            }
        }
        #expect(
            errorText(of: result).contains(
                "UIView.addSubview: UIView contains this view; a view cannot be inside itself"
            )
        )
    }

    @Test("a view cannot be masked by itself, by what contains it, or by what it masks", arguments: 0..<3)
    func maskCycles(kind: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [kind = kind as Int] in
            await MainActor.run {
                let (view, other) = (UIView(), UIView())
                if kind == 1 { other.addSubview(view) }
                if kind == 2 { other.mask = view }
                view.mask = kind == 0 ? view : other
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIView.mask: UIView contains this view"))
    }

    @Test("a mask cannot contain what it masks, nor what that is in", arguments: [false, true])
    func maskContains(isInside: Bool) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [isInside = isInside as Bool] in
            await MainActor.run {
                let (view, mask, superview) = (UIView(), UIView(), UIView())
                superview.addSubview(view)
                view.mask = mask
                mask.addSubview(isInside ? superview : view)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIView.addSubview: UIView contains this view"))
    }

    @Test("tint is inherited, and its change is told to those who inherit it")
    func tint() {
        final class Counter: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let parent = UIView()
        let heir = Counter()
        let own = Counter()
        own.tintColor = .green
        parent.addSubview(heir)
        parent.addSubview(own)
        #expect(heir.tintColor == .systemBlue)
        heir.changes = 0
        own.changes = 0

        parent.tintColor = .red

        #expect(heir.tintColor == .red)
        #expect(heir.changes == 1)
        #expect(own.tintColor == .green)
        #expect(own.changes == 0)
    }

    @Test(
        "a tint follows the tree: subtrees that come, go, outlive their superview, or give up their own tint"
    )
    func tintOfMovedViews() {
        final class Counter: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (branch, own, leaf) = (UIView(), UIView(), Counter())
        branch.addSubview(own)
        own.addSubview(leaf)
        var red: UIView? = UIView()
        red?.tintColor = .red
        let green = UIView()
        green.tintColor = .green

        red?.addSubview(branch)
        #expect((branch.tintColor, leaf.tintColor) == (.red, .red))
        #expect(leaf.changes == 1)
        own.tintColor = .brown
        #expect(leaf.tintColor == .brown)
        green.addSubview(branch)
        #expect((branch.tintColor, leaf.tintColor) == (.green, .brown))
        #expect(leaf.changes == 2)
        own.tintColor = nil
        #expect(leaf.tintColor == .green)
        branch.removeFromSuperview()
        #expect((branch.tintColor, leaf.tintColor) == (.systemBlue, .systemBlue))
        red?.addSubview(branch)
        red = nil
        #expect((branch.tintColor, leaf.tintColor) == (.systemBlue, .systemBlue))
    }

    @Test("a layer that is kept longer than its view can be asked and changed")
    func layerOutlivesView() {
        var view: UIView? = UIView()
        let layer = view?.layer
        view = nil
        layer?.cornerRadius = 4
        layer?.opacity = 0.5
        layer?.backgroundColor = UIColor.red.cgColor
        #expect(layer?.cornerRadius == 4)
        #expect(layer?.opacity == 0.5)
    }
}
