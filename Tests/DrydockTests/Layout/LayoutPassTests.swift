import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("Layout passes")
struct LayoutPassTests {
    let root = makeRoot()

    @Test("constraints are updated from the inside out, subviews laid out from the outside in")
    func order() {
        var events: [String] = []
        let outer = root.adding(RecordingView())
        let inner = outer.adding(RecordingView())
        for (view, name) in [(outer, "outer"), (inner, "inner")] {
            view.name = name
            view.record = { events.append($0) }
        }
        root.layoutIfNeeded()
        #expect(events == ["update inner", "update outer", "layout outer", "layout inner"])
        root.layoutIfNeeded()
        #expect(events.count == 4)
    }

    @Test("updateConstraints comes once per request, before layout")
    func updatesOnce() {
        let view = root.adding(RecordingView())
        var events: [String] = []
        var width: NSLayoutConstraint?
        view.topAnchor == root.topAnchor
        view.onUpdateConstraints = { view in
            width?.isActive = false
            width = view.widthAnchor == 40 + (width?.constant ?? 0)
        }
        root.layoutIfNeeded()
        view.record = { events.append($0) }
        #expect(view.frame.width == 40)
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        #expect(root.needsLayoutPass)
        root.layoutIfNeeded()
        #expect(!view.needsUpdateConstraints())
        #expect(view.frame.width == 80)
        #expect(events == ["update ", "layout "])
    }

    @Test("only what changed is touched: one constant moves one frame")
    func touchesOnlyChanges() {
        var constraints: [NSLayoutConstraint] = []
        for index in 0..<50 {
            let view = root.adding(UIView())
            constraints.append(view.leadingAnchor == root.leadingAnchor + CGFloat(index))
            view.sizeAnchors == 5
            view.topAnchor == root.topAnchor
        }
        root.layoutIfNeeded()
        let before = root.framesChangedByLayout
        constraints[20].constant += 1
        root.layoutIfNeeded()
        #expect(root.framesChangedByLayout == before + 1)
        root.layoutIfNeeded()
        #expect(root.framesChangedByLayout == before + 1)
    }

    @Test("frames set in layoutSubviews reach constraints in the next pass")
    func layoutByHand() {
        let outer = root.adding(RecordingView())
        outer.edgeAnchors == root.edgeAnchors
        let placed = outer.adding(UIView())
        outer.onLayout = { placed.frame = CGRect(x: 0, y: 0, width: $0.bounds.width / 2, height: 10) }
        let follower = outer.adding(UIView())
        follower.leadingAnchor == placed.trailingAnchor
        follower.topAnchor == outer.topAnchor
        follower.sizeAnchors == 10
        root.layoutIfNeeded()
        #expect(follower.frame.minX == 195)
        #expect(!root.needsLayoutPass)
    }

    @Test("a frame that layoutSubviews gives to a view placed by constraints stays, without another pass")
    func overridesByHand() {
        let outer = root.adding(RecordingView())
        outer.edgeAnchors == root.edgeAnchors
        let inner = outer.adding(UIView())
        inner.topAnchor == outer.topAnchor
        let leading = inner.leadingAnchor == outer.leadingAnchor
        inner.sizeAnchors == 50
        var count = 0
        outer.onLayout = { _ in
            count += 1
            inner.frame.origin.x += 70
        }
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 70, y: 0, width: 50, height: 50))
        #expect(count == 1)
        leading.constant = 5
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 75)
        #expect(count == 2)
    }

    @Test("layout that asks for itself stops after a fixed number of passes")
    func stopsFeedback() {
        let view = root.adding(RecordingView())
        view.accessibilityIdentifier = "restless"
        var count = 0
        view.onLayout = {
            count += 1
            $0.setNeedsLayout()
        }
        root.layoutIfNeeded()
        #expect(count == 16)
        #expect(!root.needsLayoutPass)
        var constant: NSLayoutConstraint?
        constant = view.widthAnchor == 1
        view.onLayout = { _ in constant?.constant += 1 }
        root.layoutIfNeeded()
        #expect(!root.needsLayoutPass)
        #expect(view.frame.width.isFinite)
    }

    @Test("a message names the view that does not come to rest, and what it does")
    func namesRestlessViews() async {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            await MainActor.run {
                let root = makeRoot()
                let view = root.adding(RecordingView())
                view.accessibilityIdentifier = "restless"
                view.onLayout = { $0.setNeedsLayout() }
                root.layoutIfNeeded()
                view.onLayout = { _ in }
                view.accessibilityIdentifier = "fickle"
                view.onUpdateConstraints = { $0.setNeedsUpdateConstraints() }
                view.setNeedsUpdateConstraints()
                root.layoutIfNeeded()
            }
        }
        let output = (result?.standardErrorContent ?? []) + (result?.standardOutputContent ?? [])
        let text = String(decoding: output, as: UTF8.self)
        #expect(text.contains("RecordingView \"restless\" still needs layout after 16 passes"))
        #expect(text.contains("RecordingView \"fickle\" still needs layout after 16 passes"))
        #expect(text.contains("setNeedsUpdateConstraints"))
    }

    @Test("what is asked for while constraints are updated happens in the next pass")
    func asksDuringUpdate() {
        let first = root.adding(RecordingView())
        let second = root.adding(RecordingView())
        root.layoutIfNeeded()
        var updates = 0
        first.onUpdateConstraints = { _ in updates += 1 }
        second.onUpdateConstraints = { _ in first.setNeedsUpdateConstraints() }
        second.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(updates == 1)
        #expect(!root.needsLayoutPass)
    }

    @Test("a tree that was given up is laid out again once it rests")
    func recovers() {
        let view = root.adding(RecordingView())
        view.topAnchor == root.topAnchor
        let width = view.widthAnchor == 1
        view.onLayout = {
            width.constant += 1
            $0.invalidateIntrinsicContentSize()
        }
        root.layoutIfNeeded()
        #expect(view.frame.width == width.constant)
        view.onLayout = { _ in }
        let late = root.adding(UIView())
        late.topAnchor == view.topAnchor
        late.leadingAnchor == view.trailingAnchor
        late.sizeAnchors == 7
        root.layoutIfNeeded()
        #expect(late.frame == CGRect(x: width.constant, y: 0, width: 7, height: 7))
    }

    @Test("layoutSubviews may lay out at once, and one that never stops doing so is stopped")
    func nestedLayout() {
        let outer = root.adding(RecordingView())
        outer.edgeAnchors == root.edgeAnchors
        let inner = outer.adding(UIView())
        let width = inner.widthAnchor == 10
        inner.topAnchor == outer.topAnchor
        var seen: [CGFloat] = []
        outer.onLayout = { _ in
            width.constant = 30
            inner.layoutIfNeeded()
            seen.append(inner.frame.width)
        }
        root.layoutIfNeeded()
        #expect(seen.last == 30)
        var count = 0
        outer.onLayout = {
            count += 1
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
        }
        outer.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(count < 100)
        #expect(!root.needsLayoutPass)
    }

    @Test("switching the screen's direction mirrors what has no direction of its own")
    func switchesDirection() {
        let screen = Screen.empty(size: CGSize(width: 390, height: 844), scale: 1)
        let window = screen.window
        let view = window.adding(UIView())
        let outer = window.adding(UIView(frame: window.bounds))
        outer.semanticContentAttribute = .forceLeftToRight
        let fixed = outer.adding(UIView())
        for (view, superview) in [(view, window), (fixed, outer)] {
            view.leadingAnchor == superview.leadingAnchor + 10
            view.topAnchor == superview.topAnchor
            view.sizeAnchors == 50
        }
        window.layoutIfNeeded()
        screen.host.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        #expect(view.frame.minX == 330)
        #expect(fixed.frame.minX == 10)
        screen.host.layoutDirection = .leftToRight
        window.layoutIfNeeded()
        #expect(view.frame.minX == 10)
    }

    @Test("a controller updates its view's constraints, by way of the view")
    func controllerUpdates() {
        final class Controller: UIViewController {
            var events: [String] = []
            override func loadView() {
                let view = RecordingView()
                view.record = { [unowned self] in if $0.hasPrefix("update") { events.append("view") } }
                self.view = view
            }
            override func updateViewConstraints() {
                events.append("controller")
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        root.rootViewController = controller
        root.layoutIfNeeded()
        #expect(controller.events == ["controller", "view"])
    }

    @Test("a controller hears of its view's layout before and after")
    func controllerHears() {
        final class Controller: UIViewController {
            var events: [String] = []
            override func loadView() {
                let view = RecordingView()
                view.record = { [unowned self] in if $0.hasPrefix("layout") { events.append("layout") } }
                self.view = view
            }
            override func viewWillLayoutSubviews() { events.append("will") }
            override func viewDidLayoutSubviews() { events.append("did") }
        }
        let controller = Controller()
        root.rootViewController = controller
        root.layoutIfNeeded()
        #expect(controller.events == ["will", "layout", "did"])
    }

    @Test("a tree as deep as can be is laid out, and freed")
    func deepTrees() {
        var views = [root as UIView]
        for _ in 1..<UIView.maximumDepth {
            let view = UIView()
            views[views.count - 1].addSubview(view)
            view.edgeAnchors == views[views.count - 1].edgeAnchors
            views.append(view)
        }
        root.layoutIfNeeded()
        #expect(views[UIView.maximumDepth - 1].frame == root.bounds)
        #expect(!root.needsLayoutPass)
        views = []
    }

    @Test("ten thousand views are laid out")
    func manyViews() {
        var last: UIView?
        for _ in 0..<10_000 {
            let view = root.adding(UIView())
            view.translatesAutoresizingMaskIntoConstraints = false
            view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 1).isActive = true
            last = view
        }
        root.layoutIfNeeded()
        #expect(last?.frame.maxY == 10_000)
    }

    @Test("after a long series of changes a tree looks like one made fresh")
    func incrementalEqualsFresh() {
        var random = SeededNumbers(42)
        let views = (0..<14).map { SizedView(CGFloat(10 + $0), CGFloat(20 + $0)) }
        let tree = makeRoot()
        for (index, view) in views.enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            (index < 3 ? tree : views[index / 3 - 1]).addSubview(view)
        }
        var pool: [NSLayoutConstraint] = []
        for view in views {
            guard let superview = view.superview else { continue }
            for (first, second) in [
                (view.leadingAnchor, superview.leadingAnchor),
                (view.trailingAnchor, superview.trailingAnchor),
            ] {
                pool.append(first.constraint(equalTo: second, constant: CGFloat(random.next() % 30)))
            }
            pool.append(view.topAnchor.constraint(greaterThanOrEqualTo: superview.topAnchor, constant: 4))
            pool.append(view.bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -6))
            pool.append(view.widthAnchor.constraint(equalToConstant: CGFloat(random.next() % 200)))
            pool.append(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
        }
        for constraint in pool { constraint.priority = .init(Float(100 + random.next() % 800)) }
        for step in 0..<150 {
            let constraint = pool[Int(random.next() % UInt64(pool.count))]
            switch random.next() % 6 {
            case 0, 1: constraint.isActive.toggle()
            case 2: constraint.constant = CGFloat(random.next() % 100)
            case 3: constraint.priority = .init(Float(1 + random.next() % 998))
            case 4: tree.frame.size = CGSize(width: CGFloat(100 + random.next() % 500), height: 600)
            default: views[Int(random.next() % 14)].wanted.width = CGFloat(random.next() % 90)
            }
            guard step % 3 == 0 else { continue }
            tree.layoutIfNeeded()
            let frames = views.map(\.frame)
            // Another superview and back: every view leaves the engine and joins it anew.
            let active = pool.filter(\.isActive)
            NSLayoutConstraint.deactivate(active)
            for view in views.prefix(3) { view.removeFromSuperview() }
            for view in views.prefix(3) { tree.addSubview(view) }
            NSLayoutConstraint.activate(active)
            tree.layoutIfNeeded()
            for (view, frame) in zip(views, frames) {
                #expect(view.frame == frame, "step \(step)")
            }
        }
    }
}
