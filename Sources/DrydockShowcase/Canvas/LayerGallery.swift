package import Drydock

/// What layers draw: a button with a shadow, a ring, a skeleton, a ticket, and both kinds of corners.
package final class LayerGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("LayerGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        let corners = UIStackView(arrangedSubviews: [
            CornerView(curve: .circular), CornerView(curve: .continuous),
        ])
        let round = UIStackView(arrangedSubviews: [LayerRing(progress: 0.72), corners])
        for view in [GradientButton(), round, SkeletonView(), NotchedView()] { addArrangedSubview(view) }

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        alignment = .center
        spacing = 20
        round.spacing = 20
        corners.spacing = 12

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 24, bottom: 28, right: 24)
    }
}

/// A capsule of two colours above its shadow.
private final class GradientButton: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init() {
        super.init(frame: .zero)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient?.startPoint = CGPoint(x: 0, y: 0.5)
        gradient?.endPoint = CGPoint(x: 1, y: 0.5)
        layer.cornerRadius = 24
        layer.shadowColor = UIColor.systemPink.cgColor
        layer.shadowOpacity = 0.45
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowRadius = 8
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("GradientButton is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 48) }
}

/// How much is done, as a part of a circle's line.
private final class LayerRing: UIView {
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()

    init(progress: CGFloat) {
        super.init(frame: .zero)
        for layer in [track, arc] {
            layer.fillColor = nil
            layer.lineWidth = 9
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        arc.strokeEnd = progress
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("LayerRing is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 84) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: min(bounds.width, bounds.height) / 2 - 5,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        for layer in [track, arc] { layer.path = circle.cgPath }
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        track.strokeColor = UIColor.systemGray5.resolvedColor(with: traitCollection).cgColor
        arc.strokeColor = UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor
    }
}

/// Lines of text that are still to come, with a gleam that runs over them.
private final class SkeletonView: UIView {
    private let gleam = CAGradientLayer()

    init() {
        super.init(frame: .zero)
        gleam.colors = [0.35, 1, 0.35].map { CGColor(gray: 0, alpha: $0) }
        gleam.locations = [0.2, 0.5, 0.8]
        gleam.startPoint = CGPoint(x: 0, y: 0.5)
        gleam.endPoint = CGPoint(x: 1, y: 0.5)
        layer.mask = gleam
        for width in [220, 240, 150] as [CGFloat] {
            let line = UIView(frame: CGRect(x: 0, y: 20 * CGFloat(subviews.count), width: width, height: 12))
            line.backgroundColor = .systemGray4
            line.layer.cornerRadius = 6
            addSubview(line)
        }
        let run = CABasicAnimation(keyPath: "locations")
        run.fromValue = [-0.6, -0.3, 0] as [NSNumber]
        run.toValue = [1, 1.3, 1.6] as [NSNumber]
        run.duration = 1.5
        run.repeatCount = .infinity
        run.beginTime = 0.75
        run.isRemovedOnCompletion = false
        gleam.add(run, forKey: "run")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SkeletonView is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 240, height: 52) }

    override func layoutSubviews() {
        super.layoutSubviews()
        gleam.frame = bounds
    }
}

/// A ticket with a notch on each side, cut out by a mask.
private final class NotchedView: UIView {
    private let cut = CAShapeLayer()

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemIndigo
        cut.fillRule = .evenOdd
        layer.mask = cut
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NotchedView is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 72) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
        for y in [bounds.minY, bounds.maxY] {
            path.append(
                UIBezierPath(ovalIn: CGRect(x: bounds.width * 0.68 - 9, y: y - 9, width: 18, height: 18))
            )
        }
        cut.path = path.cgPath
    }
}

/// A square with rounded corners and a border.
private final class CornerView: UIView {
    init(curve: CALayerCornerCurve) {
        super.init(frame: .zero)
        backgroundColor = .systemTeal
        layer.cornerRadius = 16
        layer.cornerCurve = curve
        layer.borderWidth = 2
        layer.borderColor = UIColor.systemBlue.cgColor
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CornerView is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }
}
