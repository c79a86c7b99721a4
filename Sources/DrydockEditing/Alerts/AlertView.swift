import DrydockControls
import DrydockViews

/// What an alert or an action sheet shows: texts over buttons, on a blurred ground.
final class AlertView: UIView {
    /// Weak: whoever lays the view out may hold it longer than its controller lives, which is dismissed meanwhile.
    private weak var alert: UIAlertController?
    private let isSheet: Bool
    private let ground = AlertGround()
    private let cancelGround = AlertGround()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fieldsBox: AlertFieldsBox?
    private var buttons: [AlertActionView] = []
    private var lines: [UIView] = []
    private var needsContent = true

    /// Points.
    static let width: CGFloat = 270
    static let sheetEdge: CGFloat = 8
    private static let fieldsMargin: CGFloat = 16

    init(_ alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = isSheet ? "ActionSheet" : "Alert"
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
        }
        let heading = UIFontMetrics(forTextStyle: .headline)
        let note = UIFontMetrics(forTextStyle: .footnote)
        titleLabel.font =
            isSheet
            ? note.scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
            : heading.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        messageLabel.font = note.scaledFont(for: .systemFont(ofSize: 13))
        if isSheet {
            titleLabel.textColor = .secondaryLabel
            messageLabel.textColor = .secondaryLabel
        }
        addSubview(ground)
        ground.contentView.addSubview(titleLabel)
        ground.contentView.addSubview(messageLabel)
        cancelGround.contentView.backgroundColor = .secondarySystemGroupedBackground
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("AlertView is made in code") }

    func contentDidChange() {
        needsContent = true
        setNeedsLayout()
    }

    private func updateContent() {
        guard needsContent, let alert else { return }
        needsContent = false
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        for view in buttons + lines { view.removeFromSuperview() }
        lines = []
        updateFields(alert.textFields ?? [])
        let cancel = alert.actions.filter { $0.style == .cancel }
        let others = alert.actions.filter { $0.style != .cancel }
        buttons = (others + cancel).map { action in
            let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
            let button = AlertActionView(action, style: alert.preferredStyle, isBold: isBold)
            button.alertView = self
            button.addAction(
                UIAction { [weak self] _ in self?.alert?.choose(action) },
                for: .primaryActionTriggered
            )
            let isApart = isSheet && action.style == .cancel
            (isApart ? cancelGround : ground).contentView.addSubview(button)
            return button
        }
        if cancelButton == nil { cancelGround.removeFromSuperview() } else { addSubview(cancelGround) }
    }

    private func updateFields(_ fields: [UITextField]) {
        guard fields != fieldsBox?.fields ?? [] else { return }
        fieldsBox?.removeFromSuperview()
        let box = AlertFieldsBox(fields)
        ground.contentView.addSubview(box)
        fieldsBox = box
    }

    /// The button that a finger would choose.
    func button(under touch: UITouch) -> AlertActionView? {
        buttons.first { $0.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
    }

    func highlight(_ button: AlertActionView?) {
        for other in buttons { other.isHighlighted = other === button }
    }

    /// The button in the box of its own.
    private var cancelButton: AlertActionView? {
        isSheet ? buttons.last { $0.action.style == .cancel } : nil
    }

    private var listedButtons: [AlertActionView] { buttons.filter { $0 !== cancelButton } }

    // MARK: - Geometry

    /// Where everything is in a box of some width.
    private struct Plan {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields = CGRect.zero
        var textHeight: CGFloat = 0
        var buttons: [CGRect] = []
        var cancel: CGRect?
        var size = CGSize.zero
        var isAbreast = false
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateContent()
        return plan(for: size).size
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        superview?.setNeedsLayout()
    }

    private func plan(for size: CGSize) -> Plan {
        var plan = Plan()
        let rowHeight = rowHeight
        plan.isAbreast = !isSheet && buttons.count == 2 && fitsAbreast(size.width)
        let rows = plan.isAbreast ? 1 : listedButtons.count
        let apart = cancelButton == nil ? 0 : rowHeight + AlertView.sheetEdge
        let roomForText = max(size.height - CGFloat(rows) * rowHeight - apart, 0)
        layOutTexts(&plan, width: size.width, room: roomForText)
        var y = plan.textHeight
        for index in listedButtons.indices {
            if plan.isAbreast {
                let half = size.width / 2
                // Of two next to each other the cancelling one comes first; in a stack it is the last.
                let cancelsLast = listedButtons[1].action.style == .cancel
                let isFirst = ((index == 0) != cancelsLast) != isRightToLeft
                plan.buttons.append(CGRect(x: isFirst ? 0 : half, y: y, width: half, height: rowHeight))
            } else {
                plan.buttons.append(CGRect(x: 0, y: y, width: size.width, height: rowHeight))
                y += rowHeight
            }
        }
        if plan.isAbreast { y += rowHeight }
        if cancelButton != nil {
            let gap = y > 0 ? AlertView.sheetEdge : 0
            plan.cancel = CGRect(x: 0, y: y + gap, width: size.width, height: rowHeight)
            y += gap + rowHeight
        }
        plan.size = CGSize(width: size.width, height: y)
        return plan
    }

    /// Flutter's cupertino widgets: 45 in an alert, 57 in an action sheet, and more for larger text.
    private var rowHeight: CGFloat {
        let text = buttons.map { $0.label.font.lineHeight }.max() ?? 0
        return isSheet ? max(57, text + 32).rounded(.up) : max(45, text + 24).rounded(.up)
    }

    private func fitsAbreast(_ width: CGFloat) -> Bool {
        buttons.allSatisfy { $0.label.intrinsicContentSize.width <= width / 2 - 16 }
    }

    private func layOutTexts(_ plan: inout Plan, width: CGFloat, room: CGFloat) {
        let (sides, above, between): (CGFloat, CGFloat, CGFloat) = isSheet ? (16, 13.5, 8) : (20, 20, 2)
        let textWidth = max(width - 2 * sides, 0)
        let hasTitle = titleLabel.text?.isEmpty == false
        let hasMessage = messageLabel.text?.isEmpty == false
        guard hasTitle || hasMessage || fieldsBox != nil else { return }
        var y = above
        let fieldsHeight = fieldsBox?.fittingHeight ?? 0
        let below = fieldsHeight > 0 ? fieldsHeight + 2 * Self.fieldsMargin : above
        var left = max(room - above - below, 0)
        func place(_ label: UILabel) -> CGRect {
            let height = min(label.sizeThatFits(CGSize(width: textWidth, height: 0)).height, left)
            defer {
                y += height
                left -= height
            }
            return CGRect(x: sides, y: y, width: textWidth, height: height)
        }
        if hasTitle { plan.title = place(titleLabel) }
        if hasTitle, hasMessage {
            y += between
            left = max(left - between, 0)
        }
        if hasMessage { plan.message = place(messageLabel) }
        if fieldsHeight > 0 {
            let margin = Self.fieldsMargin
            if hasTitle || hasMessage { y += margin }
            plan.fields = CGRect(x: margin, y: y, width: max(width - 2 * margin, 0), height: fieldsHeight)
            y += fieldsHeight + margin - above
        }
        plan.textHeight = (y + above).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateContent()
        let plan = plan(for: bounds.size)
        let boxHeight = plan.buttons.last.map(\.maxY) ?? plan.textHeight
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: boxHeight)
        ground.isHidden = boxHeight == 0
        titleLabel.frame = plan.title
        messageLabel.frame = plan.message
        fieldsBox?.frame = plan.fields
        for (button, frame) in zip(listedButtons, plan.buttons) { button.frame = frame }
        if let cancel = plan.cancel {
            cancelGround.frame = cancel
            cancelButton?.frame = CGRect(origin: .zero, size: cancel.size)
        }
        drawLines(plan)
    }

    /// A hairline above each row, and between two buttons side by side.
    private func drawLines(_ plan: Plan) {
        for line in lines { line.removeFromSuperview() }
        let thickness = 1 / contentScaleFactor
        var frames = Set(plan.buttons.map(\.minY)).sorted().filter { $0 > 0 }.map {
            CGRect(x: 0, y: $0, width: bounds.width, height: thickness)
        }
        if plan.isAbreast, let row = plan.buttons.first {
            frames.append(
                CGRect(x: bounds.width / 2, y: row.minY, width: thickness, height: row.height)
            )
        }
        lines = frames.map { frame in
            let line = UIView(frame: frame)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            ground.contentView.addSubview(line)
            return line
        }
    }
}

/// A rounded box of the alert's material.
private final class AlertGround: UIVisualEffectView {
    init() {
        super.init(effect: UIBlurEffect(style: .systemMaterial))
        layer.cornerRadius = 14
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("AlertGround is made in code") }
}
