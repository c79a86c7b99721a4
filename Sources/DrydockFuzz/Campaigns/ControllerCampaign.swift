import Drydock
import DrydockHost

/// Controllers that push, present, dismiss and embed others in their own callbacks.
struct ControllerCampaign: Campaign {
    static let name = "controllers"
    static let summary = "controllers that push, present, dismiss and embed in their callbacks"
    static let expectedStops = [
        "controllers were shown within each other", "pages were pushed or popped within each other",
        "controllers stand on top of each other",
    ]
    static let batch = 300

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var leaks = LeakCheck()
        do {
            let host = ApplicationHost(size: CGSize(width: 200, height: 300), scale: 1)
            var random = trial.random.split()
            let chaos = ControllerChaos(trial: trial, random: random.split())
            host.perform {
                let first = chaos.make()
                switch random.below(3) {
                case 0: host.window.rootViewController = first
                case 1: host.window.rootViewController = UINavigationController(rootViewController: first)
                default:
                    let tabs = UITabBarController()
                    tabs.viewControllers = [UINavigationController(rootViewController: first), chaos.make()]
                    host.window.rootViewController = tabs
                }
            }
            host.update()
            chaos.window = host.window
            try trial.steps(random.integer(2...16)) { random in
                chaos.random = random.split()
                chaos.budget = random.pick([0, 1, 2, 5])
                host.perform { chaos.act(from: nil) }
                host.update()
                switch random.below(5) {
                case 0: host.advanceByFrames(by: random.pick([0.05, 0.2, 0.6, 3]))
                case 1:
                    trial.note("the screen turns")
                    host.resize(
                        to: CGSize(width: host.screen.bounds.height, height: host.screen.bounds.width),
                        scale: 1
                    )
                case 2: _ = host.displayList()
                default: break
                }
                host.update()
                try TreeCheck.check(host.windows, most: 4000)
                try TreeCheck.check(host.window.rootViewController)
            }
            chaos.budget = 0
            host.advance(by: 3)
            for controller in chaos.controllers { leaks.watch(controller, "a controller") }
            leaks.watch(host.scene, "the scene")
            chaos.controllers = []
        }
        try leaks.check()
    }
}

/// What controllers do in their callbacks.
@MainActor final class ControllerChaos {
    let trial: FuzzCase
    var random: Generator
    var controllers: [ChaosController] = []
    var budget = 0
    weak var window: UIWindow?

    init(trial: FuzzCase, random: Generator) {
        self.trial = trial
        self.random = random
    }

    func make() -> ChaosController {
        let controller = ChaosController(nibName: nil, bundle: nil)
        controller.chaos = self
        controller.number = controllers.count
        controllers.append(controller)
        return controller
    }

    func interfere(_ controller: ChaosController, _ callback: String) {
        guard budget > 0, random.once(in: 4) else { return }
        budget -= 1
        trial.note("  in \(callback) of \(controller.number):")
        act(from: controller)
    }

    func act(from caller: ChaosController?) {
        guard let controller = caller ?? (controllers.isEmpty ? nil : random.pick(controllers)) else {
            return
        }
        let isAnimated = random.flag()
        let word = "\(controller.number)\(isAnimated ? ", animated" : "")"
        switch random.below(20) {
        case 0...3:
            guard controllers.count < 24 else { return }
            trial.note("present on \(word)")
            controller.present(presentable(), animated: isAnimated) { [weak self, weak controller] in
                if let self, let controller { interfere(controller, "the completion of present") }
            }
        case 4...6:
            trial.note("dismiss \(word)")
            controller.dismiss(animated: isAnimated)
        case 7...9:
            guard controllers.count < 24, let navigation = controller.navigationController else { return }
            trial.note("push after \(word)")
            navigation.pushViewController(make(), animated: isAnimated)
        case 10, 11:
            trial.note("pop \(word)")
            controller.navigationController?.popViewController(animated: isAnimated)
        case 12:
            trial.note("pop to the root \(word)")
            controller.navigationController?.popToRootViewController(animated: isAnimated)
        case 13:
            guard let navigation = controller.navigationController, controllers.count < 24 else { return }
            trial.note("another stack \(word)")
            var stack: [UIViewController] = navigation.viewControllers
            if random.flag(), stack.count > 1 { stack.removeFirst() }
            stack.append(make())
            navigation.setViewControllers(stack, animated: isAnimated)
        case 14: embed(in: controller)
        case 15:
            guard let child = controller.children.first else { return }
            trial.note("remove a child of \(word)")
            child.willMove(toParent: nil)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        case 16:
            trial.note("layout of \(word)")
            controller.viewIfLoaded?.setNeedsLayout()
            if random.flag() { controller.viewIfLoaded?.layoutIfNeeded() }
        case 17:
            guard let tabs = controller.tabBarController, let count = tabs.viewControllers?.count else {
                return
            }
            trial.note("another tab \(word)")
            tabs.selectedIndex = random.below(count)
        case 18:
            trial.note("bars of \(word)")
            controller.navigationController?.setNavigationBarHidden(random.flag(), animated: isAnimated)
            controller.navigationController?.setToolbarHidden(random.flag(), animated: isAnimated)
        default:
            guard random.once(in: 3), let window, controllers.count < 24 else { return }
            trial.note("another root")
            window.rootViewController =
                random.flag() ? make() : UINavigationController(rootViewController: make())
        }
    }

    private func embed(in controller: ChaosController) {
        guard controllers.count < 24, controller.isViewLoaded else { return }
        trial.note("embed in \(controller.number)")
        let child = make()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.view.frame = controller.view.bounds
        child.didMove(toParent: controller)
    }

    private func presentable() -> UIViewController {
        switch random.below(7) {
        case 0, 1:
            let alert = UIAlertController(
                title: "Title",
                message: random.flag() ? "Message" : nil,
                preferredStyle: random.flag() ? .alert : .actionSheet
            )
            for index in 0..<random.below(4) {
                alert.addAction(
                    UIAlertAction(title: "Action \(index)", style: index == 0 ? .cancel : .default)
                )
            }
            return alert
        case 2: return UINavigationController(rootViewController: make())
        default:
            let controller = make()
            controller.modalPresentationStyle = random.pick([
                .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .currentContext,
                .popover, .automatic,
            ])
            controller.modalTransitionStyle = random.pick([.coverVertical, .crossDissolve])
            return controller
        }
    }
}

/// A controller that interferes wherever it is asked.
final class ChaosController: UIViewController {
    weak var chaos: ControllerChaos?
    var number = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Page \(number)"
        chaos?.interfere(self, "viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chaos?.interfere(self, "viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chaos?.interfere(self, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chaos?.interfere(self, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        chaos?.interfere(self, "viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        chaos?.interfere(self, "viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        chaos?.interfere(self, "viewDidLayoutSubviews")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        chaos?.interfere(self, "willMove(toParent:)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        chaos?.interfere(self, "didMove(toParent:)")
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        chaos?.interfere(self, "viewWillTransition")
    }
}
