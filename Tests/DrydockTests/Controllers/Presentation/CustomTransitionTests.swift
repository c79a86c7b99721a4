import Drydock
import DrydockTesting
import Testing

/// The expected order is that of UIKit's programming guide.
struct CustomTransitionTests {
    private let journal = Journal()
    private let screen = Screen.empty(size: CGSize(width: 100, height: 200), scale: 1)
    private let root = UIViewController()

    init() {
        screen.window.rootViewController = root
        screen.host.update()
    }

    @Test("a custom presentation asks, begins, animates and ends in UIKit's order, and so does its dismissal")
    func order() {
        let modal = RecordingController("modal", journal, style: .custom)
        let maker = Maker(journal)
        modal.transitioningDelegate = maker
        root.present(modal, animated: true) { [journal] in journal.note("completion") }
        #expect(modal.view.superview === maker.controller?.containerView)
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "presentationController", "modal didLoad", "animator", "presentationWillBegin",
                "modal willAppear animated", "duration", "animate true", "alongside", "ended true",
                "modal didAppear animated", "presentationDidEnd true", "completion",
            ]
        )
        #expect(modal.view.frame == CGRect(x: 10, y: 20, width: 80, height: 100))
        root.dismiss(animated: true)
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "animator", "dismissalWillBegin", "modal willDisappear animated", "duration",
                "animate false", "ended true", "modal didDisappear animated", "dismissalDidEnd true",
            ]
        )
        #expect(modal.view.window == nil && modal.transitionCoordinator == nil)
    }

    @Test("without a delegate a custom presentation covers the screen, and the presenter stays")
    func withoutDelegate() {
        let modal = RecordingController("modal", journal, style: .custom)
        root.present(modal, animated: false)
        #expect(modal.view.frame == screen.window.bounds)
        #expect(root.view.window === screen.window)
    }

    @Test("a presenter's view that an animator moves into the container is back in its place afterwards")
    func presentersView() {
        final class Exchange: NSObject, UIViewControllerTransitioningDelegate,
            UIViewControllerAnimatedTransitioning
        {
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.2
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                for key in [UITransitionContextViewKey.from, .to] {
                    context.view(forKey: key).map(context.containerView.addSubview)
                }
                let views = context.containerView.subviews
                UIView.animate(withDuration: 0.2) {
                    for view in views { view.alpha = 0.5 }
                } completion: { _ in
                    for view in views { view.alpha = 1 }
                    context.completeTransition(true)
                }
            }
            func animationController(
                forPresented presented: UIViewController,
                presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                self
            }
            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            {
                self
            }
        }
        let exchange = Exchange()
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = exchange
        let home = root.view.superview
        for _ in 0..<2 {
            root.present(modal, animated: true)
            screen.settle()
            #expect(root.view.window == nil)
            #expect(modal.view.window === screen.window)
            root.dismiss(animated: true)
            screen.settle()
            #expect(root.view.superview === home)
            #expect(root.view.frame == screen.window.bounds)
        }
    }

    @Test("a navigation controller's delegate animates its pushes")
    func navigation() {
        let first = RecordingController("first", journal)
        let second = RecordingController("second", journal)
        let navigation = UINavigationController(rootViewController: first)
        screen.window.rootViewController = navigation
        screen.host.update()
        let maker = Maker(journal)
        navigation.delegate = maker
        _ = journal.take()
        navigation.pushViewController(second, animated: true)
        screen.settle()
        #expect(
            journal.takeAppearances() == [
                "second willMove nil", "second didLoad", "animator", "first willDisappear animated",
                "second willAppear animated", "duration", "animate true", "first didDisappear animated",
                "second didAppear animated", "second didMove nil", "ended true",
            ]
        )
        #expect(second.view.superview != nil && first.view.superview == nil)
    }
}

private final class Maker: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    private let journal: Journal
    private(set) var controller: InsetPresentationController?

    init(_ journal: Journal) {
        self.journal = journal
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        journal.note("presentationController")
        let controller = InsetPresentationController(
            presentedViewController: presented,
            presenting: presenting
        )
        controller.journal = journal
        self.controller = controller
        return controller
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator")
        return Fade(journal)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator")
        return Fade(journal)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        journal.note("animator")
        return Fade(journal)
    }
}

private final class InsetPresentationController: UIPresentationController {
    var journal: Journal?

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 80, height: 100) }

    override func presentationTransitionWillBegin() {
        journal?.note("presentationWillBegin")
        presentedViewController.transitionCoordinator?.animate { [journal] _ in journal?.note("alongside") }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal?.note("presentationDidEnd \(completed)")
    }

    override func dismissalTransitionWillBegin() {
        journal?.note("dismissalWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal?.note("dismissalDidEnd \(completed)")
    }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        journal.note("duration")
        return 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let to = transitionContext.view(forKey: .to)
        journal.note("animate \(to != nil)")
        let view = to ?? transitionContext.view(forKey: .from)
        if let to, let controller = transitionContext.viewController(forKey: .to) {
            to.frame = transitionContext.finalFrame(for: controller)
            transitionContext.containerView.addSubview(to)
            to.alpha = 0
        }
        UIView.animate(withDuration: 0.3) {
            view?.alpha = to == nil ? 0 : 1
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("ended \(transitionCompleted)")
    }
}
