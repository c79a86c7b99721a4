import DrydockControls
@_spi(Overriding) public import DrydockViews

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
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    /// Images, or the rounded ground without one.
    func showGround(_ image: UIImage?, disabled: UIImage?) {
        (background, disabledBackground) = (image, disabled)
        backgroundColor = image == nil ? .tertiarySystemFill : nil
        layer.cornerRadius = image == nil ? Constant.radius : 0
        layer.cornerCurve = .continuous
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

    @_spi(Overriding) public override func fontSizesMayHaveChanged() {
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
        let rect = contentRect(forBounds: bounds)
        let used = tokenWidth(in: rect)
        let x = isRightToLeft ? rect.minX : rect.minX + used
        return CGRect(x: x, y: rect.minY, width: rect.width - used, height: rect.height)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The width of the tokens that are seen, where the text begins.
    private func tokenWidth(in rect: CGRect) -> CGFloat {
        min(max((tokenRow?.fittingWidth ?? 0) - lineOffset, 0), rect.width)
    }

    /// Of tokens and text.
    private func contentRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.textRect(forBounds: bounds)
        let left = isRightToLeft ? Constant.trailingInset : Constant.leadingInset
        let width = max(rect.width - Constant.leadingInset - Constant.trailingInset, 0)
        return CGRect(x: rect.minX + left, y: rect.minY, width: width, height: rect.height)
            .offsetBy(dx: textAdjustment.horizontal, dy: textAdjustment.vertical)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeTokens()
    }

    private func placeTokens() {
        guard let tokenRow else { return }
        let rect = contentRect(forBounds: bounds)
        let used = tokenWidth(in: rect)
        tokenRow.frame = CGRect(
            x: isRightToLeft ? rect.maxX - used : rect.minX,
            y: bounds.minY,
            width: used,
            height: bounds.height
        )
        tokenRow.offset = lineOffset
    }

    // MARK: - Tokens

    var tokenRow: SearchTokenRow?

    /// How far the line of tokens and text is scrolled from its start, in points.
    private var lineOffset: CGFloat = 0

    /// Scrolls the line no farther than the caret or the selected tokens need, and shows its start while nothing is edited.
    override func caretWillBeRevealed() {
        guard let tokenRow else { return }
        let (tokens, room) = (tokenRow.fittingWidth, contentRect(forBounds: bounds).width)
        let text = textWidth(layout(width: .infinity))
        var offset: CGFloat = 0
        if isEditing, room > 0 {
            let shown = shownPart(ofTextWide: text)
            offset = max(min(lineOffset, shown.start), shown.end - room)
            offset = min(max(offset, 0), max(tokens + text - room, 0))
        }
        if offset != lineOffset {
            lineOffset = offset
            placeTokens()
            markDisplayNeeded()
        }
        let textRoom = room - max(tokens - offset, 0)
        let hiddenText = max(offset - tokens, 0)
        scrollOffset = isRightToLeft ? max(text - textRoom - hiddenText, 0) : hiddenText
    }

    /// The part of the line that has to be seen: points from the line's start.
    private func shownPart(ofTextWide width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        guard let tokenRow else { return (0, 0) }
        if !selectedTokens.isEmpty { return tokenRow.extent(of: selectedTokens) }
        let geometry = textGeometry
        let head = editor.selection.head
        let left = geometry.caretRect(at: head, affinity: editor.selection.affinity).minX - geometry.origin.x
        let distance = isRightToLeft ? max(width - left - TextEditor.caretWidth, 0) : left
        let start = tokenRow.fittingWidth + distance
        return (start, start + TextEditor.caretWidth)
    }

    /// Whether Backspace deletes tokens that are selected.
    open var allowsDeletingTokens = true

    open override var hasText: Bool { super.hasText || !tokens.isEmpty }

    open override func insertText(_ text: String) {
        if text != "\n" { deleteSelectedTokens() }
        super.insertText(text)
    }

    open override func deleteBackward() {
        if !deleteBesideText() { super.deleteBackward() }
    }

    override func clearButtonWillClear() {
        guard !tokens.isEmpty else { return }
        tokens = []
        if !super.hasText { userDidChangeText() }
    }

    open override var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selectionWithTokens) }
        set { if let range = newValue as? TextOffsetRange { selectRange(range.range) } }
    }

    open override var beginningOfDocument: UITextPosition { TextOffset(-tokens.count) }

    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let start = position as? TextOffset else { return nil }
        let (target, overflow) = start.offset.addingReportingOverflow(offset)
        return overflow || target < -tokens.count || target > editor.text.length ? nil : TextOffset(target)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tokenRow?.select(0..<0)
        super.touchesBegan(touches, with: event)
    }

    open override func resignFirstResponder() -> Bool {
        let hasResigned = super.resignFirstResponder()
        if hasResigned { tokenRow?.select(0..<0) }
        return hasResigned
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { press in
            guard let key = press.key, key.modifierFlags.isEmpty, isEditing else { return true }
            switch key.keyCode {
            case .keyboardLeftArrow: return !moveOverTokens(by: isRightToLeft ? 1 : -1)
            case .keyboardRightArrow: return !moveOverTokens(by: isRightToLeft ? -1 : 1)
            default: return true
            }
        }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: - Size

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        if let background { return CGSize(width: fitting.width, height: background.size.height) }
        return CGSize(
            width: fitting.width,
            height: max(fitting.height + 2 * Constant.verticalInset, Constant.height)
        )
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.searchField)
        own.label = super.hasText ? nil : placeholder
        if let tokenRow { own.parts.append(tokenRow) }
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
