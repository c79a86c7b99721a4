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

    // What follows is said of the scene whose turn it is, and false unless a test or an option of the window switches it on.

    /// Whether VoiceOver reads the screen out.
    public static var isVoiceOverRunning: Bool { isOn(.voiceOver) }
    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { isOn(.reduceMotion) }
    /// Whether the user wants surfaces to be opaque.
    public static var isReduceTransparencyEnabled: Bool { isOn(.reduceTransparency) }
    /// Whether the user wants screens to cross-fade rather than to slide.
    public static var prefersCrossFadeTransitions: Bool { isOn(.crossFadeTransitions) }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { isOn(.invertColors) }
    /// Whether colours are shown as greys.
    public static var isGrayscaleEnabled: Bool { isOn(.grayscale) }
    /// Whether nothing may be told by colour alone.
    public static var shouldDifferentiateWithoutColor: Bool { isOn(.differentiateWithoutColor) }
    /// Whether buttons are to be outlined.
    public static var buttonShapesEnabled: Bool { isOn(.buttonShapes) }
    /// Whether the user controls the device by switches.
    public static var isSwitchControlRunning: Bool { isOn(.switchControl) }
    /// Whether AssistiveTouch makes gestures for the user.
    public static var isAssistiveTouchRunning: Bool { isOn(.assistiveTouch) }
    /// Whether the user is kept in this app.
    public static var isGuidedAccessEnabled: Bool { isOn(.guidedAccess) }
    /// Whether a swipe has the screen's content read out.
    public static var isSpeakScreenEnabled: Bool { isOn(.speakScreen) }

    private static func isOn(_ setting: AssistiveSettings.Setting) -> Bool {
        UIWindowScene.current.assistiveSettings.contains(setting)
    }

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
