import Drydock
import DrydockTesting

/// A screen with an animator over a view that fills it, and boxes in that.
@MainActor
struct DynamicStage {
    let screen: Screen
    let view: UIView
    let animator: UIDynamicAnimator

    init(
        size: CGSize = CGSize(width: 200, height: 300),
        scale: CGFloat = 1,
        style: UIUserInterfaceStyle = .light
    ) {
        let screen = Screen.empty(
            size: size,
            scale: scale,
            traits: UITraitCollection { $0.userInterfaceStyle = style },
            showsStatusBar: false
        )
        screen.window.backgroundColor = .systemBackground
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        screen.perform { screen.window.addSubview(view) }
        self.screen = screen
        self.view = view
        animator = screen.perform { UIDynamicAnimator(referenceView: view) }
    }

    func box(_ frame: CGRect, _ color: UIColor = .systemBlue, as box: UIView = UIView()) -> UIView {
        box.frame = frame
        box.backgroundColor = color
        screen.perform { view.addSubview(box) }
        return box
    }

    func add(_ behaviors: UIDynamicBehavior...) {
        screen.perform { for behavior in behaviors { animator.addBehavior(behavior) } }
    }

    /// Frames of a sixtieth of a second.
    func run(for seconds: TimeInterval) {
        for _ in 0..<Int((seconds * 60).rounded()) { screen.advance(by: 1.0 / 60) }
    }

    /// A collision with the reference view's edges and between the items.
    func walls(_ items: [any UIDynamicItem]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        return collision
    }
}
