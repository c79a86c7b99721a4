import DrydockControls
@_spi(Overriding) public import DrydockViews

// What subclasses override has to be in the class itself, which is why this file is long.

/// A line of text that is edited.
///
/// What the text does not say (font, colour, alignment) comes from the field. Setting the text tells nobody: delegate, events
/// and notifications are about what the user does.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    let editor = TextEditor()
    var style = TextFieldStyle()
    /// The layouts of the present text, by what they keep to.
    var layouts: [TextFieldLayoutKey: TextLayout] = [:]
    /// How far the text is moved to the left while it is edited, in points.
    var scrollOffset: CGFloat = 0
    var clearButton: TextFieldClearButton?
    /// Where `drawText(in:)` and `drawPlaceholder(in:)` were asked to draw.
    var drawnRect: CGRect?
    /// Whether the next change replaces all of the text.
    var replacesAll = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.nib?.decode(self)
    }

    private func setUp() {
        editor.view = self
        addGestureRecognizer(UILongPressGestureRecognizer(fingersFor: self, action: UITextField.longPressed))
        isOpaque = false
        contentHorizontalAlignment = .left
        setPointerShape { [weak self] _ in self?.isEnabled == true ? .text : nil }
    }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Text

    /// Never nil when read; setting it drops the attributes of `attributedText`.
    open var text: String? {
        get { editor.text.string }
        set { setting(.text) { setText(EditedText(newValue ?? "")) } }
    }

    /// The text with attributes, over the field's own font, colour and alignment.
    open var attributedText: NSAttributedString? {
        get { editor.text.attributedString(completedBy: defaultTextAttributes) }
        set { setting(.attributedText) { setText(newValue.map { EditedText($0) } ?? EditedText()) } }
    }

    /// The system font of 17 points unless set; nil brings that back.
    open var font: UIFont? {
        get { style.font }
        set {
            let font = newValue ?? TextFieldStyle.defaultFont
            setting(.font) { restyle(.font, font) { $0.font = font } }
        }
    }

    /// `UIColor.label` unless set; nil brings that back.
    open var textColor: UIColor? {
        get { style.color }
        set { restyle(.foregroundColor, newValue ?? .label) { $0.color = newValue ?? .label } }
    }

    /// Where the text stands; natural follows the writing direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { textNeedsLayout() } }
    }

    /// Font, colour and paragraph style of text without attributes of its own, and what else was set here.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes(alignment: textAlignment) }
        set { setDefaultTextAttributes(newValue) }
    }

    /// The attributes of what is typed next; nil while the field is not edited. Moving the caret brings back those of the
    /// text before it.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? defaultTextAttributes.merging(attributesForTyping.values) { $1 } : nil }
        set { style.typing = isEditing ? newValue.map { RunAttributes($0) } : nil }
    }

    /// Whether pasted text keeps its attributes. The pasteboard has none here, so that it is about what `attributedText` has:
    /// that stays in any case.
    open var allowsEditingTextAttributes = false

    /// Shown while there is no text.
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { setPlaceholder(newValue.map { EditedText($0) }) }
    }

    /// The placeholder with attributes, over the field's font and `UIColor.placeholderText`.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            style.placeholder?.attributedString(
                completedBy: style.placeholderAttributes(alignment: textAlignment)
            )
        }
        set { setPlaceholder(newValue.map { EditedText($0) }) }
    }

    /// Shrinks text that is too wide, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textNeedsLayout() } }
    }

    /// Points; 0 for as small as need be.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { textNeedsLayout() } }
    }

    /// Whether fonts of text styles and of `UIFontMetrics` follow the view's traits; fonts of a fixed size never do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { fontSizesMayHaveChanged() }
    }

    // MARK: - Look

    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { textNeedsLayout() } }
    }

    /// Drawn in place of the border, except for that of `roundedRect`, stretched to the bounds.
    open var background: UIImage? {
        didSet { markDisplayNeeded() }
    }

    /// Drawn in place of `background` while the field is disabled.
    open var disabledBackground: UIImage? {
        didSet { markDisplayNeeded() }
    }

    /// When there is a button that empties the field; never while it is empty.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { partsMayHaveChanged() } }
    }

    /// Stands before the text, at the leading side.
    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: leftView) }
    }

    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { partsMayHaveChanged() } }
    }

    /// Stands behind the text, at the trailing side, in the clear button's place.
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue, to: rightView) }
    }

    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { partsMayHaveChanged() } }
    }

    // MARK: - Editing

    /// Whether the field is the first responder.
    open var isEditing: Bool { isFirstResponder }

    /// Whether the field empties itself when editing begins, unless its delegate forbids it.
    open var clearsOnBeginEditing = false

    /// Whether what is typed first takes the whole text's place.
    open var clearsOnInsertion: Bool {
        get { style.clearsOnInsertion }
        set {
            style.clearsOnInsertion = newValue
            if newValue, isEditing { editor.selectAll() }
        }
    }

    private var ownInputView: UIView?
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    private var ownAccessoryView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    open override var undoManager: UndoManager? { editor.undoManager }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isOfEditMenu ? editor.canPerform(action) : super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { editor.cut() }
    open override func copy(_ sender: Any?) { editor.copy() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func select(_ sender: Any?) { editor.selectWord() }
    open override func selectAll(_ sender: Any?) { editor.selectAll() }
    open override func delete(_ sender: Any?) { editor.deleteSelection() }

    // MARK: - Traits of the input

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    /// Shows bullets, and keeps the text out of the clipboard. What is typed first after editing has begun replaces all.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { textNeedsLayout() } }
    }

    // MARK: - Rectangles

    /// What the border is drawn around.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// Where the placeholder stands.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where the text stands while it is edited. An override of `textRect(forBounds:)` does not move it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    /// 19 points wide and high, 5 from the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    /// Of the left view's size, at the leading edge.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: leftView, .leading, in: bounds)
    }
    /// Of the right view's size, at the trailing edge.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: rightView, .trailing, in: bounds)
    }

    /// Where the text is drawn while it is not edited. An override may pass another rectangle on; it draws nothing itself.
    open func drawText(in rect: CGRect) { drawnRect = rect }
    /// As `drawText(in:)`, for the placeholder.
    open func drawPlaceholder(in rect: CGRect) { drawnRect = rect }

    // MARK: - Input

    open var hasText: Bool { !editor.text.isEmpty }
    open func insertText(_ text: String) { typeText(text) }
    open func deleteBackward() { deleteTypedText() }
    open func text(in range: UITextRange) -> String? { editor.text(in: range) }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }

    open var selectedTextRange: UITextRange? {
        get { editor.selectedTextRange }
        set { editor.selectedTextRange = newValue }
    }

    open var markedTextRange: UITextRange? { editor.markedTextRange }

    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }

    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        replaceAllIfDue()
        editor.setMarkedText(markedText ?? "", selected: selectedRange)
    }

    open func unmarkText() { editor.endComposing() }
    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { editor.endOfDocument }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        editor.position(from: position, in: direction, offset: offset)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(from: from, to: toPosition)
    }

    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }

    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
        textInput: self
    )

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open func caretRect(for position: UITextPosition) -> CGRect {
        insideEditingRect(editor.caretRect(for: position))
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(for: range)
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.shouldChangeText(in: range, replacementText: text)
    }

    // MARK: - Layout, display and events

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    @_spi(Overriding) public override func textBaselines(fittingWidth width: CGFloat?) -> TextBaselines? {
        fieldBaselines
    }

    @_spi(Overriding) public override func fontSizesMayHaveChanged() { scaleFonts() }

    @_spi(Overriding) public override func stateDidChange() {
        super.stateDidChange()
        partsMayHaveChanged()
    }

    @_spi(Overriding) public override class func observedPaths(from root: Any.Type) -> ObservedPaths {
        fieldPaths(from: root)
    }
    @_spi(Overriding) public override var shownText: String? { isSecureTextEntry ? nil : text }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.label = hasText ? nil : placeholder
        let count = text?.count ?? 0
        own.value = isSecureTextEntry ? (count == 0 ? nil : String(repeating: "•", count: count)) : text
        own.parts = [leftView, rightView].compactMap(\.self).filter { $0.superview === self }
        return own
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        describeField(into: &description)
    }

    /// UIKit has the text in a subview: what is put behind subviews is behind it.
    @_spi(Overriding) public override class var contentPlace: DrawnContent.Place? { .behindSubviews }
    @_spi(Overriding) public override func drawOwnContent(_ content: DrawnContent) {
        appendField(to: &content.list)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressBegan(touches, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }

    /// What holds a handle does nothing else.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        editor.touch == nil && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = beginEditing(with: pressesBesideText(presses))
        if !others.isEmpty { nextInChain?.pressesBegan(others, with: event) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textNeedsLayout()
        if isFirstResponder { window?.windowScene?.textInput.keyboard.inputDidChange() }
    }

    /// What a field shows beside its text goes with it.
    func clearButtonWillClear() {}

    /// Scrolls what a field shows before its text, which is one line with it, to where the caret will be seen.
    func caretWillBeRevealed() {}
}
