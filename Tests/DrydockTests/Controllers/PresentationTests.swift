import Drydock
import DrydockTesting
import Testing

/// The expected orders are those that UIKit's own controllers log.
struct PresentationTests {
    private let journal = Journal()
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let home: RecordingController

    init() {
        home = RecordingController("home", journal)
        screen.window.rootViewController = home
        screen.host.update()
    }

    @Test("a root controller loads, will appear, is laid out and has appeared")
    func rootAppears() {
        #expect(
            journal.take() == [
                "home didLoad", "home willAppear", "home willLayout", "home didLayout", "home didAppear",
            ]
        )
    }

    @Test("a full-screen presentation makes the presenter disappear, after the presented has appeared")
    func presentsFullScreen() {
        _ = journal.take()
        let modal = RecordingController("modal", journal)
        home.present(modal, animated: true) { [journal] in journal.note("completion") }
        #expect(
            journal.takeAppearances() == [
                "modal didLoad", "home willDisappear animated", "modal willAppear animated",
            ]
        )
        #expect(modal.isBeingPresented)
        #expect(home.view.window === screen.window)
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "modal didAppear animated", "home didDisappear animated", "completion",
            ]
        )
        #expect(!modal.isBeingPresented)
        #expect(home.view.window == nil)
    }

    @Test("a dismissal brings the presenter back")
    func dismissesFullScreen() {
        let modal = RecordingController("modal", journal)
        home.present(modal, animated: false)
        _ = journal.take()
        modal.dismiss(animated: true) { [journal] in journal.note("completion") }
        #expect(
            journal.takeAppearances() == ["modal willDisappear animated", "home willAppear animated"]
        )
        #expect(modal.isBeingDismissed)
        #expect(home.presentedViewController === modal)
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "home didAppear animated", "modal didDisappear animated", "completion",
            ]
        )
        #expect(home.presentedViewController == nil)
        #expect(modal.presentingViewController == nil)
        #expect(modal.view.window == nil)
        #expect(home.view.window === screen.window)
    }

    @Test("the presenter of an over-full-screen presentation neither disappears nor appears")
    func presentsOverFullScreen() {
        _ = journal.take()
        let modal = RecordingController("modal", journal, style: .overFullScreen)
        home.present(modal, animated: false)
        #expect(journal.takeAppearances() == ["modal didLoad", "modal willAppear", "modal didAppear"])
        #expect(home.view.window === screen.window)
        home.dismiss(animated: false)
        #expect(journal.takeAppearances() == ["modal willDisappear", "modal didDisappear"])
    }

    @Test("the presented view is laid out before it starts to move")
    func laysOutFirst() {
        _ = journal.take()
        let modal = RecordingController("modal", journal, style: .overFullScreen)
        home.present(modal, animated: true)
        #expect(journal.take().suffix(2) == ["modal willLayout", "modal didLayout"])
    }

    @Test("what is presented slides from the bottom edge to its place on UIKit's spring")
    func slides() throws {
        let modal = RecordingController("modal", journal, style: .overFullScreen)
        home.present(modal, animated: true)
        #expect(modal.view.frame == screen.window.bounds)
        #expect(modal.view.presentation?.frame?.minY == 200)
        screen.advance(by: 0.1)
        // 1 − e^(−ωt)(1 + ωt) for ω = √(1000 / 3)
        let shown = try #require(modal.view.presentation?.frame?.minY)
        #expect(abs(shown - 200 * 0.455_221_61) < 0.01)
        screen.advance(by: 0.4)
        #expect(modal.view.presentation == nil)
    }

    @Test("a child presents on behalf of its root")
    func childPresents() {
        let child = RecordingController("child", journal)
        home.addChild(child)
        home.view.addSubview(child.view)
        child.didMove(toParent: home)
        let modal = RecordingController("modal", journal)
        child.present(modal, animated: false)
        #expect(modal.presentingViewController === home)
        #expect(child.presentedViewController === modal)
        child.dismiss(animated: false)
        #expect(home.presentedViewController == nil)
    }

    @Test("presenting while something is presented changes nothing")
    func refusesSecond() {
        let modal = RecordingController("modal", journal)
        home.present(modal, animated: false)
        let second = RecordingController("second", journal)
        home.present(second, animated: false) { [journal] in journal.note("completion") }
        #expect(home.presentedViewController === modal)
        #expect(second.presentingViewController == nil)
        #expect(!journal.entries.contains("completion"))
    }

    @Test("presenting from a view outside of the window changes nothing")
    func refusesOutsideOfWindow() {
        let stray = RecordingController("stray", journal)
        stray.loadViewIfNeeded()
        stray.present(RecordingController("modal", journal), animated: false)
        #expect(stray.presentedViewController == nil)
    }

    @Test("dismissing at the bottom of a stack removes all of it and animates only the top")
    func dismissesStack() {
        let first = RecordingController("first", journal, style: .overFullScreen)
        let second = RecordingController("second", journal, style: .overFullScreen)
        home.present(first, animated: false)
        first.present(second, animated: false)
        _ = journal.take()
        home.dismiss(animated: true)
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "first willDisappear", "first didDisappear",
                "second willDisappear animated", "second didDisappear animated",
            ]
        )
        #expect(home.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(screen.window.subviews == [home.view])
    }

    @Test("dismissing a full-screen stack brings back the presenter at its bottom")
    func dismissesFullScreenStack() {
        let first = RecordingController("first", journal)
        let second = RecordingController("second", journal)
        home.present(first, animated: false)
        first.present(second, animated: false)
        _ = journal.take()
        home.dismiss(animated: false)
        #expect(
            journal.takeAppearances() == [
                "second willDisappear", "home willAppear", "home didAppear", "second didDisappear",
            ]
        )
        #expect(screen.window.subviews == [home.view])
    }

    @Test("interaction is ignored during the transition and heeded after it")
    func ignoresInteraction() {
        home.present(RecordingController("modal", journal), animated: true)
        #expect(screen.host.scene.isIgnoringInteractionEvents)
        screen.settle()
        #expect(!screen.host.scene.isIgnoringInteractionEvents)
    }

    @Test("a cross-dissolve fades the presented view in and out")
    func dissolves() {
        let modal = RecordingController("modal", journal, style: .overFullScreen)
        modal.modalTransitionStyle = .crossDissolve
        home.present(modal, animated: true)
        #expect(modal.view.presentation?.alpha == 0)
        screen.advance(by: 0.25)
        #expect(modal.view.presentation?.alpha == 0.5)
        screen.settle()
        #expect(modal.view.presentation == nil)
        #expect(modal.view.alpha == 1)
    }

    @Test("a sheet leaves the status bar free and dims what is behind")
    func sheet() throws {
        let modal = RecordingController("modal", journal, style: .automatic)
        home.present(modal, animated: false)
        #expect(modal.view.frame == CGRect(x: 0, y: 57, width: 100, height: 143))
        let dimming = try #require(modal.view.superview?.subviews.first)
        #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.2) && dimming.alpha == 1)
        #expect(home.appearance == .appeared)
    }

    @Test("a new root takes what the old one presented away")
    func replacesRoot() {
        home.present(RecordingController("modal", journal), animated: false)
        let next = RecordingController("next", journal)
        screen.window.rootViewController = next
        screen.host.update()
        #expect(screen.window.subviews == [next.view])
        #expect(home.presentedViewController == nil)
        #expect(next.appearance == .appeared)
    }

    @Test("what is presented in the current context covers the controller that defines it, and no more")
    func currentContext() {
        let context = RecordingController("context", journal)
        context.definesPresentationContext = true
        home.addChild(context)
        home.view.addSubview(context.view)
        context.view.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
        context.didMove(toParent: home)
        screen.host.update()
        _ = journal.take()
        let modal = RecordingController("modal", journal, style: .currentContext)
        context.present(modal, animated: false)
        #expect(modal.presentingViewController === context)
        #expect(
            modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 100, height: 50)
        )
        #expect(context.view.isHidden)
        context.dismiss(animated: false)
        #expect(
            journal.takeAppearances() == [
                "modal didLoad", "context willDisappear", "modal willAppear", "modal didAppear",
                "context didDisappear", "modal willDisappear", "context willAppear", "context didAppear",
                "modal didDisappear",
            ]
        )
        #expect(!context.view.isHidden)
        #expect(home.view.subviews == [context.view])
    }

    @Test("a controller may dismiss itself as soon as it has appeared")
    func dismissesAtOnce() {
        _ = journal.take()
        let modal = Shy(nibName: nil, bundle: nil)
        modal.modalPresentationStyle = .fullScreen
        home.present(modal, animated: true)
        screen.settle()
        #expect(home.presentedViewController == nil)
        #expect(home.appearance == .appeared)
        #expect(home.view.window === screen.window)
        #expect(screen.window.subviews == [home.view])
    }

    @Test("what was dismissed is released, and so is a screen in the middle of a transition")
    func releases() {
        weak var dismissed: UIViewController?
        weak var presented: UIViewController?
        weak var window: UIWindow?
        do {
            let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
            let root = UIViewController()
            screen.window.rootViewController = root
            let first = UIViewController()
            dismissed = first
            root.present(first, animated: true)
            screen.settle()
            root.dismiss(animated: true)
            screen.settle()
            let second = UIViewController()
            presented = second
            root.present(second, animated: true)
            window = screen.window
        }
        #expect(dismissed == nil)
        #expect(presented == nil)
        #expect(window == nil)
    }

    @Test("presented and covered views take the window's new size, also in the middle of the slide")
    func resizes() {
        let size = CGSize(width: 300, height: 150)
        let over = RecordingController("over", journal, style: .overFullScreen)
        home.present(over, animated: true)
        screen.advance(by: 0.25)
        screen.host.resize(to: size, scale: 1)
        screen.settle()
        #expect(over.view.frame == CGRect(origin: .zero, size: size))
        #expect(home.view.frame == CGRect(origin: .zero, size: size))
        let full = RecordingController("full", journal)
        over.present(full, animated: false)
        screen.host.resize(to: CGSize(width: 100, height: 200), scale: 1)
        screen.host.update()
        #expect(full.view.frame.size == CGSize(width: 100, height: 200))
        full.dismiss(animated: false)
        #expect(over.view.frame.size == CGSize(width: 100, height: 200))
    }

    @Test("the responder chain runs from what is presented to its presenter, the window and the application")
    func responderChain() {
        let modal = RecordingController("modal", journal, style: .overFullScreen)
        home.present(modal, animated: false)
        #expect(modal.view.next === modal)
        #expect(modal.next === home)
        #expect(home.next === screen.window)
        #expect(screen.window.next === screen.host.scene && screen.host.scene.next === UIApplication.shared)
    }
}

/// Goes as soon as it has come.
private final class Shy: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        dismiss(animated: false)
    }
}
