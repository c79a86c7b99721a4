import Drydock
import DrydockHost

/// Views whose callbacks change the tree that they are called about.
struct TreeCampaign: Campaign {
    static let name = "trees"
    static let summary = "views that change the tree in its own callbacks"
    static let expectedStops = TreeStops.messages
    static let batch = 2000

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var leaks = LeakCheck()
        do {
            let host = ApplicationHost(
                size: CGSize(width: 100, height: 100),
                scale: 1,
                showsStatusBar: false
            )
            var random = trial.random.split()
            let chaos = TreeChaos(trial: trial, random: random.split())
            let controller = UIViewController()
            host.perform {
                host.window.rootViewController = controller
                let root = chaos.make()
                root.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
                controller.view.addSubview(root)
            }
            try trial.steps(random.integer(2...24)) { random in
                chaos.random = random.split()
                chaos.budget = random.pick([0, 1, 3, 8])
                host.perform {
                    chaos.act(from: nil)
                    if random.once(in: 12) {
                        host.resize(
                            to: CGSize(width: random.integer(1...300), height: random.integer(1...300)),
                            scale: 1
                        )
                    }
                }
                host.update()
                if random.once(in: 4) { _ = host.displayList() }
                try TreeCheck.check(host.windows, most: 500)
                try chaos.check()
            }
            chaos.budget = 0
            for view in chaos.views { leaks.watch(view, "a view") }
            leaks.watch(host.scene, "the scene")
            chaos.views = []
        }
        try leaks.check()
    }
}

/// The messages by which the library rightly refuses what a callback does.
enum TreeStops {
    static let messages = [
        "contains this view", "is moved again", "is moved by willRemoveSubview",
        "are the most that can be laid out",
    ]
}

/// What callbacks do.
@MainActor final class TreeChaos {
    let trial: FuzzCase
    var random: Generator
    var views: [ChaosView] = []
    /// Changes that callbacks may still make before the step is over.
    var budget = 0

    init(trial: FuzzCase, random: Generator) {
        self.trial = trial
        self.random = random
    }

    func make() -> ChaosView {
        let view = ChaosView(frame: CGRect(x: 0, y: 0, width: random.below(60), height: random.below(60)))
        view.chaos = self
        view.number = views.count
        views.append(view)
        return view
    }

    /// Called by views in their callbacks.
    func interfere(_ view: ChaosView, _ callback: String) {
        guard budget > 0, random.once(in: 3) else { return }
        budget -= 1
        trial.note("  in \(callback) of \(view.number):")
        act(from: view)
    }

    /// A change that a caller may make.
    func act(from caller: ChaosView?) {
        guard !views.isEmpty else { return }
        let first = caller.map { random.once(in: 3) ? random.pick(views) : $0 } ?? random.pick(views)
        let other = random.pick(views)
        switch random.below(18) {
        case 0...3:
            let child = views.count < 24 && random.flag() ? make() : other
            // What contains the view cannot be put into it, which UIKit stops at as well.
            guard child !== first, !first.isDescendant(of: child) else { return }
            let index = random.once(in: 3) ? random.below(6) : nil
            trial.note("add \(child.number) to \(first.number) at \(index.map(String.init) ?? "the end")")
            if let index { first.insertSubview(child, at: index) } else { first.addSubview(child) }
        case 4, 5:
            trial.note("remove \(first.number)")
            first.removeFromSuperview()
        case 6:
            guard let parent = first.superview as? ChaosView, other !== first, !parent.isDescendant(of: other)
            else { return }
            trial.note("insert \(other.number) \(random.flag() ? "above" : "below") \(first.number)")
            if random.flag() {
                parent.insertSubview(other, aboveSubview: first)
            } else {
                parent.insertSubview(other, belowSubview: first)
            }
        case 7:
            guard let parent = first.superview else { return }
            trial.note("bring \(first.number) to the front or back")
            if random.flag() { parent.bringSubviewToFront(first) } else { parent.sendSubviewToBack(first) }
        case 8:
            let count = first.subviews.count
            guard count > 1 else { return }
            trial.note("exchange in \(first.number)")
            first.exchangeSubview(at: random.below(count), withSubviewAt: random.below(count))
        case 9:
            trial.note("layout of \(first.number) is needed")
            first.setNeedsLayout()
        case 10:
            trial.note("layout of \(first.number) now")
            first.layoutIfNeeded()
        case 11:
            trial.note("frame of \(first.number)")
            first.frame = CGRect(
                x: random.below(50),
                y: random.below(50),
                width: random.below(80),
                height: random.below(80)
            )
        case 12: first.isHidden.toggle()
        case 13: first.alpha = random.unit()
        case 14:
            guard let parent = first.superview else { return }
            trial.note("constraint of \(first.number)")
            first.translatesAutoresizingMaskIntoConstraints = random.once(in: 4)
            first.widthAnchor.constraint(equalTo: parent.widthAnchor, constant: -4).isActive = true
        case 15: first.overrideUserInterfaceStyle = random.pick([.light, .dark, .unspecified])
        case 16:
            trial.note("remove all of \(first.number)")
            for subview in first.subviews { subview.removeFromSuperview() }
        default:
            trial.note("animate \(first.number)")
            UIView.animate(withDuration: 0.1) { first.center.x += 5 }
        }
    }

    func check() throws(Mismatch) {
        for view in views {
            var depth = 0
            var next: UIView? = view
            while let current = next {
                depth += 1
                guard depth < 600 else { throw Mismatch("view \(view.number) contains itself") }
                next = current.superview
            }
            if let parent = view.superview, !parent.subviews.contains(where: { $0 === view }) {
                throw Mismatch("view \(view.number) has a superview that does not have it")
            }
        }
    }
}

/// A view that interferes wherever it is asked.
final class ChaosView: UIView {
    weak var chaos: TreeChaos?
    var number = 0

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        chaos?.interfere(self, "willMove(toSuperview:)")
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        chaos?.interfere(self, "didMoveToSuperview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        chaos?.interfere(self, "willMove(toWindow:)")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        chaos?.interfere(self, "didMoveToWindow")
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        chaos?.interfere(self, "didAddSubview")
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        chaos?.interfere(self, "willRemoveSubview")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        chaos?.interfere(self, "layoutSubviews")
    }

    override func updateConstraints() {
        super.updateConstraints()
        chaos?.interfere(self, "updateConstraints")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        chaos?.interfere(self, "traitCollectionDidChange")
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        chaos?.interfere(self, "safeAreaInsetsDidChange")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        chaos?.interfere(self, "tintColorDidChange")
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        chaos?.interfere(self, "draw")
    }
}
