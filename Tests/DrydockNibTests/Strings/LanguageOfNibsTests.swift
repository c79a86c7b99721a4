import Drydock
import Foundation
import Testing

/// Nibs and storyboards show the texts of the screen's language, whatever the machine's is.
@Suite struct LanguageOfNibsTests {
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "words-\(UUID().uuidString)"
        )
        func write(_ text: String, _ name: String) throws {
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: place)
        }
        let label = "<view id=\"a\"><subviews><label text=\"Hello\" id=\"b\"/></subviews></view>"
        func nib(_ content: String) -> String {
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects>"
                + content + "</objects></document>"
        }
        try write(nib(label), "Base.lproj/Card.xib")
        try write("\"b.text\" = \"Hallo\";", "de.lproj/Card.strings")
        try write("\"b.text\" = \"Bonjour\";", "fr.lproj/Card.strings")
        try write(nib("<label text=\"Whole\" id=\"b\"/>"), "Base.lproj/Whole.xib")
        try write(nib("<label text=\"Ganz\" id=\"b\"/>"), "de.lproj/Whole.xib")
        try write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"t.title": {"localizations": \
            {"de": {"stringUnit": {"value": "Anfang"}}}}}}
            """,
            "Main.xcstrings"
        )
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            initialViewController="t"><scenes><scene><objects><viewController title="Start" id="t"/></objects></scene>\
            </scenes></document>
            """,
            "Base.lproj/Main.storyboard"
        )
        return try #require(Bundle(path: folder.path))
    }

    private func inLanguage<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
        let scene = UIWindowScene(
            screen: UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 100), scale: 1),
            traits: UITraitCollection { $0.interfaceLanguage = language }
        )
        return try scene.perform(body)
    }

    @Test(
        "texts are those of the language's table; without one those of the document",
        arguments: [("de", "Hallo"), ("de-AT", "Hallo"), ("fr", "Bonjour"), ("en", "Hello"), ("ja", "Hello")]
    )
    func nib(language: String, expected: String) throws {
        let bundle = try bundle()
        let view = inLanguage(language) {
            UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first as? UIView
        }
        #expect((view?.subviews.first as? UILabel)?.text == expected)
    }

    @Test("a document that was translated as a whole comes before the one for all languages")
    func whole() throws {
        let bundle = try bundle()
        func text(_ language: String) -> String? {
            inLanguage(language) {
                (UINib(nibName: "Whole", bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text
            }
        }
        #expect(text("de") == "Ganz")
        #expect(text("fr") == "Whole")
    }

    @Test("a storyboard's texts may be in a catalogue")
    func storyboard() throws {
        let bundle = try bundle()
        func title(_ language: String) -> String? {
            inLanguage(language) {
                UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()?.title
            }
        }
        #expect(title("de") == "Anfang")
        #expect(title("en") == "Start")
    }
}
