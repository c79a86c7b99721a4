import ArgumentParser
import Drydock
import DrydockCatalogue
import DrydockHost
import DrydockPlatform

struct ShowCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Opens the app, or one of the pictures, in a window.",
        discussion: keys
    )

    static let keys = """
        Tab and Shift-Tab move the focus, Space and Return press, Escape dismisses. Ctrl-R switches the writing \
        direction, Ctrl-T between light and dark, Ctrl-Plus and Ctrl-Minus the size of text, Ctrl-0 the usual one; Ctrl-K has a keyboard on the screen, Ctrl-D draws every view's frame and name, Ctrl-Q closes the window.
        """

    @Argument(help: EntryNames.help("The picture to show", otherwise: "the app"))
    var name: String?

    @OptionGroup var window: WindowOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let show = try Self.content(named: name)
            do throws(DisplayError) {
                try window.window.run(title: name ?? CommandSubject.current.title, show)
            } catch {
                throw CommandFailure(error)
            }
        }
    }

    /// Fills a host's window with an entry; with the app for nil.
    @MainActor static func content(
        named name: String?
    ) throws(CommandFailure) -> (ApplicationHost) -> Void {
        let subject = CommandSubject.current
        if name == nil, let makeRoot = subject.makeRoot {
            return { $0.window.rootViewController = makeRoot() }
        }
        let entries = subject.catalogue.entries
        let entry =
            if let name { try EntryNames.entry(named: name) } else {
                entries.first(where: \.isScreen) ?? entries.first
            }
        guard let entry else { throw EntryNames.emptyCatalogue }
        return { entry.showInWindow(of: $0) }
    }
}
