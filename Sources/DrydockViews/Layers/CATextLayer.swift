import Foundation

/// Where lines of a text layer begin and end.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// Where a text layer cuts a line that is too long.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    fileprivate var lineBreakMode: NSLineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: nil
        }
    }
}

/// A layer that shows text from its top downward, above its background and beneath its sublayers.
open class CATextLayer: CALayer {
    /// A `String`, or an `NSAttributedString`, whose own attributes count and none of the layer's font and colour.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// A `UIFont`, a `CGFont`, or a font's name; its size is `fontSize`. Helvetica for nil.
    open var font: Any? {
        didSet { setNeedsDisplay() }
    }

    override func prepare(_ state: inout LayerState) {
        guard state.customValues[Key.fontSize] == nil else { return }
        state.customValues[Key.fontSize] = NSNumber(value: 36)
        state.customValues[Key.foregroundColor] = CGColor(gray: 1, alpha: 1)
    }

    /// Points. Animated as the layer's other values.
    open var fontSize: CGFloat {
        get { value(forKey: Key.fontSize) as? CGFloat ?? 36 }
        set { if newValue != fontSize { setValue(newValue, forKey: Key.fontSize) } }
    }

    /// White at first. Animated as the layer's other values.
    open var foregroundColor: CGColor? {
        get { value(forKey: Key.foregroundColor) as? CGColor }
        set { if newValue != foregroundColor { setValue(newValue, forKey: Key.foregroundColor) } }
    }

    /// Names of values that the layer keeps as it does those of code.
    private enum Key {
        static let fontSize = "fontSize"
        static let foregroundColor = "foregroundColor"
        static let all = [fontSize, foregroundColor]
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        Key.all.contains(key) || super.needsDisplay(forKey: key)
    }

    override func usualKey(_ name: String) -> LayerKey? {
        Key.all.contains(name) ? .custom(name) : super.usualKey(name)
    }

    /// Whether lines are broken at the layer's width; otherwise at newlines alone.
    open var isWrapped = false {
        didSet { setNeedsDisplay() }
    }

    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { setNeedsDisplay() }
    }

    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { setNeedsDisplay() }
    }

    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        needsDisplayOnBoundsChange = true
        guard let layer = layer as? CATextLayer else { return }
        (string, font) = (layer.string, layer.font)
        (isWrapped, alignmentMode, truncationMode) = (
            layer.isWrapped, layer.alignmentMode, layer.truncationMode
        )
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        guard let text = attributedText else { return }
        UIGraphicsPushContext(ctx)
        ctx.saveGState()
        ctx.clip(to: bounds)
        text.draw(with: rect(of: text), options: .usesLineFragmentOrigin, context: nil)
        ctx.restoreGState()
        UIGraphicsPopContext()
    }

    /// The size of all of the text: of lines as wide as the layer where they are broken, else of those that the text has.
    open override func preferredFrameSize() -> CGSize {
        let width = isWrapped && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let size =
            attributedText?.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
            ?? .zero
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Where the text goes. A line that is neither wrapped nor truncated is as long as it is, and cut at the bounds.
    private func rect(of text: NSAttributedString) -> CGRect {
        let bounds = bounds
        var rect = CGRect(
            origin: bounds.origin,
            size: CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
        )
        guard !isWrapped, truncationMode == .none else { return rect }
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let rest =
            text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).width - bounds.width
        guard rest > 0 else { return rect }
        switch alignmentMode {
        case .center: rect.origin.x -= rest / 2
        case .right: rect.origin.x -= rest
        default: break
        }
        // Beyond what rounding takes away.
        rect.size.width += rest + 0.01
        return rect
    }

    private var attributedText: NSAttributedString? {
        let text: NSMutableAttributedString
        switch string {
        case let string as NSAttributedString: text = NSMutableAttributedString(attributedString: string)
        case let string as String:
            text = NSMutableAttributedString(string: string, attributes: [.font: shownFont])
            if let foregroundColor {
                let all = NSRange(location: 0, length: text.length)
                text.addAttribute(.foregroundColor, value: UIColor(cgColor: foregroundColor), range: all)
            }
        default: return nil
        }
        guard text.length > 0 else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
        let all = NSRange(location: 0, length: text.length)
        if text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
            text.addAttribute(.paragraphStyle, value: style, range: all)
        }
        return text
    }

    private var shownFont: UIFont {
        switch font {
        case let font as UIFont: font.withSize(fontSize)
        case let font as CGFont:
            font.postScriptName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
        case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
        default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
        }
    }
}
