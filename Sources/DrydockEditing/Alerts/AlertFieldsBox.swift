import DrydockControls
import DrydockViews

/// The text fields of an alert, one below the other in a bordered box.
final class AlertFieldsBox: UIView {
    let fields: [UITextField]
    private let lines: [UIView]

    init(_ fields: [UITextField]) {
        self.fields = fields
        lines = fields.dropFirst().map { _ in UIView() }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        layer.cornerRadius = Constant.radius
        layer.borderWidth = Constant.border
        layer.borderColor = UIColor.separator.cgColor
        clipsToBounds = true
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }
        for view in lines + fields { addSubview(view) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("AlertFieldsBox is made in code") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layer.borderColor = UIColor.separator.cgColor
    }

    private var rowHeight: CGFloat {
        let line = fields.map { $0.font?.lineHeight ?? 0 }.max() ?? 0
        return max(line + 2 * Constant.verticalInset, Constant.rowHeight).rounded(.up)
    }

    var fittingHeight: CGFloat { CGFloat(fields.count) * rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = rowHeight
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: Constant.sideInset,
                y: CGFloat(index) * rowHeight,
                width: max(bounds.width - 2 * Constant.sideInset, 0),
                height: rowHeight
            )
        }
        let thickness = 1 / contentScaleFactor
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(
                x: 0,
                y: CGFloat(index + 1) * rowHeight,
                width: bounds.width,
                height: thickness
            )
        }
    }

    /// Points.
    private enum Constant {
        static let radius: CGFloat = 7
        static let border: CGFloat = 0.5
        static let rowHeight: CGFloat = 32
        static let verticalInset: CGFloat = 8
        static let sideInset: CGFloat = 8
    }
}
