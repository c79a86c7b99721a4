public import Foundation

// Those of bold text and darker colours are posted when the scene's traits change; the others by nobody, as nothing on Linux says
// when.
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
    public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")

    private nonisolated static func name(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(name)Notification")
    }
}
