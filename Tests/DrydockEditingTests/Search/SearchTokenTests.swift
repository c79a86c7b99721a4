import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Search tokens")
struct SearchTokenTests {
    private let field = UISearchTextField()
    private let screen = Screen.empty(size: CGSize(width: 300, height: 60), scale: 2, showsStatusBar: false)
    private let log = Log()

    private final class Log {
        var changes = 0
    }

    init() {
        screen.perform {
            field.frame = CGRect(x: 10, y: 12, width: 280, height: 36)
            screen.window.addSubview(field)
            field.addAction(UIAction { [log] _ in log.changes += 1 }, for: .editingChanged)
            field.tokens = ["Unread", "Letters"].map { UISearchToken(icon: nil, text: $0) }
        }
    }

    private var names: [String] { field.tokens.map { "\($0.representedObject ?? "?")" } }

    private func setTokens(_ names: [String]) {
        screen.perform {
            field.tokens = names.map { name in
                let token = UISearchToken(icon: nil, text: name)
                token.representedObject = name
                return token
            }
        }
    }

    private func edit(_ text: String = "") {
        screen.perform {
            field.text = text
            _ = field.becomeFirstResponder()
        }
    }

    @Test("tokens are inserted, removed and put in the place of text")
    func changes() throws {
        setTokens(["a", "b"])
        screen.perform {
            let token = UISearchToken(icon: nil, text: "c")
            token.representedObject = "c"
            field.insertToken(token, at: 1)
        }
        #expect(names == ["a", "c", "b"])
        screen.perform { field.removeToken(at: 0) }
        #expect(names == ["c", "b"])
        edit("from Anna in letters")
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 2 + 5))
        let end = try #require(field.position(from: start, offset: 5))
        let range = try #require(field.textRange(from: start, to: end))
        screen.perform {
            let token = UISearchToken(icon: nil, text: "Anna")
            token.representedObject = "Anna"
            field.replaceTextualPortion(of: range, with: token, at: 2)
        }
        #expect(names == ["c", "b", "Anna"])
        #expect(field.text == "from in letters")
        #expect(field.selectedTextRange.map(field.tokens(in:))?.count == 1)
    }

    @Test("tokens have positions before the text")
    func positions() throws {
        setTokens(["a", "b"])
        edit("xyz")
        let first = field.positionOfToken(at: 0)
        #expect(field.compare(first, to: field.beginningOfDocument) == .orderedSame)
        #expect(field.offset(from: first, to: field.textualRange.start) == 2)
        #expect(field.offset(from: field.textualRange.start, to: field.textualRange.end) == 3)
        #expect(field.text(in: field.textualRange) == "xyz")
        let all = try #require(field.textRange(from: first, to: field.endOfDocument))
        #expect(field.tokens(in: all).count == 2 && field.tokens(in: field.textualRange).isEmpty)
        screen.perform { field.selectedTextRange = all }
        #expect(field.selectedTextRange == all)
        // Before a token stands no caret.
        screen.perform { field.selectedTextRange = field.textRange(from: first, to: first) }
        let selected = try #require(field.selectedTextRange)
        #expect(field.tokens(in: selected).map(\.representedObject) as? [String] == ["a"])
    }

    @Test("Backspace before the text selects the last token, and then deletes it")
    func deleting() {
        setTokens(["a", "b"])
        edit("x")
        screen.press(.delete)
        #expect(field.text == "" && log.changes == 1)
        screen.press(.delete)
        #expect(names == ["a", "b"] && log.changes == 1)
        screen.press(.delete)
        #expect(names == ["a"] && log.changes == 2)
        screen.perform { field.allowsDeletingTokens = false }
        screen.press(.delete)
        screen.press(.delete)
        #expect(names == ["a"])
    }

    @Test("arrows walk over tokens, and what is typed takes their place")
    func walking() throws {
        setTokens(["a", "b", "c"])
        edit()
        screen.press(.leftArrow)
        screen.press(.leftArrow)
        screen.press(.leftArrow)
        screen.press(.rightArrow)
        try screen.type("q")
        #expect(names == ["a", "c"])
        #expect(field.text == "q")
    }

    @Test("a tap selects a token, one on the text none")
    func tapping() throws {
        setTokens(["a", "b"])
        try screen.activate(label: "a")
        #expect(field.isEditing)
        #expect(field.selectedTextRange.map(field.tokens(in:))?.count == 1)
        screen.tap(at: CGPoint(x: 200, y: 30))
        #expect(field.selectedTextRange.map(field.tokens(in:))?.isEmpty == true)
    }

    /// Tokens and text scroll as one line, as in UIKit.
    @Test(
        "tokens and text that fit are all seen; of a longer line, what is edited",
        arguments: [false, true]
    )
    func scrolling(isRightToLeft: Bool) throws {
        let screen = Screen.empty(
            size: CGSize(width: 300, height: 60),
            scale: 2,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            showsStatusBar: false
        )
        let field = UISearchTextField(frame: CGRect(x: 10, y: 12, width: 280, height: 36))
        screen.perform {
            screen.window.addSubview(field)
            field.tokens = ["Unread", "Letters"].map { UISearchToken(icon: nil, text: $0) }
            field.text = isRightToLeft ? "سفينة" : "ship"
            _ = field.becomeFirstResponder()
        }
        /// From the field's leading side.
        func start(of text: String) throws -> CGFloat {
            let frame = screen.frame(of: try screen.find(UILabel.self, text: text))
            return isRightToLeft ? 290 - frame.maxX : frame.minX - 10
        }
        let unread = try start(of: "Unread")
        let letters = try start(of: "Letters")
        #expect(unread > 30 && unread < 45)
        screen.perform { field.insertText(isRightToLeft ? " من البحرية الملكية" : " of the Royal Navy") }
        #expect(try start(of: "Unread") < unread - 20)
        #expect(try start(of: "Letters") - start(of: "Unread") == letters - unread)
        let caret = field.caretRect(for: try #require(field.selectedTextRange?.end))
        #expect(caret.minX > 30)
        #expect(caret.maxX < 250)
        screen.perform {
            field.selectedTextRange = field.textRange(
                from: field.positionOfToken(at: 0),
                to: field.positionOfToken(at: 1)
            )
        }
        #expect(try start(of: "Unread") == unread)
        screen.perform {
            field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        }
        #expect(try start(of: "Unread") < unread - 20)
        screen.perform { _ = field.resignFirstResponder() }
        #expect(try start(of: "Unread") == unread)
    }

    @Test("the clear button takes tokens away, too")
    func clearing() throws {
        edit("x")
        screen.tap(at: CGPoint(x: 276, y: 30))
        #expect(field.tokens.isEmpty && field.text == "" && log.changes == 1)
        setTokens(["a"])
        screen.tap(at: CGPoint(x: 276, y: 30))
        #expect(field.tokens.isEmpty && log.changes == 2)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, crowded, large

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) {
        let screen = Screen.empty(
            size: CGSize(width: 300, height: look == .large ? 80 : 60),
            scale: 2,
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                if look == .dark { $0.userInterfaceStyle = .dark }
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            },
            showsStatusBar: false
        )
        screen.perform {
            let field = UISearchTextField(frame: CGRect(x: 10, y: 12, width: 280, height: 36))
            screen.window.backgroundColor = .systemBackground
            screen.window.addSubview(field)
            if look == .large { field.frame.size.height = field.intrinsicContentSize.height }
            let names = ["Unread", "Letters"] + (look == .crowded ? ["Anna", "Last Week"] : [])
            field.tokens = names.map { name in
                let icon = name == "Unread" ? UIImage(systemName: "envelope.fill") : nil
                return UISearchToken(icon: icon, text: name)
            }
            field.text = "ship"
            _ = field.becomeFirstResponder()
            if look != .crowded {
                let (start, end) = (field.positionOfToken(at: 1), field.textualRange.start)
                field.selectedTextRange = field.textRange(from: start, to: end)
            }
        }
        assertSnapshot(of: screen, as: .image)
    }
}
