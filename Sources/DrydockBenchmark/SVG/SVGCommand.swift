import ArgumentParser
import Drydock
import DrydockPNG
import DrydockRaster

/// Draws SVG files, for comparisons with other renderers: see `Rivals/svg.py`.
struct SVGCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "svg",
        abstract: "Draws SVG files as PNG files of the same names.",
        discussion: "A file that cannot be drawn is named, and the rest are; the command then exits with 65."
    )

    @Argument(help: "SVG files.")
    var files: [String]

    @Option(help: "The folder for the PNG files, which exists.")
    var output: String

    @Option(help: "Pixels to a pixel of the file, 1 to 16.")
    var scale = 4

    func validate() throws {
        guard (1...16).contains(scale) else { throw ValidationError("--scale must be from 1 to 16.") }
    }

    func run() throws {
        var failures = 0
        for file in files {
            let source = URL(fileURLWithPath: file)
            let name = source.deletingPathExtension().lastPathComponent
            guard let drawing = SVGDocument.drawing(contentsOf: file, name: name) else {
                failures += 1
                continue
            }
            let bitmap = UIImage(drawing).bitmap(forScale: CGFloat(scale))
            let target = URL(fileURLWithPath: output).appendingPathComponent("\(name).png")
            do {
                try Data(PNGEncoder.encode(bitmap)).write(to: target)
            } catch {
                BenchmarkCommand.report("\(target.path) cannot be written: \(error.localizedDescription)")
                throw ExitCode(73)
            }
        }
        if failures > 0 { throw ExitCode(65) }
    }
}
