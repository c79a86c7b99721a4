import ArgumentParser
import Drydock
import DrydockCatalogue
import DrydockPNG
import DrydockPlatform
import DrydockRaster

struct SheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Writes a contact sheet: the pictures side by side on one, as a PNG file.",
        discussion: """
            A row for each component, its states in every combination of what --vary names. Screens are half their size.
            """
    )

    @Argument(help: EntryNames.help("The pictures on the sheet"))
    var names: [String] = []

    @Option(help: ArgumentHelp("The file.", valueName: "FILE"))
    var output: String

    @Option(parsing: .upToNextOption, help: "What is varied.")
    var vary: [PictureVariation] = []

    @Option(help: "Pixels per point.")
    var scale = PictureScale.one

    func validate() throws {
        try PictureFile.validate(output)
    }

    func run() throws {
        try MainActor.assumeIsolated {
            let entries = try EntryNames.entries(named: names)
            guard !entries.isEmpty else { throw EntryNames.emptyCatalogue }
            let sheet = try Self.sheet(of: entries, vary.matrix, scale)
            do throws(FileError) {
                try FileWriter.writeAtomically(PNGEncoder.encode(sheet), to: output)
            } catch {
                throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(error)")
            }
            try StandardStreams.write(output)
        }
    }

    @MainActor private static func sheet(
        of entries: [CatalogueEntry],
        _ matrix: PictureMatrix,
        _ scale: PictureScale
    ) throws(CommandFailure) -> Bitmap {
        do {
            return try CommandSubject.current.catalogue.contactSheetBitmap(
                of: Set(entries.map(\.name)),
                matrix: matrix,
                scale: scale.factor
            )
        } catch {
            throw CommandFailure(exitCode: CommandFailure.usage, message: error.description)
        }
    }
}
