import Drydock
import DrydockTesting
import Testing

/// Transitions that a hand drives through `UIPercentDrivenInteractiveTransition`.
struct InteractiveTransitionTests {
    private let journal = Journal()
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let root: RecordingController
    private let hand = Hand()

    init() {
        root = RecordingController("root", journal)
        screen.window.rootViewController = root
        screen.host.update()
        _ = journal.take()
    }

    private func present() -> RecordingController {
        let modal = RecordingController("modal", journal, style: .fullScreen)
        modal.transitioningDelegate = hand
        screen.perform { root.present(modal, animated: true) }
        return modal
    }

    private func perform(_ body: () -> Void) {
        screen.perform(body)
        screen.host.update()
    }

    @Test("the animation stands where the hand is, whatever the clock does")
    func held() throws {
        let modal = present()
        screen.advance(by: 5)
        #expect(modal.view.presentation?.frame?.minY == 200)
        perform { hand.interactor.update(0.25) }
        #expect(modal.view.presentation?.frame?.minY == 150)
        screen.advance(by: 5)
        #expect(modal.view.presentation?.frame?.minY == 150)
        #expect(!screen.host.isAnimating)
        perform { hand.interactor.update(0.1) }
        #expect(modal.view.presentation?.frame?.minY == 180)
        #expect(modal.transitionCoordinator?.isInteractive == true)
        #expect(modal.transitionCoordinator?.percentComplete == 0.1)
    }

    @Test("finished, it goes the rest of the way in the rest of the time, and the modal has appeared")
    func finish() {
        let modal = present()
        perform { hand.interactor.update(0.5) }
        perform { hand.interactor.finish() }
        screen.advance(by: 0.49)
        #expect(modal.isBeingPresented)
        screen.advance(by: 0.02)
        #expect(root.presentedViewController === modal && !modal.isBeingPresented)
        #expect(modal.view.frame == screen.window.bounds)
        #expect(
            journal.takeAppearances().suffix(2) == ["modal didAppear animated", "root didDisappear animated"]
        )
        #expect(modal.transitionCoordinator == nil)
    }

    @Test("cancelled, it goes back, values are what they were, and nothing is presented")
    func cancel() {
        let modal = present()
        perform { hand.interactor.update(0.5) }
        perform { hand.interactor.cancel() }
        screen.advance(by: 0.25)
        #expect((modal.view.presentation?.frame?.minY ?? 0) > 100)
        screen.advance(by: 0.26)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(modal.view.window == nil && root.view.window === screen.window)
        #expect(
            journal.takeAppearances().suffix(4) == [
                "modal willDisappear animated", "root willAppear animated", "modal didDisappear animated",
                "root didAppear animated",
            ]
        )
        // It can be presented again.
        let again = present()
        perform { hand.interactor.finish() }
        screen.settle()
        #expect(root.presentedViewController === again)
    }

    @Test("a cancelled dismissal leaves everything presented, with the view where it was")
    func cancelDismissal() {
        let modal = present()
        perform { hand.interactor.finish() }
        screen.settle()
        _ = journal.take()
        perform { root.dismiss(animated: true) }
        perform { hand.interactor.update(0.4) }
        #expect(modal.view.presentation?.frame?.minY == 80)
        perform { hand.interactor.cancel() }
        screen.settle()
        #expect(root.presentedViewController === modal && !modal.isBeingDismissed)
        #expect(modal.view.frame == screen.window.bounds && modal.view.presentation == nil)
        #expect(
            journal.takeAppearances() == [
                "modal willDisappear animated", "root willAppear animated", "modal willAppear animated",
                "root willDisappear animated", "modal didAppear animated", "root didDisappear animated",
            ]
        )
        perform { root.dismiss(animated: true) }
        perform { hand.interactor.finish() }
        screen.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("a hand can push, and take the push back")
    func navigation() {
        let first = RecordingController("first", journal)
        let second = RecordingController("second", journal)
        let navigation = UINavigationController(rootViewController: first)
        screen.window.rootViewController = navigation
        screen.host.update()
        navigation.delegate = hand
        perform { navigation.pushViewController(second, animated: true) }
        perform { hand.interactor.update(0.5) }
        #expect(second.view.presentation?.frame?.minY == 100)
        perform { hand.interactor.cancel() }
        screen.settle()
        #expect(navigation.viewControllers == [first] && second.parent == nil)
        #expect(second.view.superview == nil && first.view.superview != nil)
        perform { navigation.pushViewController(second, animated: true) }
        perform { hand.interactor.finish() }
        screen.settle()
        #expect(navigation.viewControllers == [first, second])
        perform { navigation.popViewController(animated: true) }
        perform { hand.interactor.cancel() }
        screen.settle()
        #expect(navigation.viewControllers == [first, second] && second.view.superview != nil)
    }

    @Test("a start that is not by hand is an animation")
    func withoutHand() {
        hand.wantsInteractiveStart = false
        let modal = present()
        screen.settle()
        #expect(root.presentedViewController === modal && !modal.isBeingPresented)
    }
}

/// Slides linearly from below and to there, in one second.
private final class Hand: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
{
    private(set) var interactor = UIPercentDrivenInteractiveTransition()
    var wantsInteractiveStart = true

    private func makeInteractor() -> UIPercentDrivenInteractiveTransition {
        interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = wantsInteractiveStart
        return interactor
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor() }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor() }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        1
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let toController = context.viewController(forKey: .to),
            let fromController = context.viewController(forKey: .from)
        else { return }
        let isComing =
            context.finalFrame(for: toController) != .zero && fromController !== toController
            && context.initialFrame(for: toController) == .zero
        let moved = isComing ? context.view(forKey: .to) : context.view(forKey: .from)
        if isComing, let moved {
            moved.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
            container.addSubview(moved)
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            moved?.frame =
                isComing
                ? container.bounds : container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
