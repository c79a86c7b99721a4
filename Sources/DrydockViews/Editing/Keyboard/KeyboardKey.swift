/// One key of the keyboard on the screen.
final class KeyboardKey: UIControl {
    let meaning: KeyboardLayout.Key
    private let isOnPad: Bool
    private let label = UILabel()
    /// Under a pad's digit.
    private let caption = UILabel()
    private let icon = UIImageView()
    private var shift = KeyboardView.Shift.off
    private var returnKeyType = UIReturnKeyType.default

    init(_ meaning: KeyboardLayout.Key, isOnPad: Bool) {
        self.meaning = meaning
        self.isOnPad = isOnPad
        super.init(frame: .zero)
        isHidden = meaning == .gap
        layer.cornerRadius = 5
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.baselineAdjustment = .alignCenters
        caption.textAlignment = .center
        caption.font = .systemFont(ofSize: 10, weight: .bold)
        icon.contentMode = .center
        icon.tintColor = .label
        for part in [label, caption, icon] { addSubview(part) }
        show(.off, .default)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("KeyboardKey is made in code") }

    func show(_ shift: KeyboardView.Shift, _ returnKeyType: UIReturnKeyType) {
        self.shift = shift
        self.returnKeyType = returnKeyType
        label.font = .systemFont(ofSize: isOnPad ? 25 : isSign ? 22 : 16)
        label.text = title
        if isOnPad, case .text(let digit) = meaning { caption.attributedText = Self.letters[digit] }
        stateDidChange()
    }

    /// The keyboard is touched, and types for others.
    override var canBecomeFocused: Bool { false }

    private var isSign: Bool {
        if case .text(let text) = meaning { text.count == 1 } else { false }
    }

    private var title: String? {
        switch meaning {
        case .text(let text): shift == .off ? text : text.count == 1 ? text.uppercased() : text
        case .page(_, let title): title
        case .newline: returnKeyType.title
        case .space: SystemWord.space.text
        case .delete, .shift, .gap: nil
        }
    }

    private var symbol: String? {
        switch meaning {
        case .delete: isHighlighted ? "delete.left.fill" : "delete.left"
        case .shift: shift == .off ? "shift" : shift == .on ? "shift.fill" : "capslock"
        default: nil
        }
    }

    private static let letters = [
        "1": " ", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
        "9": "WXYZ",
    ].mapValues { NSAttributedString(string: $0, attributes: [.kern: 2]) }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.keyboardKey)
        own.label = label.text ?? (meaning == .shift ? "shift" : SystemWord.delete.text)
        return own
    }

    // MARK: - Look

    override func stateDidChange() {
        super.stateDidChange()
        let isProminent = meaning == .newline && returnKeyType.isProminent && isEnabled
        let isBare = isOnPad && meaning != .gap && !isDigit
        if isBare {
            backgroundColor = nil
        } else if isProminent, !isHighlighted {
            backgroundColor = .systemBlue
        } else {
            let isLight = isDigit || isSign || meaning == .space || meaning == .shift && shift != .off
            backgroundColor = isLight != isHighlighted ? Self.light : Self.dark
        }
        label.textColor = isProminent && !isHighlighted ? .white : isEnabled ? .label : .tertiaryLabel
        layer.shadowOpacity = isBare ? 0 : 1
        layer.shadowColor = Self.shadow.resolvedColor(with: traitCollection).cgColor
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
        icon.image = symbol.flatMap {
            UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 19))
        }
    }

    /// Whether this is a key of a pad that types.
    private var isDigit: Bool { isOnPad && isSign && title != "." && title != "," }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }

    private static let light = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1) }
    private static let dark = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    }
    private static let shadow = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.54, alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = bounds
        label.frame = bounds.insetBy(dx: isSign ? 0 : 4, dy: 0)
        if caption.attributedText != nil {
            // On a low key the letters stand beside the digit.
            let (isLow, middle) = (bounds.height < 40, bounds.width / 2)
            label.textAlignment = isLow ? .right : .center
            caption.textAlignment = isLow ? .left : .center
            label.frame =
                isLow
                ? CGRect(x: 0, y: 0, width: middle - 3, height: bounds.height)
                : CGRect(x: 0, y: 2, width: bounds.width, height: 28)
            caption.frame =
                isLow
                ? CGRect(x: middle + 3, y: 1, width: middle - 3, height: bounds.height)
                : CGRect(x: 0, y: 29, width: bounds.width, height: 13)
        }
        stateDidChange()
    }
}
