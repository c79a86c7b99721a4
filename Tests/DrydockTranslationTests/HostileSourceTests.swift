import DrydockTranslation
import Testing

struct HostileSourceTests {
    private func error(_ text: String) -> String? {
        do throws(SourceError) {
            _ = try SourceFile(path: "A.swift", text: text)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(
        "a file that is not whole is an error with its line",
        arguments: [
            ("class A {\n func f() {\n}\n", "A.swift:1:9: error: '{' is not closed"),
            ("class A {\n}\n}\n", "A.swift:3:1: error: '}' closes nothing that is open"),
            ("let a = f(\n1]\n", "A.swift:2:2: error: ']' does not close the '(' of line 1"),
            (
                "let a = 1\nlet b = \"abc\nlet c = 2\n",
                "A.swift:2:9: error: a literal is opened here and not closed"
            ),
            ("let b = \"\"\"\nabc\n", "A.swift:1:9: error: a literal is opened here and not closed"),
            (
                "let a = 1\n/* a /* b */\nlet c = 2\n",
                "A.swift:2:1: error: a comment is opened here and not closed"
            ),
            ("#if os(iOS)\nlet a = 1\n", "A.swift:1:1: error: '#if' has no '#endif'"),
        ]
    )
    func damaged(text: String, message: String) {
        #expect(error(text) == message)
    }

    @Test("brackets within literals and comments are none")
    func literals() {
        #expect(error("let a = \"{[(\" // {[(\n/* {[( /* ) */ */\nlet b = /[(]/\nlet c = #\"\\(\"#\n") == nil)
        #expect(error("let a = \"\\(f([1, 2]))\"\nlet b = \"\"\"\n{\n\"\"\"\n") == nil)
    }

    @Test(
        "what is nested too deep is an error with its line, whatever it is made of",
        arguments: ["[", "(", "{ ", "f([", "[{ ", "\"\\(", "[a: ["]
    )
    func nesting(opener: String) {
        let text = "import UIKit\nlet a = " + String(repeating: opener, count: 5_000) + "\n"
        let message = error(text)
        #expect(message?.hasPrefix("A.swift:2:") == true)
    }

    @Test("brackets that are closed may be sixteen deep, and long chains and rows are no nesting of brackets")
    func deepEnough() throws {
        let arrays = "let a = " + String(repeating: "[", count: 12) + String(repeating: "]", count: 12) + "\n"
        let calls = "let b = b" + String(repeating: ".c()", count: 300) + "\n"
        let sums = "let c = 1" + String(repeating: " + 1", count: 2_000) + "\n"
        let branches = "func f() { if a {}" + String(repeating: " else if b {}", count: 100) + "}\n"
        let text = "import UIKit\n" + arrays + calls + sums + branches
        let file = try SourceFile(path: "A.swift", text: text)
        let translation = Translation([file], namesOrigins: false)
        #expect(translation.texts.first == text.replacing("import UIKit", with: "import Drydock"))
    }

    @Test("line ends of Windows, a byte order mark and a zero byte stay as they are")
    func bytes() throws {
        let text = "\u{FEFF}import UIKit\r\n@objc class A {}\r\nlet b = \"x\0y\"\r\n"
        let file = try SourceFile(path: "A.swift", text: text)
        let translated = try #require(Translation([file], namesOrigins: false).texts.first)
        #expect(Array(translated.utf8).starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(translated == "\u{FEFF}import Drydock\r\nclass A {}\r\nlet b = \"x\0y\"\r\n")
    }

    @Test("many members move from one file to another, and what they use is opened once")
    func moves() throws {
        let count = 200
        let classes = (0..<count).map { "class A\($0): UIView {}\n" }.joined()
        let extensions = (0..<count).map { index in
            "extension A\(index) {\n override func f() { h\(index)() }\n private func h\(index)() {}\n}\n"
        }.joined()
        let files = [
            try SourceFile(path: "A.swift", text: "import UIKit\n" + classes),
            try SourceFile(path: "B.swift", text: "import UIKit\n" + extensions),
        ]
        let texts = Translation(files, namesOrigins: false).texts
        #expect(texts[0].split(separator: "override func").count == count + 1)
        #expect(!texts[1].contains("override"))
        #expect(!texts[1].contains("private"))
    }

    @Test("what a distant subclass overrides moves, and what no subclass overrides stays")
    func distantOverrides() throws {
        let text = """
            import UIKit
            class A: UIView {}
            class B: A {}
            class C: B { override func f() {} }
            class D: UIView { override func g() {} }
            extension A {
             @objc func f() {}
             @objc func g() {}
            }
            """
        let file = try SourceFile(path: "A.swift", text: text)
        let translated = try #require(Translation([file], namesOrigins: false).texts.first)
        let lines = translated.split(separator: "\n").map { $0.trimmingPrefix(" ") }
        let body = lines.prefix { !$0.hasPrefix("class B") }
        #expect(body.contains { $0.contains("func f") })
        #expect(!body.contains { $0.contains("func g") })
    }
}
