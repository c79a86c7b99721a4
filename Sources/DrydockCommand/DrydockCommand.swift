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
        abstract: "Shows Drydock's demo in a window, or writes its pictures as PNG files.",
        discussion: """
            Without a subcommand: opens the window, with the options of 'drydock show'; where there is no display, \
            writes every picture to \(OpenCommand.defaultFolder).
            """,
        version: "0.1.0",
        subcommands: [
            ShowCommand.self, ExportCommand.self, ListCommand.self, TreeCommand.self, DoctorCommand.self,
            OpenCommand.self,
        ],
        defaultSubcommand: OpenCommand.self
    )

    package init() {}

    private static func end(with failure: CommandFailure) -> Never {
        StandardStreams.writeError("drydock: error: \(failure.message)")
        Foundation.exit(failure.exitCode)
    }

    /// Runs the command of the process's arguments and ends the process with one of the codes of `sysexits.h`.
    package static func main() {
        StandardStreams.occupyClosedPlaces()
        let errors = ErrorMemory()
        LoggingSystem.bootstrap { _ in StandardErrorLogHandler(errors: errors) }
        do {
            var command = try parseAsRoot()
            try command.run()
            // What was damaged has been reported by name.
            if errors.hasErrors { Foundation.exit(CommandFailure.badData) }
        } catch let failure as CommandFailure {
            end(with: failure)
        } catch {
            // Help and usage.
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            guard !message.isEmpty else { Foundation.exit(code.rawValue) }
            guard code.isSuccess else {
                StandardStreams.writeError("drydock: error: \(message.trimmingPrefix("Error: "))")
                Foundation.exit(code.rawValue)
            }
            do {
                try StandardStreams.write(message)
            } catch {
                end(with: error)
            }
        }
    }
}
