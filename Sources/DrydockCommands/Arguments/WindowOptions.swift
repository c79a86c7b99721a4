import ArgumentParser
import Drydock

/// How a window is opened, for every command that opens one.
struct WindowOptions: ParsableArguments {
    @OptionGroup var options: PictureOptions

    @Option(help: "Pixels per point, where not those that suit the display.")
    var scale: PictureScale?

    @Flag(help: "Has a keyboard on the screen while text is edited.")
    var keyboard = false

    @Option(
        name: .customLong("setting"),
        help: "A setting for accessibility that is switched on, such as reduce-motion; may be repeated."
    )
    var settings: [AssistiveSettings.Setting] = []

    func validate() throws {
        try options.validate(scale: scale ?? .one)
    }

    @MainActor var window: CatalogueWindow {
        CatalogueWindow(
            options: options,
            scale: scale,
            showsKeyboard: keyboard,
            settings: AssistiveSettings(settings)
        )
    }
}

extension AssistiveSettings.Setting: ExpressibleByArgument {}
