import ArgumentParser
import Foundation

/// One scene of paths, strokes, gradients, images, shadows, clips and text, to be timed beside other libraries.
///
/// A scene is a text file: one command a line, whole numbers, sixteen units to a point, a frame of 390 × 844 points.
struct CanvasCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "canvas",
        abstract: "Draws a scene file again and again, as asked for on standard input.",
        discussion: """
            Prints "ready" after the first frame. Then each line of input that is a number draws as many frames and prints \
            the mean processor time of one in nanoseconds; "w FILE" writes the frame as raw premultiplied RGBA. A \
            malformed scene exits with 65, a missing one with 66.
            """
    )

    @Argument(help: "A scene file.")
    var scene: String

    @Argument(help: "Pixels to a point, 1 to 8.")
    var scale: Int

    @Argument(help: "The font whose glyphs the scene names.")
    var font = ""

    @Argument(help: "\"warm\" keeps glyphs from frame to frame, \"cold\" nothing.")
    var mode = "warm"

    @Flag(help: "Keeps the coverage of all paths from frame to frame.")
    var keepPaths = false

    @Option(help: "Threads, 1 or 2.")
    var threads = 1

    func validate() throws {
        guard (1...8).contains(scale) else { throw ValidationError("The scale must be from 1 to 8.") }
        guard (1...2).contains(threads) else { throw ValidationError("--threads must be 1 or 2.") }
        guard ["warm", "cold"].contains(mode) else { throw ValidationError("The mode is warm or cold.") }
    }

    func run() throws {
        let text: String
        do {
            text = try String(contentsOfFile: scene, encoding: .utf8)
        } catch {
            BenchmarkCommand.report("\(scene) cannot be read: \(error.localizedDescription)")
            throw ExitCode(66)
        }
        let server: CanvasServer
        do {
            let keeping: CanvasServer.Keeping = keepPaths ? .everything : mode == "warm" ? .glyphs : .nothing
            server = CanvasServer(try CanvasScene(text, scale: scale, font: font), keeping, threads: threads)
        } catch {
            BenchmarkCommand.report("\(scene): \(error)")
            throw ExitCode(65)
        }
        try server.run()
    }
}
