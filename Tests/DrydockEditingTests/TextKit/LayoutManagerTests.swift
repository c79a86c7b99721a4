import Drydock
import DrydockTesting
import Foundation
import Testing

/// Where a layout manager says that characters are.
@Suite struct LayoutManagerTests {
    /// As apps find out which word of a label was tapped.
    private func index(in label: UILabel, at point: CGPoint) -> Int {
        let storage = NSTextStorage(attributedString: label.attributedText ?? NSAttributedString(string: ""))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: label.bounds.size)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        container.lineFragmentPadding = 0
        container.lineBreakMode = label.lineBreakMode
        container.maximumNumberOfLines = label.numberOfLines
        let box = manager.usedRect(for: container)
        let place = CGPoint(
            x: point.x,
            y: point.y - ((label.bounds.height - box.height) / 2 - box.minY)
        )
        return manager.characterIndex(
            for: place,
            in: container,
            fractionOfDistanceBetweenInsertionPoints: nil
        )
    }

    @Test(arguments: [
        "Read the terms and conditions before you agree to them.", "one\n\ntwo 👩‍👧🇩🇪 three é",
        "קראו את התנאים לפני שאתם מסכימים", "abc אבג דהו 123 xyz and some more of it",
    ])
    func `a tap on any letter of a label gives that letter`(text: String) {
        for alignment in [NSTextAlignment.natural, .center, .right] {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 130, height: 140))
            label.numberOfLines = 0
            label.textAlignment = alignment
            label.text = text
            let drawn = label.drawnLayout(in: label.bounds.size)
            let height = drawn.roundedSize(scale: 2).height
            var offset = 0
            for character in text {
                let length = character.utf16.count
                defer { offset += length }
                guard character != "\n", !character.isWhitespace else { continue }
                let rects = drawn.selectionRectangles(for: offset..<offset + length)
                guard let rect = rects.first?.rect, rect.width > 0 else { continue }
                let point = CGPoint(x: rect.midX, y: rect.midY + (140 - height) / 2)
                #expect(index(in: label, at: point) == offset, "\(character) of \(text)")
            }
        }
    }

    @Test func `lines, their rectangles and characters`() {
        let font = UIFont.systemFont(ofSize: 10)
        let storage = NSTextStorage(string: "first line\nsecond\n", attributes: [.font: font])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(manager.numberOfGlyphs == 18)
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) {
            rect,
            used,
            _,
            range,
            _ in
            lines.append((storage.string as NSString).substring(with: range))
            #expect(rect.minX == 0 && rect.width == 100 && used.minX == 0)
            #expect(used.width > 20 && used.width < 80 && used.minY == rect.minY)
        }
        #expect(lines == ["first line\n", "second\n"])
        var range = NSRange()
        let second = manager.lineFragmentRect(forGlyphAt: 12, effectiveRange: &range)
        #expect(range == NSRange(location: 11, length: 7))
        let height = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        #expect(height > 10 && abs(second.minY - height) < 0.01)
        #expect(abs(manager.extraLineFragmentRect.minY - 2 * height) < 0.01)
        #expect(abs(manager.usedRect(for: container).height - 3 * height) < 0.01)
        let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 4), in: container)
        #expect(bounds.minX > 20 && bounds.maxX < 60 && bounds.minY == 0)
        #expect(manager.location(forGlyphAt: 0).x == 5)
        #expect(manager.glyphRange(forBoundingRect: second, in: container).location <= 11)
        var fraction: CGFloat = 0
        let last = manager.characterIndex(
            for: CGPoint(x: 99, y: 1),
            in: container,
            fractionOfDistanceBetweenInsertionPoints: &fraction
        )
        #expect(last == 9 && fraction == 1)
        let before = manager.usedRect(for: container)
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "more and more and ")
        #expect(manager.usedRect(for: container).height > before.height)
    }

    @Test func `few lines end in an ellipsis that stands for the rest`() {
        let text = String(repeating: "many words ", count: 20)
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let cut = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 25)
        #expect(cut.location > 20 && cut.location < 60)
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    }

    @Test func `a layout manager without text or container answers`() {
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: .zero)
        #expect(manager.usedRect(for: container) == .zero)
        #expect(manager.numberOfGlyphs == 0)
        manager.addTextContainer(container)
        let point = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
        #expect(
            manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
                == 0
        )
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 9), in: container).isNull)
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 3)) { _, _, _, _, _ in
            Issue.record("there is no line")
        }
        #expect(manager.lineFragmentRect(forGlyphAt: -4, effectiveRange: nil) == .zero)
    }
}
