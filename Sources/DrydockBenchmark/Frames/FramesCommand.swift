import ArgumentParser
import Raster

/// Whole frames of the demo's two screens, drawn from display lists in one process.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Times frames of a home screen and a blurred modal at scales 1 and 3."
    )

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 31

    @Option(help: "Drawing threads, 1 or 2.")
    var threads = 2

    @Flag(help: "Print JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
        guard (1...2).contains(threads) else { throw ValidationError("--threads must be 1 or 2.") }
    }

    func run() throws {
        let lines = [1, 3].flatMap { scale in subjects(FrameScenes(scale: scale)) }
        try BenchmarkTable(lines: lines).print(asJSON: json)
    }

    private func subjects(_ scenes: FrameScenes) -> [BenchmarkLine] {
        let frame = Bitmap(width: scenes.size.width, height: scenes.size.height)
        return FrameScenes.Kind.allCases.map { kind in
            let rasterizer = Rasterizer(threads: threads)
            var step = 0
            // What the kind repeats builds on a first frame.
            for list in scenes.preparation(for: kind) {
                _ = rasterizer.render(list, size: scenes.size, background: .white)
            }
            let times = Stopwatch.compare(with: frame, runs: runs) {
                step += 1
                let (list, background) = scenes.frame(kind, step: step)
                _ = rasterizer.render(list, size: scenes.size, background: background)
            }
            return BenchmarkLine(
                name: "\(kind.rawValue), \(scenes.size.width) × \(scenes.size.height)",
                subject: times.subject,
                memcpy: times.memcpy
            )
        }
    }
}
