import DrydockStrings
import Foundation
import Testing

@Suite struct StringsFileTests {
    private func read(_ text: String) throws -> [String: StringTable.Entry] {
        try StringsFile.read(Array(text.utf8)).entries
    }

    private func error(_ bytes: [UInt8], _ read: ([UInt8]) throws -> StringTable = StringsFile.read)
        -> String?
    {
        do {
            _ = try read(bytes)
            return nil
        } catch { return "\(error)" }
    }

    @Test("pairs are read, with comments, escapes, plain words and keys that stand for themselves")
    func pairs() throws {
        let entries = try read(
            """
            /* A comment */ "a" = "b\\n\\"c\\" \\U00e9";  // another
            key.x = 'v';
            "Only";
            "e" = "\\ud83d\\ude00\\101";
            "a" = "last";
            """
        )
        #expect(
            entries == ["a": .text("last"), "key.x": .text("v"), "Only": .text("Only"), "e": .text("😀A")]
        )
        #expect(try read("\"a\" = \"b\\n\\\"c\\\" \\U00e9\";") == ["a": .text("b\n\"c\" é")])
    }

    @Test("UTF-16 of either order is read, with a byte order mark and without")
    func encodings() throws {
        let units = Array("\"a\" = \"é\";".utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [
            [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
            [0xEF, 0xBB, 0xBF] + Array("a=\"é\";".utf8),
        ] {
            #expect(try StringsFile.read(bytes).entries == ["a": .text("é")])
        }
    }

    @Test("property lists in XML and binary form are read")
    func propertyLists() throws {
        let list = ["k": "v & w", "ü": "ß", "long": String(repeating: "x", count: 300)]
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
            #expect(try StringsFile.read(Array(data)).entries == list.mapValues { .text($0) })
        }
    }

    @Test(
        "what is broken is an error with its line",
        arguments: [
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "line 2: \"a\" is not followed by a semicolon"),
            ("\n\"a\" = \"b", "line 2: a string is opened and not closed"),
            ("\n/* x", "line 2: a comment is opened and not closed"),
            (
                "\"a\" = {b = c;};",
                "line 1: a value is a collection or data, which strings files do not have here"
            ),
            ("= 1;", "line 1: there is no key here"),
            ("\"a\" = ", "line 1: it ends where a value is missing"),
            (
                "<plist><dict><key>a</key><integer>1</integer></dict></plist>",
                "the value of \"a\" is no string"
            ),
            ("<plist><array/></plist>", "its property list is no dictionary"),
            ("<plist><dict><key>a</key></dict></plist>", "line 1: a value is missing"),
            (
                "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist/>",
                "line 1: its document type declares entities, which are refused"
            ),
        ]
    )
    func broken(text: String, message: String) {
        #expect(error(Array(text.utf8)) == message)
    }

    @Test("files that are too large or too deep are refused")
    func limits() {
        let deep = "<plist><dict><key>a</key>" + String(repeating: "<array>", count: 100_000)
        #expect(error(Array(deep.utf8)) == "line 1: its values are nested more than 32 deep")
        #expect(error(Array(repeating: 0x20, count: 9 << 20))?.hasPrefix("it has 9437184 bytes") == true)
        #expect(error([0x22, 0xC0, 0x22])?.contains("neither in UTF-8 nor in UTF-16") == true)
    }

    @Test("no binary property list, however it is damaged, is more than an error")
    func damaged() throws {
        let list: [String: Any] = ["a": "b", "n": ["x": "y"], "l": ["1", "2"], "w": "ÄÖ"]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let bytes = Array(data)
        var state: UInt64 = 42
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var errors = 0
        for _ in 0..<1_000 {
            var changed = bytes
            for _ in 0..<3 { changed[random(changed.count)] = UInt8(random(256)) }
            if error(changed) != nil { errors += 1 }
        }
        #expect(errors > 700)
        #expect(error(Array(bytes.prefix(40))) == "the binary property list is damaged")
    }

    @Test("a catalogue has a table for each language, and knows its keys")
    func catalogue() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {}, "Bye": {"localizations": {"de": \
            {"stringUnit": {"state": "translated", "value": "Tschüss"}}, "fr": {"stringUnit": {"value": "Salut"}}}}}}
            """
        let catalog = try StringCatalog(Array(json.utf8))
        #expect(catalog.keys == ["Hello", "Bye"])
        #expect(catalog.tables["de"]?.entries == ["Bye": .text("Tschüss")])
        func reason(_ text: String) -> String? {
            do {
                _ = try StringCatalog(Array(text.utf8))
                return nil
            } catch { return error.description }
        }
        #expect(reason("{\"sourceLanguage\": \"en\"}") == "\"strings\" is missing from the file")
        #expect(
            reason("{\"sourceLanguage\": 1, \"strings\": {}}") == "\"sourceLanguage\" is of the wrong type"
        )
        #expect(reason(String(repeating: "[", count: 100_000)) == "it is not JSON")
        #expect(reason("") == "it is not JSON")
    }

    private nonisolated static let choices: [(String, [String], String?)] = [
        ("pt-BR", ["pt", "pt-PT", "en"], "pt"), ("pt-BR", ["pt", "pt-BR"], "pt-BR"),
        ("de-AT", ["de", "en"], "de"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
        ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("en-GB", ["Base", "English"], "English"),
        ("fr", ["en", "fr-CA"], "fr-CA"), ("he", ["iw"], "iw"), ("ja", ["en"], nil), ("en", ["Base"], nil),
    ]

    @Test(
        "a language is taken for another of its regions, and of Chinese only for one of the same script",
        arguments: choices
    )
    func languages(language: String, available: [String], expected: String?) {
        #expect(LanguageMatching.best(for: language, of: available) == expected)
    }
}
