import Drydock
import DrydockTesting

/// The order of callbacks of views, controls and gesture recognisers.
enum OrderViewCases {
    static let all = [hierarchy, passes, control, programmatic, pan, cancelled, refused]

    private static func reference(_ page: String) -> ConformanceSource {
        .document("UIKit reference, \(page)")
    }

    private static let hierarchy = ConformanceCase(
        .orders,
        "a view gets a superview and loses it",
        reference("UIView")
    ) { facts in
        let journal = Journal()
        let (view, superview) = (ToldView(journal), ToldSuperview(journal))
        let screen = Screen.showing(superview)
        screen.perform { superview.addSubview(view) }
        let own: Set = ["willMove(toSuperview:)", "didMoveToSuperview"]
        let window: Set = ["willMove(toWindow:)", "didMoveToWindow"]
        let entries = journal.take()
        facts.expect(
            "superview",
            order: ["willMove(toSuperview:)", "didMoveToSuperview"],
            entries.filter(own.contains)
        )
        facts.expect(
            "window",
            order: ["willMove(toWindow:)", "didMoveToWindow"],
            entries.filter(window.contains)
        )
        facts.expect("the superview is told", true, entries.contains("didAddSubview"))
        screen.perform { view.removeFromSuperview() }
        let gone = journal.take()
        facts.expect("the superview is told of the removal", true, gone.contains("willRemoveSubview"))
        facts.expect(
            "superview, at the removal",
            order: ["willMove(toSuperview:)", "didMoveToSuperview"],
            gone.filter(own.contains)
        )
    }

    private static let passes = ConformanceCase(
        .orders,
        "a view is updated",
        reference("UIView.setNeedsUpdateConstraints()")
    ) { facts in
        let journal = Journal()
        let view = ToldView(journal)
        let screen = Screen.showing(view)
        _ = screen.host.render()
        _ = journal.take()
        screen.perform {
            view.setNeedsDisplay()
            view.setNeedsLayout()
            view.setNeedsUpdateConstraints()
        }
        _ = screen.host.render()
        facts.expect(
            "constraints, layout, drawing",
            order: ["updateConstraints", "layoutSubviews", "draw"],
            journal.take(only: ["updateConstraints", "layoutSubviews", "draw"])
        )
    }

    private static let control = ConformanceCase(
        .orders,
        "a control is touched",
        reference("UIControl")
    ) { facts in
        let journal = Journal()
        let control = ToldControl(journal)
        let screen = Screen.showing(control, width: 100, height: 100)
        try screen.tap(control)
        facts.expect(
            "a tap",
            order: ["touchDown", "touchUpInside"],
            journal.take(only: ["touchDown", "touchUpInside", "touchUpOutside"])
        )
        let finger = try screen.touchDown(control)
        facts.expect("is tracking", true, control.isTracking)
        finger.move(to: CGPoint(x: 60, y: 60))
        finger.lift()
        facts.expect("is tracking afterwards", false, control.isTracking)
        facts.expect(
            "tracking",
            order: ["beginTracking", "continueTracking", "endTracking"],
            journal.take(only: ["beginTracking", "continueTracking", "endTracking"])
        )
        screen.perform { control.isEnabled = false }
        try screen.tap(control)
        facts.expect("a tap on a disabled control", order: [], journal.take())
    }

    private static let programmatic = ConformanceCase(
        .orders,
        "values set in code",
        reference("UISwitch.setOn(_:animated:), UISlider.setValue(_:animated:), UIPageControl.currentPage")
    ) { facts in
        var events = 0
        let (toggle, slider, pages) = (UISwitch(), UISlider(), UIPageControl())
        toggle.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        toggle.setOn(true, animated: false)
        facts.expect("actions of a switch", 0, events)
        slider.setValue(-1, animated: false)
        facts.expect("a slider below its minimum", 0, slider.value)
        slider.setValue(9, animated: false)
        facts.expect("a slider above its maximum", 1, slider.value)
        pages.numberOfPages = 3
        pages.currentPage = 7
        facts.expect("a page after the last", 2, pages.currentPage)
        pages.currentPage = -1
        facts.expect("a page before the first", 0, pages.currentPage)
    }

    private static let pan = ConformanceCase(
        .orders,
        "the states of a pan",
        reference("UIGestureRecognizer")
    ) { facts in
        let (view, journal) = (UIView(), Journal())
        let screen = Screen.showing(view)
        let target = GestureTarget(journal)
        let pan = UIPanGestureRecognizer(target: target, action: GestureTarget.changed)
        screen.perform { view.addGestureRecognizer(pan) }
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        let states = journal.take().reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        facts.expect("actions", order: ["began", "changed", "ended"], states)
        screen.settle()
        facts.expect("afterwards", .possible, pan.state)
    }

    private static let cancelled = ConformanceCase(
        .orders,
        "the touches of a recognised gesture",
        reference("UIGestureRecognizer.cancelsTouchesInView")
    ) { facts in
        let journal = Journal()
        let view = ToldView(journal)
        let screen = Screen.showing(view)
        let pan = UIPanGestureRecognizer()
        screen.perform { view.addGestureRecognizer(pan) }
        let touches: Set = ["touchesBegan", "touchesCancelled", "touchesEnded"]
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        facts.expect("by default", order: ["touchesBegan", "touchesCancelled"], journal.take(only: touches))
        pan.cancelsTouchesInView = false
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        facts.expect("not cancelled", order: ["touchesBegan", "touchesEnded"], journal.take(only: touches))
        pan.isEnabled = false
        screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
        facts.expect("not recognised", order: ["touchesBegan", "touchesEnded"], journal.take(only: touches))
    }

    private static let refused = ConformanceCase(
        .orders,
        "a gesture that must not begin",
        reference("UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)")
    ) { facts in
        let (view, journal, refusal) = (UIView(), Journal(), Refusal())
        let screen = Screen.showing(view)
        let target = GestureTarget(journal)
        let tap = UITapGestureRecognizer(target: target, action: GestureTarget.changed)
        tap.delegate = refusal
        screen.perform { view.addGestureRecognizer(tap) }
        try screen.tap(view)
        facts.expect("actions", order: [], journal.take())
        tap.delegate = nil
        try screen.tap(view)
        facts.expect("actions without a delegate", order: ["ended"], journal.take())
    }
}

private class ToldView: UIView {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) { journal.note("willMove(toSuperview:)") }
    override func didMoveToSuperview() { journal.note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { journal.note("willMove(toWindow:)") }
    override func didMoveToWindow() { journal.note("didMoveToWindow") }
    override func draw(_ rect: CGRect) { journal.note("draw") }

    override func updateConstraints() {
        journal.note("updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.note("layoutSubviews")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("touchesBegan") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.note("touchesCancelled")
    }
}

private final class ToldSuperview: UIView {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didAddSubview(_ subview: UIView) { journal.note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { journal.note("willRemoveSubview") }
}

private final class ToldControl: UIControl {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init(frame: .zero)
        for (name, event) in [
            ("touchDown", UIControl.Event.touchDown), ("touchUpInside", .touchUpInside),
            ("touchUpOutside", .touchUpOutside),
        ] {
            addAction(UIAction { _ in journal.note(name) }, for: event)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal.note("beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        journal.note("continueTracking")
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        journal.note("endTracking")
    }
}

private final class GestureTarget: NSObject {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func changed(_ recognizer: UIGestureRecognizer) {
        journal.note("\(recognizer.state)")
    }
}

private final class Refusal: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
