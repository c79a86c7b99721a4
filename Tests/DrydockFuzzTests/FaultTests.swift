import DrydockFuzz
import Foundation
import Testing

/// The hidden campaign that fails on purpose, run by the built executable.
@MainActor @Suite struct FaultTests {
    private func runner() throws -> Runner {
        Runner(
            try #require(Campaigns.named("faults")),
            seed: 1,
            limits: Limits(milliseconds: 400, megabytes: 128),
            executable: try Self.executable(),
            seedFolder: "/nowhere"
        )
    }

    private static func executable() throws -> String {
        // The test bundle lies beside the products, except where a runner loads it: then its argument says where.
        let places = ([CommandLine.arguments[0]] + CommandLine.arguments).map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("drydock-fuzz").path
        }
        return try #require(places.first { FileManager.default.isExecutableFile(atPath: $0) })
    }

    private func finding(_ number: Int) throws -> Finding? { try runner().run(number).finding }

    @Test(
        "cases that were found once, and that no smaller test shows, are right",
        arguments: [("trees", 49_972)]
    )
    func mended(_ campaign: String, _ number: Int) throws {
        let runner = Runner(
            try #require(Campaigns.named(campaign)),
            seed: 1,
            limits: Limits(milliseconds: 20_000, megabytes: 1024),
            executable: try Self.executable(),
            seedFolder: "/nowhere"
        )
        #expect(try runner.run(number).finding == nil)
    }

    @Test func `a stop is found, with its message`() throws {
        let finding = try #require(try finding(7))
        #expect(finding.kind == .stop)
        #expect(finding.message.contains("the seventh case stops"))
        #expect(finding.command == "drydock-fuzz faults --seed 1 --case 7")
    }

    @Test func `a case that does not end is found`() throws {
        #expect(try finding(13)?.kind == .time)
    }

    @Test func `a case that takes too much memory is found`() throws {
        #expect(try finding(19)?.kind == .memory)
    }

    @Test func `a wrong result is found`() throws {
        let outcome = try runner().run(23, isRecording: true)
        #expect(outcome.finding?.kind == .result)
        #expect(outcome.finding?.message == "steps 3 and 7 are both there")
        #expect(outcome.parts == 12)
        #expect(outcome.notes.count == 12)
    }

    @Test func `a stop that was to be expected is none`() throws {
        #expect(try finding(29) == nil)
    }

    @Test func `a run goes on after each finding, names it and makes it smaller`() throws {
        var run = CampaignRun(try runner(), 20..<40, seconds: nil, processes: 2)
        let result = try run.run()
        #expect(result.cases == 20)
        #expect(result.refused == 1)
        #expect(result.findings.map(\.number) == [23])
        let finding = try #require(result.findings.first)
        #expect(finding.happensAlone == true)
        #expect(finding.without == "0-2,4-6,8-11")
    }

    @Test func `the table keeps what stands around it and the rows of other campaigns`() throws {
        var result = CampaignRun.Result(name: "faults", summary: "x", seed: 1)
        (result.cases, result.seconds) = (10, 2)
        let first = FuzzTable.updated("# Title\n\nText.\n", with: [result])
        #expect(first.hasPrefix("# Title\n\nText.\n\n| Campaign |"))
        #expect(first.contains("| `faults` | x | 1 | 10 | 5.0 |"))
        result.cases = 20
        var other = result
        other.name = "other"
        let second = FuzzTable.updated(first + "\nAfter.\n", with: [other, result])
        #expect(second.contains("| `faults` | x | 1 | 20 |"))
        #expect(second.contains("| `other` |"))
        #expect(second.hasSuffix("After.\n"))
    }
}
