package import ArgumentParser
import Drydock
import Logging
import DrydockPlatform
import DrydockShowcase

/// The command line: what it parses, what it prints and how it ends. The work is done by the libraries below.
@main
package struct DrydockCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "drydock",
        abstract: "Shows Drydock's demo screens in a window, or writes them as PNG files.",
        discussion: """
            Without a subcommand: opens the window; where there is no display, writes every picture to \
            \(defaultFolder).
            """,
        subcommands: [ShowCommand.self, ExportCommand.self, ListCommand.self, TreeCommand.self]
    )

    private static let defaultFolder = "./drydock-out"

    package init() {}

    package func run() throws {
        try MainActor.assumeIsolated {
            do throws(DisplayError) {
                try DemoWindow().run()
            } catch {
                guard case .noDisplay = error else { throw CommandFailure(error) }
                print("There is no display; writing every picture to \(Self.defaultFolder) instead.")
                let export = SceneExport(scenes: ShowcaseScene.all, folder: Self.defaultFolder)
                try export.run { print($0) }
            }
        }
    }

    /// Runs the command of the process's arguments and ends the process with one of the codes of `sysexits.h`.
    package static func main() {
        let errors = ErrorMemory()
        LoggingSystem.bootstrap { _ in StandardErrorLogHandler(errors: errors) }
        do {
            var command = try parseAsRoot()
            try command.run()
            // What was damaged has been said by name.
            if errors.hasErrors { Foundation.exit(CommandFailure.badData) }
        } catch let failure as CommandFailure {
            FileHandle.standardError.write(Data("drydock: \(failure.message)\n".utf8))
            Foundation.exit(failure.exitCode)
        } catch {
            exit(withError: error)
        }
    }
}
