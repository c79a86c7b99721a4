import DrydockStrings
import Foundation
import Testing

/// The examples are those of the chart "Language Plural Rules" of Unicode's Common Locale Data Repository.
@Suite struct PluralRuleTests {
    nonisolated struct Case: Sendable, CustomTestStringConvertible {
        let language: String
        let numbers: [String: String]

        var testDescription: String { language }
    }

    @Test(
        "each language has the form that goes with a number",
        arguments: [
            Case(
                language: "en",
                numbers: ["0": "other", "1": "one", "2": "other", "1.0": "other", "1.5": "other"]
            ),
            Case(
                language: "fr",
                numbers: ["0": "one", "1": "one", "1.5": "one", "2": "other", "1000000": "many"]
            ),
            Case(language: "es", numbers: ["1": "one", "1.0": "one", "2": "other", "1000000": "many"]),
            Case(language: "pt", numbers: ["0": "one", "1": "one", "2": "other"]),
            Case(language: "pt-PT", numbers: ["0": "other", "1": "one", "2": "other"]),
            Case(
                language: "ru",
                numbers: [
                    "1": "one", "21": "one", "11": "many", "2": "few", "12": "many", "5": "many",
                    "1.5": "other",
                ]
            ),
            Case(
                language: "pl",
                numbers: ["1": "one", "21": "many", "22": "few", "12": "many", "5": "many"]
            ),
            Case(language: "cs", numbers: ["1": "one", "3": "few", "5": "other", "1.5": "many"]),
            Case(
                language: "sl",
                numbers: ["1": "one", "101": "one", "2": "two", "3": "few", "5": "other", "1.5": "few"]
            ),
            Case(
                language: "ar",
                numbers: [
                    "0": "zero", "1": "one", "2": "two", "3": "few", "11": "many", "100": "other",
                    "103": "few",
                ]
            ),
            Case(language: "he", numbers: ["1": "one", "2": "two", "3": "other", "0.5": "one"]),
            Case(
                language: "lt",
                numbers: ["1": "one", "11": "other", "2": "few", "1.5": "many", "10": "other"]
            ),
            Case(
                language: "lv",
                numbers: ["0": "zero", "1": "one", "10": "zero", "11": "zero", "21": "one", "2": "other"]
            ),
            Case(
                language: "ro",
                numbers: ["1": "one", "0": "few", "19": "few", "20": "other", "101": "few"]
            ),
            Case(
                language: "hr",
                numbers: ["1": "one", "2": "few", "11": "other", "21": "one", "1.1": "one"]
            ),
            Case(language: "ga", numbers: ["1": "one", "2": "two", "6": "few", "10": "many", "11": "other"]),
            Case(
                language: "cy",
                numbers: ["0": "zero", "1": "one", "2": "two", "3": "few", "6": "many", "4": "other"]
            ),
            Case(language: "mt", numbers: ["1": "one", "2": "two", "0": "few", "11": "many", "20": "other"]),
            Case(language: "is", numbers: ["1": "one", "11": "other", "21": "one", "1.1": "one"]),
            Case(language: "da", numbers: ["1": "one", "1.5": "one", "2": "other"]),
            Case(language: "hi", numbers: ["0": "one", "1": "one", "0.5": "one", "2": "other"]),
            Case(language: "ja", numbers: ["0": "other", "1": "other", "2": "other"]),
            Case(language: "fil", numbers: ["1": "one", "4": "other", "5": "one"]),
            Case(language: "zh-Hant", numbers: ["1": "other"]),
            Case(language: "en_GB", numbers: ["1": "one"]),
            Case(language: "xx", numbers: ["1": "one", "2": "other"]),
        ]
    )
    func categories(item: Case) {
        for (number, category) in item.numbers {
            let operands = PluralRules.Operands(shown: number)
            #expect(PluralRules.category(of: operands, in: item.language) == category, "\(number)")
        }
    }

    private let files = PluralFormat(
        format: "%#@files@ in %2$#@folders@ of %3$@",
        variables: [
            "files": .init(
                argument: nil,
                forms: ["zero": "No files", "one": "One file", "other": "%d files"]
            ),
            "folders": .init(argument: nil, forms: ["one": "%d folder", "other": "%d folders"]),
        ]
    )

    @Test("each variable follows its own number, and a form for zero is for every language")
    func variables() {
        func text(_ files: Int, _ folders: Int) -> String {
            FormatExpansion.text(of: self.files, [files, folders, "Ada" as NSString], in: "en")
        }
        #expect(text(0, 1) == "No files in 1 folder of Ada")
        #expect(text(1, 2) == "One file in 2 folders of Ada")
        #expect(text(1_234, 1) == "1,234 files in 1 folder of Ada")
    }

    @Test("a placeholder of a wrong type, of a wrong place or of a thousand columns does no harm")
    func placeholders() {
        func text(_ format: String, _ arguments: any CVarArg...) -> String {
            FormatExpansion.text(of: format, arguments, in: "de")
        }
        #expect(text("%@ has %lld of %.2f%%", "Ada" as NSString, 5, 2.345) == "Ada has 5 of 2,34%")
        #expect(text("%2$@ %1$d", 1, "a" as NSString) == "a 1")
        #expect(text("%d|%@|", "x" as NSString) == "x||")
        #expect(text("%9$@|%s", 1) == "|1")
        #expect(text("%d", 1.5) == "1")
        #expect(text("%999999999d", 7).count <= 999)
        #expect(text("100%") == "100%")
        #expect(text("%5$n|", 1) == "|")
    }

    @Test("variables that are in themselves end")
    func circles() {
        let format = PluralFormat(
            format: "%#@a@",
            variables: ["a": .init(argument: 1, forms: ["other": "%#@a@%#@a@"])]
        )
        #expect(FormatExpansion.text(of: format, [1], in: "en").utf8.count < 10_000)
    }
}
