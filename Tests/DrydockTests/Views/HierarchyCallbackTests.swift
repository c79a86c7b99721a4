import Drydock
import DrydockTesting
import Testing

/// Hierarchies that change while views are told that they change.
///
/// From memory: UIKit calls these in this order, and what is begun last is over first, so that the outermost change has the last word.
@Suite("Changing the hierarchy in its callbacks")
struct HierarchyCallbackTests {
    /// Does something else in each callback.
    private final class Acting: UIView {
        enum Moment: CaseIterable {
            case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow, didAdd,
                willRemove
        }
        var act: (Moment) -> Void = { _ in }

        override func willMove(toSuperview newSuperview: UIView?) { act(.willMoveToSuperview) }
        override func didMoveToSuperview() { act(.didMoveToSuperview) }
        override func willMove(toWindow newWindow: UIWindow?) { act(.willMoveToWindow) }
        override func didMoveToWindow() { act(.didMoveToWindow) }
        override func didAddSubview(_ subview: UIView) { act(.didAdd) }
        override func willRemoveSubview(_ subview: UIView) { act(.willRemove) }

        /// Acts once, at one moment.
        func once(at moment: Moment, _ action: @escaping () -> Void) {
            act = { [weak self] in
                guard $0 == moment else { return }
                self?.act = { _ in }
                action()
            }
        }
    }

    private let window = makeRoot(100, 100)
    private let first = UIView()
    private let second = UIView()

    init() {
        window.addSubview(first)
        window.addSubview(second)
    }

    @Test(
        "a view that is put elsewhere before it is added ends where it is added last",
        arguments: Acting.Moment.allCases
    )
    private func elsewhere(moment: Acting.Moment) {
        let view = Acting()
        view.once(at: moment) { second.addSubview(view) }
        first.addSubview(view)
        let isAfter = moment == .didMoveToSuperview || moment == .didMoveToWindow
        #expect(view.superview === (isAfter ? second : first))
        checkTree(window)
    }

    @Test("a view that is taken out while it is added", arguments: Acting.Moment.allCases)
    private func takenOut(moment: Acting.Moment) {
        let view = Acting()
        view.once(at: moment) { view.removeFromSuperview() }
        first.addSubview(view)
        let isAfter = moment == .didMoveToSuperview || moment == .didMoveToWindow
        #expect(view.superview === (isAfter ? nil : first))
        #expect(view.window === (isAfter ? nil : window))
        checkTree(window)
    }

    @Test("a view that is put elsewhere while it is removed is removed", arguments: Acting.Moment.allCases)
    private func removed(moment: Acting.Moment) {
        let view = Acting()
        first.addSubview(view)
        view.once(at: moment) { second.addSubview(view) }
        view.removeFromSuperview()
        let isAfter = moment == .didMoveToSuperview || moment == .didMoveToWindow
        #expect(view.superview === (isAfter ? second : nil))
        checkTree(window)
    }

    @Test("a superview that gives a view away which leaves it")
    func givenAway() {
        let (old, view) = (Acting(), UIView())
        window.addSubview(old)
        old.addSubview(view)
        old.once(at: .willRemove) { second.addSubview(view) }
        first.addSubview(view)
        #expect(view.superview === first)
        #expect(second.subviews.isEmpty)
        checkTree(window)
    }

    @Test("siblings that are moved before a view is put among them")
    func siblings() {
        let (below, above, view) = (UIView(), UIView(), Acting())
        for sibling in [below, above] { first.addSubview(sibling) }
        view.once(at: .willMoveToSuperview) { first.bringSubviewToFront(below) }
        first.insertSubview(view, aboveSubview: below)
        #expect(first.subviews == [above, below, view])
        view.removeFromSuperview()
        view.once(at: .willMoveToSuperview) { below.removeFromSuperview() }
        first.insertSubview(view, belowSubview: below)
        #expect(first.subviews == [above, view])
        view.removeFromSuperview()
        view.once(at: .willMoveToSuperview) { above.removeFromSuperview() }
        first.insertSubview(view, at: 1)
        #expect(first.subviews == [view])
    }

    @Test("a window that loses the superview while a view is added to it")
    func lostWindow() {
        let view = Acting()
        view.once(at: .willMoveToSuperview) { first.removeFromSuperview() }
        first.addSubview(view)
        #expect(view.window == nil)
        window.addSubview(first)
        #expect(view.window === window)
        checkTree(window)
    }

    @Test("a parent that is put into the view which is being added to it is refused, by name")
    func circle() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (UIView(), Acting())
                parent.accessibilityIdentifier = "parent"
                child.accessibilityIdentifier = "child"
                child.once(at: .willMoveToSuperview) { child.addSubview(parent) }
                parent.addSubview(child)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(#"UIView "parent".addSubview: Acting "child" contains this view"#))
    }

    @Test("a view whose callbacks move it without end is refused, by name")
    func endless() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, other, child) = (UIView(), UIView(), Acting())
                child.accessibilityIdentifier = "child"
                child.act = { moment in
                    guard moment == .willMoveToSuperview else { return }
                    (child.superview === other ? parent : other).addSubview(child)
                }
                parent.addSubview(child)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains(#"Acting "child" is moved again"#))
    }

    @Test("a view whose layer holds another view's layer cannot be put into that view")
    func circleOfLayers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, inner) = (UIView(), UIView())
                inner.layer.addSublayer(outer.layer)
                outer.addSubview(inner)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("contains this view; a view cannot be inside itself"))
    }

    @Test("a child controller that adds its parent while it is added is refused, by name")
    func circleOfControllers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (parent, child) = (UIViewController(), ActingController())
                child.act = { [unowned child] in
                    child.act = {}
                    child.addChild(parent)
                }
                parent.addChild(child)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIViewController.addChild: ActingController contains this controller"))
    }

    private final class ActingController: UIViewController {
        var act: () -> Void = {}
        override func willMove(toParent parent: UIViewController?) { act() }
    }

    @Test("a child controller that is added elsewhere while it is added has one parent")
    func otherParent() {
        let (parent, other, child) = (UIViewController(), UIViewController(), ActingController())
        child.act = { [unowned child] in
            child.act = {}
            other.addChild(child)
        }
        parent.addChild(child)
        #expect(child.parent === parent)
        #expect(parent.children == [child])
        #expect(other.children.isEmpty)
        child.act = { [unowned child] in
            child.act = {}
            other.addChild(child)
        }
        other.addChild(child)
        #expect(other.children == [child])
        #expect(parent.children.isEmpty)
    }

    @Test("a view's layer that its view's callbacks put elsewhere is in one layer")
    func layers() {
        let (view, host, other) = (Acting(), CALayer(), CALayer())
        first.addSubview(view)
        view.once(at: .didMoveToSuperview) { other.addSublayer(view.layer) }
        host.addSublayer(view.layer)
        #expect(view.layer.superlayer === host)
        #expect(other.sublayers == nil)
        #expect(view.superview == nil)
    }
}

/// Stops at a tree in which a view is in two superviews, above itself, or in another window than its superview.
@MainActor
func checkTree(_ root: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    var seen: Set<ObjectIdentifier> = []
    var stack = [root]
    while let view = stack.popLast() {
        guard seen.insert(ObjectIdentifier(view)).inserted else {
            Issue.record("a view is in the tree twice", sourceLocation: sourceLocation)
            return
        }
        for subview in view.subviews {
            #expect(subview.superview === view, sourceLocation: sourceLocation)
            #expect(subview.window === view.window, sourceLocation: sourceLocation)
            stack.append(subview)
        }
        if let stack = view as? UIStackView {
            for arranged in stack.arrangedSubviews {
                #expect(arranged.superview === stack, sourceLocation: sourceLocation)
            }
        }
    }
}
