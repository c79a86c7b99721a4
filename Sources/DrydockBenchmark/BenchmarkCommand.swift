import ArgumentParser
import Foundation

/// The root of `drydock-benchmark`: each subcommand lives in a file of its own and is listed here.
@main
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drydock-benchmark",
        abstract: "Measures the parts of Drydock, each against its own goal.",
        subcommands: [
            CanvasCommand.self, FramesCommand.self, GoldensCommand.self, KernelsCommand.self,
            LayoutCommand.self, ListsCommand.self, PNGCommand.self,
            SVGCommand.self, StartupCommand.self, TextCommand.self,
        ]
    )

    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            // Help is an error, too, and an exit code without a message has been reported.
            guard !(error is ExitCode), !exitCode(for: error).isSuccess else { exit(withError: error) }
            report(String(fullMessage(for: error).trimmingPrefix("Error: ")))
            Foundation.exit(exitCode(for: error).rawValue)
        }
    }

    /// In the form of `drydock`.
    static func report(_ message: String) {
        FileHandle.standardError.write(Data("drydock-benchmark: error: \(message)\n".utf8))
    }
}
