/// A view that turns touches and keys into events for its targets, and shows its state.
@preconcurrency @MainActor
open class UIControl: UIView {
    var registrations: [ControlRegistration] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that runs the action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.decode(self)
    }

    // MARK: - State

    /// A disabled control still takes its touches, so that nothing behind it gets them, and ignores them.
    open var isEnabled = true {
        willSet { propertyWillChange(.enabled) }
        didSet {
            if isEnabled != oldValue { stateDidChange() }
            propertyDidChange(.enabled, from: oldValue)
        }
    }

    /// Shown by the selected state; no control of this package sets it by itself.
    open var isSelected = false {
        willSet { propertyWillChange(.selected) }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            propertyDidChange(.selected, from: oldValue)
        }
    }

    /// Whether the control is being pressed; set while it tracks a touch.
    open var isHighlighted = false {
        willSet { propertyWillChange(.highlighted) }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            propertyDidChange(.highlighted, from: oldValue)
        }
    }

    /// Made from the flags of the control and the focus.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Where content stands across the control.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where content stands from top to bottom of the control.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    open override var canBecomeFocused: Bool { isEnabled }

    @_spi(Overriding) open override class func observedPaths(from root: Any.Type) -> ObservedPaths {
        controlPaths(from: root)
    }

    @_spi(Overriding) open override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("isEnabled", isEnabled, unless: true)
        description.append("isSelected", isSelected, unless: false)
        description.append("isHighlighted", isHighlighted, unless: false)
        description.append("contentHorizontalAlignment", case: contentHorizontalAlignment, unless: .center)
        description.append("contentVerticalAlignment", case: contentVerticalAlignment, unless: .center)
    }

    /// The look depends on the state.
    @_spi(Overriding) open func stateDidChange() {
        markDisplayNeeded()
    }

    /// Does what a press does: opens the menu, or sends the events of the main action.
    open func performPrimaryAction() {
        guard isEnabled, openMenuAsPrimaryAction() == nil else { return }
        keyDidActivate()
    }

    // MARK: - What kinds of controls do differently

    /// What is sent when a touch ends inside. A control with a value sends its main event when that changes.
    @_spi(Overriding) open var touchUpInsideEvents: UIControl.Event {
        [.touchUpInside, .primaryActionTriggered]
    }

    /// A tap or a key is about to send the events of a press.
    @_spi(Overriding) open func primaryActionWillTrigger() {}

    /// The control has another menu, or shows it for another event.
    @_spi(Overriding) open func menuDidChange() {}

    /// An action of the control's menu was chosen.
    @_spi(Overriding) open func menuWillRun(_ action: UIAction) {}

    /// Space or Return was pressed and let go: as good as a tap.
    @_spi(Overriding) open func keyDidActivate() {
        if let menu = openMenuAsPrimaryAction() { return menu.highlightFirst() }
        primaryActionWillTrigger()
        send(touchUpInsideEvents, with: nil)
    }

    /// Changes the control's value as the arrow keys do, by steps up or down.
    /// - Returns: false for a control without a value that has steps.
    @_spi(Overriding) open func adjustValue(by steps: Int) -> Bool { false }

    // MARK: - Accessibility

    @_spi(Overriding) open override var ownAccessibility: OwnAccessibility {
        var own = OwnAccessibility(isElement: true)
        if !isEnabled { own.traits.insert(.notEnabled) }
        if isSelected { own.traits.insert(.selected) }
        return own
    }

    open override func accessibilityIncrement() { if isEnabled { _ = adjustValue(by: 1) } }
    open override func accessibilityDecrement() { if isEnabled { _ = adjustValue(by: -1) } }

    // MARK: - Tracking

    /// Whether the control follows a touch.
    open package(set) var isTracking = false
    /// Whether the touch that it follows lies within the control.
    open package(set) var isTouchInside = false

    /// Calls a method of the target for each of the events. The same target and action once more only adds events.
    ///
    /// - Parameters:
    ///   - target: not kept alive; nil for whoever of the first responder's chain, or of the control's, has the method.
    ///   - action: takes nothing, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        register(target, action, for: controlEvents)
    }

    /// Takes an action of a target off the events.
    ///
    /// - Parameters:
    ///   - target: nil for every target.
    ///   - action: nil for every action. Methods that were added without a selector are no action's: they have no name.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        unregister(target, action, for: controlEvents)
    }

    /// Whether to follow the touch that has just begun.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Whether to go on following the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch that was followed ended; nil when Space or Return did.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The touch that was followed was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        trackBegan(touch, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        trackMoved(touch, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        trackEnded(touch, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        trackCancelled(with: event)
    }

    /// A tap on a control is the control's: recognisers of single taps around it, not on it, fail.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else {
            return true
        }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressBegan(presses) else { return super.pressesBegan(presses, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressEnded(presses) else { return super.pressesEnded(presses, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard pressCancelled(presses) else { return super.pressesCancelled(presses, with: event) }
    }

    // MARK: - Actions

    /// Runs an action on this control's behalf.
    open func sendAction(_ action: UIAction) {
        action.run(sender: self)
    }

    /// Has a target do an action on this control's behalf: every action of a target passes through here.
    ///
    /// - Parameters:
    ///   - target: nil for whoever has the method, see `UIApplication.sendAction(_:to:from:for:)`.
    ///   - event: what set it off, if it was one.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs everything that was registered for any of the events, in the order of registration.
    open func sendActions(for controlEvents: UIControl.Event) {
        send(controlEvents, with: nil)
    }
}
