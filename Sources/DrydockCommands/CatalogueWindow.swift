import Drydock
import DrydockHost
import DrydockPlatform

/// What is shown in a desktop window, and how.
@MainActor struct CatalogueWindow {
    var options = PictureOptions()
    /// Nil for what suits the display.
    var scale: PictureScale?
    var showsKeyboard = false
    var settings: AssistiveSettings = []

    /// Returns when the window was closed.
    /// - Parameter prepare: fills the host's window.
    func run(title: String?, _ prepare: (ApplicationHost) -> Void) throws(DisplayError) {
        let windowHost = try WindowHost(
            title: title,
            size: options.size.points,
            scale: scale.map { Double($0.rawValue) },
            direction: options.direction.layoutDirection,
            traits: options.traits,
            device: options.device,
            prepare: {
                $0.scene.textInput.showsKeyboard = showsKeyboard
                $0.scene.setAssistiveSettings(settings)
                prepare($0)
            }
        )
        windowHost.run()
    }
}
