import Drydock
import DrydockTesting

/// The order of callbacks of controllers, presentations and animators.
enum OrderControllerCases {
    static let all = [appearance, containment, presentation, animator]

    private static func reference(_ page: String) -> ConformanceSource {
        .document("UIKit reference, \(page)")
    }

    private static let appearance = ConformanceCase(
        .orders,
        "a controller's view appears and disappears",
        reference("Displaying and managing views with a view controller")
    ) { facts in
        let journal = Journal()
        let controller = ToldController(journal)
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        screen.perform { screen.window.rootViewController = controller }
        screen.settle()
        facts.expect(
            "appearing",
            order: [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ],
            journal.take()
        )
        facts.expect("in a window in viewWillAppear", false, controller.isInWindow["viewWillAppear"] ?? true)
        facts.expect(
            "in a window in viewIsAppearing",
            true,
            controller.isInWindow["viewIsAppearing"] ?? false
        )
        facts.expect("size in viewIsAppearing", CGSize(width: 390, height: 844), controller.sizeAppearing)
        screen.perform { screen.window.rootViewController = UIViewController() }
        screen.settle()
        facts.expect("disappearing", order: ["viewWillDisappear", "viewDidDisappear"], journal.take())
        screen.perform { screen.window.rootViewController = controller }
        screen.settle()
        facts.expect(
            "appearing once more",
            order: ["viewWillAppear", "viewIsAppearing", "viewDidAppear"],
            journal.take(only: [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
            ])
        )
    }

    private static let containment = ConformanceCase(
        .orders,
        "a controller gets a parent and loses it",
        reference("UIViewController")
    ) { facts in
        let journal = Journal()
        let (parent, child) = (UIViewController(), ToldController(journal))
        parent.addChild(child)
        facts.expect("addChild", order: ["willMove(toParent:)"], journal.take())
        child.didMove(toParent: parent)
        _ = journal.take()
        child.removeFromParent()
        facts.expect("removeFromParent", order: ["didMove(toParent: nil)"], journal.take())
        facts.expect("children after it", 0, parent.children.count)
    }

    private static let presentation = ConformanceCase(
        .orders,
        "a custom presentation",
        reference("UIPresentationController")
    ) { facts in
        let journal = Journal()
        let (source, sheet) = (PresentationSource(journal), UIViewController())
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, source)
        screen.perform { screen.window.rootViewController?.present(sheet, animated: true) }
        screen.settle()
        facts.expect(
            "presenting",
            order: ["presentationTransitionWillBegin", "presentationTransitionDidEnd(true)"],
            journal.take()
        )
        screen.perform { sheet.dismiss(animated: true) }
        screen.settle()
        facts.expect(
            "dismissing",
            order: ["dismissalTransitionWillBegin", "dismissalTransitionDidEnd(true)"],
            journal.take()
        )
    }

    private static let animator = ConformanceCase(
        .orders,
        "the states of an animator",
        reference("UIViewAnimating")
    ) { facts in
        let view = UIView()
        let screen = Screen.showing(view)
        var completed = 0
        let animator = screen.perform {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.addCompletion { _ in completed += 1 }
            return animator
        }
        facts.expect("at first", .inactive, animator.state)
        screen.perform { animator.startAnimation() }
        facts.expect("started", .active, animator.state)
        facts.expect("started, is running", true, animator.isRunning)
        screen.perform { animator.pauseAnimation() }
        facts.expect("paused", .active, animator.state)
        facts.expect("paused, is running", false, animator.isRunning)
        screen.perform { animator.stopAnimation(false) }
        facts.expect("stopped", .stopped, animator.state)
        facts.expect("stopped, completions", 0, completed)
        screen.perform { animator.finishAnimation(at: .current) }
        facts.expect("finished", .inactive, animator.state)
        facts.expect("finished, completions", 1, completed)
    }
}

private final class ToldController: UIViewController {
    private let journal: Journal
    private(set) var isInWindow: [String: Bool] = [:]
    private(set) var sizeAppearing = CGSize.zero

    init(_ journal: Journal) {
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ name: String) {
        journal.note(name)
        isInWindow[name] = viewIfLoaded?.window != nil
    }

    override func loadView() {
        journal.note("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
        sizeAppearing = view.bounds.size
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        journal.note(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        journal.note(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
    }
}

private final class PresentationSource: NSObject, UIViewControllerTransitioningDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let controller = ToldPresentation(presentedViewController: presented, presenting: presenting)
        controller.journal = journal
        return controller
    }
}

private final class ToldPresentation: UIPresentationController {
    var journal: Journal?

    override func presentationTransitionWillBegin() {
        journal?.note("presentationTransitionWillBegin")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal?.note("presentationTransitionDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        journal?.note("dismissalTransitionWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal?.note("dismissalTransitionDidEnd(\(completed))")
    }
}
