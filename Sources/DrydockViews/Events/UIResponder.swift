/// An object that can take part in event handling: views, view controllers, windows, the application.
/// What a responder does not handle goes to its `next`.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    /// Of no actor, so that subclasses may have one of their own.
    nonisolated deinit { AssociatedObjects.end(of: self) }

    /// The object came out of a nib, complete and with its outlets connected; not called on the nib's owner. Call super.
    open func awakeFromNib() {}

    /// What a designable view prepares when Interface Builder draws it. A running application does not call it.
    open func prepareForInterfaceBuilder() {}

    /// The object that gets the events which this one does not handle.
    open var next: UIResponder? { nil }

    /// `next`, from which what it hands on would come back without end if it were this responder.
    package var nextInChain: UIResponder? {
        let next = next
        require(next !== self, "\(type(of: self)).next: it is the responder itself, not another one or nil")
        return next
    }

    // MARK: - First responder

    /// Whether this object takes keys when asked to; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object gives up keys when asked to; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys come to this object first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Asks the present first responder to resign and takes its place.
    /// - Returns: false when this responder is in no window, cannot become, or the other refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives up keys.
    /// - Returns: false when this responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if let window = responderWindow, window.firstResponder === self { window.makeFirstResponder(nil) }
        return true
    }

    /// The window whose first responder this object may be.
    package var responderWindow: UIWindow? { nextInChain?.responderWindow }

    // MARK: - Touches

    /// Touches began in the view; goes to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextInChain?.touchesBegan(touches, with: event)
    }

    /// Touches moved; goes to the next responder unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextInChain?.touchesMoved(touches, with: event)
    }

    /// Touches ended; goes to the next responder unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextInChain?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away; goes to the next responder unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextInChain?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Keys went down; those that mean nothing to text which this responder takes go to the next one unless overridden.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = pressesBesideText(presses)
        if !others.isEmpty { nextInChain?.pressesBegan(others, with: event) }
    }

    /// Keys went up; goes to the next responder unless overridden.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextInChain?.pressesEnded(presses, with: event)
    }

    /// Keys were taken away; goes to the next responder unless overridden.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        nextInChain?.pressesCancelled(presses, with: event)
    }

    // MARK: - Editing

    /// What is shown in the keyboard's place while this responder is the first; nil for the keyboard.
    open var inputView: UIView? { nil }

    /// What is shown above the keyboard, or at the window's bottom where there is none, while this responder, or one that it is
    /// the next responder of, is the first; nil for nothing.
    open var inputAccessoryView: UIView? { nil }

    /// Shows the input view and the accessory view anew, after one of them became another.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        responderWindow?.windowScene?.textInput.inputViewsMayHaveChanged()
    }

    /// Combinations of keys that this responder answers to; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// What takes changes back: the next responder's, in the end the window's.
    open var undoManager: UndoManager? { nextInChain?.undoManager }

    /// Whether an action can be done now. Unless overridden, true for the methods of this responder's class, and false for those of
    /// the edit menu.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !action.isOfEditMenu && action.method(of: self) != nil
    }

    /// Who does an action: this responder, or the first of the next ones that can; nil for nobody.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : nextInChain?.target(forAction: action, withSender: sender)
    }

    open func cut(_ sender: Any?) { nextInChain?.cut(sender) }
    open func copy(_ sender: Any?) { nextInChain?.copy(sender) }
    open func paste(_ sender: Any?) { nextInChain?.paste(sender) }
    open func select(_ sender: Any?) { nextInChain?.select(sender) }
    open func selectAll(_ sender: Any?) { nextInChain?.selectAll(sender) }
    open func delete(_ sender: Any?) { nextInChain?.delete(sender) }

    // MARK: - Observing

    /// A property that this responder observes was set, or is about to be. Override where there is such a one, and call super
    /// only for what the superclass observes.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        preconditionFailure(
            "\(type(of: self)).observeValue(forKeyPath:): \(keyPath ?? "nil") is observed and not handled"
        )
    }

    // MARK: - Accessibility

    var accessibilityValues: AccessibilityValues?

    /// What this object tells of itself unless it is given something else.
    @_spi(Overriding) open var ownAccessibility: OwnAccessibility { OwnAccessibility() }
    /// Where this object lies on the screen, in points.
    var ownAccessibilityFrame: CGRect { .zero }

    /// Whether assistive tools take this object for one thing, whatever is in it. Controls, labels and texts are.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? ownAccessibility.isElement }
        set { withAccessibility { $0.isElement = newValue } }
    }

    /// What the object is called, read out first: a label's text, a button's title.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label ?? ownAccessibility.label }
        set { withAccessibility { $0.label = newValue } }
    }

    /// What stands in it at present.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value ?? ownAccessibility.value }
        set { withAccessibility { $0.value = newValue } }
    }

    /// What comes of activating it.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint ?? ownAccessibility.hint }
        set { withAccessibility { $0.hint = newValue } }
    }

    /// What kind of thing it is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? ownAccessibility.traits }
        set { withAccessibility { $0.traits = newValue } }
    }

    /// Where it lies on the screen, in points: a view's own bounds unless set.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? ownAccessibilityFrame }
        set { withAccessibility { $0.frame = newValue } }
    }

    /// Where a tap activates it, in points on the screen: the frame's middle unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { withAccessibility { $0.activationPoint = newValue } }
    }

    /// What is in it, in the order to be read; nil for what its subviews are.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { withAccessibility { $0.elements = newValue } }
    }

    /// How many things are in it, for what makes them one by one: `accessibilityElements` unless overridden.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// The thing at an index of the order to be read.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Where in the order to be read something stands; `NSNotFound` for what is not in it.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Whether nothing in it is read.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.areElementsHidden ?? false }
        set { withAccessibility { $0.areElementsHidden = newValue } }
    }

    /// Whether nothing beside it is read, as long as it is shown.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { withAccessibility { $0.isModal = newValue } }
    }

    /// Whether all in it is read before anything beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { withAccessibility { $0.groupsChildren = newValue } }
    }

    /// What can be done with it beside activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { withAccessibility { $0.customActions = newValue } }
    }

    /// Activates the object in place of a tap.
    /// - Returns: false to have a tap at the activation point do it.
    open func accessibilityActivate() -> Bool { false }
    /// Takes the next greater value of what is adjustable.
    open func accessibilityIncrement() {}
    /// Takes the next smaller value of what is adjustable.
    open func accessibilityDecrement() {}
    /// Leaves what is modal.
    /// - Returns: whether there was anything to leave; false asks the next responder.
    open func accessibilityPerformEscape() -> Bool { false }
}
