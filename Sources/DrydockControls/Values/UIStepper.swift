@_spi(Overriding) public import DrydockViews

/// Two halves that take from a value and add to it.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let minus = StepperHalf(isPlus: false)
    private let plus = StepperHalf(isPlus: true)
    private let divider = UIView()
    private var storedValue: Double = 0
    private var pressed: StepperHalf?
    private var ticks: FrameTicker.Subscription?
    private var nextRepeat: TimeInterval = 0
    /// Whether a step that was not reported yet has been made.
    private var hasUnreportedChange = false

    /// A stepper at the frame's origin, 94 points wide and 32 high.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Constant.size))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        boundsStorage.size = Constant.size
        setUp()
        coder.nib?.decode(self)
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Constant.radius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        divider.backgroundColor = UIStepper.dividerColor
        divider.isUserInteractionEnabled = false
        for part in [minus, plus, divider] { addSubview(part) }
        updateLooks()
    }

    // MARK: - Value

    /// Between the limits; set in code it sends no event. What is not a number becomes the minimum.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
            updateLooks()
        }
    }

    /// 0 by default; a maximum below it moves up to it.
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// 100 by default; a minimum above it moves down to it.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// What a press adds or takes; more than 0, 1 by default.
    open var stepValue: Double = 1 {
        willSet { require(newValue > 0, "\(debugName).stepValue: \(newValue) is not more than 0") }
    }

    /// Whether each step is reported, and not only the last value when the finger lifts.
    open var isContinuous = true
    /// Whether the value keeps changing while a half is held.
    open var autorepeat = true
    /// Whether a step beyond one limit leads to the other.
    open var wraps = false {
        didSet { updateLooks() }
    }

    // MARK: - Looks

    @_spi(Overriding) public override func stateDidChange() {
        super.stateDidChange()
        updateLooks()
    }

    private func updateLooks() {
        minus.isActive = isEnabled && (wraps || storedValue > minimumValue)
        plus.isActive = isEnabled && (wraps || storedValue < maximumValue)
        for half in [minus, plus] {
            half.backgroundColor = half === pressed ? .tertiarySystemFill : nil
            let state: UIControl.State =
                !half.isActive ? .disabled : half === pressed ? .highlighted : .normal
            let images = half === plus ? incrementImages : decrementImages
            half.image = images[state] ?? images[.normal]
        }
    }

    private var incrementImages: [UIControl.State: UIImage] = [:]
    private var decrementImages: [UIControl.State: UIImage] = [:]

    /// In place of the plus; that of the normal state stands for states without one.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
        updateLooks()
    }

    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }

    /// In place of the minus; that of the normal state stands for states without one.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
        updateLooks()
    }

    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let left = CGRect(origin: bounds.origin, size: half)
        let right = CGRect(origin: CGPoint(x: bounds.midX, y: bounds.minY), size: half)
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
        divider.frame = CGRect(
            x: bounds.midX - 0.5,
            y: bounds.minY + Constant.dividerInset,
            width: 1,
            height: max(bounds.height - 2 * Constant.dividerInset, 0)
        )
    }

    open override var intrinsicContentSize: CGSize { Constant.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Constant.size }

    // MARK: - Tracking

    @_spi(Overriding) public override var touchUpInsideEvents: UIControl.Event { .touchUpInside }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(half(under: touch))
        step(with: event)
        guard autorepeat, let scene = window?.windowScene else { return true }
        nextRepeat = scene.time + Constant.firstRepeat
        ticks = scene.frameTicker.subscribe { [weak self] time in self?.repeatSteps(until: time) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(bounds.contains(touch.location(in: self)) ? half(under: touch) : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stop(with: event) }

    open override func cancelTracking(with event: UIEvent?) { stop(with: event) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        stop(with: nil)
    }

    private func half(under touch: UITouch) -> StepperHalf {
        (touch.location(in: self).x < bounds.midX) != isRightToLeft ? minus : plus
    }

    private func press(_ half: StepperHalf?) {
        pressed = half
        updateLooks()
    }

    private func repeatSteps(until time: TimeInterval) {
        while nextRepeat <= time, pressed?.isActive == true {
            nextRepeat += Constant.repeatInterval
            step(with: nil)
        }
        nextRepeat = max(nextRepeat, time)
    }

    private func stop(with event: UIEvent?) {
        ticks?.cancel()
        ticks = nil
        press(nil)
        if hasUnreportedChange { report(with: event) }
    }

    private func step(with event: UIEvent?) {
        guard let pressed else { return }
        move(by: pressed === plus ? stepValue : -stepValue, with: event)
    }

    private func move(by distance: Double, with event: UIEvent?) {
        let old = storedValue
        let target = old + distance
        let isBeyond = target < minimumValue || target > maximumValue
        value = isBeyond && wraps ? (distance > 0 ? minimumValue : maximumValue) : target
        guard storedValue != old else { return }
        hasUnreportedChange = true
        if isContinuous || !isTracking && pressed == nil { report(with: event) }
    }

    private func report(with event: UIEvent?) {
        hasUnreportedChange = false
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    @_spi(Overriding) public override func adjustValue(by steps: Int) -> Bool {
        move(by: stepValue * Double(steps), with: nil)
        return true
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.adjustable)
        own.value = CGFloat(value).short
        return own
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("value", CGFloat(value), unless: 0)
        description.append("minimumValue", CGFloat(minimumValue), unless: 0)
        description.append("maximumValue", CGFloat(maximumValue), unless: 100)
        description.append("stepValue", CGFloat(stepValue), unless: 1)
        description.append("wraps", wraps, unless: false)
    }

    /// Source of the light one: pictures that iOS recorded, d6d6d6 on the stepper's ground.
    private static let dividerColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? .separator : UIColor(white: 0, alpha: 0.1)
    }

    /// Points and seconds.
    private enum Constant {
        static let size = CGSize(width: 94, height: 32)
        static let radius: CGFloat = 8
        static let dividerInset: CGFloat = 7
        static let firstRepeat: TimeInterval = 0.5
        static let repeatInterval: TimeInterval = 0.1
    }
}

/// One half of a stepper, with its sign.
private final class StepperHalf: UIView {
    private let isPlus: Bool

    /// Whether a press would change anything.
    var isActive = true {
        didSet {
            guard isActive != oldValue else { return }
            markDisplayNeeded()
            colorImage()
        }
    }

    /// In place of the sign.
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            imageView?.removeFromSuperview()
            imageView = image.map { image in
                let isPlain = image.renderingMode == .automatic
                return UIImageView(image: isPlain ? image.withRenderingMode(.alwaysTemplate) : image)
            }
            imageView?.contentMode = .center
            if let imageView { addSubview(imageView) }
            colorImage()
            markDisplayNeeded()
            setNeedsLayout()
        }
    }
    private var imageView: UIImageView?

    private func colorImage() { imageView?.tintColor = isActive ? .label : .tertiaryLabel }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
    }

    init(isPlus: Bool) {
        self.isPlus = isPlus
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("StepperHalf is made in code") }

    override class var contentPlace: DrawnContent.Place? { .belowSubviews }

    override func drawOwnContent(_ content: DrawnContent) {
        guard image == nil else { return }
        let color: UIColor = isActive ? .label : .tertiaryLabel
        let side = Constant.signSide
        let thickness = Constant.signThickness
        func bar(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
            let frame = CGRect(
                x: bounds.midX - width / 2,
                y: bounds.midY - height / 2,
                width: width,
                height: height
            )
            return UIBezierPath(roundedRect: frame, cornerRadius: thickness / 2)
        }
        let sign = bar(side, thickness)
        // One path: two would show twice where they cross and the colour is translucent.
        if isPlus { sign.append(bar(thickness, side)) }
        content.fill(sign, color)
    }

    override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("isActive", isActive, unless: true)
    }

    /// Points. Source: pictures that iOS recorded.
    private enum Constant {
        static let signSide: CGFloat = 13.5
        static let signThickness: CGFloat = 1.6
    }
}
