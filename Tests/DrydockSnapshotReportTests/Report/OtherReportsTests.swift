import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What machines read: JUnit XML, JSON, GitHub's annotations.
struct OtherReportsTests {
    @Test("JUnit XML has a case for each test, with the failures of its snapshots")
    func junit() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png", test: "T.A/a()")
        try fixture.fail("b.png", test: "T.A/a()")
        try fixture.log(uses: ["a.png", "c.png"]) {
            $0.uses[0].test = "T.A/a()"
            $0.uses[0].passed = false
            $0.uses[1].test = "T.B/c()"
        }
        let xml = try XMLDocument(
            xmlString: JUnitReport.make(of: fixture.results(), project: fixture.project)
        )
        let root = try #require(xml.rootElement())
        #expect(root.attribute(forName: "tests")?.stringValue == "2")
        #expect(root.attribute(forName: "failures")?.stringValue == "1")
        let cases = try xml.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
        #expect(cases.map { $0.attribute(forName: "classname")?.stringValue } == ["T.A", "T.B"])
        #expect(cases.map { $0.elements(forName: "failure").count } == [2, 0])
        #expect(cases[0].attribute(forName: "line")?.stringValue == "12")
        #expect(cases[0].attribute(forName: "file")?.stringValue == "Tests/AppTests/CardTests.swift")
        // As GitLab and Jenkins find files: an absolute path where the results are outside of the package.
        let output = cases[0].elements(forName: "system-out").first?.stringValue ?? ""
        let folder = fixture.artifacts + "/AppTests/CardTests"
        #expect(output.contains("[[ATTACHMENT|\(folder)/a.actual.png]]"))
        #expect(output.contains("[[ATTACHMENT|\(folder)/b.reference.png]]"))
        #expect(cases[1].attribute(forName: "time")?.stringValue == "0.250")
    }

    @Test("a snapshot that failed without a result is told, until its reference is written")
    func withoutResult() throws {
        let fixture = try ResultsFixture()
        try fixture.write("older", to: fixture.reference("a.png"))
        try fixture.log(uses: ["a.png", "b.png"]) { run in
            run.exitCode = 1
            run.uses[0].passed = false
            run.uses[0].test = "T.A/a()"
        }
        let results = try fixture.results()
        #expect(ReportSummary(of: results).failedWithoutResult == ["T.A/a()"])
        #expect(
            try JUnitReport.make(of: results, project: fixture.project).contains("failed without a result")
        )
        #expect(try HTMLReport.make(of: results).contains("T.A/a() failed without a result"))
        let later = try ResultsFixture()
        try later.write("newer", to: later.reference("a.png"))
        try later.log(uses: ["a.png"], started: 1000) { run in
            run.exitCode = 1
            run.uses[0].passed = false
        }
        #expect(ReportSummary(of: try later.results()).failedWithoutResult == [])
        let green = try ResultsFixture()
        try green.log(uses: ["a.png"]) { $0.uses[0].passed = false }
        #expect(ReportSummary(of: try green.results()).failedWithoutResult == [])
    }

    @Test("XML stays well-formed whatever names and messages say")
    func hostileXML() throws {
        let fixture = try ResultsFixture()
        let text = "<a b=\"c\"\u{301}>&amp;]]>\u{0}\u{1B}[31m\u{FFFE}'\u{85}"
        try fixture.fail("a.png", test: "T.\(text)/\(text)") { $0.message = text }
        let xml = try XMLDocument(
            xmlString: JUnitReport.make(of: fixture.results(), project: fixture.project)
        )
        #expect(try xml.nodes(forXPath: "//failure").count == 1)
    }

    @Test("the JSON tells all that the page tells, and reads back")
    func json() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png")
        try fixture.log(uses: ["a.png", "b.png"]) { $0.uses[0].passed = false }
        let summary = ReportSummary(of: try fixture.results())
        #expect(summary.failed == 1 && summary.passed == 1)
        #expect(try JSONDecoder().decode(ReportSummary.self, from: summary.json()) == summary)
        #expect(summary.text == "1 snapshot failed, 1 passed\n  1 × Different, for reasons unknown")
    }

    @Test("the same change of several components of a class is one cause, named by the class")
    func groups() throws {
        let fixture = try ResultsFixture()
        for (name, component) in [("a", "title"), ("b", "subtitle"), ("c", "title")] {
            try fixture.fail("\(name).png", test: "T.A/\(name)()") {
                var cause = SnapshotCause(
                    component: component,
                    attribute: "font",
                    summary: "\(component) font 13 → 14"
                )
                cause.type = "CardLabel"
                cause.change = "13 → 14"
                $0.causes = [cause]
            }
        }
        try fixture.fail("d.png", test: "T.A/d()", kind: .missing)
        let groups = ReportSummary(of: try fixture.results()).groups
        #expect(groups.map(\.title) == ["CardLabel font 13 → 14", "No reference yet"])
        #expect(groups.map(\.references.count) == [3, 1])
    }

    private func exchange(_ component: String, _ change: String, type: String = "PillButton") -> SnapshotCause
    {
        var cause = SnapshotCause(
            component: component,
            attribute: "backgroundColor",
            summary: "\(component) backgroundColor \(change)"
        )
        cause.type = type
        cause.change = change
        return cause
    }

    @Test("a color that was exchanged is one cause in light and dark, in reports as in the lines of a run")
    func colors() throws {
        let fixture = try ResultsFixture()
        let (light, dark) = ("#007AFF → #34C759", "#0A84FF → #30D158")
        for (name, component, change) in [
            ("light", "pay", light), ("dark", "pay", dark), ("rtl", "pay", light), ("other", "save", dark),
        ] {
            try fixture.fail("\(name).png", test: "T.A/\(component)(\(name))") {
                $0.causes = [self.exchange(component, change)]
            }
        }
        // The same test, but another view.
        try fixture.fail("title.png", test: "T.A/pay(light)") {
            $0.causes = [self.exchange("title", "#000000 → #111111", type: "UILabel")]
        }
        let results = try fixture.results()
        let groups = ReportSummary(of: results).groups
        #expect(groups.map(\.references.count) == [4, 1])
        #expect(groups.first?.title.hasSuffix("other colors with other traits") == true)
        var tally = CauseTally()
        for stored in results.failures { tally.add(stored.failure) }
        #expect(
            tally.lines
                == groups.map { group in
                    let count = group.references.count
                    return "\(count) \(count == 1 ? "snapshot" : "snapshots"): \(group.title)"
                }
        )
    }

    @Test("annotations name files below the checkout, and escape what GitHub would read as commands")
    func github() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png", test: "T.A/a(x: 1, y)") { $0.message = "first\n::set-output name=x::100%" }
        let lines = GitHubAnnotations.make(
            of: try fixture.results().failures.map(\.failure),
            root: fixture.package
        )
        #expect(
            lines == [
                "::error file=Tests/AppTests/CardTests.swift,line=12,title=T.A/a(x%3A 1%2C y)%3A a.png"
                    + "::first%0A::set-output name=x::100%25"
            ]
        )
    }
}
