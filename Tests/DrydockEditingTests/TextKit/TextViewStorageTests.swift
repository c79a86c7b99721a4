import Drydock
import DrydockPlatform
import DrydockTesting
import Foundation
import Testing

/// Text views whose text is edited through its storage.
@Suite struct TextViewStorageTests {
    private func screen(_ view: UITextView) -> Screen {
        let controller = UIViewController()
        let screen = Screen(size: CGSize(width: 200, height: 160), showsStatusBar: false) { controller }
        screen.perform {
            controller.view.addSubview(view)
            view.becomeFirstResponder()
        }
        return screen
    }

    private func text(_ view: UITextView) -> [UInt16] { Array((view.text ?? "").utf16) }

    @Test(arguments: [false, true])
    func `a view that is made for either way of layout has a storage and a layout manager`(modern: Bool) {
        let view = UITextView(usingTextLayoutManager: modern)
        view.text = "one"
        #expect(view.frame == .zero)
        #expect(view.textStorage.string == "one" && view.layoutManager.numberOfGlyphs == 3)
    }

    @Test func `an edit of the storage shows in the view and moves the selection`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        let screen = screen(view)
        screen.perform { view.text = "one two three" }
        let storage = view.textStorage
        #expect(storage === view.textStorage && view.layoutManager.textStorage === storage)
        #expect(storage.string == "one two three")
        #expect(
            storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == UIFont.systemFont(ofSize: 12)
        )
        screen.perform {
            view.selectedRange = NSRange(location: 8, length: 5)
            storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "a")
        }
        #expect(view.text == "a two three")
        #expect(view.selectedRange == NSRange(location: 6, length: 5))
        let before = view.contentSize.height
        screen.perform {
            storage.addAttribute(
                .font,
                value: UIFont.systemFont(ofSize: 40),
                range: NSRange(location: 0, length: storage.length)
            )
        }
        #expect(view.contentSize.height > before + 20)
        screen.perform { storage.setAttributedString(NSAttributedString(string: "")) }
        #expect(view.text == "" && view.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `what is typed goes through the storage, and its delegate may change it`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 100))
        let screen = screen(view)
        let record = StorageRecord()
        screen.perform { view.textStorage.delegate = record }
        record.willProcess = { storage in
            guard storage.editedMask.contains(.editedCharacters), storage.editedRange.length > 0 else {
                return
            }
            let typed = (storage.string as NSString).substring(with: storage.editedRange)
            storage.replaceCharacters(
                in: storage.editedRange,
                with: typed.uppercased() + (typed == "b" ? "!" : "")
            )
        }
        screen.host.handle(.text("a"))
        screen.host.handle(.text("b"))
        #expect(view.text == "AB!")
        record.willProcess = nil
        screen.press(.character("z"), modifiers: .control)
        screen.press(.character("z"), modifiers: .control)
        #expect(view.text == "")
        screen.press(.character("y"), modifiers: .control)
        screen.press(.character("y"), modifiers: .control)
        #expect(view.text == "AB!")
        #expect(record.calls.first == "will 3 0-1 1")
    }

    @Test func `a storage with a store of its own highlights what is typed`() {
        let storage = HighlightingStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 100), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager)
        let screen = screen(view)
        func underlined() -> [Bool] {
            (0..<view.attributedText.length).map {
                view.attributedText.attribute(.underlineStyle, at: $0, effectiveRange: nil) != nil
            }
        }
        for letter in ["a", " ", "l", "e", "t"] { screen.host.handle(.text(letter)) }
        #expect(view.text == "a let" && storage.string == "a let")
        #expect(underlined() == [false, false, true, true, true])
        screen.press(.delete)
        #expect(underlined() == [false, false, false, false])
        screen.press(.character("z"), modifiers: .control)
        #expect(storage.string == "a let" && underlined() == [false, false, true, true, true])
        screen.perform { view.text = "let it be" }
        #expect(storage.string == "let it be" && underlined().prefix(4) == [true, true, true, false])
        screen.perform { view.font = .systemFont(ofSize: 20) }
        #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    }

    @Test func `places in a text view are those of its input`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        let screen = screen(view)
        screen.perform {
            view.textContainerInset = UIEdgeInsets(top: 10, left: 6, bottom: 10, right: 6)
            view.text = "some words שלום and 👩‍👧 more\nof them"
        }
        let manager = view.layoutManager
        for offset in 0..<view.textStorage.length {
            guard let start = view.position(from: view.beginningOfDocument, offset: offset),
                let end = view.position(from: start, offset: 1),
                let range = view.textRange(from: start, to: end)
            else { continue }
            let glyphs = manager.glyphRange(
                forCharacterRange: NSRange(location: offset, length: 1),
                actualCharacterRange: nil
            )
            let rect = manager.boundingRect(forGlyphRange: glyphs, in: view.textContainer)
                .offsetBy(dx: 6, dy: 10)
            let unit = (view.text as NSString).character(at: offset)
            guard unit != 0x0A else { continue }
            let expected = view.firstRect(for: range)
            #expect(abs(rect.minX - expected.minX) + abs(rect.minY - expected.minY) < 0.01, "\(offset)")
            let found = manager.characterIndex(
                for: CGPoint(x: rect.midX - 6, y: rect.midY - 10),
                in: view.textContainer,
                fractionOfDistanceBetweenInsertionPoints: nil
            )
            #expect(glyphs.contains(found) || rect.width == 0, "\(offset)")
        }
        #expect(abs(manager.usedRect(for: view.textContainer).height + 20 - view.contentSize.height) < 1)
    }

    @Test(arguments: 0..<4) func `edits by hand and by program leave the same in view and storage`(
        seed: UInt64
    )
        throws
    {
        let pieces = ["a", "é", "e\u{301}", "👩‍👧", "🇩🇪", "ש", "ع", "中", "let ", "\n", "1.5"]
        let container = NSTextContainer()
        container.widthTracksTextView = true
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        let storage = seed % 2 == 0 ? NSTextStorage() : HighlightingStorage()
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100), textContainer: container)
        let screen = screen(view)
        var random = EditGenerator(state: (seed + 3) &* 0x9E37_79B9_7F4A_7C15 | 1)
        for step in 0..<60 {
            let piece = pieces[Int(random.next() % UInt64(pieces.count))]
            let length = storage.length
            let boundaries =
                [0]
                + (view.text ?? "").indices.map {
                    (view.text ?? "").utf16.distance(from: (view.text ?? "").startIndex, to: $0)
                } + [length]
            let start = boundaries[Int(random.next() % UInt64(boundaries.count))]
            let end = max(boundaries[Int(random.next() % UInt64(boundaries.count))], start)
            let range = NSRange(start..<min(end, start + 12))
            switch random.next() % 8 {
            case 0, 1: screen.host.handle(.text(piece))
            case 2: screen.press(.delete)
            case 3: screen.press(random.next() % 2 == 0 ? .leftArrow : .rightArrow, modifiers: .shift)
            case 4: screen.press(.character(random.next() % 2 == 0 ? "z" : "y"), modifiers: .control)
            case 5: screen.perform { storage.replaceCharacters(in: range, with: piece) }
            case 6:
                screen.perform { storage.addAttribute(.kern, value: Int(random.next() % 3), range: range) }
            default: try screen.compose(piece == "\n" ? "か" : piece)
            }
            #expect(text(view) == Array(storage.string.utf16), "step \(step)")
            let selected = view.selectedRange
            #expect(selected.upperBound <= storage.length, "step \(step)")
            let carets = stride(from: 0, through: storage.length, by: 3).map {
                view.position(from: view.beginningOfDocument, offset: $0).map { view.caretRect(for: $0) }
            }
            let fresh = UITextView(frame: view.frame)
            fresh.attributedText = view.attributedText
            if view.markedTextRange == nil {
                let others = stride(from: 0, through: storage.length, by: 3).map {
                    fresh.position(from: fresh.beginningOfDocument, offset: $0).map {
                        fresh.caretRect(for: $0)
                    }
                }
                let isSame = zip(carets, others)
                    .allSatisfy {
                        abs(($0?.minX ?? 0) - ($1?.minX ?? 0)) + abs(($0?.minY ?? 0) - ($1?.minY ?? 0)) < 0.01
                    }
                #expect(isSame, "step \(step)")
            }
            _ = screen.host.displayList()
        }
    }

    @Test func `a view whose container leaves its layout manager keeps its text, and gets another storage`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        let screen = screen(view)
        screen.perform { view.text = "text" }
        let (manager, storage) = (view.layoutManager, view.textStorage)
        screen.perform {
            manager.removeTextContainer(at: 0)
            storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "other")
        }
        #expect(view.text == "text" && view.textStorage !== storage)
        screen.perform {
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T")
        }
        #expect(view.text == "Text" && view.layoutManager.textStorage === view.textStorage)
    }

    @Test func `a layout manager's delegate hears of each layout once`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
        let screen = screen(view)
        let record = LayoutRecord()
        screen.perform {
            view.layoutManager.delegate = record
            view.text = "text"
        }
        record.calls = []
        screen.perform { view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "T") }
        #expect(record.calls == ["invalid", "laid out true"])
    }
}

@MainActor
private final class LayoutRecord: NSObject, NSLayoutManagerDelegate {
    var calls: [String] = []

    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls.append("invalid") }

    func layoutManager(
        _ layoutManager: NSLayoutManager,
        didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {
        calls.append("laid out \(layoutFinishedFlag)")
    }
}
