import DrydockGraphics

/// The shadow of what may be translucent: cut out below it.
final class MenuShadow: UIView {
    private let cut = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 8)
        cut.fillRule = .evenOdd
        layer.mask = cut
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MenuShadow is made in code") }

    /// - Parameters:
    ///   - path: what casts the shadow, in this view's coordinates.
    ///   - shape: where none is seen; nil for the path itself.
    func cast(by path: UIBezierPath, below shape: UIBezierPath? = nil) {
        layer.shadowPath = path.cgPath
        cut.frame = bounds
        let seen = UIBezierPath(rect: path.bounds.insetBy(dx: -100, dy: -100))
        seen.append(shape ?? path)
        cut.path = seen.cgPath
    }
}
