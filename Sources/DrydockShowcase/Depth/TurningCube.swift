import Drydock

/// A cube of six layers, which a finger turns.
final class TurningCube: UIView {
    private let cube = CATransformLayer()
    private var turn = CATransform3DIdentity

    init() {
        super.init(frame: .zero)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 300
        layer.sublayerTransform = perspective
        layer.addSublayer(cube)
        addFaces()
        turn(x: -0.5, y: 0.6)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: TurningCube.pan))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("TurningCube is made in code")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 120) }

    override func layoutSubviews() {
        super.layoutSubviews()
        cube.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func addFaces() {
        let side = CGRect(x: 0, y: 0, width: 64, height: 64)
        cube.bounds = side
        let quarter = CGFloat.pi / 2
        // Angles around x and y.
        let faces: [(UIColor, CGFloat, CGFloat)] = [
            (.systemPink, 0, 0), (.systemIndigo, 0, quarter), (.systemTeal, 0, 2 * quarter),
            (.systemOrange, 0, -quarter), (.systemYellow, quarter, 0), (.systemGreen, -quarter, 0),
        ]
        for (color, x, y) in faces {
            let face = CALayer()
            face.frame = side
            face.backgroundColor = color.cgColor
            face.cornerRadius = 6
            face.isDoubleSided = false
            let turned = CATransform3DRotate(CATransform3DMakeRotation(x, 1, 0, 0), y, 0, 1, 0)
            face.transform = CATransform3DTranslate(turned, 0, 0, 32)
            cube.addSublayer(face)
        }
    }

    private func pan(_ recognizer: UIGestureRecognizer) {
        guard let recognizer = recognizer as? UIPanGestureRecognizer else { return }
        let way = recognizer.translation(in: self)
        recognizer.setTranslation(.zero, in: self)
        turn(x: -way.y / 60, y: way.x / 60)
    }

    /// Turns the cube on from where it is.
    private func turn(x: CGFloat, y: CGFloat) {
        turn = CATransform3DConcat(turn, CATransform3DMakeRotation(x, 1, 0, 0))
        turn = CATransform3DConcat(turn, CATransform3DMakeRotation(y, 0, 1, 0))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        cube.transform = turn
        CATransaction.commit()
    }
}
