/// How the text stands in a text view. What of TextKit is here is what screens set.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
    weak var view: UITextView?

    /// A container of a text view to be.
    /// - Parameter size: its width counts where the container does not follow the view, 0 for any; text is as high as it is.
    public init(size: CGSize = .zero) {
        ownWidth = Self.width(size)
        super.init()
    }

    /// Points between the container's sides and the lines.
    public var lineFragmentPadding: CGFloat = 5 {
        didSet {
            require(
                lineFragmentPadding.isFinite,
                "NSTextContainer.lineFragmentPadding: \(lineFragmentPadding) is not finite"
            )
            if lineFragmentPadding != oldValue { view?.textNeedsLayout() }
        }
    }

    /// The most lines that are laid out; 0 for any number.
    public var maximumNumberOfLines = 0 {
        didSet {
            require(
                maximumNumberOfLines >= 0,
                "NSTextContainer.maximumNumberOfLines: \(maximumNumberOfLines) is negative"
            )
            if maximumNumberOfLines != oldValue { view?.textNeedsLayout() }
        }
    }

    /// Where lines that are too long end, and how the last one is cut.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { view?.textNeedsLayout() } }
    }

    /// Whether lines are as wide as the view leaves them. On for the container that a text view makes for itself.
    public var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { view?.textNeedsLayout() } }
    }

    /// The width that lines and the padding beside them have, and the text's height. Setting it has an effect on the width alone, and
    /// where `widthTracksTextView` is off: 0 for lines of any width.
    public var size: CGSize {
        get { view?.containerSize ?? CGSize(width: ownWidth, height: 0) }
        set {
            let width = Self.width(newValue)
            guard width != ownWidth else { return }
            ownWidth = width
            view?.textNeedsLayout()
        }
    }

    /// What lines keep out of, in points from the container's top left corner, `textContainerInset` inside of the view: they go on
    /// beside and below it. Open paths count as closed. The whole text is laid out anew with each change to it then.
    public var exclusionPaths: [UIBezierPath] = [] {
        didSet { view?.textNeedsLayout() }
    }

    /// That of a text view that is given none.
    static var ofTextView: NSTextContainer {
        let container = NSTextContainer()
        container.widthTracksTextView = true
        return container
    }

    /// Points; 0 for lines of any width.
    private var ownWidth: CGFloat = 0

    private static func width(_ size: CGSize) -> CGFloat {
        require(!size.width.isNaN, "NSTextContainer.size: the width is not a number")
        return size.width < UILabel.unlimited ? max(size.width, 0) : 0
    }

    /// The width between the view's insets that text is laid out in.
    /// - Parameter width: what the view has room for.
    func width(inRoom width: CGFloat) -> CGFloat {
        widthTracksTextView ? width : ownWidth > 0 ? ownWidth : .infinity
    }

    /// In points from where lines begin.
    var exclusions: [TextExclusion] {
        let padding = max(lineFragmentPadding, 0)
        return exclusionPaths.map { TextExclusion($0.cgPath, offset: -padding) }
    }
}
