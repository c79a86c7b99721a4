import ArgumentParser

/// The rasteriser's parts, each alone.
struct KernelsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kernels",
        abstract: "Times the rasteriser's kernels, as multiples of a memcpy of the frame.",
        subcommands: [KernelsTableCommand.self, KernelsBlurCommand.self, KernelsUnicodeCommand.self],
        defaultSubcommand: KernelsTableCommand.self
    )
}
