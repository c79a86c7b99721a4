import DrydockUnicode
import Testing

@Suite struct RunTests {
    private func scripts(_ text: String) -> [String] {
        ScriptRuns.find(in: Array(text.utf16)).map { run in
            let tag = run.script.tag
            let name = String(
                decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) },
                as: UTF8.self
            )
            return "\(run.range.lowerBound)-\(run.range.upperBound) \(name)"
        }
    }

    @Test("runs of script take spaces, digits and marks along") func runs() {
        #expect(scripts("Hello, 12") == ["0-9 Latn"])
        #expect(scripts("12 שלום") == ["0-7 Hebr"])
        #expect(scripts("e\u{301} же") == ["0-3 Latn", "3-5 Cyrl"])
        #expect(scripts("123") == ["0-3 Zyyy"])
        #expect(scripts("") == [])
    }

    @Test("a closing bracket has the script of its opening one") func brackets() {
        #expect(scripts("ab (שלום) cd") == ["0-4 Latn", "4-8 Hebr", "8-12 Latn"])
        #expect(scripts("א (ab) ב") == ["0-3 Hebr", "3-5 Latn", "5-8 Hebr"])
    }

    @Test("what several scripts use stays where one of them is") func extensions() {
        #expect(scripts("カー") == ["0-2 Kana"])
        #expect(scripts("らーめん") == ["0-4 Hira"])
        #expect(scripts("ーカ") == ["0-2 Kana"])
        // The danda of Devanagari is Bengali's, too.
        #expect(scripts("বাংলা।") == ["0-6 Beng"])
    }

    @Test(
        "a cluster is a picture if its characters say so",
        arguments: [
            ("😀", true), ("a", false), ("1", false), ("1\u{FE0F}\u{20E3}", true), ("©", false),
            ("©\u{FE0F}", true), ("😀\u{FE0E}", false), ("☝", false), ("☝🏽", true), ("🇩🇪", true),
            ("👨‍👩‍👧", true), ("é", false), ("❤", false), ("❤\u{FE0F}‍🔥", true), ("#\u{20E3}", true),
        ]
    ) func emoji(_ text: String, _ isEmoji: Bool) {
        let units = Array(text.utf16)
        #expect(EmojiClusters.isEmoji(0..<units.count, of: units) == isEmoji)
    }
}
