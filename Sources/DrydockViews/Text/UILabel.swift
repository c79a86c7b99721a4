public import Foundation

/// Shows text in any number of lines.
///
/// With attributed text, what the string does not say (font, colour, paragraph style) comes from the label. As in UIKit,
/// setting `font`, `textColor`, `textAlignment` or `lineBreakMode` later changes the whole string, and the getters tell
/// what its first character has.
@preconcurrency @MainActor
open class UILabel: UIView {
    private(set) var content = LabelContent()
    /// Layouts made for the present content, the newest last.
    var layouts: [LabelLayout] = []
    /// The text as a subclass that draws nothing else has last drawn it.
    var drawnText: DrawnText?
    /// Whether letters as large as accessibility has them shrink rather than that a word is broken, to half their size at most.
    package final var keepsWordsWhole = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.decode(self)
        } else {
            isUserInteractionEnabled = false
            isOpaque = false
        }
    }

    // MARK: - Text

    /// The text without attributes; setting it drops those of `attributedText`.
    open var text: String? {
        get { content.text }
        set { setting(.text) { update { $0.setText(newValue) } } }
    }

    /// The text with attributes, over the label's own font, colour and alignment.
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set { setting(.attributedText) { update { $0.setAttributedText(newValue) } } }
    }

    @_spi(Overriding) public override var shownText: String? { text }
    @_spi(Overriding) public override var ownLargeContent: (title: String?, image: UIImage?) { (text, nil) }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        describeText(into: &description)
    }

    @_spi(Overriding) public override var describedContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    // MARK: - Style

    /// The system font of 17 points unless set; nil brings that back.
    open var font: UIFont! {
        get { content.font }
        set { setting(.font) { update { $0.setFont(newValue ?? LabelContent.defaultFont) } } }
    }

    /// Whether fonts of text styles and of `UIFontMetrics` follow the view's traits; fonts of a fixed size never do.
    open var adjustsFontForContentSizeCategory = false {
        didSet { fontSizesMayHaveChanged() }
    }

    @_spi(Overriding) public override func fontSizesMayHaveChanged() {
        update {
            $0.setLegibilityWeight(traitCollection.legibilityWeight)
            if adjustsFontForContentSizeCategory { $0.scaleFonts(for: traitCollection) }
        }
    }

    /// The colour of letters without one of their own; nil brings `UIColor.label` back.
    open var textColor: UIColor! {
        get { content.color }
        set { update { $0.setColor(newValue ?? .label) } }
    }

    /// Where lines stand; natural follows the writing direction.
    open var textAlignment: NSTextAlignment {
        get { content.style.alignment }
        set { setting(.textAlignment) { update { $0.setStyle { $0.alignment = newValue } } } }
    }

    /// Where lines that are too long end, and how the last one is cut.
    open var lineBreakMode: NSLineBreakMode {
        get { content.style.lineBreakMode }
        set { update { $0.setStyle { $0.lineBreakMode = newValue } } }
    }

    /// What ends lines earlier than they have to. Nothing unless set, where UIKit has `standard`.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.style.lineBreakStrategy }
        set { update { $0.setStyle { $0.lineBreakStrategy = newValue } } }
    }

    /// The most lines that are shown; 0 for as many as fit.
    open var numberOfLines = 1 {
        didSet {
            precondition(numberOfLines >= 0, "\(debugName).numberOfLines: \(numberOfLines) is negative")
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// Points at which lines are broken to find the intrinsic size; 0 leaves that to layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
    }

    /// Shrinks a single line that is too wide, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }

    /// From 0 to 1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
    }

    /// Where the text of a line that was made smaller stands.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { textNeedsDisplay() } }
    }

    /// A disabled label is drawn in a faded colour.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { textNeedsDisplay() } }
    }

    /// Shows `highlightedTextColor` if there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { textNeedsDisplay() } }
    }

    /// Replaces every colour of the text while the label is highlighted.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { textNeedsDisplay() } }
    }

    /// A copy of the text behind it, without blur.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { textNeedsDisplay() } }
    }

    /// Points to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { textNeedsDisplay() } }
    }

    // MARK: - Size

    /// The room that the text takes in `bounds`: its size up to whole pixels, at the top left corner of `bounds`.
    /// Override to reserve more room than the text takes.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = fittingSize(CGSize(width: bounds.width, height: bounds.height), lines: numberOfLines)
        return CGRect(
            x: bounds.minX,
            y: bounds.minY,
            width: min(size.width, bounds.width),
            height: min(size.height, bounds.height)
        )
    }

    /// The text's size when it is wrapped to `size.width`; a single line is never wrapped. 0 is no limit, and the
    /// height is not one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isWrapped = numberOfLines != 1 && size.width > 0
        let width = isWrapped ? min(size.width, UILabel.unlimited) : UILabel.unlimited
        let bounds = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        let isElement = text?.isEmpty == false || accessibilityValues?.label != nil
        var own = OwnAccessibility(isElement: isElement, label: text, traits: .staticText)
        if !isEnabled { own.traits.insert(.notEnabled) }
        return own
    }

    @_spi(Overriding) public override var wrapsContent: Bool { numberOfLines != 1 }

    @_spi(Overriding) public override func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: width, height: 0))
    }

    @_spi(Overriding) public override func textBaselines(fittingWidth width: CGFloat?) -> TextBaselines? {
        let size = width.map(intrinsicContentSize(fittingWidth:)) ?? intrinsicContentSize
        // The text is centred in whatever height the label gets.
        return baselines(in: size).map {
            TextBaselines(edge: .centre, first: $0.first - size.height / 2, last: $0.last - size.height / 2)
        }
    }

    // MARK: - Drawing

    /// Draws the text, centred vertically in `rect`, to `UIGraphicsGetCurrentContext()`. An override may pass another rectangle on,
    /// such as one with insets, draw something else, or nothing.
    open func drawText(in rect: CGRect) {
        if !content.isEmpty { UIGraphicsGetCurrentContext().map { drawText(in: rect, to: $0) } }
    }

    /// Calls `drawText(in:)`. An override that does not call it draws no text.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Whether what is drawn is up to a subclass.
    var isDrawnBySubclass: Bool { type(of: self) != UILabel.self }

    @_spi(Overriding) public override class var classWithoutDrawing: UIView.Type { UILabel.self }
    @_spi(Overriding) public override class func observedPaths(from root: Any.Type) -> ObservedPaths {
        labelPaths(from: root)
    }

    override var drawnBox: CGRect? { inkBox }
    override var isRedrawnWhenResized: Bool { isDrawnBySubclass || super.isRedrawnWhenResized }
    override func drawContent(in context: CGContext) {
        drawByLayer(in: context) { super.drawContent(in: $0) }
    }

    override func appendContent(to builder: inout DisplayListBuilder) {
        super.appendContent(to: &builder)
        guard !content.isEmpty else { return }
        // Attachments may be of an application's class.
        let lock = FrameLock.beginAppCall()
        defer { lock?.end() }
        if let rect = isDrawnBySubclass ? drawnText?.rect : bounds { append(in: rect, to: &builder) }
    }

    // MARK: - Changing

    private func update(_ change: (inout LabelContent) -> Void) {
        let old = content
        change(&content)
        guard !content.looksSame(as: old) else { return }
        if content.hasSameShape(as: old) { textNeedsDisplay() } else { contentDidChange() }
    }

    private func contentDidChange() {
        layouts = []
        invalidateIntrinsicContentSize()
        textNeedsDisplay()
    }
}
