/// One element of a menu, or the title above them.
final class MenuRow: UIView {
    enum Content {
        case action(UIAction)
        case submenu(UIMenu)
        /// What leads back from an open submenu.
        case back(UIMenu)
        case title(String)
        /// In place of elements that are on their way.
        case loading

        var isLoaded: Bool { if case .loading = self { false } else { true } }
    }

    /// The place of an element that has others beside it.
    struct Cell {
        let column: Int
        /// How many share the line.
        let count: Int
        let showsTitle: Bool
        /// Nothing stands between the elements of one.
        let isInPalette: Bool
    }

    let content: Content
    /// Nil for a line of its own.
    let cell: Cell?
    let titleLabel = UILabel()
    var subtitleLabel: UILabel?
    let iconView = UIImageView(image: nil)
    let markView = UIImageView(image: nil)
    /// At the end, in place of the icon.
    private var spinner: UIActivityIndicatorView?
    /// Whether a row of the menu has a mark or a chevron, for which there is room at the start.
    private let hasMarkColumn: Bool
    let separator = UIView()
    /// Behind the image of what is in a palette, smaller than the row.
    var paletteGround: UIView?
    /// Before what has an element before it in its line.
    let columnSeparator = UIView()

    var isHighlighted = false {
        didSet {
            (paletteGround ?? self).backgroundColor = isHighlighted ? .tertiarySystemFill : restingColor
        }
    }

    init(_ content: Content, hasMarkColumn: Bool, in cell: Cell? = nil) {
        self.content = content
        self.cell = cell
        self.hasMarkColumn = hasMarkColumn
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.numberOfLines = 2
        titleLabel.keepsWordsWhole = true
        switch content {
        case .action(let action):
            show(action, isDestructive: action.attributes.contains(.destructive))
            if action.attributes.contains(.disabled) { setColor(.tertiaryLabel) }
            let mark: String? =
                switch action.state {
                case .on: "checkmark"
                case .mixed: "minus"
                case .off: nil
                }
            markView.image = mark.flatMap { Self.symbol($0, .subheadline) }
        case .submenu(let menu):
            show(menu, isDestructive: menu.options.contains(.destructive))
            markView.image = Self.chevron("chevron.forward")
        case .back(let menu):
            titleLabel.text = menu.title
            titleLabel.font = .preferredFont(forTextStyle: .headline)
            markView.image = Self.chevron("chevron.down")
            setColor(.label)
        case .title(let text):
            titleLabel.text = text
            titleLabel.font = .preferredFont(forTextStyle: .footnote)
            titleLabel.textColor = .secondaryLabel
        case .loading:
            titleLabel.text = SystemWord.loading.text
            titleLabel.textColor = .secondaryLabel
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            self.spinner = spinner
            addSubview(spinner)
        }
        iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        iconView.contentMode = .scaleAspectFit
        markView.contentMode = .center
        for view in [titleLabel, iconView, markView, separator] { addSubview(view) }
        separator.backgroundColor = .separator
        setAccessibility()
        if cell != nil { becomeCell() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MenuRow is made in code") }

    /// 7 × 12 points at the usual size of text, before the title as since iOS 16.
    private static func chevron(_ name: String) -> UIImage? { symbol(name, .body) }

    private static func symbol(_ name: String, _ style: UIFont.TextStyle) -> UIImage? {
        let weight = UIImage.SymbolConfiguration(weight: .semibold)
        return UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(textStyle: style, scale: .medium).applying(weight)
        )
    }

    private func show(_ element: UIMenuElement, isDestructive: Bool) {
        titleLabel.text = element.title
        iconView.image = element.image?.inBar
        if let subtitle = element.subtitle, !subtitle.isEmpty {
            let label = UILabel()
            label.text = subtitle
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
            subtitleLabel = label
            addSubview(label)
        }
        setColor(isDestructive ? .systemRed : .label)
    }

    private func setColor(_ color: UIColor) {
        titleLabel.textColor = color
        iconView.tintColor = color
        markView.tintColor = color
    }

    private func setAccessibility() {
        isAccessibilityElement = true
        accessibilityLabel = titleLabel.text
        accessibilityValue = subtitleLabel?.text
        guard isChoosable || isDisabled else {
            accessibilityTraits = .header
            return
        }
        accessibilityTraits = isDisabled ? [.button, .notEnabled] : .button
        if case .action(let action) = content, action.state == .on {
            accessibilityTraits.insert(.selected)
        }
    }

    private var isDisabled: Bool {
        switch content {
        case .action(let action): action.attributes.contains(.disabled)
        case .loading: true
        default: false
        }
    }

    /// Whether a finger can rest on it.
    var isChoosable: Bool {
        if case .title = content { return false }
        return !isDisabled
    }

    // MARK: - Geometry

    private func scaled(_ value: CGFloat) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: value, compatibleWith: traitCollection)
    }

    var iconSide: CGFloat { scaled(Constant.iconSide) }
    private var markSide: CGFloat { scaled(Constant.markSide) }

    private var leading: CGFloat {
        hasMarkColumn ? Constant.markInset + markSide + Constant.markGap : Constant.inset
    }

    private func textWidth(in width: CGFloat) -> CGFloat {
        let hasIcon = iconView.image != nil || spinner != nil
        let trailing = hasIcon ? Constant.inset + iconSide + Constant.gap : Constant.inset
        return max(width - leading - trailing, 0)
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        if let cell { return cellHeight(cell) }
        if hasAccessibilityText {
            for label in [titleLabel, subtitleLabel] { label?.numberOfLines = 0 }
        }
        let room = CGSize(width: textWidth(in: width), height: 0)
        let text = titleLabel.sizeThatFits(room).height + (subtitleLabel?.sizeThatFits(room).height ?? 0)
        if case .title = content { return (text + 2 * Constant.titleInset).rounded(.up) }
        return max(Constant.height, text + 2 * Constant.verticalInset).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let cell { return layOut(cell) }
        let width = textWidth(in: bounds.width)
        let room = CGSize(width: width, height: 0)
        let titleHeight = titleLabel.sizeThatFits(room).height
        let subtitleHeight = subtitleLabel?.sizeThatFits(room).height ?? 0
        let top = (bounds.height - titleHeight - subtitleHeight) / 2
        let icon = iconSide
        place(titleLabel, leading, y: top, width, titleHeight)
        if let subtitleLabel { place(subtitleLabel, leading, y: top + titleHeight, width, subtitleHeight) }
        let centred = (bounds.height - icon) / 2
        for view in [iconView, spinner].compactMap(\.self) {
            place(view, bounds.width - Constant.inset - icon, y: centred, icon, icon)
        }
        place(markView, Constant.markInset, y: centred, markSide, icon)
        let thickness = 1 / contentScaleFactor
        separator.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
    }

    private func place(_ view: UIView, _ x: CGFloat, y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x,
            y: y,
            width: width,
            height: height
        )
    }

    /// Points, as iOS 15 to 18 have them.
    enum Constant {
        static let height: CGFloat = 44
        static let inset: CGFloat = 16
        static let markInset: CGFloat = 8
        static let markSide: CGFloat = 16
        static let markGap: CGFloat = 8
        static let verticalInset: CGFloat = 11
        static let titleInset: CGFloat = 8
        static let iconSide: CGFloat = 24
        static let gap: CGFloat = 8
        static let cellInset: CGFloat = 10
        static let cellGap: CGFloat = 4
        static let groundInset: CGFloat = 4
        static let groundRadius: CGFloat = 8
    }
}
