/// Watches the touches in a view and tells its targets when they make a gesture.
///
/// A state machine: discrete gestures go from `possible` to `ended`, continuous ones through `began` and `changed`; both may
/// end in `failed` or `cancelled` instead. A subclass overrides the touch methods, calls super first, and sets `state`; it is
/// `possible` again, after `reset()`, once its touches are gone. Touches come here before they come to views.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recogniser stands.
    public nonisolated enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// What a discrete gesture ends in.
        public static let recognized = State.ended
    }

    /// A recogniser that calls a method, or none where target or action is nil; see `addTarget(_:action:)`.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Of no actor, so that subclasses may have one of their own.
    nonisolated deinit { AssociatedObjects.end(of: self) }

    /// After the recogniser was loaded from a nib, with its connections. Call super.
    open func awakeFromNib() {}

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    // MARK: - Settings

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Switched off, a gesture under way is cancelled.
    open var isEnabled = true {
        willSet { propertyWillChange(.enabled) }
        didSet {
            if oldValue, !isEnabled { abandon() }
            propertyDidChange(.enabled, from: oldValue)
        }
    }

    /// The view whose touches, and those of all in it, are watched.
    open internal(set) weak var view: UIView?

    /// Whether views lose the touches of a gesture that is recognised.
    open var cancelsTouchesInView = true
    /// Whether views get touches only once this recogniser has failed.
    open var delaysTouchesBegan = false
    /// Whether views are told of the end of touches only once this recogniser has failed.
    open var delaysTouchesEnded = true
    /// `UITouch.TouchType` values; all by default.
    open var allowedTouchTypes: [NSNumber] = [0, 3].map { NSNumber(value: $0) }
    /// Whether touches that are not of the first one's type are left out.
    open var requiresExclusiveTouchType = true
    /// A name of your own, for tests and logs.
    open var name: String?

    // MARK: - State

    /// Where the recogniser stands. Only subclasses set it: to `began` or `ended` when they recognise, `changed`, `cancelled`
    /// and `failed`. What is no step from where it stands is ignored. A recogniser that waits for another to fail stays
    /// `possible` until then.
    open var state: State {
        get { sentState ?? currentState }
        set { request(newValue) }
    }

    var currentState = State.possible
    /// Steps that wait for others to fail.
    var waitingStates: [State] = []
    /// States that the targets have not been told of.
    var unsentStates: [State] = []
    /// What the targets are being told of.
    var sentState: State?
    var registrations: [GestureRegistration] = []
    package var keyValueObservers: KeyValueObservers?
    /// Those that have to fail first.
    var failureRequirements: [WeakRecognizer] = []
    /// Who takes touches here, once there have been some and until `reset()`.
    weak var dispatcher: TouchDispatcher?
    /// The touches that are down, or ended in this event, in the order in which they came.
    var trackedTouches: [UITouch] = []
    /// All touches since the last reset.
    var sequenceTouches: [UITouch] = []
    /// Points in the window: where the last touches were when they went.
    var lastLocations: [CGPoint] = []
    private var timer: SceneTimers.Timer?

    /// The buttons that were held in the last event; see `UIEvent.buttonMask`.
    public internal(set) var buttonMask: UIEvent.ButtonMask = []
    /// The keys that were held in the last event.
    public internal(set) var modifierFlags: UIKeyModifierFlags = []

    // MARK: - Touches

    /// How many touches the gesture consists of.
    open var numberOfTouches: Int { windowLocations.count }

    /// The middle of the touches, in a view's coordinates; the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        let point = centroid
        return view?.convert(point, from: nil) ?? point
    }

    /// Where one of the touches is, in a view's coordinates; the window's for nil.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let locations = windowLocations
        precondition(
            locations.indices.contains(touchIndex),
            "\(type(of: self)).location(ofTouch:): \(touchIndex) is not below numberOfTouches, \(locations.count)"
        )
        let point = locations[touchIndex]
        return view?.convert(point, from: nil) ?? point
    }

    var windowLocations: [CGPoint] {
        trackedTouches.isEmpty ? lastLocations : trackedTouches.map(\.locationInWindow)
    }

    /// In the window.
    var centroid: CGPoint { windowLocations.centroid }

    // MARK: - For subclasses

    /// Touches began; call super first.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved; call super first.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches ended; call super first.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were taken away; call super first.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Forgets the last gesture: the state is `possible` after this. Call super.
    open func reset() {}

    /// The gesture was not this one, or was another one beside which this cannot be.
    func didFail() {}

    /// Lets go of a touch that is not part of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        sequenceTouches.removeAll { $0 === touch }
        dispatcher?.detach(self, from: touch)
    }

    /// Whether this recogniser, recognising, has the other one fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recogniser fails when the other one recognises.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recogniser waits until the other one has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other one waits until this recogniser has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recogniser looks at an event; the delegate's answer, or true.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// The recogniser waits until the other one has failed, and fails when that one recognises.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.value == nil }
        failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
    }

    // MARK: - For the library's recognisers

    /// The buttons of a pointer that the recogniser takes part in; nil for any, none for no touches at all.
    var acceptedButtons: UIEvent.ButtonMask? { nil }

    /// Whether the gesture goes on without a touch: between two taps.
    var isBetweenTouches: Bool { false }

    /// Whether the recogniser lets a view have touches that just began.
    func allowsDelivery(of touches: Set<UITouch>, with event: UIEvent, to view: UIView) -> Bool { true }

    /// Calls `handler` after some seconds of the scene's time, unless another call or `stopTimer()` comes first.
    func startTimer(_ seconds: TimeInterval, _ handler: @escaping () -> Void) {
        guard let scene = view?.window?.windowScene else { return }
        timer = scene.timers.schedule(at: scene.time + seconds, for: self) { [weak self] in
            self?.timer = nil
            guard let dispatcher = self?.dispatcher else { return }
            dispatcher.perform(handler)
        }
    }

    func stopTimer() {
        timer = nil
    }
}

struct WeakRecognizer {
    weak var value: UIGestureRecognizer?
}

extension [CGPoint] {
    /// The mean; zero of none.
    var centroid: CGPoint {
        guard !isEmpty else { return .zero }
        let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }
}
