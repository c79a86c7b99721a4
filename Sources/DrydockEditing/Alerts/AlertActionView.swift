import DrydockControls
@_spi(Overriding) import DrydockViews

/// One button of an alert or an action sheet. A finger that moves on chooses the button that it comes to.
final class AlertActionView: UIControl {
    let action: UIAlertAction
    let label = UILabel()
    weak var alertView: AlertView?
    private let pressed = UIView()

    init(_ action: UIAlertAction, style: UIAlertController.Style, isBold: Bool) {
        self.action = action
        super.init(frame: .zero)
        accessibilityIdentifier = action.title
        isEnabled = action.isEnabled
        isOpaque = false
        pressed.isUserInteractionEnabled = false
        pressed.backgroundColor = AlertActionView.pressedColor
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        let size: CGFloat = style == .alert ? 17 : 20
        label.font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: .systemFont(ofSize: size, weight: isBold ? .semibold : .regular))
        addSubview(pressed)
        addSubview(label)
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("AlertActionView is made in code") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        pressed.frame = bounds
        label.frame = bounds.insetAtMost(dx: 8, dy: 0)
    }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.button)
        own.label = action.title
        return own
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard isTracking, let touch = touches.first else { return }
        alertView?.highlight(alertView?.button(under: touch))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first, let alertView else { return }
        let button = alertView.button(under: touch)
        if button === self { return super.touchesEnded(touches, with: event) }
        trackCancelled(with: event)
        alertView.highlight(nil)
        button?.sendActions(for: .primaryActionTriggered)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        alertView?.highlight(nil)
    }

    private func update() {
        pressed.isHidden = !isHighlighted
        label.textColor =
            !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
    }

    /// Flutter's cupertino widgets, as levels over the alert's ground.
    private static let pressedColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 64 / 255, alpha: 0.8) : UIColor(white: 225 / 255, alpha: 0.8)
    }
}
