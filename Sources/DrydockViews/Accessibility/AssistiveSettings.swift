/// What the user has switched on in the system's settings for accessibility, or runs, but for what traits say. Nothing on Linux tells it:
/// tests and the window's options do.
package struct AssistiveSettings: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    private init(_ setting: Setting) {
        self.init(rawValue: 1 << (Setting.allCases.firstIndex(of: setting) ?? 0))
    }

    /// One of them. The raw value is its name among the window's options.
    package enum Setting: String, CaseIterable, Sendable {
        case voiceOver = "voice-over"
        case switchControl = "switch-control"
        case assistiveTouch = "assistive-touch"
        case guidedAccess = "guided-access"
        case speakScreen = "speak-screen"
        case reduceMotion = "reduce-motion"
        case reduceTransparency = "reduce-transparency"
        case crossFadeTransitions = "cross-fade-transitions"
        case invertColors = "invert-colors"
        case grayscale
        case differentiateWithoutColor = "differentiate-without-color"
        case buttonShapes = "button-shapes"

        /// Posted when it was switched on or off.
        var notification: NSNotification.Name {
            switch self {
            case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
            case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
            case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
            case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
            case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
            case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
            case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
            case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
            case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
            case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
            case .differentiateWithoutColor:
                NSNotification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification)
            case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
            }
        }
    }

    package init(_ settings: [Setting]) {
        self = settings.reduce(into: []) { $0.insert(AssistiveSettings($1)) }
    }

    package func contains(_ setting: Setting) -> Bool { contains(AssistiveSettings(setting)) }
}

extension UIWindowScene {
    /// Switches settings on and off, and posts what tells of it.
    package func setAssistiveSettings(_ settings: AssistiveSettings) {
        let changed = assistiveSettings.symmetricDifference(settings)
        assistiveSettings = settings
        perform {
            for setting in AssistiveSettings.Setting.allCases where changed.contains(setting) {
                NotificationCenter.default.post(name: setting.notification, object: nil)
            }
        }
    }
}
