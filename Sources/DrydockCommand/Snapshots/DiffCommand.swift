import ArgumentParser
import DrydockCommands
import DrydockPNG
import DrydockPictureDifferences
import DrydockPlatform
import DrydockRaster
import DrydockSnapshotReport

struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Compares the pixels of two PNG files.",
        discussion: """
            Ends with 0 when they are the same, with 1 when they are not. A picture may have 64 million pixels, in any \
            proportion, which take 256 MB of memory; so does the one of --output.
            """
    )

    @Argument(help: ArgumentHelp("The first picture.", valueName: "A"))
    var first: String

    @Argument(help: ArgumentHelp("The second picture.", valueName: "B"))
    var second: String

    @Option(
        help: ArgumentHelp(
            "Writes a picture of what differs, framed and in magenta, if anything does.",
            valueName: "FILE"
        )
    )
    var output: String?

    func validate() throws {
        if let output { try PictureFile.validate(output) }
    }

    func run() throws {
        let (old, new) = (try read(first), try read(second))
        guard let difference = PixelDifference(reference: old, actual: new) else {
            return try StandardStreams.write("the same \(old.width) × \(old.height) pixels")
        }
        if old.size != new.size {
            try StandardStreams.write(
                "sizes: \(old.width) × \(old.height) and \(new.width) × \(new.height) pixels"
            )
        }
        let bounds = difference.bounds
        try StandardStreams.write(
            """
            different: \(difference.count) of \(ReportSummary.number(difference.total, "pixel")), \
            within x \(bounds.x)..<\(bounds.maxX), y \(bounds.y)..<\(bounds.maxY), \
            by at most \(difference.largest.level) of 255
            """
        )
        if let output { try write(old, new, to: output) }
        throw ExitCode(1)
    }

    private func write(_ old: Bitmap, _ new: Bitmap, to output: String) throws {
        let clusters = PictureClusters.find(reference: old, actual: new)
        guard let picture = DifferencePicture.make(reference: old, actual: new, clusters: clusters) else {
            throw CommandFailure(
                exitCode: CommandFailure.badData,
                message: "\(first) and \(second) together are too large for a picture"
            )
        }
        do {
            try FileWriter.writeAtomically(PNGEncoder.encode(picture), to: output)
        } catch {
            throw CommandFailure(exitCode: CommandFailure.cannotCreate, message: "\(error)")
        }
        try StandardStreams.write(output)
    }

    private func read(_ path: String) throws(CommandFailure) -> Bitmap {
        do {
            return try ImageReader.decode(contentsOf: path, limits: .picture)
        } catch {
            if case .unreadable = error {
                throw CommandFailure(exitCode: CommandFailure.noInput, message: "\(error)")
            }
            throw CommandFailure(exitCode: CommandFailure.badData, message: "\(path): \(error)")
        }
    }
}
