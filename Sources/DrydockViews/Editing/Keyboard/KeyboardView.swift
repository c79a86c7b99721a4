/// A keyboard on the screen: letters, and digits with punctuation. It types into the first responder like any other, and
/// has neither corrections nor other layouts.
final class KeyboardView: UIView {
    private var keys: [KeyboardKey] = []
    private var isShifted = false
    private var showsDigits = false
    var returnKeyType = UIReturnKeyType.default {
        didSet { if returnKeyType != oldValue { makeKeys() } }
    }

    /// Points: 336 with a bottom safe area of 34 on a screen of 390 and more, 335 below that, 260 without a safe area.
    static func height(in screen: CGSize, safeArea: CGFloat) -> CGFloat {
        safeArea > 0 ? safeArea + (screen.width < 390 ? 301 : 302) : 260
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark
                ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
        }
        semanticContentAttribute = .forceLeftToRight
        makeKeys()
    }

    // MARK: - Keys

    private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    private static let digits = ["1234567890", "-/:;()$&@\"", ".,?!'"]

    private func makeKeys() {
        for key in keys { key.removeFromSuperview() }
        let rows = showsDigits ? Self.digits : Self.letters
        keys = []
        for (row, characters) in rows.enumerated() {
            if row == 2, !showsDigits { add(.shift, row: row) }
            for character in characters {
                add(
                    .character(isShifted && !showsDigits ? character.uppercased() : String(character)),
                    row: row
                )
            }
            if row == 2 { add(.delete, row: row) }
        }
        add(.page(showsDigits ? "ABC" : "123"), row: 3)
        add(.space, row: 3)
        add(.newline(returnTitle), row: 3)
        setNeedsLayout()
    }

    private var returnTitle: String {
        switch returnKeyType {
        case .default, .emergencyCall: "return"
        case .google, .yahoo, .search: "search"
        case .continue: "continue"
        case .go: "go"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        }
    }

    private func add(_ meaning: KeyboardKey.Meaning, row: Int) {
        let key = KeyboardKey(meaning, row: row)
        key.isDark = meaning == .shift && isShifted
        key.addAction(UIAction { [weak self] _ in self?.press(meaning) }, for: .touchUpInside)
        keys.append(key)
        addSubview(key)
    }

    private func press(_ meaning: KeyboardKey.Meaning) {
        guard let input = window?.windowScene?.textInput else { return }
        switch meaning {
        case .character(let character):
            input.insertText(character)
            guard isShifted else { return }
            isShifted = false
            makeKeys()
        case .space: input.insertText(" ")
        case .newline: input.insertText("\n")
        case .delete: input.deleteBackward()
        case .shift:
            isShifted.toggle()
            makeKeys()
        case .page:
            showsDigits.toggle()
            makeKeys()
        }
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 6
        let side: CGFloat = 3
        let unit = (bounds.width - 2 * side - 9 * gap) / 10
        let top: CGFloat = 48
        for row in 0..<4 {
            let rowKeys = keys.filter { $0.row == row }
            let widths = rowKeys.map { $0.width(unit: unit, gap: gap, room: bounds.width - 2 * side) }
            let total = widths.reduce(0, +) + gap * CGFloat(rowKeys.count - 1)
            var x = ((bounds.width - total) / 2).rounded()
            for (key, width) in zip(rowKeys, widths) {
                key.frame = CGRect(x: x, y: top + 54 * CGFloat(row), width: width, height: 43)
                x += width + gap
            }
        }
    }
}

/// One key of the keyboard on the screen.
final class KeyboardKey: UIControl {
    enum Meaning: Equatable {
        case character(String)
        case space, delete, shift
        case newline(String)
        case page(String)
    }

    let row: Int
    private let meaning: Meaning
    private let label = UILabel()
    var isDark = false {
        didSet { stateDidChange() }
    }

    init(_ meaning: Meaning, row: Int) {
        self.meaning = meaning
        self.row = row
        super.init(frame: .zero)
        layer.cornerRadius = 5
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: isLetter ? 22 : 16)
        addSubview(label)
        stateDidChange()
    }

    required init?(coder: NSCoder) {
        meaning = .space
        row = 0
        super.init(coder: coder)
    }

    /// The keyboard is touched, and types for others.
    override var canBecomeFocused: Bool { false }

    private var isLetter: Bool {
        if case .character = meaning { true } else { false }
    }

    private var title: String {
        switch meaning {
        case .character(let text), .newline(let text), .page(let text): text
        case .space: "space"
        case .delete: "\u{2190}"
        case .shift: "\u{2191}"
        }
    }

    func width(unit: CGFloat, gap: CGFloat, room: CGFloat) -> CGFloat {
        switch meaning {
        case .character: unit
        case .shift, .delete: (unit * 1.4).rounded()
        case .page, .newline: (room * 0.24).rounded()
        case .space: room - 2 * (room * 0.24).rounded() - 2 * gap
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        let isLight = (isLetter || meaning == .space || isDark) != isHighlighted
        backgroundColor = isLight ? Self.light : Self.dark
    }

    private static let light = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1) }
    private static let dark = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
