/// A turn of a wheel, or a movement of fingers on a touch pad: an event of type `scroll`, which has no touches.
package final class WheelEvent: UIEvent {
    /// The view under the pointer.
    let view: UIView
    /// The window that the event is sent to; nil for a view that is in none.
    let window: UIWindow?
    /// Where the pointer is, in the window.
    let location: CGPoint
    /// How far the content under the pointer is to move, in points.
    let translation: CGPoint
    let scrollType: UIScrollType

    /// Points that a notch scrolls. Source: own choice.
    private nonisolated static let notch: CGFloat = 60

    /// - Parameters:
    ///   - deltaX: notches to the right, which move content to the left; finite.
    ///   - deltaY: notches away from the user, which move content down; finite.
    ///   - isPrecise: whether the device measures parts of a notch, as a touch pad does.
    package init(
        timestamp: TimeInterval,
        view: UIView,
        location: CGPoint,
        deltaX: CGFloat,
        deltaY: CGFloat,
        isPrecise: Bool
    ) {
        self.view = view
        window = view.window
        self.location = location
        translation = CGPoint(x: 0 - deltaX * WheelEvent.notch, y: deltaY * WheelEvent.notch)
        scrollType = isPrecise ? .continuous : .discrete
        let held = view.window?.windowScene?.textInput.heldModifiers ?? []
        super.init(timestamp: timestamp, modifierFlags: held, type: .scroll)
    }
}

/// What kind of device scrolls.
public nonisolated enum UIScrollType: UInt, Sendable {
    /// A wheel, which turns by notches.
    case discrete = 0
    /// A touch pad, or a wheel that measures parts of a notch.
    case continuous = 1
}

/// Kinds of devices whose scrolling a pan recogniser follows.
public nonisolated struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Wheels that turn by notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Touch pads, and wheels that measure parts of a notch.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both kinds.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]

    init(_ type: UIScrollType) {
        self.init(rawValue: 1 << Int(type.rawValue))
    }
}
