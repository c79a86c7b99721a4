import Drydock
import Testing

/// What of UIKit's classes applications override, too, though it is seldom meant for that.
@MainActor struct OverriddenMembersTests {
    @Test func viewsTellWhatHappensToTheirSubviewsAndGestures() {
        let view = NotedView()
        let (first, second) = (UIView(), UIView())
        first.tag = 7
        view.addSubview(first)
        view.insertSubview(second, belowSubview: first)
        view.insertSubview(second, aboveSubview: first)
        view.sendSubviewToBack(second)
        view.bringSubviewToFront(second)
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(view.subviews == [second, first])
        #expect(view.viewWithTag(7) === first)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(tap.view === view)
        view.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
        #expect(view.noted == ["below", "above", "back", "front", "exchange", "tag", "add", "remove"])
    }

    @Test func controlsTellTheirTargets() {
        let control = NotedControl()
        control.addTarget(control, action: Selector("tapped", NotedControl.tapped), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.removeTarget(control, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(control.noted == ["add", "tapped", "remove"])
    }

    @Test func listsTellTheirNibs() {
        let table = NotedTable()
        table.register(nil as UINib?, forCellReuseIdentifier: "a")
        table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "b")
        #expect(table.noted == ["a", "b"])
        let collection = NotedCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(nil as UINib?, forCellWithReuseIdentifier: "c")
        collection.register(nil as UINib?, forSupplementaryViewOfKind: "d", withReuseIdentifier: "e")
        #expect(collection.noted == ["c", "d e"])
    }
}

private final class NotedView: UIView {
    var noted: [String] = []

    override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        noted.append("below")
        super.insertSubview(view, belowSubview: sibling)
    }

    override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        noted.append("above")
        super.insertSubview(view, aboveSubview: sibling)
    }

    override func sendSubviewToBack(_ view: UIView) {
        noted.append("back")
        super.sendSubviewToBack(view)
    }

    override func bringSubviewToFront(_ view: UIView) {
        noted.append("front")
        super.bringSubviewToFront(view)
    }

    override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        noted.append("exchange")
        super.exchangeSubview(at: index1, withSubviewAt: index2)
    }

    override func viewWithTag(_ tag: Int) -> UIView? {
        noted.append("tag")
        return super.viewWithTag(tag)
    }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        noted.append("add")
        super.addGestureRecognizer(gestureRecognizer)
    }

    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        noted.append("remove")
        super.removeGestureRecognizer(gestureRecognizer)
    }
}

private final class NotedControl: UIControl {
    var noted: [String] = []

    func tapped() { noted.append("tapped") }

    override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        noted.append("add")
        super.addTarget(target, action: action, for: controlEvents)
    }

    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        noted.append("remove")
        super.removeTarget(target, action: action, for: controlEvents)
    }
}

private final class NotedTable: UITableView {
    var noted: [String] = []

    override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        noted.append(identifier)
        super.register(nib, forCellReuseIdentifier: identifier)
    }

    override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        noted.append(identifier)
        super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

private final class NotedCollection: UICollectionView {
    var noted: [String] = []

    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        noted.append(identifier)
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }

    override func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        noted.append("\(kind) \(identifier)")
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
}
