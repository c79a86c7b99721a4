@_spi(Overriding) public import DrydockViews

/// A control that is on or off.
///
/// Its size is fixed: 51 × 31 points, of which the two last ones on the trailing side lie outside of what layout aligns.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let content = SwitchFace(frame: CGRect(origin: .zero, size: Constant.size))
    private let track = UIView()
    /// Source: pictures that iOS 17.2 and 17.5 recorded, where the green under the knob is 0.9 of the track's.
    private let knob = ControlKnob(shadows: [.init(offset: 3, blur: 8, opacity: 0.15)])
    private var storedIsOn = false
    /// What the knob shows: ahead of `isOn` while it is dragged.
    private var showsOn = false
    private var wasDragged = false
    /// Where the finger went down.
    private var touchX: CGFloat = 0

    /// A switch at the frame's origin; its size does not count.
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
        content.isUserInteractionEnabled = false
        content.onLayout = { [weak self] in self?.placeKnob() }
        track.frame = content.bounds
        content.addSubview(track)
        // The track clips the knob's shadow.
        track.addSubview(knob)
        addSubview(content)
        track.layer.cornerRadius = Constant.size.height / 2
        track.clipsToBounds = true
        updateColors()
    }

    // MARK: - Value

    /// Set in code, it moves at once and sends no event.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch without sending an event.
    open func setOn(_ on: Bool, animated: Bool) {
        storedIsOn = on
        show(on, animated: animated)
    }

    /// The ground of a switch that is on; nil for `systemGreen`.
    open var onTintColor: UIColor? {
        didSet { updateColors() }
    }

    /// The knob's colour; nil for white.
    open var thumbTintColor: UIColor? {
        didSet { updateColors() }
    }

    // MARK: - Looks

    private func show(_ on: Bool, animated: Bool) {
        guard on != showsOn else { return }
        showsOn = on
        guard animated, window != nil else { return update() }
        UIView.animate(
            withDuration: Constant.moveDuration,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: update
        )
    }

    private func update() {
        updateColors()
        placeKnob()
    }

    private func updateColors() {
        track.backgroundColor = showsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        knob.color = thumbTintColor ?? .white
    }

    private func placeKnob() {
        let width = Constant.knobSide + (isHighlighted ? Constant.stretch : 0)
        let isAtRight = showsOn != isRightToLeft
        let x = isAtRight ? Constant.size.width - Constant.inset - width : Constant.inset
        knob.frame = CGRect(x: x, y: Constant.inset, width: width, height: Constant.knobSide)
    }

    @_spi(Overriding) public override func stateDidChange() {
        super.stateDidChange()
        content.alpha = isEnabled ? 1 : 0.5
        guard window != nil else { return placeKnob() }
        UIView.animate(
            withDuration: Constant.stretchDuration,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: placeKnob
        )
    }

    // MARK: - Geometry

    /// The size stays what it is.
    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Constant.size) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Constant.size.width - Constant.overhang, height: Constant.size.height)
    }

    open override var alignmentRectInsets: UIEdgeInsets {
        isRightToLeft
            ? UIEdgeInsets(top: 0, left: Constant.overhang, bottom: 0, right: 0)
            : UIEdgeInsets(top: 0, left: 0, bottom: 0, right: Constant.overhang)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Constant.size }

    // MARK: - Tracking

    @_spi(Overriding) public override var touchUpInsideEvents: UIControl.Event { .touchUpInside }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        wasDragged = false
        touchX = touch.location(in: self).x
        return true
    }

    /// The knob crosses once the finger is over most of the way to the other side.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let touchedX = touch.location(in: self).x
        if abs(touchedX - touchX) > Constant.tapTolerance { wasDragged = true }
        let x = touchedX / Constant.size.width
        let place = isRightToLeft ? 1 - x : x
        if showsOn ? place < Constant.dragOff : place > Constant.dragOn {
            wasDragged = true
            show(!showsOn, animated: true)
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let isTap = touch.map { !wasDragged && isInReach($0, with: event) } ?? true
        commit(isTap ? !storedIsOn : showsOn, with: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        show(storedIsOn, animated: true)
    }

    @_spi(Overriding) public override func keyDidActivate() {
        commit(!storedIsOn, with: nil)
        super.keyDidActivate()
    }

    private func commit(_ on: Bool, with event: UIEvent?) {
        let isChanged = on != storedIsOn
        storedIsOn = on
        show(on, animated: true)
        if isChanged { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.formUnion([.button, .toggleButton])
        own.value = isOn ? "1" : "0"
        return own
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("isOn", isOn, unless: false)
        description.append("onTintColor", onTintColor)
        description.append("thumbTintColor", thumbTintColor)
    }

    /// Lays itself out, so that subclasses need not call `super.layoutSubviews()`.
    private final class SwitchFace: UIView {
        var onLayout: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout?()
        }
    }

    /// Points, seconds and parts of the width, as read off simulators of iOS 13 to 18.
    private enum Constant {
        static let size = CGSize(width: 51, height: 31)
        static let overhang: CGFloat = 2
        static let knobSide: CGFloat = 27
        static let inset: CGFloat = 2
        static let stretch: CGFloat = 7
        static let moveDuration: TimeInterval = 0.2
        static let stretchDuration: TimeInterval = 0.3
        static let dragOn: CGFloat = 0.7
        static let dragOff: CGFloat = 0.2
        /// How far sideways the finger of a tap may move: as far as before a pan begins.
        static let tapTolerance: CGFloat = 10
    }
}
