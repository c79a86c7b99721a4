import ArgumentParser
import DrydockCommands
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import DrydockSnapshotReport

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares the pixels of two PNG files.",
        discussion: "Ends with 0 when they are the same, with 1 when they are not."
    )

    @Argument(help: ArgumentHelp("The first picture.", valueName: "A"))
    var first: String

    @Argument(help: ArgumentHelp("The second picture.", valueName: "B"))
    var second: String

    @Option(
        help: ArgumentHelp(
            "Writes a picture of what differs, in magenta, if anything does.",
            valueName: "FILE"
        )
    )
    var output: String?

    func validate() throws {
        guard output?.isEmpty != true else { throw ValidationError("The file of --output has no name.") }
    }

    func run() throws {
        let (old, new) = (try read(first), try read(second))
        guard let comparison = PictureComparison(old, new) else {
            throw CommandFailure(
                exitCode: CommandFailure.badData,
                message: "\(first) and \(second) together are too large to compare"
            )
        }
        guard let bounds = comparison.bounds else {
            return try StandardStreams.write("the same \(old.width) × \(old.height) pixels")
        }
        if old.size != new.size {
            try StandardStreams.write(
                "sizes: \(old.width) × \(old.height) and \(new.width) × \(new.height) pixels"
            )
        }
        let pixels = ReportSummary.number(comparison.total, "pixel")
        try StandardStreams.write(
            """
            different: \(comparison.count) of \(pixels), within x \(bounds.x)..<\(bounds.maxX), \
            y \(bounds.y)..<\(bounds.maxY), by at most \(comparison.largest) of 255
            """
        )
        if let output {
            do {
                try FileWriter.writeAtomically(PNGEncoder.encode(comparison.picture), to: output)
            } catch {
                throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(error)")
            }
            try StandardStreams.write(output)
        }
        throw ExitCode(1)
    }

    private func read(_ path: String) throws(CommandFailure) -> Bitmap {
        do {
            return try ImageReader.decode(contentsOf: path)
        } catch {
            if case .unreadable = error {
                throw CommandFailure(exitCode: CommandFailure.noInput, message: "\(error)")
            }
            throw CommandFailure(exitCode: CommandFailure.badData, message: "\(path): \(error)")
        }
    }
}
