import ArgumentParser
import Drydock
import DrydockSnapshots

/// Golden tests end to end, and their parts.
struct GoldensCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goldens",
        abstract: "Counts golden tests a second: recorded, verified, and the parts of a verification.",
        discussion: """
            300 distinct cards (390 × 200 points at 2×, an image, six labels, two buttons, four stacks) and 60 screens \
            of four cards at 3×, one process. Drawing is making the views, layout and pixels; comparing is what is left \
            of verifying after reading and drawing.
            """
    )

    @Option(help: "Counted rounds; medians are shown.")
    var runs = 3

    @Option(help: "A folder to leave the pictures in, for whoever compares them otherwise.")
    var pictures: String?

    @Option(
        help: ArgumentHelp(
            "Instead: so many small references in one folder, and a tenth of them.",
            valueName: "COUNT"
        )
    )
    var references: Int?

    @Flag(help: "Prints JSON instead of a table.")
    var json = false

    func validate() throws {
        guard (1...100).contains(runs) else { throw ValidationError("--runs must be from 1 to 100.") }
        guard references.map((10...1_000_000).contains) ?? true else {
            throw ValidationError("--references must be from 10 to 1000000.")
        }
    }

    func run() throws {
        let temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("drydock-benchmark-\(UUID().uuidString)")
        let folder = pictures.map { URL(fileURLWithPath: $0) } ?? temporary
        defer { try? FileManager.default.removeItem(at: temporary) }
        let lines =
            if let references {
                [references / 10, references].flatMap { countReferences($0, folder: "\(folder.path)/\($0)") }
            } else {
                try MainActor.assumeIsolated {
                    try [GoldenSubject.cards, .screens].flatMap { try measure($0, folder: folder.path) }
                }
            }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(lines), as: UTF8.self))
        } else {
            for line in lines { print(line.text) }
        }
    }

    @MainActor private func measure(_ subject: GoldenSubject, folder: String) throws -> [Line] {
        let round = GoldenRound(subject, folder: folder)
        try round.record()
        var times: [GoldenRound.Part: [Duration]] = [:]
        for _ in 0..<runs {
            for part in GoldenRound.Part.allCases { times[part, default: []].append(try round.time(part)) }
        }
        let medians = times.mapValues { $0.sorted()[$0.count / 2] }
        return GoldenRound.Part.allCases.map { part in
            Line(subject: subject.name, count: subject.count, part: part.rawValue, medians[part] ?? .zero)
        }
    }

    private func countReferences(_ count: Int, folder: String) -> [Line] {
        let suite = ReferenceSuite(folder: folder, count: count)
        return ReferenceSuite.Part.allCases.map { part in
            let time = suite.time(part)
            return Line(subject: "\(suite.recorded)", count: count, part: part.rawValue, time)
        }
    }

    private struct Line: Encodable {
        let subject: String
        let part: String
        let millisecondsEach: Double
        let perSecond: Double

        init(subject: String, count: Int, part: String, _ time: Duration) {
            self.subject = subject
            self.part = part
            let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
            millisecondsEach = seconds * 1000 / Double(count)
            perSecond = Double(count) / seconds
        }

        var text: String {
            let rate = String(format: "%9.1f a second %9.3f ms each", perSecond, millisecondsEach)
            return subject.padding(toLength: 9, withPad: " ", startingAt: 0)
                + part.padding(toLength: 10, withPad: " ", startingAt: 0) + rate
        }
    }
}
