@_spi(Overriding) public import DrydockViews

/// A bar that fills as something gets done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How the bar looks.
    public nonisolated enum Style: Int, Sendable {
        case `default` = 0
        /// For toolbars: thinner.
        case bar = 1
    }

    private let track = UIImageView()
    private let filled = UIImageView()
    private var storedProgress: Float = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.nib?.decode(self)
    }

    /// A bar of 150 points.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.thickness))
        progressViewStyle = style
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(track)
        addSubview(filled)
        updateColors()
    }

    /// The thickness.
    open var progressViewStyle = Style.default {
        didSet {
            guard progressViewStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// From 0 to 1; other values are taken as the nearer of these.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Fills the bar up to a part of it.
    open func setProgress(_ progress: Float, animated: Bool) {
        // The comparison that is false for what is not a number comes first.
        storedProgress = progress > 0 ? min(progress, 1) : 0
        guard animated, window != nil else { return place() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25,
            options: [.curveLinear, .allowUserInteraction, .beginFromCurrentState],
            animations: place
        )
    }

    /// The colour of the part that is done; nil for the tint.
    open var progressTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The colour of the part that is not done; nil for `systemFill`.
    open var trackTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// Drawn over the part that is done, stretched to it, in place of its colour.
    open var progressImage: UIImage? {
        didSet {
            filled.image = progressImage
            updateColors()
            setNeedsLayout()
        }
    }

    /// Drawn over the whole bar, stretched to it, in place of its colour.
    open var trackImage: UIImage? {
        didSet {
            track.image = trackImage
            updateColors()
            setNeedsLayout()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    /// The bar is as thick as the view is high. Its ends are those of a bar of the style's thickness.
    private func place() {
        track.frame = bounds
        var width = bounds.width * CGFloat(storedProgress)
        if storedProgress > 0, progressImage == nil { width = max(width, progressViewStyle.minimumWidth) }
        width = min(width, bounds.width)
        let x = isRightToLeft ? bounds.maxX - width : bounds.minX
        filled.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        let radius = min(progressViewStyle.thickness, bounds.height) / 2
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        filled.layer.cornerRadius = progressImage == nil ? radius : 0
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.thickness)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: progressViewStyle.thickness)
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        let percent = Int((progress * 100).rounded())
        return OwnAccessibility(isElement: true, value: "\(percent)%", traits: .updatesFrequently)
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("progress", CGFloat(progress), unless: 0)
        description.append("progressViewStyle", case: progressViewStyle, unless: .default)
        description.append("progressTintColor", progressTintColor)
        description.append("trackTintColor", trackTintColor)
    }
}

extension UIProgressView.Style {
    /// Points.
    fileprivate var thickness: CGFloat {
        switch self {
        case .default: 4
        case .bar: 2.5
        }
    }

    /// What is filled of a bar that has begun, in points: less cannot be seen to have round ends.
    fileprivate var minimumWidth: CGFloat {
        switch self {
        case .default: 8
        case .bar: 16 / 3
        }
    }
}
