import DrydockControls
@_spi(Overriding) public import DrydockViews

/// Text in any number of lines, to be read, selected, scrolled and edited.
///
/// What the text does not say (font, colour, alignment) comes from the view. Setting the text tells nobody: delegate and
/// notifications are about what the user does.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput {
    let editor = TextEditor()
    var style = TextViewStyle()
    /// The layout of the text for the last width that was asked for; nil when it has to be made.
    var layoutCache: TextViewLayoutCache?
    /// Moves on while a drag is held outside of the bounds.
    var autoscroll: TextAutoscroll?

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter textContainer: how the text stands in the view; nil for a container of its own. The text storage of its layout
    ///   manager becomes that of the view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? .ofTextView
        super.init(frame: frame)
        setUp()
    }

    /// - Parameter usingTextLayoutManager: which of UIKit's ways of laying text out is wanted. Here there is one, that of layout managers;
    ///   both look the same.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = .ofTextView
        super.init(coder: coder)
        setUp()
        coder.nib?.decode(self)
    }

    private func setUp() {
        editor.view = self
        textContainer.view = self
        textStorageDidChange()
        addGestureRecognizer(UILongPressGestureRecognizer(fingersFor: self, action: UITextView.longPressed))
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        // A finger acts when it is lifted, and the mouse at once.
        delaysContentTouches = false
        setPointerShape { [weak self] in self?.pointerShapeOverText(at: $0) }
    }

    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    // MARK: - Text

    /// Never nil when read; setting it drops the attributes of `attributedText`.
    open var text: String! {
        get { editor.text.string }
        set { setting(.text) { setText(EditedText(newValue ?? "")) } }
    }

    /// The text with attributes, over the view's own font, colour and alignment.
    open var attributedText: NSAttributedString! {
        get { editor.text.attributedString(completedBy: defaultAttributes) }
        set { setting(.attributedText) { setText(newValue.map { EditedText($0) } ?? EditedText()) } }
    }

    /// The system font of 12 points while it is nil. Setting it changes the whole text.
    open var font: UIFont? {
        get { style.font }
        set { setting(.font) { restyle(.font, newValue) { $0.font = newValue } } }
    }

    /// `UIColor.label` while it is nil. Setting it changes the whole text.
    open var textColor: UIColor? {
        get { style.color }
        set { restyle(.foregroundColor, newValue) { $0.color = newValue } }
    }

    /// Where lines stand; natural follows the writing direction.
    open var textAlignment = NSTextAlignment.natural {
        willSet { propertyWillChange(.textAlignment) }
        didSet {
            if textAlignment != oldValue { textNeedsLayout() }
            propertyDidChange(.textAlignment, from: oldValue)
        }
    }

    /// The attributes of what is typed next. Moving the caret brings back those of the text before it.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(attributesForTyping.values) { $1 } }
        set { style.typing = RunAttributes(newValue) }
    }

    /// The attributes of links, over those of the text.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { style.link }
        set {
            style.link = newValue ?? [:]
            textNeedsLayout()
        }
    }

    /// Whether fonts of text styles and of `UIFontMetrics` follow the view's traits; fonts of a fixed size never do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { fontSizesMayHaveChanged() }
    }

    /// How the text stands in the view.
    public let textContainer: NSTextContainer

    /// The text as an attributed string that is edited in place: the view shows every edit, and tells its delegate of none.
    open var textStorage: NSTextStorage { makeTextStorage() }

    /// What says where the text's characters are.
    open var layoutManager: NSLayoutManager {
        _ = makeTextStorage()
        return textContainer.layoutManager ?? NSLayoutManager()
    }

    /// The room around the text, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet {
            require(textContainerInset.isFinite, "\(debugName).textContainerInset is not finite")
            if textContainerInset != oldValue { textNeedsLayout() }
        }
    }

    // MARK: - Editing

    /// Whether the text can be changed; without it, it can still be selected and copied.
    open var isEditable = true {
        didSet { if isEditable != oldValue { permissionsDidChange() } }
    }

    /// Whether text can be selected, and links followed.
    open var isSelectable = true {
        didSet { if isSelectable != oldValue { permissionsDidChange() } }
    }

    /// What is selected, in UTF-16 units; what lies outside of the text is cut off.
    open var selectedRange: NSRange {
        get { NSRange(editor.selection.range) }
        set { editor.select(TextSelection(editor.text.valid(newValue))) }
    }

    /// Scrolls until a range is seen.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(editor.text.valid(range)) }

    /// Whether what is typed first takes the whole text's place.
    open var clearsOnInsertion = false {
        didSet { if clearsOnInsertion, isFirstResponder { editor.selectAll() } }
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

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

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
    /// Keeps the text out of the clipboard; it is shown all the same.
    open var isSecureTextEntry = false

    // MARK: - Input

    open var hasText: Bool { !editor.text.isEmpty }
    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.delete(.character, .backward) }
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

    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        editor.position(within: range, farthestIn: direction)
    }

    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        editor.characterRange(byExtending: position, in: direction)
    }

    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    {
        editor.baseWritingDirection(for: position)
    }

    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setBaseWritingDirection(writingDirection, for: range)
    }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        editor.selectionRects(for: range)
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.closestPosition(to: point, within: range)
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    {
        editor.textStyling(at: position).map { defaultAttributes.merging($0) { $1 } }
    }

    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        editor.shouldChangeText(in: range, replacementText: text)
    }

    // MARK: - Layout, display and events

    open override var canBecomeFocused: Bool { isEditable }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text decides, whatever stands beside it by constraints.
    @_spi(Overriding) public override class func observedPaths(from root: Any.Type) -> ObservedPaths {
        textViewPaths(from: root)
    }
    @_spi(Overriding) public override var isContentSizedByGuide: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
        textContainer.layoutManager?.viewDidLayOut()
    }

    /// The text's size without scrolling; no size of its own with it.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: .infinity)
    }

    @_spi(Overriding) public override var wrapsContent: Bool { !isScrollEnabled }

    @_spi(Overriding) public override func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
        isScrollEnabled ? intrinsicContentSize : fittingSize(width: width)
    }

    /// The height of the text at a width; the width stays.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = fittingSize(width: size.width > 0 ? size.width : .infinity)
        return CGSize(
            width: size.width > 0 ? min(fitting.width, size.width) : fitting.width,
            height: fitting.height
        )
    }

    @_spi(Overriding) public override func textBaselines(fittingWidth width: CGFloat?) -> TextBaselines? {
        textViewBaselines(width)
    }

    @_spi(Overriding) public override func fontSizesMayHaveChanged() { scaleFonts() }

    @_spi(Overriding) public override var shownText: String? { text }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.isElement = true
        own.value = text
        if !isEditable { own.traits.insert(.staticText) }
        return own
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        describeTextView(into: &description)
    }

    /// UIKit has the text in a subview: what is put behind subviews is behind it, and it scrolls with them.
    @_spi(Overriding) public override class var contentPlace: DrawnContent.Place? { .behindSubviews }
    @_spi(Overriding) public override func drawOwnContent(_ content: DrawnContent) {
        appendText(to: &content.list)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressBegan(touches, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pressMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { pressEnded(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressCancelled() }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = pressesBesideTabs(pressesBesideText(presses))
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The mouse selects, and fingers scroll.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer, editor.pointer != nil { return false }
        // What holds a handle does nothing else.
        if editor.touch != nil { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textNeedsLayout()
        if isFirstResponder { window?.windowScene?.textInput.keyboard.inputDidChange() }
    }
}
