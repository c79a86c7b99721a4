import ArgumentParser
import Drydock
import DrydockPlatform

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Opens the demo in a window.",
        discussion: """
            Tab and Shift-Tab move the focus, Space and Return press, Escape dismisses. Ctrl-R switches the writing \
            direction, Ctrl-T between light and dark, Ctrl-D draws every view's frame and name, Ctrl-Q closes the \
            window.
            """
    )

    @OptionGroup var options: PictureOptions

    @Option(help: "Pixels per point, where not those that suit the display.")
    var scale: PictureScale?

    func validate() throws {
        try options.validate(scale: scale ?? .one)
    }

    @MainActor var window: DemoWindow {
        DemoWindow(size: options.size, direction: options.direction, style: options.style, scale: scale)
    }

    func run() throws {
        try MainActor.assumeIsolated {
            do throws(DisplayError) {
                try window.run()
            } catch {
                throw CommandFailure(error)
            }
        }
    }
}
