/// A keyboard on the screen with the keys of UIKit's English one. It types into the first responder like any other, and has neither
/// suggestions nor emoji.
final class KeyboardView: UIView {
    private weak var input: (any UIKeyInput)?
    private var layout = KeyboardLayout(.default, .letters)
    private var page = KeyboardLayout.Page.letters
    private var keys: [[KeyboardKey]] = []
    private var shift = Shift.off
    private var type = UIKeyboardType.default
    private var returnKeyType = UIReturnKeyType.default
    /// When shift was pressed, on the scene's clock, if that was the last key.
    private var lastShift = -TimeInterval.infinity
    private var deleteRepeat: SceneTimers.Timer?

    enum Shift {
        case off, on, locked
    }

    /// Those of the screen that the keyboard is on.
    var metrics = KeyboardMetrics(screen: CGSize(width: 390, height: 844), safeArea: 34) {
        didSet { if metrics != oldValue { setNeedsLayout() } }
    }

    /// Points, for what is typed into.
    var height: CGFloat { metrics.height(isPad: type.isPad) }

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

    // MARK: - What is typed into

    /// Another responder is typed into, or the same one wants something else.
    func begin(_ input: any UIKeyInput) {
        self.input = input
        type = input.keyboardType
        returnKeyType = input.returnKeyType
        page = type == .numbersAndPunctuation ? .digits : .letters
        shift = .off
        makeKeys()
        inputDidChange()
    }

    /// The text, the place in it, or its traits are others.
    func inputDidChange() {
        guard let input else { return }
        overrideUserInterfaceStyle =
            switch input.keyboardAppearance {
            case .default:
                (input as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
            case .dark: .dark
            case .light: .light
            }
        if shift != .locked { shift = type.capitalizes && input.startsCapital ? .on : .off }
        updateKeys()
    }

    private func updateKeys() {
        let waits = input.map { $0.enablesReturnKeyAutomatically && !$0.hasText } ?? false
        for key in keys.joined() {
            key.show(shift, returnKeyType)
            if key.meaning == .newline { key.isEnabled = !waits }
        }
    }

    // MARK: - Keys

    private func makeKeys() {
        layout = KeyboardLayout(type, page)
        deleteRepeat = nil
        for key in keys.joined() { key.removeFromSuperview() }
        keys = layout.rows.map { row in
            row.map { meaning in
                let key = KeyboardKey(meaning, isOnPad: layout.isPad)
                if meaning == .delete {
                    key.addAction(UIAction { [weak self] _ in self?.delete(again: 0.5) }, for: .touchDown)
                    let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]
                    key.addAction(UIAction { [weak self] _ in self?.deleteRepeat = nil }, for: ends)
                } else {
                    key.addAction(UIAction { [weak self] _ in self?.press(meaning) }, for: .touchUpInside)
                }
                addSubview(key)
                return key
            }
        }
        updateKeys()
        setNeedsLayout()
    }

    private func press(_ meaning: KeyboardLayout.Key) {
        guard let scene = window?.windowScene else { return }
        let isDouble = meaning == .shift && scene.time - lastShift < Self.doubleTapTime
        lastShift = meaning == .shift ? scene.time : -.infinity
        switch meaning {
        case .text(let text):
            scene.textInput.insertText(shift == .off || page != .letters ? text : text.uppercased())
            inputDidChange()
        case .space:
            scene.textInput.insertText(" ")
            // What stands between signs is written, and words go on.
            if page != .letters { show(.letters) }
            inputDidChange()
        case .newline: scene.textInput.insertText("\n")
        case .shift:
            shift = isDouble ? .locked : shift == .off ? .on : .off
            updateKeys()
        case .page(let page, _): show(page)
        case .delete, .gap: break
        }
    }

    private func show(_ page: KeyboardLayout.Page) {
        self.page = page
        makeKeys()
    }

    /// Deletes once, and on and on while the key is held.
    private func delete(again seconds: TimeInterval) {
        guard let scene = window?.windowScene else { return }
        scene.textInput.deleteBackward()
        inputDidChange()
        deleteRepeat = scene.timers.schedule(at: scene.time + seconds, for: self) { [weak self] in
            self?.delete(again: Self.repeatInterval)
        }
    }

    /// Seconds.
    private static let repeatInterval: TimeInterval = 0.1
    private static let doubleTapTime: TimeInterval = 0.35

    override func layoutSubviews() {
        super.layoutSubviews()
        for (row, frames) in zip(keys, layout.frames(width: bounds.width, metrics)) {
            for (key, frame) in zip(row, frames) { key.frame = frame }
        }
    }
}

extension UIKeyInput {
    /// Whether what is typed next begins a sentence or a word that is to have a capital.
    fileprivate var startsCapital: Bool {
        switch autocapitalizationType {
        case .none: return false
        case .allCharacters: return true
        case .words, .sentences: break
        }
        guard !isSecureTextEntry, let input = self as? any UITextInput,
            let end = input.selectedTextRange?.start
        else { return false }
        let start = input.position(from: end, offset: -8) ?? input.beginningOfDocument
        let before = input.textRange(from: start, to: end).flatMap { input.text(in: $0) } ?? ""
        guard let last = before.last else { return true }
        guard last.isWhitespace else { return false }
        if autocapitalizationType == .words || last.isNewline { return true }
        guard let end = before.last(where: { !$0.isWhitespace }) else { return true }
        return ".!?".contains(end)
    }
}
