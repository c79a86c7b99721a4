/// The field of a search bar: a magnifying glass before the text, on a rounded ground.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        showGround(nil, disabled: nil)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        style.placeholderColor = .secondaryLabel
        icon.tintColor = .secondaryLabel
        icon.contentMode = .scaleAspectFit
        sizeIcons()
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    /// Images, or the rounded ground without one.
    func showGround(_ image: UIImage?, disabled: UIImage?) {
        (background, disabledBackground) = (image, disabled)
        backgroundColor = image == nil ? .tertiarySystemFill : nil
        layer.cornerRadius = image == nil ? Constant.radius : 0
    }

    /// Of the text, in points.
    var textAdjustment = UIOffset.zero {
        didSet { if textAdjustment != oldValue { setNeedsLayout() } }
    }

    /// The search bar's button, at the trailing end.
    weak var endButton: UIButton?

    /// As large as text is.
    func sizeIcons() {
        let scaled = { [traitCollection] in
            UIFontMetrics.default.scaledValue(for: $0, compatibleWith: traitCollection)
        }
        let side = scaled(Constant.iconSide)
        icon.bounds.size = CGSize(width: side, height: side)
        guard let endButton else { return }
        let symbols = UIImage.SymbolConfiguration(pointSize: scaled(Constant.buttonPointSize))
        endButton.setPreferredSymbolConfiguration(symbols, forImageIn: .normal)
        endButton.sizeToFit()
    }

    override func fontSizesMayHaveChanged() {
        sizeIcons()
        super.fontSizesMayHaveChanged()
    }

    /// Before the text; nil for the magnifying glass.
    var searchIcon: UIImage? {
        didSet { icon.image = searchIcon ?? UIImage(systemName: "magnifyingglass") }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: leftView?.bounds.size ?? .zero, .leading, inset: Constant.iconInset, in: bounds)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: rightView?.bounds.size ?? .zero, .trailing, inset: Constant.iconInset, in: bounds)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let left = isRightToLeft ? Constant.trailingInset : Constant.leadingInset
        let width = max(rect.width - Constant.leadingInset - Constant.trailingInset, 0)
        return CGRect(x: rect.minX + left, y: rect.minY, width: width, height: rect.height)
            .offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        if let background { return CGSize(width: fitting.width, height: background.size.height) }
        return CGSize(
            width: fitting.width,
            height: max(fitting.height + 2 * Constant.verticalInset, Constant.height)
        )
    }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.searchField)
        return own
    }

    /// Points; those of icon and text from Flutter's cupertino widgets.
    private enum Constant {
        static let height: CGFloat = 36
        static let radius: CGFloat = 10
        static let verticalInset: CGFloat = 7
        static let iconSide: CGFloat = 20
        static let buttonPointSize: CGFloat = 17
        static let iconInset: CGFloat = 6
        static let leadingInset: CGFloat = 5.5
        static let trailingInset: CGFloat = 4
    }
}
