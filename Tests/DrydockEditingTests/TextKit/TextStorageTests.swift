import Drydock
import DrydockTesting
import Foundation
import Testing

/// Text storages by themselves.
@Suite struct TextStorageTests {
    private let mark = NSAttributedString.Key("mark")

    @Test func `a storage is an attributed string like any other`() {
        let storage = NSTextStorage(string: "hello world", attributes: [.kern: 1])
        storage.addAttribute(mark, value: 1, range: NSRange(location: 0, length: 5))
        storage.addAttribute(mark, value: 2, range: NSRange(location: 3, length: 5))
        var found: [String] = []
        storage.enumerateAttribute(mark, in: NSRange(location: 0, length: storage.length)) {
            value,
            range,
            _ in
            found.append("\(value as? Int ?? 0) \(range.location)-\(range.upperBound)")
        }
        #expect(found == ["1 0-3", "2 3-8", "0 8-11"])
        storage.append(NSAttributedString(string: "!"))
        storage.insert(NSAttributedString(string: "Oh, "), at: 0)
        storage.deleteCharacters(in: NSRange(location: 4, length: 6))
        storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "Ah")
        storage.removeAttribute(mark, range: NSRange(location: 0, length: storage.length))
        #expect(storage.string == "Ah, world!")
        #expect(storage.attribute(mark, at: 4, effectiveRange: nil) == nil)
        #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(storage.attribute(.kern, at: 9, effectiveRange: nil) == nil)
        storage.setAttributedString(NSAttributedString(string: ""))
        #expect(storage.length == 0)
    }

    @Test func `its string is edited in place, too`() {
        let storage = NSTextStorage(string: "some text")
        storage.mutableString.append("!")
        let count = storage.mutableString.replaceOccurrences(
            of: "e",
            with: "E",
            options: [],
            range: NSRange(location: 0, length: storage.length)
        )
        #expect(count == 2 && storage.string == "somE tExt!")
        #expect(storage.mutableString.range(of: "tExt").location == 5)
        storage.mutableString.setString("other")
        #expect(storage.string == "other" && NSAttributedString().length == 0)
    }

    @Test func `what Foundation copies of a storage is what stands in it`() {
        let storage = NSTextStorage()
        storage.append(NSAttributedString(string: "one ", attributes: [mark: Plain(1)]))
        storage.append(NSAttributedString(string: "two ", attributes: [mark: Plain(2)]))
        storage.append(NSAttributedString(string: "three", attributes: [mark: Plain(1)]))
        storage.deleteCharacters(in: NSRange(location: 4, length: 4))
        storage.addAttribute(
            .font,
            value: UIFont.systemFont(ofSize: 9),
            range: NSRange(location: 2, length: 4)
        )
        let copy = NSAttributedString(attributedString: storage)
        #expect(copy.string == "one three")
        for offset in 0..<copy.length {
            let expected = storage.attribute(mark, at: offset, effectiveRange: nil) as? Plain
            #expect(
                (copy.attribute(mark, at: offset, effectiveRange: nil) as? Plain)?.value == expected?.value
            )
            let font = copy.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
            #expect((font != nil) == (2..<6).contains(offset))
        }
        #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 4)).string == "e th")
    }

    @Test
    func `the delegate hears of an edit before it is laid out, and edits between begin and end are one`() {
        let record = StorageRecord()
        let storage = NSTextStorage(string: "abc")
        storage.delegate = record
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(record.calls == ["will 3 1-4 2", "did 3 1-4 2"])
        record.calls = []
        storage.beginEditing()
        storage.addAttribute(mark, value: 1, range: NSRange(location: 0, length: 1))
        storage.beginEditing()
        storage.deleteCharacters(in: NSRange(location: 3, length: 1))
        storage.endEditing()
        #expect(record.calls == [])
        storage.endEditing()
        #expect(record.calls == ["will 3 0-3 -1", "did 3 0-3 -1"])
        #expect(storage.editedRange.location == NSNotFound)
        record.calls = []
        record.willProcess = { storage in
            storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "AA")
        }
        storage.setAttributes(nil, range: NSRange(location: 3, length: 1))
        #expect(record.calls == ["will 1 3-4 0", "did 3 0-5 1"])
        #expect(storage.string == "AAxyc")
    }

    @Test(arguments: 0..<6) func `any sequence of edits leaves what it leaves of an attributed string`(
        seed: UInt64
    ) {
        for isOwn in [false, true] {
            let storage = isOwn ? HighlightingStorage() : NSTextStorage()
            var model: [(unit: UInt16, mark: Int)] = []
            var random = EditGenerator(state: (seed + 5) &* 0x9E37_79B9_7F4A_7C15 | 1)
            for step in 0..<80 {
                let start = Int(random.next() % UInt64(model.count + 1))
                let end = min(start + Int(random.next() % 5), model.count)
                let range = NSRange(location: start, length: end - start)
                let value = Int(random.next() % 3)
                if step % 7 == 3 { storage.beginEditing() }
                if random.next() % 2 == 0 {
                    let new = ["a", "bcd", "", "é漢", "שלום"][Int(random.next() % 5)]
                    storage.replaceCharacters(
                        in: range,
                        with: NSAttributedString(string: new, attributes: [mark: value])
                    )
                    model.replaceSubrange(start..<end, with: new.utf16.map { ($0, value) })
                } else {
                    storage.addAttribute(mark, value: value, range: range)
                    for index in start..<end { model[index].mark = value }
                }
                if step % 7 == 5 { storage.endEditing() }
                #expect(Array(storage.string.utf16) == model.map(\.unit), "step \(step)")
                let marks = model.indices.map { storage.attribute(mark, at: $0, effectiveRange: nil) as? Int }
                #expect(marks == model.map(\.mark), "step \(step)")
            }
            while storage.editedMask != [] { storage.endEditing() }
            let copy = NSAttributedString(attributedString: storage)
            #expect(Array(copy.string.utf16) == model.map(\.unit))
        }
    }
}

/// Edits that begin or end within a character of several scalars.
@Suite struct TextStorageCharacterTests {
    nonisolated private static let texts = [
        "xe\u{301}y", "e\u{301}\u{301}", "a\r\nb", "क्षि", "👩\u{200D}👧 🇩🇪🇩🇪", "\u{301}", "plain", "",
    ]

    /// What Foundation has of a storage, and how long its runs are together.
    private func copy(_ storage: NSTextStorage) -> (text: String, length: Int) {
        let copy = NSMutableAttributedString()
        copy.append(storage)
        var length = 0
        while length < copy.length {
            var run = NSRange()
            _ = copy.attributes(at: length, effectiveRange: &run)
            length = max(run.upperBound, length + 1)
        }
        return (copy.string, length)
    }

    // From the storage's contract; Foundation replaces whole characters and counts what it was asked for.
    @Test(arguments: texts) func `an edit within a character changes the units that it names`(text: String) {
        let units = Array(text.utf16)
        for start in 0...units.count {
            for end in start...units.count {
                for new in ["", "z", "\u{301}", "e\u{301}", "\n"] {
                    let storage = NSTextStorage(string: text, attributes: [.kern: 1])
                    storage.addAttribute(
                        .kern,
                        value: 2,
                        range: NSRange(location: start, length: units.count - start)
                    )
                    let range = NSRange(location: start, length: end - start)
                    guard !(storage.string as NSString).splitsPair(range) else { continue }
                    storage.replaceCharacters(in: range, with: new)
                    let expected = Array(units[..<start]) + Array(new.utf16) + Array(units[end...])
                    #expect(Array(storage.string.utf16) == expected)
                    let made = copy(storage)
                    #expect(Array(made.text.utf16) == expected)
                    #expect(made.length == expected.count)
                }
            }
        }
    }

    @Test(arguments: 0..<4) func `a sequence of such edits keeps what Foundation has the same`(seed: UInt64) {
        let pieces = [
            "a", "word ", "\r\n", "e\u{301}", "\u{301}", "ش", "\u{65E}", "中", "\u{200D}", "\u{600}",
        ]
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func below(_ limit: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state >> 33) % max(limit, 1)
        }
        let storage = NSTextStorage(string: "hello")
        for step in 0..<150 {
            let start = below(storage.length + 1)
            let range = NSRange(location: start, length: below(min(storage.length - start, 9) + 1))
            if below(3) == 0 {
                storage.addAttribute(.kern, value: below(3), range: range)
            } else {
                let text = (0..<below(4)).map { _ in pieces[below(pieces.count)] }.joined()
                storage.replaceCharacters(in: range, with: text)
            }
            let made = copy(storage)
            #expect(made.text == storage.string, "step \(step)")
            #expect(made.length == storage.length, "step \(step)")
        }
    }
}

extension NSString {
    /// Whether a range begins or ends between the halves of a surrogate pair.
    fileprivate func splitsPair(_ range: NSRange) -> Bool {
        [range.location, range.upperBound].contains {
            $0 > 0 && $0 < length && (0xDC00...0xDFFF).contains(character(at: $0))
        }
    }
}

/// A class whose objects Foundation cannot compare.
private final class Plain: NSObject {
    let value: Int

    init(_ value: Int) {
        self.value = value
    }
}

@MainActor
final class StorageRecord: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var willProcess: ((NSTextStorage) -> Void)?
    var didProcess: ((NSTextStorage) -> Void)?

    func textStorage(
        _ textStorage: NSTextStorage,
        willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append("will \(editedMask.rawValue) \(editedRange.location)-\(editedRange.upperBound) \(delta)")
        willProcess?(textStorage)
    }

    func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        calls.append("did \(editedMask.rawValue) \(editedRange.location)-\(editedRange.upperBound) \(delta)")
        didProcess?(textStorage)
    }
}

/// A storage with a store of its own, that underlines every "let".
final class HighlightingStorage: NSTextStorage {
    private let store = NSMutableAttributedString()

    override init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var string: String { store.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
        -> [NSAttributedString.Key: Any]
    {
        store.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        store.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        store.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }

    override func processEditing() {
        let text = string as NSString
        let paragraph = text.paragraphRange(for: editedRange)
        removeAttribute(.underlineStyle, range: paragraph)
        var rest = paragraph
        while rest.length > 0 {
            let found = text.range(of: "let", options: [], range: rest)
            guard found.location != NSNotFound else { break }
            addAttribute(.underlineStyle, value: 1, range: found)
            rest = NSRange(found.upperBound..<paragraph.upperBound)
        }
        super.processEditing()
    }
}

struct EditGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 8
    }
}
