/// What assistive tools are told, and what is known of them.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// What happened.
    public nonisolated struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Another screen is shown. The argument is the element to go to, or a text.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed. The argument is the element to go to, or a text.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument, a text, is to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The argument, a text, says where scrolling led.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive tools. Nothing reads out on Linux: what is posted is kept with the scene, for tests.
    public static func post(notification: Notification, argument: Any?) {
        UIWindowScene.current.accessibilityPosts.append(.init(notification: notification, argument: argument))
    }

    /// Nothing of the kind runs on Linux.
    public static var isVoiceOverRunning: Bool { false }
    /// Nobody can ask for less motion on Linux.
    public static var isReduceMotionEnabled: Bool { false }
    /// Nobody can ask for opaque surfaces on Linux.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Nobody can ask for it on Linux.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Nothing inverts colours on Linux.
    public static var isInvertColorsEnabled: Bool { false }
    /// Nothing takes the colours away on Linux.
    public static var isGrayscaleEnabled: Bool { false }
    /// Nobody can ask for shapes beside colours on Linux.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Nobody can ask for outlines of buttons on Linux.
    public static var buttonShapesEnabled: Bool { false }
    /// Nothing of the kind runs on Linux.
    public static var isSwitchControlRunning: Bool { false }
    /// Nothing of the kind runs on Linux.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Nothing of the kind runs on Linux.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Nothing of the kind runs on Linux.
    public static var isSpeakScreenEnabled: Bool { false }

    /// - Parameter rect: in the view's coordinates, in points.
    /// - Returns: the rectangle on the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return window.convert(view.convert(rect, to: window), to: nil)
    }

    /// Whether text is to be heavier, by the scene's traits.
    public static var isBoldTextEnabled: Bool {
        UIWindowScene.current.traitCollection.legibilityWeight == .bold
    }
    /// Whether colours are to be darker, by the scene's traits.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIWindowScene.current.traitCollection.accessibilityContrast == .high
    }
}

/// What was told to assistive tools.
package struct AccessibilityPost {
    package let notification: UIAccessibility.Notification
    package let argument: Any?
}
