import Drydock
import Testing

/// Texts of an app in the language of the screen, in a file that imports Drydock alone.
///
/// What a missing key gives, and which table decides, is as Apple's documentation of `NSLocalizedString` and
/// `localizedString(forKey:value:table:)` has it.
struct LocalizedStringTests {
    /// A bundle with texts of every kind.
    @MainActor static func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "texts-\(UUID().uuidString)"
        )
        func write(_ text: String, _ name: String) throws {
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: place)
        }
        try write(
            "\"hello\" = \"Hello\"; \"%@ has %lld\" = \"%1$@ has %2$lld\"; \"Only\" = \"Only English\";",
            "en.lproj/Localizable.strings"
        )
        try write(
            "\"hello\" = \"Hallo\"; \"%@ has %lld\" = \"%2$lld hat %1$@\";",
            "de.lproj/Localizable.strings"
        )
        try write("\"hello\" = \"Other\";", "en.lproj/Other.strings")
        try write("\"hello\" = \"Andere\";", "de.lproj/Other.strings")
        try write("\"hello\" = \"Once\";", "en.lproj/English.strings")
        for (language, one, other) in [("en", "One file", "%d files"), ("de", "Eine Datei", "%d Dateien")] {
            try write(
                """
                <plist><dict><key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@.</string>\
                <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
                <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>\(one)</string>\
                <key>other</key><string>\(other)</string></dict></dict></dict></plist>
                """,
                "\(language).lproj/Localizable.stringsdict"
            )
        }
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Welcome": {"localizations": \
            {"ru": {"stringUnit": {"state": "translated", "value": "Привет"}}}}, "%lld items": {"localizations": \
            {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}}, \
            "other": {"stringUnit": {"value": "%lld items"}}}}}, \
            "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld вещь"}}, \
            "few": {"stringUnit": {"value": "%lld вещи"}}, "many": {"stringUnit": {"value": "%lld вещей"}}, \
            "other": {"stringUnit": {"value": "%lld вещи"}}}}}}}}}
            """,
            "Catalog.xcstrings"
        )
        return try #require(Bundle(path: folder.path))
    }

    @MainActor private func inLanguage<Result>(_ language: String, _ body: () throws -> Result) rethrows
        -> Result
    {
        let scene = UIWindowScene(
            screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1),
            traits: UITraitCollection { $0.interfaceLanguage = language }
        )
        return try scene.perform(body)
    }

    @Test("a text is that of the scene's language, of the nearest one, or of the bundle's own")
    @MainActor func languages() throws {
        let bundle = try Self.bundle()
        func text(_ language: String) -> String {
            inLanguage(language) { NSLocalizedString("hello", bundle: bundle, comment: "") }
        }
        #expect(text("en") == "Hello")
        #expect(text("de") == "Hallo")
        #expect(text("de-CH") == "Hallo")
        #expect(text("ja") == "Hello")
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello")
    }

    @Test("every form of asking gives the same text")
    @MainActor func forms() throws {
        let bundle = try Self.bundle()
        inLanguage("de") {
            #expect(NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Andere")
            #expect(NSLocalizedString("hello", tableName: nil, bundle: bundle, comment: "") == "Hallo")
            #expect(
                NSLocalizedString("hello", tableName: nil, bundle: bundle, value: "v", comment: "") == "Hallo"
            )
            #expect(
                NSLocalizedString("hello", tableName: "Other", bundle: bundle, value: "v", comment: "")
                    == "Andere"
            )
            #expect(NSLocalizedString("hello", bundle: bundle, value: "v", comment: "") == "Hallo")
            #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hallo")
            #expect(bundle.localizedString(forKey: "hello", value: "v", table: "Other") == "Andere")
            #expect(String(localized: "hello", bundle: bundle) == "Hallo")
            #expect(String(localized: "hello", table: "Other", bundle: bundle) == "Andere")
            #expect(String(localized: "hello", defaultValue: "Hi", bundle: bundle) == "Hallo")
            #expect(String(localized: LocalizedStringResource("hello", bundle: bundle)) == "Hallo")
        }
    }

    @Test("a key that is missing gives the value, or itself, even if another language has it")
    @MainActor func missing() throws {
        let bundle = try Self.bundle()
        inLanguage("de") {
            #expect(NSLocalizedString("Only", bundle: bundle, comment: "") == "Only")
            #expect(NSLocalizedString("none", bundle: bundle, value: "Nothing", comment: "") == "Nothing")
            #expect(NSLocalizedString("none", tableName: "None", bundle: bundle, comment: "") == "none")
            #expect(bundle.localizedString(forKey: "none", value: "", table: nil) == "none")
            #expect(String(localized: "none", defaultValue: "\(5) left", bundle: bundle) == "5 left")
            #expect(NSLocalizedString("none of this app", comment: "") == "none of this app")
            // The table is in English alone.
            #expect(NSLocalizedString("hello", tableName: "English", bundle: bundle, comment: "") == "Once")
        }
    }

    @Test("arguments are in the key as placeholders, and in the text where it wants them")
    @MainActor func arguments() throws {
        let bundle = try Self.bundle()
        #expect(inLanguage("en") { String(localized: "\("Ada") has \(5)", bundle: bundle) } == "Ada has 5")
        #expect(inLanguage("de") { String(localized: "\("Ada") has \(5)", bundle: bundle) } == "5 hat Ada")
        #expect(
            inLanguage("de") { String(localized: "\(2.5, specifier: "%.2f") %", bundle: bundle) } == "2,50 %"
        )
        #expect(inLanguage("en") { String(localized: "\(1_234_567) m", bundle: bundle) } == "1,234,567 m")
    }

    @Test("words follow the numbers, from dictionaries of strings and from catalogues")
    @MainActor func plurals() throws {
        let bundle = try Self.bundle()
        func files(_ count: Int) -> String {
            String(format: NSLocalizedString("files", bundle: bundle, comment: ""), count)
        }
        inLanguage("de") {
            #expect(files(1) == "Eine Datei.")
            #expect(files(3) == "3 Dateien.")
            let format = NSLocalizedString("files", bundle: bundle, comment: "")
            #expect(String.localizedStringWithFormat(format, 3) == "3 Dateien.")
            #expect(String(format: format, arguments: [1]) == "Eine Datei.")
            #expect(String(format: format, locale: nil, 1) == "Eine Datei.")
        }
        #expect(inLanguage("en") { files(1) } == "One file.")
        func items(_ count: Int, _ language: String) -> String {
            inLanguage(language) { String(localized: "\(count) items", table: "Catalog", bundle: bundle) }
        }
        #expect(items(1, "en") == "1 item")
        #expect(items(2, "en") == "2 items")
        #expect([1, 3, 5, 21].map { items($0, "ru") } == ["1 вещь", "3 вещи", "5 вещей", "21 вещь"])
        #expect(
            inLanguage("ru") {
                NSLocalizedString("Welcome", tableName: "Catalog", bundle: bundle, comment: "")
            } == "Привет"
        )
        #expect(
            inLanguage("de") {
                NSLocalizedString("Welcome", tableName: "Catalog", bundle: bundle, comment: "")
            } == "Welcome"
        )
    }

    @Test("formats without words that follow numbers are formatted as ever")
    func formats() {
        #expect(String(format: "%d %@ %.1f", 1, "a", 2.5) == "1 a 2.5")
        #expect(String(format: "%02d", 7) == "07")
        #expect(String(format: "%2$@ %1$@", arguments: ["a", "b"]) == "b a")
        #expect(String(format: "%.2f", locale: Locale(identifier: "de"), 1.5) == "1,50")
    }
}
