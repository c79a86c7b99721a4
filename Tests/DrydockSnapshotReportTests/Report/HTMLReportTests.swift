import DrydockSnapshotReport
import DrydockSnapshotResults
import Foundation
import Testing

/// The page holds everything in itself, in the right order, whatever names and messages say.
struct HTMLReportTests {
    private static let font = SnapshotCause(
        component: "label",
        attribute: "font",
        summary: "label font 13 → 14",
        consequences: ["button moved by (0, 1)"]
    )

    @Test("the most frequent cause comes first, and causes come before what passed")
    func order() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png", test: "T.A/a()")
        try fixture.fail("b.png", test: "T.B/b()") { $0.causes = [Self.font] }
        try fixture.fail("c.png", test: "T.C/c()") { $0.causes = [Self.font] }
        try fixture.log(uses: ["a.png", "d.png"])
        let page = try HTMLReport.make(of: fixture.results())
        let places = try [
            "label font 13 → 14", "b()", "c()", "Different, for reasons unknown", "a()", "d.png",
        ].map {
            try #require(page.range(of: $0)?.lowerBound, "\($0) is missing")
        }
        #expect(places == places.sorted())
        #expect(page.contains("button moved by (0, 1)"))
        #expect(page.contains("3 failed"))
        #expect(page.contains("1 passed"))
    }

    @Test("the page asks for nothing outside of itself")
    func selfContained() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png")
        let page = try HTMLReport.make(of: fixture.results())
        #expect(page.matches(of: #/(?:src|href)="(?!data:|#)/#).isEmpty)
        #expect(page.matches(of: #/url\(|@import|fetch\(|XMLHttpRequest/#).isEmpty)
        #expect(page.contains("default-src 'none'"))
        #expect(page.components(separatedBy: "data:image/png;base64,").count == 3, "reference and actual")
        #expect(!page.contains("{{"))
    }

    @Test(
        "names and messages stay text",
        arguments: [
            "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)",
            // A combining mark makes another character of what stands before it.
            "\"\u{301} onmouseover=alert(1) x=\"\u{301}", "<\u{200D}script>", "{{{style}}}",
            "</title></style></script>",
        ]
    )
    func hostileText(_ text: String) throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png") {
            $0.test = text
            $0.message = text
            $0.file = text
            $0.reference += text.replacingOccurrences(of: "/", with: "")
            $0.causes = [
                SnapshotCause(component: text, attribute: text, summary: text, consequences: [text])
            ]
        }
        let page = try HTMLReport.make(of: fixture.results())
        let benign = try ResultsFixture()
        try benign.fail("a.png") {
            $0.causes = [SnapshotCause(component: "a", attribute: "b", summary: "c", consequences: ["d"])]
        }
        let plain = try HTMLReport.make(of: benign.results())
        // As many tags and quotation marks as a page with harmless names has.
        for scalar in ["<", ">", "\""] as [Unicode.Scalar] {
            let count = page.unicodeScalars.count { $0 == scalar }
            #expect(count == plain.unicodeScalars.count { $0 == scalar }, "\(scalar)")
        }
    }

    @Test("texts are shown line by line, and bytes that are neither text nor picture are left out")
    func texts() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.txt", reference: Array("one\ntwo\n".utf8), actual: Array("one\nthree\n".utf8))
        try fixture.fail("b.bin", reference: [0xFF, 0xFE], actual: [0xFF])
        let page = try HTMLReport.make(of: fixture.results())
        #expect(page.contains(#"<span class="removed"><i>−</i>two"#))
        #expect(page.contains(#"<span class="added"><i>+</i>three"#))
        #expect(page.contains(#"<span class="same"><i> </i>one"#))
    }

    @Test("pictures that are gone are left out")
    func gone() throws {
        let fixture = try ResultsFixture()
        try fixture.fail("a.png") { $0.actualFile = "a.actual.gone.png" }
        let page = try HTMLReport.make(of: fixture.results())
        #expect(page.components(separatedBy: "data:image/png;base64,").count == 2)
    }

    @Test("a green run has a page, too, with nothing to accept")
    func green() throws {
        let fixture = try ResultsFixture()
        try fixture.log(uses: ["a.png"])
        let page = try HTMLReport.make(of: fixture.results())
        #expect(page.contains("All 1 snapshots passed"))
        #expect(!page.contains("id=\"accept\""))
    }

    @Test("a process that did not finish is told")
    func unfinished() throws {
        let fixture = try ResultsFixture()
        try fixture.log { $0.finished = false }
        #expect(try HTMLReport.make(of: fixture.results()).contains("1 process did not finish"))
    }

    @Test("the same results make the same page")
    func deterministic() throws {
        let fixture = try ResultsFixture()
        for name in ["a.png", "b.png", "c.txt"] { try fixture.fail(name, test: "T.A/\(name)()") }
        try fixture.log(uses: ["d.png", "e.png"])
        let results = try fixture.results()
        #expect(try HTMLReport.make(of: results) == HTMLReport.make(of: results))
    }
}
