import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// Which failures a pattern or a list means.
struct FailureSelectionTests {
    private func failures(_ fixture: ResultsFixture) throws -> [StoredFailure] {
        try fixture.fail("CardTests.card.1.png", test: "AppTests.CardTests/card()")
        try fixture.fail("CardTests.card-dark.1.png", test: "AppTests.CardTests/card(dark)")
        try fixture.fail("ListTests.rows.1.png", test: "AppTests.ListTests/rows()")
        return try fixture.results().failures
    }

    @Test(
        "a pattern is a part of a name in any case, or with a star all of one",
        arguments: [
            ("card", 2), ("ROWS", 1), ("AppTests", 3), ("AppTests.CardTests/*", 2), ("*rows*", 1),
            ("CardTests.card.?.png", 1), ("AppTests.CardTests/card()", 1), ("*.png", 3),
        ]
    )
    func patterns(_ pattern: String, count: Int) throws {
        let fixture = try ResultsFixture()
        let failures = try failures(fixture)
        #expect(try FailureSelection.matching(pattern, in: failures).count == count)
    }

    @Test("a pattern that means nothing is an error that names what there is")
    func noMatch() throws {
        let fixture = try ResultsFixture()
        let failures = try failures(fixture)
        let error = try #require(throws: SnapshotReportError.self) {
            try FailureSelection.matching("table", in: failures)
        }
        #expect("\(error)".contains("no failure is named by 'table'; there are:"))
        #expect("\(error)".contains("AppTests.ListTests/rows()"))
    }

    @Test("a test with several failures is named once")
    func noMatchOfOneTest() throws {
        let fixture = try ResultsFixture()
        for name in ["light", "dark"] {
            try fixture.fail("CardTests.card.\(name).png", test: "AppTests.CardTests/card()")
        }
        try fixture.fail("ListTests.rows.1.png", test: "AppTests.ListTests/rows()")
        let failures = try fixture.results().failures
        #expect(
            throws: SnapshotReportError.noMatch(
                pattern: "'table'",
                known: ["AppTests.CardTests/card()", "AppTests.ListTests/rows()"]
            )
        ) { try FailureSelection.matching("table", in: failures) }
    }

    @Test("a list names references, with comments, empty lines and either kind of line end")
    func list() throws {
        let fixture = try ResultsFixture()
        let failures = try failures(fixture)
        let path = fixture.reference("CardTests.card.1.png")
        let found = try FailureSelection.listed(
            "# chosen\r\n\r\n \(path) \r\n\(path)\n",
            name: "l",
            in: failures
        )
        #expect(found.map(\.failure.reference) == [path])
    }

    @Test("an empty list, and a line that names nothing, are errors")
    func badLists() throws {
        let fixture = try ResultsFixture()
        let failures = try failures(fixture)
        for (text, words) in [
            ("# nothing\n", "it lists no reference"), ("/etc/passwd\n", "the line '/etc/passwd' of l"),
        ] {
            let error = try #require(throws: SnapshotReportError.self) {
                try FailureSelection.listed(text, name: "l", in: failures)
            }
            #expect("\(error)".contains(words))
        }
    }
}
