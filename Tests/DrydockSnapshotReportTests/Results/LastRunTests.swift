import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// Failures are those of the last run; what an earlier one left is said apart.
struct LastRunTests {
    private func names(_ failures: [StoredFailure]) -> [String] { failures.map(\.referenceName) }

    /// A run of all tests in which two failed, and what `swift test` started next.
    private func fixture(
        _ next: (ResultsFixture) throws -> Void
    ) throws -> ResultsFixture {
        let fixture = try ResultsFixture()
        for name in ["kept.png", "gone.png"] {
            try fixture.fail(name, test: "T.A/\(name.dropLast(4))()") { $0.run = 100 }
        }
        try fixture.log(started: 100, name: "first") { $0.invocation = "1-1" }
        try next(fixture)
        return fixture
    }

    @Test(
        "a test that was deleted, renamed or filtered out is no failure of the last run",
        arguments: [[], ["--filter", "kept"]]
    )
    func gone(_ selection: [String]) throws {
        let fixture = try fixture { fixture in
            try fixture.fail("kept.png", test: "T.A/kept()") { $0.run = 200 }
            try fixture.log(uses: ["kept.png"], selection: selection, started: 200) {
                $0.invocation = "2-2"
                $0.exitCode = 1
                $0.uses[0].passed = false
            }
        }
        let results = try fixture.results()
        #expect(names(results.failures) == ["kept.png"])
        #expect(names(results.earlierFailures) == ["gone.png"])
        let summary = ReportSummary(of: results)
        #expect(summary.failed == 1)
        #expect(summary.earlier == ["T.A/gone(): gone.png"])
        #expect(summary.text.contains("1 failure of an earlier run is left out"))
        #expect(summary.failedWithoutResult == [])
        #expect(try !JUnitReport.make(of: results, project: fixture.project).contains("gone"))
        let page = try HTMLReport.make(of: results)
        #expect(page.contains("T.A/gone(): gone.png"))
        #expect(!page.contains("data-reference=\"\(fixture.reference("gone.png"))\""))
    }

    @Test("both frameworks of one run count, in whichever order they ended")
    func frameworks() throws {
        let fixture = try fixture { fixture in
            try fixture.fail("xctest.png", test: "T.B/test()") { $0.run = 90 }
            try fixture.log(.xctest, started: 90) { $0.invocation = "1-1" }
        }
        #expect(names(try fixture.results().failures).sorted() == ["gone.png", "kept.png", "xctest.png"])
    }

    @Test("processes for single tests of XCTest are one run")
    func parallel() throws {
        let fixture = try fixture { fixture in
            for (index, name) in ["a", "b", "c"].enumerated() {
                let started = 200 + Double(index)
                try fixture.fail("\(name).png", test: "T.B/\(name)") { $0.run = started }
                try fixture.log(.xctest, selection: ["T.B/\(name)"], started: started) {
                    $0.invocation = "2-2"
                }
            }
        }
        #expect(names(try fixture.results().failures) == ["a.png", "b.png", "c.png"])
    }

    @Test("the shards of other machines belong to the last run")
    func shards() throws {
        let fixture = try ResultsFixture()
        for index in 1...3 {
            let started = Double(index * 10)
            try fixture.fail("\(index).png", test: "T.A/a\(index)()") { $0.run = started }
            try fixture.log(started: started) {
                $0.shard = "\(index)/3"
                $0.invocation = "\(index)-1"
            }
        }
        #expect(try fixture.results().failures.count == 3)
    }

    @Test("without a known starter the newest process of each framework counts")
    func unknownStarter() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("old.png", test: "T.A/old()") { $0.run = 10 }
        try fixture.fail("new.png", test: "T.A/new()") { $0.run = 30 }
        try fixture.fail("xctest.png", test: "T.B/b()") { $0.run = 20 }
        try fixture.log(started: 10)
        try fixture.log(.xctest, started: 20)
        try fixture.log(started: 30)
        #expect(names(try fixture.results().failures) == ["new.png", "xctest.png"])
    }

    @Test("a failure that does not say its run, and one without any log, count")
    func unknownRun() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png") { $0.run = 10 }
        #expect(try fixture.results().failures.count == 1)
        try fixture.fail("b.png")
        try fixture.log(started: 20)
        #expect(names(try fixture.results().failures) == ["b.png"])
    }

    @Test("a pattern means failures of an earlier run only where it means none of the last")
    func patterns() throws {
        let fixture = try fixture { fixture in
            try fixture.fail("kept.png", test: "T.A/kept()") { $0.run = 200 }
            try fixture.log(started: 200) { $0.invocation = "2-2" }
        }
        let results = try fixture.results()
        func matching(_ pattern: String) throws -> [String] {
            names(try FailureSelection.matching(pattern, in: results.failures, else: results.earlierFailures))
        }
        #expect(try matching("*") == ["kept.png"])
        #expect(try matching("gone") == ["gone.png"])
    }
}
