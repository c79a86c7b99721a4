package import ArgumentParser
import Drydock
import DrydockCatalogue
import DrydockPlatform

/// What the command does without a subcommand: `show`, and `export` where there is nothing to show it on.
package struct OpenCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Opens the app in a window, or writes every picture where there is no display."
    )

    static let defaultFolder = "./drydock-out"

    /// What a root command says of running without a subcommand.
    package static var rootDiscussion: String {
        """
        Without a subcommand: opens the window, with the options of '\(CommandSubject.current.name) show'; where there \
        is no display, writes every picture to \(defaultFolder).
        """
    }

    @OptionGroup var window: WindowOptions

    /// What was meant as a command, and is none.
    @Argument(help: .hidden)
    var words: [String] = []

    package init() {}

    package func run() throws {
        if let word = words.first { throw Self.failure(unexpected: word) }
        try MainActor.assumeIsolated {
            let show = try ShowCommand.content(named: nil)
            do throws(DisplayError) {
                try window.window.run(title: CommandSubject.current.title, show)
            } catch {
                let reason: String
                switch error {
                case .noDisplay: reason = "There is no display"
                case .unreachableDisplay(let names): reason = "The display of \(names) cannot be opened"
                default: throw CommandFailure(error)
                }
                try StandardStreams.write(
                    "\(reason); writing every picture to \(Self.defaultFolder) instead."
                )
                var export = CatalogueExport(
                    entries: CommandSubject.current.catalogue.entries,
                    folder: Self.defaultFolder
                )
                export.options = window.options
                export.scale = window.scale ?? window.options.deviceOptions.scale ?? .one
                try export.run(report: StandardStreams.write)
            }
        }
    }

    private static func failure(unexpected word: String) -> CommandFailure {
        let subject = CommandSubject.current
        let remedy =
            subject.catalogue[word] == nil
            ? "A command comes first, before its options; '\(subject.name) --help' lists the commands."
            : "'\(subject.name) show \(word)' shows the picture."
        return CommandFailure(
            exitCode: CommandFailure.usage,
            message: "Unexpected argument '\(word)'. \(remedy)"
        )
    }
}
