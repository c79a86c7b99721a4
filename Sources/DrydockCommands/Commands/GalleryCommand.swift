import ArgumentParser
import Drydock
import DrydockPlatform

struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Opens a window in which to leaf through the pictures, which are alive in it.",
        discussion: "Ctrl-Page Down shows the next one, Ctrl-Page Up the one before. \(ShowCommand.keys)"
    )

    @Argument(help: EntryNames.help("The pictures to leaf through"))
    var names: [String] = []

    @OptionGroup var window: WindowOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let entries = try EntryNames.entries(named: names)
            guard !entries.isEmpty else { throw EntryNames.emptyCatalogue }
            do throws(DisplayError) {
                try window.window.run(title: nil) { _ = Gallery(of: entries, in: $0) }
            } catch {
                throw CommandFailure(error)
            }
        }
    }
}
