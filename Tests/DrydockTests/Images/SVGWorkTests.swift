import Drydock
import DrydockRaster
import Testing

/// Short files that ask for much work: each ends at the budget, or is drawn in time.
@Suite("Work of an SVG", .quietLog)
struct SVGWorkTests {
    /// - Parameter size: the root's attributes.
    private func drawing(_ body: String, size: String = "") throws -> VectorDrawing? {
        let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" \#(size)>\#(body)</svg>"#
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("drydock-\(UUID()).svg")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return SVGDocument.drawing(contentsOf: url.path, name: "test")
    }

    private func expectRefused(_ body: String, size: String = "") throws {
        let log = try messages { () throws in #expect(try drawing(body, size: size) == nil) }
        #expect(log.contains { $0.contains("more than 2000000 steps of work") }, "\(log)")
    }

    private func repeated(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined()
    }

    /// A zigzag within the viewport.
    private func zigzag(_ count: Int) -> String {
        "M0 0" + repeated(count) { "L\($0 * 7 % 24) \($0 * 11 % 24)" }
    }

    private func stops(_ count: Int) -> String {
        #"<linearGradient id="g">"#
            + repeated(count) { #"<stop offset="\#(Double($0) / Double(count))" stop-color="red"/>"# }
            + "</linearGradient>"
    }

    @Test("a long path that is used 5,000 times is refused")
    func uses() throws {
        let path = #"<defs><path id="p" d="\#(zigzag(2000))"/></defs>"#
        try expectRefused(path + repeated(5000) { _ in ##"<use href="#p"/>"## })
    }

    @Test("a gradient of 4,000 stops is made once for 2,000 shapes")
    func sharedGradient() throws {
        let shapes = repeated(2000) { _ in ##"<rect x="1" y="1" width="9" height="9" fill="url(#g)"/>"## }
        let drawing = try #require(try drawing(stops(4000) + shapes))
        #expect(drawing.list.commands.count == 2000)
    }

    @Test("a gradient of 4,000 stops at 2,000 opacities is refused")
    func gradients() throws {
        let shapes = repeated(2000) {
            ##"<rect width="9" height="9" fill="url(#g)" fill-opacity="\##(Double($0) / 2000)"/>"##
        }
        try expectRefused(stops(4000) + shapes)
    }

    @Test("4,000 rules are looked up by what they select")
    func rules() throws {
        let sheet = "<style>" + repeated(4000) { ".a\($0){fill:red}" } + "</style>"
        let shapes = repeated(4000) { #"<rect class="a\#($0)" x="1" y="1" width="9" height="9"/>"# }
        let drawing = try #require(try drawing(sheet + shapes))
        #expect(drawing.list.commands.count == 4000)
    }

    @Test("2,000 rules that match each of 2,000 shapes are refused")
    func matchingRules() throws {
        let sheet = "<style>" + repeated(2000) { _ in ".a{fill:red}" } + "</style>"
        try expectRefused(sheet + repeated(2000) { _ in #"<rect class="a" width="9" height="9"/>"# })
    }

    @Test("more rules than a file may have are refused, and not left out")
    func tooManyRules() throws {
        let selectors = repeated(20_001) { "a\($0)," }
        let log = try messages { () throws in
            #expect(try drawing("<style>\(selectors)b{fill:red}</style>") == nil)
        }
        #expect(log.contains { $0.contains("more than 20000 rules") }, "\(log)")
    }

    @Test("a line a million wide with thousands of round joins is refused")
    func wideStroke() throws {
        let line =
            #"stroke="red" fill="none" stroke-width="1e6" stroke-linejoin="round" stroke-linecap="round""#
        try expectRefused(#"<path d="\#(zigzag(20_000))" \#(line)/>"#)
    }

    @Test("a dashed line of a hundred thousand dashes, 100 times, is refused")
    func dashes() throws {
        let line = #"stroke="red" fill="none" stroke-dasharray="0.2""#
        try expectRefused(repeated(100) { #"<path d="\#(zigzag(999))M\#($0) 0" \#(line)/>"# })
    }

    @Test("thousands of shapes as large as a large picture are refused")
    func area() throws {
        let shapes = repeated(3000) { _ in #"<rect width="24" height="24" fill-opacity="0.5"/>"# }
        try expectRefused(shapes, size: #"width="4000" height="4000""#)
    }

    @Test("a clip of thousands of shapes that thousands of shapes use is refused")
    func clips() throws {
        let clip =
            #"<clipPath id="c">"# + repeated(2000) { _ in #"<rect width="9" height="9"/>"# } + "</clipPath>"
        try expectRefused(
            clip + repeated(2000) { _ in ##"<rect width="9" height="9" clip-path="url(#c)"/>"## }
        )
    }

    @Test("hundreds of thousands of comments in a style sheet are skipped in one pass")
    func comments() throws {
        let sheet =
            "<style>" + String(repeating: "/**/", count: 300_000) + "rect{fill:red}/* an end is missing"
        let drawing = try #require(try drawing(sheet + #"</style><rect x="1" y="1" width="9" height="9"/>"#))
        #expect(drawing.list.commands.count == 1)
    }
}
