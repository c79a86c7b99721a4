package import Drydock
import DrydockAnchorage

/// Blocks that fall, pile up, can be dragged and thrown, and snap back to where they were.
package final class DynamicsScene: UIViewController {
    private let hint = UILabel()
    private let button = UIButton(configuration: .gray())
    private let field = UIView()
    private lazy var blocks = (0..<9).map { Block(number: $0) }
    private lazy var animator = UIDynamicAnimator(referenceView: field)
    private lazy var gravity = UIGravityBehavior(items: blocks)
    private lazy var collision = UICollisionBehavior(items: blocks)
    private lazy var material = UIDynamicItemBehavior(items: blocks)
    private var drags: [Block: UIAttachmentBehavior] = [:]
    private var snaps: [UISnapBehavior] = []
    private var laidOutSize = CGSize.zero

    private enum Constant {
        static let spacing: CGFloat = 16
        static let distance: CGFloat = 84
    }

    package init() {
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("DynamicsScene is made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
        configureBehaviors()
    }

    private func configureView() {
        // Hierarchy
        for subview in [hint, field, button] { view.addSubview(subview) }
        for block in blocks {
            field.addSubview(block)
            let pan = UIPanGestureRecognizer(target: self, action: DynamicsScene.drag(_:))
            block.addGestureRecognizer(pan)
        }

        // Style
        view.backgroundColor = .systemBackground
        field.backgroundColor = .secondarySystemBackground
        field.layer.cornerRadius = 12
        hint.text = "Drag the blocks, and throw them."
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        button.configuration?.title = "Tidy Up"
        button.addTarget(self, action: DynamicsScene.toggle, for: .touchUpInside)

        // Layout
        let guide = view.safeAreaLayoutGuide
        hint.topAnchor == guide.topAnchor + Constant.spacing
        hint.horizontalAnchors == guide.horizontalAnchors + Constant.spacing
        field.topAnchor == hint.bottomAnchor + Constant.spacing
        field.horizontalAnchors == guide.horizontalAnchors + Constant.spacing
        button.topAnchor == field.bottomAnchor + Constant.spacing
        button.centerXAnchor == guide.centerXAnchor
        button.bottomAnchor == guide.bottomAnchor - Constant.spacing
    }

    private func configureBehaviors() {
        collision.translatesReferenceBoundsIntoBoundary = true
        material.elasticity = 0.35
        material.friction = 0.4
        material.angularResistance = 0.5
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard field.bounds.size != laidOutSize else { return }
        let isFirst = laidOutSize == .zero
        laidOutSize = field.bounds.size
        guard isFirst else { return }
        for (index, block) in blocks.enumerated() { block.center = home(of: index) }
        for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
    }

    /// Three by three, in the upper half; the middle row to one side, as no ball stays on another. In one row where the box is low.
    private func home(of index: Int) -> CGPoint {
        let lowest = field.bounds.midY / 2 + Constant.distance * 2 + blocks[0].bounds.midY
        guard lowest <= field.bounds.height else {
            let distance = min((field.bounds.width - blocks[0].bounds.width) / 8, Constant.distance)
            return CGPoint(
                x: field.bounds.midX + CGFloat(index - 4) * distance,
                y: field.bounds.midY
            )
        }
        return CGPoint(
            x: field.bounds.midX + CGFloat(index % 3 - 1) * Constant.distance + (index / 3 == 1 ? 24 : -12),
            y: field.bounds.midY / 2 + CGFloat(index / 3) * Constant.distance
        )
    }

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let block = recognizer.view as? Block else { return }
        let place = recognizer.location(in: field)
        switch recognizer.state {
        case .began:
            let grip = recognizer.location(in: block)
            let offset = UIOffset(
                horizontal: grip.x - block.bounds.midX,
                vertical: grip.y - block.bounds.midY
            )
            let drag = UIAttachmentBehavior(item: block, offsetFromCenter: offset, attachedToAnchor: place)
            drags[block] = drag
            animator.addBehavior(drag)
        case .changed: drags[block]?.anchorPoint = place
        default: if let drag = drags.removeValue(forKey: block) { animator.removeBehavior(drag) }
        }
    }

    private func toggle() {
        if snaps.isEmpty {
            snaps = blocks.indices.map { UISnapBehavior(item: blocks[$0], snapTo: home(of: $0)) }
            for snap in snaps { animator.addBehavior(snap) }
            for behavior in [gravity, collision] { animator.removeBehavior(behavior) }
        } else {
            for snap in snaps { animator.removeBehavior(snap) }
            for behavior in [gravity, collision] { animator.addBehavior(behavior) }
            snaps = []
        }
        button.configuration?.title = snaps.isEmpty ? "Tidy Up" : "Let Go"
    }
}

/// A tile, or, each third one, a ball.
private final class Block: UIView {
    private let isRound: Bool

    init(number: Int) {
        isRound = number % 3 == 1
        super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
        ]
        backgroundColor = colors[number % colors.count]
        layer.cornerRadius = isRound ? 32 : 10
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Block is made in code")
    }

    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }
}
