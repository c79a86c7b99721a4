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
