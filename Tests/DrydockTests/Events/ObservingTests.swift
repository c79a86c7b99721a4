import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("Observing properties")
struct ObservingTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test("an observer is told of each set, until its observation is freed")
    func told() {
        let label = UILabel()
        let log = Log()
        var observation: NSKeyValueObservation? = label.observe(\.text, options: [.new, .old]) {
            label,
            change in
            log.lines.append(
                "\(change.oldValue as Any) → \(change.newValue as Any), now \(label.text ?? "nil")"
            )
        }

        label.text = "a"
        label.text = "a"
        label.text = nil
        observation = nil
        label.text = "b"

        #expect(observation == nil)
        #expect(
            log.lines == [
                "Optional(nil) → Optional(Optional(\"a\")), now a",
                "Optional(Optional(\"a\")) → Optional(Optional(\"a\")), now a",
                "Optional(Optional(\"a\")) → Optional(nil), now nil",
            ]
        )
    }

    @Test("without options a change has no values")
    func noOptions() {
        let view = UIView()
        var changes: [NSKeyValueObservedChange<CGFloat>] = []
        let observation = view.observe(\.alpha) { changes.append($1) }

        view.alpha = 0.5
        observation.invalidate()
        observation.invalidate()
        view.alpha = 0.25

        #expect(changes.count == 1)
        #expect(changes[0].newValue == nil)
        #expect(changes[0].oldValue == nil)
        #expect(changes[0].kind == .setting)
        #expect(!changes[0].isPrior)
    }

    @Test("initial tells at once, and prior before each change")
    func initialAndPrior() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let log = Log()
        let observation = view.observe(\.contentOffset, options: [.new, .old, .initial, .prior]) {
            let values = "\($1.oldValue.map { "\($0.y)" } ?? "-") \($1.newValue.map { "\($0.y)" } ?? "-")"
            log.lines.append("\($1.isPrior ? "before" : "after") \(values), now \($0.contentOffset.y)")
        }

        view.contentOffset.y = 20

        #expect(
            log.lines == [
                "after - 0.0, now 0.0", "before 0.0 -, now 0.0", "after 0.0 20.0, now 20.0",
            ]
        )
        observation.invalidate()
    }

    private class Card: UITableView {
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set { super.contentOffset = newValue }
        }
    }

    @Test("properties are known from classes derived from those that have them")
    func derived() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        let log = Log()
        let observations = [
            card.observe(\.contentOffset) { view, _ in log.lines.append("offset \(view.contentOffset.y)") },
            card.observe(\.isHidden) { view, _ in log.lines.append("hidden \(view.isHidden)") },
            (card as UIScrollView).observe(\.contentInset, options: .new) {
                log.lines.append("inset \($1.newValue?.top ?? -1)")
            },
        ]

        card.contentOffset.y = 10
        card.isHidden = true
        card.contentInset.top = 7

        #expect(log.lines.prefix(2) == ["offset 10.0", "hidden true"])
        #expect(log.lines.contains("inset 7.0"))
        for observation in observations { observation.invalidate() }
    }

    @Test("a view tells of its frame, its bounds and its centre when they become others")
    func geometry() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let log = Log()
        let observations = [
            view.observe(\.frame, options: [.old, .new]) {
                log.lines.append("frame \($1.oldValue?.minX ?? 0) \($1.newValue?.minX ?? 0)")
            },
            view.observe(\.bounds) { view, _ in log.lines.append("bounds \(view.bounds)") },
            view.observe(\.center) { view, _ in log.lines.append("center \(view.center)") },
        ]
        func lines(_ change: () -> Void) -> [String] {
            log.lines = []
            change()
            return log.lines.map { $0.split(separator: " ")[0] }.map(String.init)
        }

        #expect(lines { view.frame.origin.x = 5 } == ["frame", "center"])
        #expect(lines { view.frame = view.frame } == [])
        #expect(lines { view.frame.size.width = 20 } == ["frame", "bounds", "center"])
        #expect(lines { view.bounds.size.width = 10 } == ["frame", "bounds"])
        #expect(lines { view.bounds.origin.y = 3 } == ["bounds"])
        #expect(lines { view.center.x = 0 } == ["frame", "center"])
        #expect(log.lines[0] == "frame 10.0 -5.0")
        for observation in observations { observation.invalidate() }
    }

    @Test("layout tells of frames, and what an observer then changes is laid out")
    func layout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (box, other) = (UIView(), UIView())
        root.addSubview(box)
        root.addSubview(other)
        box.edgeAnchors == root.edgeAnchors + 10
        let width = other.widthAnchor == 0
        other.heightAnchor == 5
        other.topAnchor == root.topAnchor
        other.leadingAnchor == root.leadingAnchor
        let log = Log()
        let observation = box.observe(\.bounds) { box, _ in
            log.lines.append("\(box.bounds.width)")
            width.constant = box.bounds.width / 2
            root.layoutIfNeeded()
        }

        root.layoutIfNeeded()
        #expect(other.frame.width == 90)
        root.frame.size.width = 100
        root.layoutIfNeeded()

        #expect(other.frame.width == 40)
        #expect(log.lines == ["180.0", "80.0"])
        observation.invalidate()
    }

    @Test("a scroll view's delegate knows of an offset before its observers do")
    func order() {
        final class Delegate: NSObject, UIScrollViewDelegate {
            let log: Log
            init(_ log: Log) { self.log = log }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { log.lines.append("delegate") }
        }
        let log = Log()
        let delegate = Delegate(log)
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.delegate = delegate
        let observation = view.observe(\.contentOffset) { _, _ in log.lines.append("observer") }

        view.setContentOffset(CGPoint(x: 0, y: 4), animated: false)

        #expect(log.lines == ["delegate", "observer"])
        observation.invalidate()
    }

    @Test("scroll views tell of another size of the content, and no one of the same")
    func contentSize() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var heights: [CGFloat] = []
        let observation = view.observe(\.contentSize, options: [.new]) {
            heights.append($1.newValue?.height ?? -1)
        }

        view.contentSize = CGSize(width: 10, height: 50)
        view.contentSize = CGSize(width: 10, height: 50)

        #expect(heights == [50])
        observation.invalidate()
    }

    @Test("text views, fields, image views and controls tell of what is set")
    func others() {
        let log = Log()
        let (field, text, image, button) = (
            UITextField(), UITextView(), UIImageView(), UIButton(type: .custom)
        )
        let observations = [
            field.observe(\.text) { log.lines.append("field \($0.text ?? "") \($1.kind.rawValue)") },
            field.observe(\.font) { field, _ in log.lines.append("font \(field.font?.pointSize ?? 0)") },
            text.observe(\.text) { text, _ in log.lines.append("text \(text.text ?? "")") },
            text.observe(\.textAlignment, options: .old) {
                log.lines.append("\($1.oldValue?.rawValue ?? -1)")
            },
            image.observe(\.image, options: [.new]) {
                log.lines.append("image \($1.newValue.map { $0 != nil } ?? false)")
            },
            button.observe(\.isSelected) { button, _ in log.lines.append("selected \(button.isSelected)") },
            button.observe(\.isEnabled) { button, _ in log.lines.append("enabled \(button.isEnabled)") },
        ]

        field.text = "f"
        field.font = .systemFont(ofSize: 9)
        text.text = "t"
        text.textAlignment = .center
        image.image = UIImage(systemName: "star")
        button.isSelected = true
        button.isEnabled = false

        #expect(
            log.lines == [
                "field f 1", "font 9.0", "text t", "\(NSTextAlignment.natural.rawValue)", "image true",
                "selected true", "enabled false",
            ]
        )
        for observation in observations { observation.invalidate() }
    }

    @Test("a gesture tells of its states before its targets are called")
    func states() {
        let log = Log()
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let screen = Screen(size: CGSize(width: 100, height: 100)) {
            let controller = UIViewController()
            controller.view.addGestureRecognizer(tap)
            return controller
        }
        let observation = tap.observe(\.state, options: [.new, .old]) {
            log.lines.append("\($1.oldValue.map { "\($0)" } ?? "") → \($1.newValue.map { "\($0)" } ?? "")")
        }

        screen.tap(at: CGPoint(x: 50, y: 50))

        #expect(log.lines == ["possible → ended", "ended → possible"])
        observation.invalidate()
    }

    // MARK: - By name

    private final class Observer: UIView {
        var lines: [String] = []
        var scrollView: UIScrollView?
        private static var context = 0

        func begin() {
            scrollView?.addObserver(
                self,
                forKeyPath: "contentOffset",
                options: [.new, .old, .prior],
                context: &Observer.context
            )
        }

        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let old = (change?[.oldKey] as? CGPoint).map { "\($0.y)" } ?? "-"
            let new = (change?[.newKey] as? CGPoint).map { "\($0.y)" } ?? "-"
            let isPrior = (change?[.notificationIsPriorKey] as? NSNumber)?.boolValue ?? false
            let isOwn = context == &Observer.context && object as? UIScrollView === scrollView
            let kind = (change?[.kindKey] as? UInt) == NSKeyValueChange.setting.rawValue
            lines.append("\(keyPath ?? "") \(old) \(new) \(isPrior) \(isOwn && kind)")
        }

        deinit {
            MainActor.assumeIsolated { scrollView }?.removeObserver(self, forKeyPath: "contentOffset")
        }
    }

    @Test("observeValue is called for a property by its name")
    func byName() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let observer = Observer()
        observer.scrollView = view
        observer.begin()

        view.contentOffset.y = 3
        view.removeObserver(observer, forKeyPath: "contentOffset")
        view.contentOffset.y = 4
        observer.scrollView = nil

        #expect(observer.lines == ["contentOffset 0.0 - true true", "contentOffset 0.0 3.0 false true"])
    }

    @Test("an observer may end its observation while it is freed")
    func endedByDeinit() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var observer: Observer? = Observer()
        observer?.scrollView = view
        observer?.begin()
        weak let old = observer

        observer = nil
        view.contentOffset.y = 4

        #expect(old == nil)
    }

    @Test("nil is told as NSNull")
    func null() {
        final class Observer: UIResponder {
            var values: [Any?] = []
            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                values.append(change?[.newKey])
            }
        }
        let (view, observer) = (UIImageView(), Observer())
        view.addObserver(observer, forKeyPath: "image", options: [.new, .initial], context: nil)

        view.image = UIImage(systemName: "star")
        view.removeObserver(observer, forKeyPath: "image", context: nil)

        #expect(observer.values.count == 2)
        #expect(observer.values.first is NSNull)
        #expect(observer.values.last is UIImage)
    }

    @Test("what cannot be observed is the caller's mistake")
    func mistakes() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView().observe(\.backgroundColor) { _, _ in } }
        }
        #expect(errorText(of: first).contains("cannot be observed"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().addObserver(UIView(), forKeyPath: "contentOffset", context: nil) }
        }
        #expect(
            errorText(of: second).contains(
                "UIView.addObserver(_:forKeyPath:): contentOffset cannot be observed"
            )
        )
        let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().removeObserver(UIView(), forKeyPath: "frame") }
        }
        #expect(
            errorText(of: third).contains("UIView.removeObserver(_:forKeyPath:): nobody such observes frame")
        )
    }

    @Test("the state of a scroll view's recogniser is observed through the scroll view")
    func stateOfScrollViewsRecognizer() {
        final class Watcher: UIView {
            var lines: [String] = []

            override func observeValue(
                forKeyPath keyPath: String?,
                of object: Any?,
                change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                lines.append("\(keyPath ?? "nil") of \(type(of: object ?? self))")
            }
        }
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        let screen = Screen.empty(size: CGSize(width: 200, height: 200), scale: 1)
        screen.perform { screen.window.addSubview(scrollView) }
        let watcher = Watcher()
        scrollView.addObserver(watcher, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)

        screen.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
        #expect(watcher.lines.count > 2)
        #expect(Set(watcher.lines) == ["panGestureRecognizer.state of UIScrollView"])

        scrollView.removeObserver(watcher, forKeyPath: "panGestureRecognizer.state")
        watcher.lines = []
        screen.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10))
        #expect(watcher.lines.isEmpty)
    }
}
