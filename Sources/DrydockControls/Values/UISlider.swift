@_spi(Overriding) public import DrydockViews

/// A control whose value a thumb on a track stands for.
///
/// Two points on each side and the lowest of 34 points lie outside the alignment rectangle.
@preconcurrency @MainActor
open class UISlider: UIControl {
    /// Holds all parts, so that they fade as one picture.
    private let content = UIView()
    private let track = UIImageView()
    private let filledTrack = UIImageView()
    /// Source: pictures that iOS 17.5 to 26.2 recorded. White just below the thumb is 0.85, eight points below it 0.97.
    private let thumb = ControlKnob(shadows: [.init(offset: 4, blur: 8, opacity: 0.2)])
    private let thumbImageView = UIImageView()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    private var images: [SliderPart: [UIControl.State: UIImage]] = [:]
    private var storedValue: Float = 0
    /// How far right of the thumb's middle the finger went down.
    private var grip: CGFloat = 0

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
        for part in [track, filledTrack, minimumImageView, maximumImageView, thumb, thumbImageView] {
            part.isUserInteractionEnabled = false
            content.addSubview(part)
        }
        content.isUserInteractionEnabled = false
        addSubview(content)
        for part in [track, filledTrack] { part.clipsToBounds = true }
        for part in [minimumImageView, maximumImageView] { part.contentMode = .center }
        updateLooks()
    }

    // MARK: - Value

    /// Between the limits; set in code, the thumb moves at once and no event is sent.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// Moves the thumb without sending an event. What is not a number becomes the minimum.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = clamped(value)
        guard animated, window != nil else { return setNeedsLayout() }
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: place
        )
    }

    /// 0 by default. A maximum below it moves up to it.
    open var minimumValue: Float = 0 {
        didSet {
            require(minimumValue.isFinite, "\(debugName).minimumValue: \(minimumValue) is not finite")
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(storedValue, animated: false)
        }
    }

    /// 1 by default. A minimum above it moves down to it.
    open var maximumValue: Float = 1 {
        didSet {
            require(maximumValue.isFinite, "\(debugName).maximumValue: \(maximumValue) is not finite")
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(storedValue, animated: false)
        }
    }

    /// Whether the value is reported while the thumb is dragged, and not only at the end.
    open var isContinuous = true

    private func clamped(_ value: Float) -> Float {
        value > minimumValue ? min(value, maximumValue) : minimumValue
    }

    // MARK: - Looks

    /// The colour of the part before the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The colour of the part after the thumb; nil for `systemFill`.
    open var maximumTrackTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// The thumb's colour; nil for white.
    open var thumbTintColor: UIColor? {
        didSet { updateLooks() }
    }

    /// Stands before the track.
    open var minimumValueImage: UIImage? {
        didSet {
            minimumImageView.image = minimumValueImage
            setNeedsLayout()
        }
    }

    /// Stands after the track.
    open var maximumValueImage: UIImage? {
        didSet {
            maximumImageView.image = maximumValueImage
            setNeedsLayout()
        }
    }

    /// An image in the thumb's place; nil for none in that state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .thumb, state) }
    open func thumbImage(for state: UIControl.State) -> UIImage? { images[.thumb]?[state] }
    open var currentThumbImage: UIImage? { current(.thumb) }

    /// An image that is stretched along the part before the thumb; nil for none in that state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, .minimumTrack, state)
    }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images[.minimumTrack]?[state] }
    open var currentMinimumTrackImage: UIImage? { current(.minimumTrack) }

    /// An image that is stretched along the part after the thumb; nil for none in that state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, .maximumTrack, state)
    }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images[.maximumTrack]?[state] }
    open var currentMaximumTrackImage: UIImage? { current(.maximumTrack) }

    private func set(_ image: UIImage?, _ part: SliderPart, _ state: UIControl.State) {
        images[part, default: [:]][state] = image
        updateLooks()
    }

    private func current(_ part: SliderPart) -> UIImage? { images[part]?[state] ?? images[part]?[.normal] }

    @_spi(Overriding) public override func stateDidChange() {
        super.stateDidChange()
        updateLooks()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    private func updateLooks() {
        filledTrack.image = currentMinimumTrackImage
        track.image = currentMaximumTrackImage
        filledTrack.backgroundColor = filledTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        track.backgroundColor = track.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumbImageView.image = currentThumbImage
        thumb.isHidden = thumbImageView.image != nil
        thumb.color = thumbTintColor ?? .white
        content.alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    // MARK: - Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        content.frame = bounds
        content.bounds.origin = bounds.origin
        let trackRect = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: trackRect, value: storedValue)
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        thumb.frame = thumbRect
        thumbImageView.frame = thumbRect
        let middle = min(max(thumbRect.midX, trackRect.minX), max(trackRect.maxX, trackRect.minX))
        track.frame = trackRect
        filledTrack.frame = CGRect(
            x: isRightToLeft ? middle : trackRect.minX,
            y: trackRect.minY,
            width: isRightToLeft ? trackRect.maxX - middle : middle - trackRect.minX,
            height: trackRect.height
        )
        for part in [track, filledTrack] {
            part.layer.cornerRadius = part.image == nil ? trackRect.height / 2 : 0
        }
    }

    /// Where the image before the track stands.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, isAtLeft: !isRightToLeft, in: bounds)
    }

    /// Where the image after the track stands.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, isAtLeft: isRightToLeft, in: bounds)
    }

    private func imageRect(_ image: UIImage?, isAtLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let x = isAtLeft ? bounds.minX + Constant.trackInset : bounds.maxX - Constant.trackInset - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the track lies between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let inset = { (image: UIImage?) in
            image.map { $0.size.width + Constant.imageGap } ?? 0
        }
        let left = Constant.trackInset + inset(isRightToLeft ? maximumValueImage : minimumValueImage)
        let right = Constant.trackInset + inset(isRightToLeft ? minimumValueImage : maximumValueImage)
        let height = currentMinimumTrackImage?.size.height ?? Constant.trackHeight
        return CGRect(
            x: bounds.minX + left,
            y: bounds.midY - height / 2,
            width: max(bounds.width - left - right, 0),
            height: height
        )
    }

    /// Where the thumb stands for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let image = currentThumbImage
        let size = image?.size ?? Constant.thumbSize
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((clamped(value) - minimumValue) / range) : 0
        let (start, distance) = thumbTravel(in: rect, thumbWidth: size.width)
        let x = start + distance * (isRightToLeft ? 1 - part : part)
        let rise = image == nil ? Constant.thumbRise : 0
        return CGRect(x: x, y: rect.midY - size.height / 2 - rise, width: size.width, height: size.height)
    }

    /// Where the thumb's left edge starts at the left end, and how far it travels. The standard thumb ends where the track does;
    /// an image, whose size includes what is clear around a thumb, ends where the control does.
    private func thumbTravel(in track: CGRect, thumbWidth: CGFloat) -> (start: CGFloat, distance: CGFloat) {
        let overhang = currentThumbImage == nil ? 0 : Constant.trackInset
        return (track.minX - overhang, track.width + 2 * overhang - thumbWidth)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Constant.height - Constant.drop)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: Constant.overhang, bottom: Constant.drop, right: Constant.overhang)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Constant.height)
    }

    // MARK: - Tracking

    @_spi(Overriding) public override var touchUpInsideEvents: UIControl.Event { .touchUpInside }

    /// Only a touch that grabs the thumb is followed.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let location = touch.location(in: self)
        let thumbRect = thumbRect(
            forBounds: bounds,
            trackRect: trackRect(forBounds: bounds),
            value: storedValue
        )
        let reach = UIEdgeInsets(
            top: min(thumbRect.height - Constant.target, 0) / 2,
            left: min(thumbRect.width - Constant.target, 0) / 2,
            bottom: min(thumbRect.height - Constant.target, 0) / 2,
            right: min(thumbRect.width - Constant.target, 0) / 2
        )
        grip = location.x - thumbRect.midX
        return thumbRect.inset(by: reach).contains(location)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let rect = trackRect(forBounds: bounds)
        let thumbWidth = currentThumbImage?.size.width ?? Constant.thumbSize.width
        let (start, distance) = thumbTravel(in: rect, thumbWidth: thumbWidth)
        guard distance > 0 else { return true }
        let part = (touch.location(in: self).x - grip - thumbWidth / 2 - start) / distance
        let fraction = Float(isRightToLeft ? 1 - part : part)
        change(to: minimumValue + (maximumValue - minimumValue) * min(max(fraction, 0), 1), with: event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    /// A tenth of the way for each press.
    @_spi(Overriding) public override func adjustValue(by steps: Int) -> Bool {
        let step = (maximumValue - minimumValue) / 10
        let old = storedValue
        value = old + step * Float(steps)
        if storedValue != old { send([.valueChanged, .primaryActionTriggered], with: nil) }
        return true
    }

    private func change(to value: Float, with event: UIEvent?) {
        let old = storedValue
        setValue(value, animated: false)
        if storedValue != old, isContinuous { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.adjustable)
        let range = maximumValue - minimumValue
        own.value = "\(range > 0 ? Int(((value - minimumValue) / range * 100).rounded()) : 0)%"
        return own
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("value", CGFloat(value), unless: 0)
        description.append("minimumValue", CGFloat(minimumValue), unless: 0)
        description.append("maximumValue", CGFloat(maximumValue), unless: 1)
        description.append("minimumTrackTintColor", minimumTrackTintColor)
        description.append("maximumTrackTintColor", maximumTrackTintColor)
        description.append("thumbTintColor", thumbTintColor)
    }

    /// Points. Source of the height, the track's inset and the thumb: pictures that iOS 17.5 to 26.2 recorded.
    private enum Constant {
        static let height: CGFloat = 34
        /// How far the control reaches beyond the sides of the alignment rectangle.
        static let overhang: CGFloat = 2
        /// What lies below the alignment rectangle.
        static let drop: CGFloat = 1
        static let trackInset: CGFloat = 3.5
        static let trackHeight: CGFloat = 4
        static let thumbSize = CGSize(width: 26.8, height: 26.8)
        /// How far the thumb's centre is above the track's.
        static let thumbRise: CGFloat = 1
        static let imageGap: CGFloat = 10
        /// The shortest side of what a finger can be expected to hit.
        static let target: CGFloat = 44
    }
}

/// What of a slider an image may stand for.
private nonisolated enum SliderPart {
    case thumb, minimumTrack, maximumTrack
}
