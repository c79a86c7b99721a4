package import ArgumentParser
import Drydock
import Logging

/// A process that is one run of a command line.
package enum CommandProcess {
    /// Runs the command of the process's arguments and ends the process with one of the codes of `sysexits.h`.
    package static func run(_ root: any ParsableCommand.Type, about subject: CommandSubject) -> Never {
        CommandSubject.current = subject
        StandardStreams.occupyClosedPlaces()
        let errors = ErrorMemory()
        LoggingSystem.bootstrap { _ in StandardErrorLogHandler(name: subject.name, errors: errors) }
        do {
            try HelpWords.check(CommandLine.arguments.dropFirst(), of: root)
            var command = try root.parseAsRoot()
            try command.run()
            // What was damaged has been reported by name.
            Foundation.exit(errors.hasErrors ? CommandFailure.badData : 0)
        } catch let failure as CommandFailure {
            end(with: failure)
        } catch {
            // Help and usage.
            let code = root.exitCode(for: error)
            let message = root.fullMessage(for: error)
            guard !message.isEmpty else { Foundation.exit(code.rawValue) }
            guard code.isSuccess else {
                StandardStreams.writeError("\(subject.name): error: \(message.trimmingPrefix("Error: "))")
                Foundation.exit(code.rawValue)
            }
            do {
                try StandardStreams.write(message)
            } catch {
                end(with: error)
            }
            Foundation.exit(code.rawValue)
        }
    }

    private static func end(with failure: CommandFailure) -> Never {
        StandardStreams.writeError("\(CommandSubject.current.name): error: \(failure.message)")
        Foundation.exit(failure.exitCode)
    }
}
