import ArgumentParser

/// The root of `drydock-benchmark`: each subcommand lives in a file of its own and is listed here.
@main
struct BenchmarkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drydock-benchmark",
        abstract: "Measures the parts of Drydock, each against its own goal.",
        subcommands: [
            FramesCommand.self, KernelsCommand.self, LayoutCommand.self, PNGCommand.self, StartupCommand.self,
        ]
    )
}
