public import Foundation

// Those of bold text and darker colours are posted when the scene's traits change, the others when a test switches a setting on or off.
// Nothing reads announcements out, so nothing tells that one has been.
extension UIAccessibility {
    public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
    public nonisolated static let reduceMotionStatusDidChangeNotification = name(
        "ReduceMotionStatusDidChange"
    )
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChange"
    )
    public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerSystemColorsStatusDidChange"
    )
    public nonisolated static let invertColorsStatusDidChangeNotification = name(
        "InvertColorsStatusDidChange"
    )
    public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public nonisolated static let switchControlStatusDidChangeNotification = name(
        "SwitchControlStatusDidChange"
    )
    public nonisolated static let assistiveTouchStatusDidChangeNotification = name(
        "AssistiveTouchStatusDidChange"
    )
    public nonisolated static let guidedAccessStatusDidChangeNotification = name(
        "GuidedAccessStatusDidChange"
    )
    public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChange"
    )
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChange"
    )
    /// A string, as in UIKit: wrap it in `NSNotification.Name`.
    public nonisolated static let differentiateWithoutColorDidChangeNotification =
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
    public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")

    private nonisolated static func name(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(name)Notification")
    }
}
