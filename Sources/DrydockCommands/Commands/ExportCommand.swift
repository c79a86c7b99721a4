import ArgumentParser
import Drydock

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes pictures as PNG files; needs no display.",
        discussion: """
            Prints the path of each file written: NAME[-WxH|-DEVICE][-dark][-SIZE][-rtl][@2x|@3x].png, or NAME.dark.png where a picture \
            is called NAME-dark.
            """
    )

    @Argument(help: EntryNames.help("The pictures to write"))
    var names: [String] = []

    @Option(help: ArgumentHelp("The folder for the files, made when it is not there.", valueName: "DIR"))
    var output: String

    @Option(name: .customLong("scale"), help: "Pixels per point. (default: 1, or the device's)")
    var givenScale: PictureScale?

    @OptionGroup var options: PictureOptions

    private var scale: PictureScale { givenScale ?? options.deviceOptions.scale ?? .one }

    func validate() throws {
        guard !output.isEmpty else { throw ValidationError("The folder of --output has no name.") }
        try options.validate(scale: scale)
    }

    func run() throws {
        try MainActor.assumeIsolated {
            var export = CatalogueExport(entries: try EntryNames.entries(named: names), folder: output)
            export.options = options
            export.scale = scale
            try export.run(report: StandardStreams.write)
        }
    }
}
