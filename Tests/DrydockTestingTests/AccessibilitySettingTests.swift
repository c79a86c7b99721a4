import Drydock
import DrydockTesting
import Testing

/// Source: Apple's documentation of `UIAccessibility`, whose settings and notifications these are.
@Suite("Settings for accessibility")
@MainActor
struct AccessibilitySettingTests {
    private typealias Case = (Screen.AccessibilitySettings, NSNotification.Name, @MainActor () -> Bool)

    @MainActor private final class Heard {
        var values: [Bool] = []
    }

    private let cases: [Case] = [
        (
            .voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification,
            { UIAccessibility.isVoiceOverRunning }
        ),
        (
            .switchControl, UIAccessibility.switchControlStatusDidChangeNotification,
            { UIAccessibility.isSwitchControlRunning }
        ),
        (
            .assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification,
            { UIAccessibility.isAssistiveTouchRunning }
        ),
        (
            .guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification,
            { UIAccessibility.isGuidedAccessEnabled }
        ),
        (
            .speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification,
            { UIAccessibility.isSpeakScreenEnabled }
        ),
        (
            .reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification,
            { UIAccessibility.isReduceMotionEnabled }
        ),
        (
            .reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification,
            { UIAccessibility.isReduceTransparencyEnabled }
        ),
        (
            .crossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
            { UIAccessibility.prefersCrossFadeTransitions }
        ),
        (
            .invertColors, UIAccessibility.invertColorsStatusDidChangeNotification,
            { UIAccessibility.isInvertColorsEnabled }
        ),
        (
            .grayscale, UIAccessibility.grayscaleStatusDidChangeNotification,
            { UIAccessibility.isGrayscaleEnabled }
        ),
        (
            .differentiateWithoutColor,
            NSNotification.Name(UIAccessibility.differentiateWithoutColorDidChangeNotification),
            { UIAccessibility.shouldDifferentiateWithoutColor }
        ),
        (
            .buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
            { UIAccessibility.buttonShapesEnabled }
        ),
    ]

    @Test("each is off until the screen's settings have it, and a change is posted once, when it is known")
    func each() {
        let screen = Screen { UIViewController() }
        for (setting, name, isOn) in cases {
            let heard = Heard()
            let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                _ in
                MainActor.assumeIsolated { heard.values.append(isOn()) }
            }
            #expect(!screen.perform(isOn))
            screen.accessibilitySettings.insert(setting)
            #expect(screen.perform(isOn))
            screen.accessibilitySettings.insert(setting)
            screen.accessibilitySettings.remove(setting)
            #expect(!screen.perform(isOn))
            #expect(heard.values == [true, false])
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test("one screen's settings are not another's")
    func screens() {
        let (first, second) = (Screen { UIViewController() }, Screen { UIViewController() })
        first.accessibilitySettings = [.reduceMotion, .voiceOver]
        #expect(first.perform { UIAccessibility.isReduceMotionEnabled })
        #expect(first.perform { UIAccessibility.isVoiceOverRunning })
        #expect(!first.perform { UIAccessibility.isGrayscaleEnabled })
        #expect(!second.perform { UIAccessibility.isReduceMotionEnabled })
        #expect(second.accessibilitySettings == [])
    }
}
