import DrydockRaster

/// Spokes that turn while something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How large the spokes' circle is.
    public nonisolated enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// As `large`, of white spokes.
        case whiteLarge = 0
        /// As `medium`, of white spokes.
        case white = 1
        /// As `medium`.
        case gray = 2
    }

    private var step = 0
    private var start: TimeInterval = 0
    private var ticks: FrameTicker.Subscription?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        coder.nib?.decode(self as UIView)
        isUserInteractionEnabled = false
        coder.nib?.decode(self)
    }

    /// An indicator of the style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        color = style.color
        setUp()
    }

    private func setUp() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        isUserInteractionEnabled = false
        isHidden = hidesWhenStopped
    }

    /// The size.
    open var style = Style.medium {
        didSet {
            guard style != oldValue else { return }
            if color == oldValue.color { color = style.color }
            invalidateIntrinsicContentSize()
        }
    }

    /// Of the spoke at the head; the others follow more faintly.
    open var color: UIColor! = UIActivityIndicatorView.standardColor {
        didSet {
            color = color ?? style.color
            if color != oldValue { markDisplayNeeded() }
        }
    }

    /// Whether the indicator is hidden unless it turns.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    // MARK: - Turning

    open private(set) var isAnimating = false

    /// Shows the indicator and has it turn, from its first position.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        turn()
    }

    /// Stops the indicator, and hides it if it is to hide then.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        isHidden = hidesWhenStopped
        turn()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        turn()
    }

    /// Follows the frames of the scene that shows the indicator, while there is one.
    private func turn() {
        ticks?.cancel()
        ticks = nil
        step = 0
        markDisplayNeeded()
        guard isAnimating, let scene = window?.windowScene else { return }
        start = scene.time
        ticks = scene.frameTicker.subscribe { [weak self] time in self?.frame(at: time) }
    }

    private func frame(at time: TimeInterval) {
        let step = Int((time - start) * Constant.stepsPerSecond) % Constant.spokes
        guard step != self.step else { return }
        self.step = step
        markDisplayNeeded()
    }

    // MARK: - Drawing

    override func appendContent(to builder: inout DisplayListBuilder) {
        super.appendContent(to: &builder)
        let radius = min(bounds.width, bounds.height, style.side) / 2
        guard radius > 0 else { return }
        let width = radius / 5
        let spoke = UIBezierPath(
            roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 2 / 3),
            cornerRadius: width / 2
        )
        let center = builder.position(of: CGPoint(x: bounds.midX, y: bounds.midY))
        let components = color.components
        for index in 0..<Constant.spokes {
            // The head is the spoke at `step`; those behind it are the older ones.
            let age = (step - index + Constant.spokes) % Constant.spokes
            let matrix = CGAffineTransform(rotationAngle: .pi / 4 * CGFloat(index))
                .concatenating(CGAffineTransform(scaleX: builder.scale, y: builder.scale))
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            let shade = UIColor(
                red: components.red,
                green: components.green,
                blue: components.blue,
                alpha: components.alpha * Constant.fading[age]
            )
            builder.append(
                .fillPath(spoke.cgPath.path, matrix.affine, .nonZero, .color(shade.components.premultiplied))
            )
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(
            isElement: true,
            label: isAnimating ? "In progress" : "Progress halted",
            traits: .updatesFrequently
        )
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("isAnimating", isAnimating, unless: false)
        description.append("style", case: style, unless: .medium)
        if color != style.color { description.append("color", color) }
    }

    /// The greys and the fading are those of the indicator as read off simulators: eight spokes, from a third of the radius
    /// to the rim, a fifth of it wide.
    private enum Constant {
        static let spokes = 8
        static let stepsPerSecond = 8.0
        static let fading: [CGFloat] = [147, 122, 97, 72, 47, 47, 47, 47].map { $0 / 147 }
    }

    fileprivate static let standardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 147 / 255)
            : UIColor(red: 60 / 255, green: 60 / 255, blue: 68 / 255, alpha: 147 / 255)
    }
}

extension UIActivityIndicatorView.Style {
    /// Points.
    fileprivate var side: CGFloat {
        switch self {
        case .medium, .white, .gray: 20
        case .large, .whiteLarge: 37
        }
    }

    /// Of the spokes, unless they are given one.
    fileprivate var color: UIColor {
        switch self {
        case .white, .whiteLarge: .white
        case .medium, .large, .gray: UIActivityIndicatorView.standardColor
        }
    }
}
