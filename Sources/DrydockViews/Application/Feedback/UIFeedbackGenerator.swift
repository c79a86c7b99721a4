/// Asks for a tap that the hand feels.
///
/// As on every device without a haptic engine, `prepare()` and the requests of the subclasses do nothing: a desktop has none.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// A generator that asks for nothing yet.
    public override init() {
        super.init()
    }

    /// Gets the engine ready; without one, nothing.
    open func prepare() {}
}

/// A tap as of two things that touch.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard and how heavy the things are. Raw values are UIKit's.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public override convenience init() {
        self.init(style: .medium)
    }

    public init(style: FeedbackStyle) {
        super.init()
    }

    /// The things touch.
    open func impactOccurred() {}

    /// The things touch.
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A tap as of a wheel that clicks into the next place.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Another value was chosen.
    open func selectionChanged() {}
}

/// Taps that tell how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended. Raw values are UIKit's.
    public nonisolated enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    /// It ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
