package import Drydock

/// What emitters send out: confetti from a line, and sparks from a point.
package final class ParticlesGallery: UIView {
    /// How long both have been at it when the scene opens; then there is something to see at once, and in a picture.
    private static let start: CFTimeInterval = 4

    private let confetti = CAEmitterLayer()
    private let sparks = CAEmitterLayer()

    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ParticlesGallery is made in code")
    }

    private func configureView() {
        backgroundColor = .systemBackground
        confetti.emitterShape = .line
        sparks.emitterShape = .point
        for (number, emitter) in [confetti, sparks].enumerated() {
            emitter.seed = UInt32(number + 1)
            emitter.timeOffset = Self.start
            layer.addSublayer(emitter)
        }
    }

    /// A piece of paper that turns as it falls.
    private func paper(_ color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        show(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 12)), by: cell)
        cell.color = color.cgColor
        (cell.birthRate, cell.lifetime) = (6, 8)
        (cell.velocity, cell.velocityRange, cell.yAcceleration) = (60, 25, 12)
        (cell.emissionLongitude, cell.emissionRange) = (.pi / 2, .pi / 5)
        (cell.spin, cell.spinRange, cell.scaleRange) = (1, 3, 0.3)
        return cell
    }

    /// A dot of light that goes out.
    private var spark: CAEmitterCell {
        let cell = CAEmitterCell()
        show(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 6, height: 6)), by: cell)
        cell.color = UIColor.systemOrange.cgColor
        (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (60, 1.2, 0.4)
        (cell.velocity, cell.velocityRange, cell.yAcceleration) = (90, 40, 60)
        cell.emissionRange = 2 * .pi
        (cell.alphaSpeed, cell.scaleSpeed) = (-0.8, -0.4)
        return cell
    }

    /// As sharp as the finest screen, whatever this one is.
    private func show(_ shape: UIBezierPath, by cell: CAEmitterCell) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        cell.contentsScale = format.scale
        cell.contents =
            UIGraphicsImageRenderer(size: shape.bounds.size, format: format).image { _ in
                UIColor.white.setFill()
                shape.fill()
            }
            .cgImage
    }

    package override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 360) }

    package override func layoutSubviews() {
        super.layoutSubviews()
        for emitter in [confetti, sparks] { emitter.frame = bounds }
        confetti.emitterPosition = CGPoint(x: bounds.midX, y: -10)
        confetti.emitterSize = CGSize(width: bounds.width, height: 0)
        sparks.emitterPosition = CGPoint(x: bounds.midX, y: bounds.height * 0.7)
        startIfNeeded()
    }

    /// Only now, since what has been sent out stays where it was sent from.
    private func startIfNeeded() {
        guard confetti.emitterCells == nil else { return }
        let colors: [UIColor] = [
            .systemPink, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
        ]
        confetti.emitterCells = colors.map(paper)
        sparks.emitterCells = [spark]
    }
}
