import Drydock
import DrydockTesting
import Testing

struct ContainmentTests {
    private let journal = Journal()
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let parent: RecordingController
    private let child: RecordingController

    init() {
        parent = RecordingController("parent", journal)
        child = RecordingController("child", journal)
    }

    @Test("a child of a visible parent appears when its view enters the window")
    func childAppears() {
        screen.window.rootViewController = parent
        screen.host.update()
        _ = journal.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        screen.host.update()
        #expect(
            journal.takeAppearances() == [
                "child willMove parent", "child didLoad", "child willAppear", "child didMove parent",
                "child didAppear",
            ]
        )
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            journal.takeAppearances() == [
                "child willMove nil", "child willDisappear", "child didDisappear", "child didMove nil",
            ]
        )
        #expect(parent.children.isEmpty)
        #expect(child.parent == nil)
    }

    @Test("a child appears with its parent: after it at the start, before it at the end")
    func appearsWithParent() {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = journal.take()
        screen.window.rootViewController = parent
        screen.host.update()
        #expect(
            journal.takeAppearances() == [
                "parent willAppear", "child willAppear", "child didAppear", "parent didAppear",
            ]
        )
    }

    @Test("adding a child of another parent takes it from there")
    func changesParent() {
        let other = RecordingController("other", journal)
        other.addChild(child)
        parent.addChild(child)
        #expect(other.children.isEmpty)
        #expect(parent.children == [child])
        #expect(child.parent === parent)
    }

    @Test("a view is loaded when it is first asked for, and once")
    func loadsLazily() {
        #expect(!child.isViewLoaded)
        #expect(child.viewIfLoaded == nil)
        child.loadViewIfNeeded()
        _ = child.view
        #expect(journal.take() == ["child didLoad"])
        #expect(child.view.frame == UIScreen.main.bounds)
    }

    @Test("a child's view that was placed by its frame follows the view that it is in")
    func childFollows() {
        let children = [
            UIViewController(), UITableViewController(), UINavigationController(), UITabBarController(),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for child in children {
            parent.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.view.frame = parent.view.bounds
            child.didMove(toParent: parent)
            parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
            #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 50), "\(child)")
        }
    }
}

/// Going over from one child to another.
struct ChildTransitionTests {
    private let journal = Journal()
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let parent: RecordingController
    private let (old, new): (RecordingController, RecordingController)

    init() {
        parent = RecordingController("parent", journal)
        old = RecordingController("old", journal)
        new = RecordingController("new", journal)
        screen.window.rootViewController = parent
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        screen.host.update()
        old.willMove(toParent: nil)
        parent.addChild(new)
        _ = journal.take()
    }

    @Test(
        "the other view comes in at once and the first leaves at the end, and both are told",
        arguments: [[], .transitionCrossDissolve, .transitionFlipFromLeft] as [UIView.AnimationOptions]
    )
    func exchange(options: UIView.AnimationOptions) {
        parent.transition(from: old, to: new, duration: 0.4, options: options) {
            new.view.frame.origin.y = 50
        } completion: { finished in
            journal.note("finished \(finished)")
        }
        #expect(
            journal.takeAppearances() == [
                "old willDisappear animated", "new didLoad", "new willAppear animated",
            ]
        )
        #expect(new.view.superview === parent.view)
        screen.advance(by: 0.2)
        #expect(old.view.superview === parent.view)
        #expect(journal.takeAppearances() == [])
        screen.advance(by: 0.3)
        #expect(
            journal.takeAppearances() == [
                "old didDisappear animated", "new didAppear animated", "finished true",
            ]
        )
        #expect(old.view.superview == nil && !old.view.isHidden)
        #expect(new.view.frame.origin.y == 50)
    }

    @Test("a parent that is not on the screen exchanges views and tells nobody")
    func offScreen() {
        screen.window.rootViewController = nil
        screen.host.update()
        _ = journal.take()
        screen.host.perform { parent.transition(from: old, to: new, duration: 0, animations: nil) }
        screen.advance(by: 0.1)
        #expect(journal.takeAppearances() == ["new didLoad"])
        #expect(parent.view.subviews == [new.view])
    }

    @Test("controllers that are not its children are refused")
    func strangers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = UIViewController()
                let child = UIViewController()
                parent.addChild(child)
                parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
            }
        }
        #expect(
            errorText(of: result).contains(
                "UIViewController.transition: UIViewController and UIViewController must be its children"
            )
        )
    }
}
