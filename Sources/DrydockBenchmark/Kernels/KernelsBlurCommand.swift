import ArgumentParser
import Foundation
import DrydockRaster

/// One box blur of given pixels, to be compared with another implementation's: see Rivals/blur.py.
struct KernelsBlurCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blur",
        abstract: "Blurs raw RGBA pixels once and prints the median time in milliseconds."
    )

    @Option(help: "The box's reach to each side: its width is 2 · radius + 1.")
    var radius: Int

    @Option(help: "Premultiplied RGBA pixels, 4 bytes each, row by row.")
    var input: String

    @Option(help: "Pixels to a row.")
    var width: Int

    @Option(help: "Rows.")
    var height: Int

    @Option(help: "Where the result goes, in the input's format.")
    var output: String

    @Option(help: "Timed runs.")
    var runs = 15

    func validate() throws {
        guard Bitmap.isValid(width: width, height: height) else {
            throw ValidationError(
                "--width and --height must make a bitmap of 1 to \(Bitmap.maximumArea) pixels."
            )
        }
        guard (0...(1 << 20)).contains(radius) else {
            throw ValidationError("--radius must be from 0 to \(1 << 20).")
        }
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
    }

    func run() throws {
        let source = Bitmap(width: width, height: height)
        let target = Bitmap(width: width, height: height)
        let data = try Data(contentsOf: URL(fileURLWithPath: input))
        guard data.count == source.area * 4 else {
            throw ValidationError("--input holds \(data.count) bytes, not \(source.area * 4).")
        }
        source.withPixels {
            _ = data.copyBytes(to: UnsafeMutableRawBufferPointer(start: $0, count: data.count))
        }
        let time = Stopwatch.median(of: runs) {
            BoxBlur.blur(source, into: target, radius: radius)
        }
        try Data(target.bytes).write(to: URL(fileURLWithPath: output), options: .atomic)
        print(String(format: "%.3f", time))
    }
}

extension BoxBlur {
    /// Blurs a bitmap into another of the same size.
    static func blur(_ source: Bitmap, into target: Bitmap, radius: Int) {
        source.withPixels { pixels in
            target.withPixels {
                let rows = 0..<source.height
                blur(pixels, into: $0, width: source.width, height: source.height, radius: radius, rows: rows)
            }
        }
    }
}
