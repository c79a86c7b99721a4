import ArgumentParser
import DrydockPlatform
import DrydockRaster

/// Whole frames of the demo's two screens in one process, from the view tree to pixels.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Times frames of the home screen and the blurred modal at scales 1 and 3.",
        discussion: """
            Layout, display list and pixels of the demo's own screens on 390 × 844 points. With a display, what a \
            window takes to show a whole frame is timed too.
            """
    )

    @Argument(
        help: ArgumentHelp("Lines to measure: those whose names hold it; without, all.", valueName: "WORDS")
    )
    var words = ""

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 61

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (1...1_000).contains(runs) else { throw ValidationError("--runs must be from 1 to 1000.") }
    }

    func run() throws {
        let lines = try MainActor.assumeIsolated { try [1, 3].flatMap(measure) }
        if lines.isEmpty { throw ValidationError("No line's name holds \"\(words)\".") }
        try BenchmarkTable(lines: lines).print(asJSON: json)
    }

    @MainActor
    private func measure(scale: Int) throws -> [BenchmarkLine] {
        let frame = Bitmap.noise(width: 390 * scale, height: 844 * scale)
        var lines = FrameSubject.all(scale: scale).filter { isAsked($0.name) }.map { subject in
            line(subject.name, frame: frame, subject.turn)
        }
        let presented = "a whole frame presented in a window"
        if isAsked(presented), let display = try openDisplay(scale: scale) {
            lines.append(
                line(presented, frame: frame) {
                    display.present(frame, damage: [frame.bounds])
                }
            )
            display.close()
        }
        return lines
    }

    private func isAsked(_ name: String) -> Bool { words.isEmpty || name.contains(words) }

    private func line(_ name: String, frame: Bitmap, _ turn: () -> Void) -> BenchmarkLine {
        let times = Stopwatch.compare(with: frame, runs: runs, turn)
        return BenchmarkLine(
            name: "\(name), \(frame.width) × \(frame.height)",
            subject: times.subject,
            memcpy: times.memcpy
        )
    }

    private func openDisplay(scale: Int) throws -> WindowDisplay? {
        do {
            return try WindowDisplay(
                title: "drydock-benchmark",
                pointWidth: 390,
                pointHeight: 844,
                scale: Double(scale)
            )
        } catch DisplayError.noDisplay {
            return nil
        }
    }
}
