import Drydock
import DrydockPlatform
import DrydockShowcase

/// The demo in a desktop window.
@MainActor struct DemoWindow {
    var size = PictureOptions.referenceSize
    var direction = PictureDirection.ltr
    var style = PictureStyle.light
    /// Nil for what suits the display.
    var scale: PictureScale?

    /// Returns when the window was closed.
    func run() throws(DisplayError) {
        let windowHost = try WindowHost(
            title: "Drydock: Show Me The Modal",
            size: size.points,
            scale: scale.map { Double($0.rawValue) },
            direction: direction.layoutDirection,
            traits: style.traits,
            prepare: { $0.window.rootViewController = MainViewController() }
        )
        windowHost.run()
    }
}
