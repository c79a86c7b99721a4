import DrydockUnicode
import Testing

/// Text that is long or deep in one way: twice the length may take twice the time, and nothing traps.
@Suite(.serialized) struct HostileTests {
    private static let patterns: [(name: String, units: [UInt16])] = [
        ("letters", [0x61]), ("combining marks", [0x301]), ("letter and marks", [0x61] + repeated(0x301, 99)),
        ("lone high surrogates", [0xD83D]), ("lone low surrogates", [0xDE00]), ("swapped", [0xDE00, 0xD83D]),
        ("embeddings", [0x202B]), ("overrides and ends", [0x202E, 0x202C]), ("isolates", [0x2067]),
        ("first strong isolates", [0x2068]), ("pairs of isolates", [0x2068, 0x2069]),
        ("letters in isolates", [0x2066, 0x5D0, 0x2069]), ("brackets", [0x28]), ("pairs", [0x28, 0x29]),
        ("letters in brackets", [0x28, 0x61, 0x29, 0x5D0]), ("both ways", [0x61, 0x5D0]),
        ("apostrophes", [0x61, 0x27]), ("prefixes and openings", [0x24, 0x28]), ("joiners", [0x200D]),
        ("flags", [0xD83C, 0xDDE9]), ("spaces", [0x20]), ("terminators", [0x25]), ("line ends", [0x0A]),
    ]

    private static func repeated(_ unit: UInt16, _ count: Int) -> [UInt16] {
        Array(repeating: unit, count: count)
    }

    /// Squares would take hours.
    @Test("hostile text is divided whole", .timeLimit(.minutes(20)), arguments: patterns.indices)
    func hostile(_ index: Int) {
        let units = Self.patterns[index].units
        let text = (0..<80_000).map { units[$0 % units.count] }
        #expect(LineBreaks.find(in: text).count == text.count + 1)
        #expect(GraphemeBreaks.find(in: text).contains(text.count))
        #expect(WordBreaks.find(in: text).contains(text.count))
        #expect(ScriptRuns.find(in: text).last?.range.upperBound == text.count)
        let paragraph = BidiParagraph(text, direction: .natural(isRightToLeftOtherwise: true))
        let runs = paragraph.visualRuns(inLine: 0..<text.count)
        #expect(runs.reduce(0) { $0 + $1.range.count } == text.count)
    }

    @Test("random code units never trap, and nothing is lost") func random() {
        var state: UInt64 = 42
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        let alphabet: [UInt16] =
            Self.patterns.flatMap(\.units) + [
                0x22, 0x660, 0x2029, 0x1100, 0x1161, 0xAC00, 0xAD, 0x5BE, 0xFFFC,
            ]
        for _ in 0..<300 {
            let text = (0..<Int(next() % 60)).map { _ in
                next() % 8 == 0 ? UInt16(truncatingIfNeeded: next()) : alphabet[Int(next()) % alphabet.count]
            }
            let clusters = GraphemeBreaks.find(in: text)
            let lines = LineBreaks.find(in: text)
            for direction in [BidiParagraph.Direction.leftToRight, .rightToLeft] {
                let paragraph = BidiParagraph(text, direction: direction)
                let runs = paragraph.visualRuns(inLine: 0..<text.count)
                #expect(runs.flatMap { Array($0.range) }.sorted() == Array(text.indices))
            }
            #expect(clusters.offsets.last == text.count)
            #expect(lines.count == text.count + 1)
            #expect(WordBreaks.find(in: text).offsets.first == 0)
            for cluster in zip(clusters.offsets, clusters.offsets.dropFirst()) {
                _ = EmojiClusters.isEmoji(cluster.0..<cluster.1, of: text)
            }
        }
    }
}
