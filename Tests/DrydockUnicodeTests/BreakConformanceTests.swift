import DrydockUnicode
import Testing

/// Unicode's own cases for lines, grapheme clusters and words, all of them.
@Suite struct BreakConformanceTests {
    @Test("lines may end where LineBreakTest says") func lines() throws {
        let cases = try BreakCase.all("LineBreakTest")
        #expect(cases.count == 7_654)
        let wrong = cases.filter { item in
            let breaks = LineBreaks.find(in: item.text)
            return breaks.indices.filter { breaks[$0] != .prohibited } != item.places
        }
        #expect(wrong.isEmpty, "\(wrong.count) wrong, \(description(wrong))")
    }

    @Test("grapheme clusters are those of GraphemeBreakTest") func graphemes() throws {
        let cases = try BreakCase.all("GraphemeBreakTest")
        #expect(cases.count == 602)
        let wrong = cases.filter { GraphemeBreaks.find(in: $0.text).offsets != $0.places }
        #expect(wrong.isEmpty, "\(wrong.count) wrong, \(description(wrong))")
    }

    @Test("words are those of WordBreakTest") func words() throws {
        let cases = try BreakCase.all("WordBreakTest")
        #expect(cases.count == 1_823)
        let wrong = cases.filter { WordBreaks.find(in: $0.text).offsets != $0.places }
        #expect(wrong.isEmpty, "\(wrong.count) wrong, \(description(wrong))")
    }

    /// The file is what the line break iterator of ICU 72.1, which iOS has, too, makes of sentences, of words of PyThaiNLP's lists
    /// (CC0) in a row, and of letters at random: "|" where it breaks.
    @Test("lines of Thai may end where ICU ends them") func thai() throws {
        let lines = try ConformanceFile.lines("ThaiLineBreaks")
        #expect(lines.count == 249)
        let wrong = lines.map { String($0) ?? "" }
            .filter { line in
                let units = Array(line.utf16.filter { $0 != 0x7C })
                let breaks = LineBreaks.find(in: units)
                var result: [UInt16] = []
                for (index, unit) in units.enumerated() {
                    if breaks[index] != .prohibited { result.append(0x7C) }
                    result.append(unit)
                }
                return String(decoding: result, as: UTF16.self) != line
            }
        #expect(wrong.isEmpty, "\(wrong.count) wrong, \(wrong.prefix(5))")
    }

    private func description(_ cases: [BreakCase]) -> String {
        cases.prefix(5).map { item in
            item.text.map { String($0, radix: 16) }.joined(separator: " ") + " at \(item.places)"
        }.joined(separator: "; ")
    }
}
