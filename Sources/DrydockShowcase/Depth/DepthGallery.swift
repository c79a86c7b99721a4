package import Drydock
import DrydockAnchorage

/// What layers draw in perspective and again and again: covers, a cube, a card that turns around, and a row of dots.
package final class DepthGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("DepthGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        for view in [CoverRow(), TurningCube(), FlipCard(), PulsingDots()] { addArrangedSubview(view) }

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        alignment = .center
        spacing = 24

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 24, bottom: 24, right: 24)
    }
}

/// Covers of records, those at the sides turned to the middle, all in one perspective.
private final class CoverRow: UIView {
    private let covers = [UIColor.systemPink, .systemIndigo, .systemTeal].enumerated().map { index, color in
        let cover = UILabel()
        cover.text = ["A", "B", "C"][index]
        cover.textColor = .white
        cover.font = .systemFont(ofSize: 44, weight: .bold)
        cover.textAlignment = .center
        cover.backgroundColor = color
        cover.layer.cornerRadius = 10
        cover.clipsToBounds = true
        return cover
    }

    init() {
        super.init(frame: .zero)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        layer.sublayerTransform = perspective
        for cover in covers { addSubview(cover) }
        covers[1].layer.zPosition = 40
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CoverRow is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 260, height: 110) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, cover) in covers.enumerated() {
            let side = CGFloat(index - 1) * (isMirrored ? -1 : 1)
            cover.bounds = CGRect(x: 0, y: 0, width: 84, height: 84)
            cover.center = CGPoint(x: bounds.midX + side * 84, y: bounds.midY)
            cover.layer.transform = CATransform3DMakeRotation(side * -.pi / 3.5, 0, 1, 0)
        }
    }
}

/// A card with two sides, which turns around when it is tapped.
private final class FlipCard: UIControl {
    private let title = UILabel()
    private var isTurned = false

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.borderWidth = 1
        title.font = .preferredFont(forTextStyle: .headline)
        title.textAlignment = .center
        title.numberOfLines = 0
        addSubview(title)
        title.edgeAnchors == edgeAnchors + 16
        widthAnchor >= 180
        heightAnchor >= 64
        addTarget(self, action: FlipCard.flip, for: .touchUpInside)
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FlipCard is made in code")
    }

    private func flip() {
        isTurned.toggle()
        let option = isTurned ? UIView.AnimationOptions.transitionFlipFromLeft : .transitionFlipFromRight
        UIView.transition(with: self, duration: 0.5, options: option) { self.update() }
    }

    private func update() {
        title.text = isTurned ? "The Other Side" : "Turn Me Around"
        title.textColor = isTurned ? .white : .label
        backgroundColor = isTurned ? .systemIndigo : .secondarySystemBackground
        layer.borderColor = UIColor.systemIndigo.cgColor
    }
}

/// Dots that grow one after the other: one dot, drawn six times.
private final class PulsingDots: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }

    init() {
        super.init(frame: .zero)
        let dot = CALayer()
        dot.frame = CGRect(x: 4, y: 4, width: 16, height: 16)
        dot.cornerRadius = 8
        dot.backgroundColor = UIColor.systemIndigo.cgColor
        layer.addSublayer(dot)
        let replicator = layer as? CAReplicatorLayer
        replicator?.instanceCount = 6
        replicator?.instanceTransform = CATransform3DMakeTranslation(24, 0, 0)
        replicator?.instanceDelay = 0.15
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        (pulse.fromValue, pulse.toValue) = (1, 0.3)
        (pulse.duration, pulse.autoreverses, pulse.repeatCount) = (0.9, true, .infinity)
        // Long under way when it is first seen.
        pulse.timeOffset = 0.75
        pulse.fillMode = .backwards
        pulse.isRemovedOnCompletion = false
        dot.add(pulse, forKey: "pulse")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("PulsingDots is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 144, height: 24) }
}
