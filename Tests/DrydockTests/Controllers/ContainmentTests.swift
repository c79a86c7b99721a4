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
}
