import DrydockControls
public import DrydockViews
public import Foundation

/// Where a layout manager's text stands: in a text view, or in a size of its own.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// What shows the text.
    weak var view: UITextView?
    /// What lays the text out, which keeps the container alive.
    open internal(set) weak var layoutManager: NSLayoutManager?

    /// - Parameter size: 0 in a direction for any. In a text view the width counts where the container does not follow the view, and
    ///   text is as high as it is.
    public init(size: CGSize = .zero) {
        ownSize = Self.limits(size)
        super.init()
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init(coder: NSCoder) {
        super.init()
    }

    /// Points between the container's sides and the lines.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            require(
                lineFragmentPadding.isFinite,
                "NSTextContainer.lineFragmentPadding: \(lineFragmentPadding) is not finite"
            )
            if lineFragmentPadding != oldValue { needsLayout() }
        }
    }

    /// The most lines that are laid out; 0 for any number.
    open var maximumNumberOfLines = 0 {
        didSet {
            require(
                maximumNumberOfLines >= 0,
                "NSTextContainer.maximumNumberOfLines: \(maximumNumberOfLines) is negative"
            )
            if maximumNumberOfLines != oldValue { needsLayout() }
        }
    }

    /// Where lines that are too long end, and how the last one is cut.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { needsLayout() } }
    }

    /// Whether lines are as wide as the view leaves them. On for the container that a text view makes for itself.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { needsLayout() } }
    }

    /// The width that lines and the padding beside them have, and the height that they find room in; 0 for any. In a text view the
    /// height is the text's, and setting the size has an effect on the width alone, and where `widthTracksTextView` is off.
    open var size: CGSize {
        get { view?.containerSize ?? ownSize }
        set {
            let size = Self.limits(newValue)
            guard size != ownSize else { return }
            ownSize = size
            needsLayout()
        }
    }

    /// What lines keep out of, in points from the container's top left corner, `textContainerInset` inside of the view: they go on
    /// beside and below it. Open paths count as closed. The whole text is laid out anew with each change to it then.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { needsLayout() }
    }

    /// That of a text view that is given none.
    static var ofTextView: NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }

    /// Points; 0 for any width or height.
    private var ownSize: CGSize = .zero

    private static func limits(_ size: CGSize) -> CGSize {
        require(!size.width.isNaN, "NSTextContainer.size: the width is not a number")
        require(!size.height.isNaN, "NSTextContainer.size: the height is not a number")
        func limit(_ length: CGFloat) -> CGFloat { length < UILabel.unlimited ? max(length, 0) : 0 }
        return CGSize(width: limit(size.width), height: limit(size.height))
    }

    private func needsLayout() {
        if let view { view.textNeedsLayout() }
        layoutManager?.invalidate()
    }

    /// The width between the view's insets that text is laid out in.
    /// - Parameter width: what the view has room for.
    func width(inRoom width: CGFloat) -> CGFloat {
        widthTracksTextView ? width : ownSize.width > 0 ? ownSize.width : .infinity
    }

    /// In points from where lines begin.
    var exclusions: [TextExclusion] {
        let padding = max(lineFragmentPadding, 0)
        return exclusionPaths.map { TextExclusion($0.cgPath, offset: -padding) }
    }

    /// Text laid out without a view.
    func layout(_ text: EditedText) -> DocumentLayout {
        let padding = max(lineFragmentPadding, 0)
        let width = ownSize.width > 0 ? max(ownSize.width - 2 * padding, 0) : .infinity
        var limits = TextLayout.Limits(
            width: width,
            height: ownSize.height > 0 ? ownSize.height : .infinity,
            lines: maximumNumberOfLines
        )
        limits.exclusions = exclusions
        limits.padding = padding
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        let styled = StyledText(
            text.attributedRuns,
            attributes: TextAttributes(font: font),
            style: ParagraphValues(lineBreakMode: lineBreakMode)
        )
        .legible(in: UITraitCollection.current.legibilityWeight)
        .placingAttachments(width: width, in: self)
        let isSimple =
            limits.lines == 0 && limits.height == .infinity && width.isFinite && limits.exclusions.isEmpty
        return isSimple
            ? DocumentLayout(styled, length: text.length, limits: limits, fonts: .bundled)
            : DocumentLayout(TextLayout(styled, limits: limits, fonts: .bundled))
    }
}
