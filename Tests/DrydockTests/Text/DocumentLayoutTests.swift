import Drydock
import DrydockPlatform
import Testing

/// Text laid out paragraph by paragraph against all of it laid out at once.
@Suite("Document layout")
struct DocumentLayoutTests {
    private let limits = TextLayout.Limits(width: 100)
    private let attributes = TextAttributes(font: .systemFont(ofSize: 12))
    private let boxes = FontCollection { _ in nil }

    private func style(_ alignment: NSTextAlignment) -> ParagraphValues {
        var style = ParagraphValues(alignment: alignment)
        style.lineSpacing = 2
        style.paragraphSpacing = 8
        style.paragraphSpacingBefore = 4
        style.firstLineHeadIndent = 10
        return style
    }

    private func styled(_ text: String, _ style: ParagraphValues) -> StyledText {
        StyledText(text, attributes: attributes, style: style)
    }

    private func document(_ text: String, _ style: ParagraphValues) -> DocumentLayout {
        DocumentLayout(styled(text, style), length: text.utf16.count, limits: limits, fonts: boxes)
    }

    private func expectEqual(
        _ document: DocumentLayout,
        _ text: String,
        _ style: ParagraphValues,
        _ comment: Comment
    ) {
        let whole = TextLayout(styled(text, style), limits: limits, fonts: boxes)
        func near(_ first: CGRect, _ second: CGRect) -> Bool {
            abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
                && abs(first.width - second.width) < 1e-6 && abs(first.height - second.height) < 1e-6
        }
        let bottom = whole.rectangle(ofLine: whole.lineCount - 1).maxY
        #expect(abs(document.bottom - bottom) < 1e-6, comment)
        #expect(abs(document.size.width - whole.size.width) < 1e-6, comment)
        let length = text.utf16.count
        for offset in 0...length {
            for affinity in [TextLayout.Affinity.upstream, .downstream] {
                let position = TextLayout.Position(offset, affinity)
                let caret = whole.caretRectangle(at: position)
                #expect(near(document.caretRectangle(at: position), caret), comment)
                #expect(document.lineRange(at: position) == whole.range(ofLine: whole.line(at: position)))
                let left = whole.position(leftOf: position)
                #expect(document.position(beside: position, isLeft: true)?.offset == left?.offset, comment)
                let point = CGPoint(x: caret.minX + 1, y: caret.midY)
                #expect(document.closestPosition(to: point) == whole.closestPosition(to: point), comment)
            }
            for end in stride(from: offset, through: length, by: 3) {
                let parts = document.selectionRectangles(for: offset..<end)
                let expected = whole.selectionRectangles(for: offset..<end)
                #expect(parts.count == expected.count, comment)
                for (part, other) in zip(parts, expected) {
                    #expect(near(part.rect, other.rect), comment)
                    #expect(part.containsStart == other.containsStart, comment)
                    #expect(part.containsEnd == other.containsEnd, comment)
                    #expect(part.isRightToLeft == other.isRightToLeft, comment)
                }
            }
        }
    }

    @Test(
        "carets, lines and selections are those of the whole text",
        arguments: [
            "", "\n", "one", "one two three four five six\nseven\n\neight", "a\r\nb\rc\n",
            "a\u{2028}b\u{2029}c",
            "abc אבג\nאבג דהו abc זחט\n12",
        ],
        [NSTextAlignment.natural, .center, .right]
    )
    func whole(text: String, alignment: NSTextAlignment) {
        expectEqual(document(text, style(alignment)), text, style(alignment), "\(text)")
    }

    @Test("any sequence of changes leaves the layout of what is left", arguments: 0..<12)
    func changes(seed: UInt64) {
        let pieces = ["a", "word ", "\n", "\r", "\r\n", "\u{2028}", "שלום ", "one two three four", "", "é"]
        let style = style(.natural)
        var random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
        var units: [UInt16] = []
        var document = document("", style)
        for step in 0..<40 {
            let start = Int(random.next() % UInt64(units.count + 1))
            let end = min(start + Int(random.next() % 6), units.count)
            let new = Array(pieces[Int(random.next() % UInt64(pieces.count))].utf16)
            units.replaceSubrange(start..<end, with: new)
            let range = document.concerned(by: start..<end, length: new.count) { units[$0] }
            let part = range.lowerBound..<range.upperBound + new.count - (end - start)
            document.replace(
                range,
                with: styled(String(decoding: units[part], as: UTF16.self), style),
                length: part.count,
                limits: limits,
                fonts: boxes
            )
            let text = String(decoding: units, as: UTF16.self)
            let fresh = self.document(text, style)
            #expect(document.bottom == fresh.bottom, "step \(step)")
            for offset in 0...units.count {
                let position = TextLayout.Position(offset)
                #expect(
                    document.caretRectangle(at: position) == fresh.caretRectangle(at: position),
                    "step \(step), offset \(offset)"
                )
            }
            if step % 8 == 7, units.count < 60 { expectEqual(document, text, style, "step \(step)") }
        }
    }

    @Test("any sequence of changes to a long paragraph leaves the lines of what is left", arguments: 0..<8)
    func longParagraphs(seed: UInt64) {
        let pieces = [
            "a", "word ", "longerword", " ", "\n", "fi AV To ", "12", "- (", "é漢字", "", "", "", "אב", "🇩🇪",
            "\u{AD}x",
        ]
        var style = style(seed % 2 == 0 ? .natural : .justified)
        if seed % 4 == 3 { style.lineBreakStrategy = .pushOut }
        let fonts = seed % 3 == 0 ? boxes : .bundled
        func document(_ text: String, _ style: ParagraphValues) -> DocumentLayout {
            DocumentLayout(
                styled(text, style),
                length: text.utf16.count,
                limits: limits,
                fonts: fonts,
                partLength: 40
            )
        }
        var random = Generator(state: (seed &+ 77) &* 0x9E37_79B9_7F4A_7C15 | 1)
        var units = Array(
            String(repeating: "some words, AVA and Tolstoi one after the other; ", count: 5).utf16
        )
        var document = document(String(decoding: units, as: UTF16.self), style)
        for step in 0..<24 {
            let start = Int(random.next() % UInt64(units.count + 1))
            let end = min(start + Int(random.next() % 9), units.count)
            let new = Array(pieces[Int(random.next() % UInt64(pieces.count))].utf16)
            units.replaceSubrange(start..<end, with: new)
            document.change(
                start..<end,
                length: new.count,
                limits: limits,
                fonts: fonts,
                unit: { units[$0] },
                text: { styled(String(decoding: units[$0], as: UTF16.self), style) }
            )
            let text = String(decoding: units, as: UTF16.self)
            expectSameLines(document, text, style, fonts, "seed \(seed), step \(step)")
        }
    }

    @Test("a paragraph style set at the start of a long paragraph is that of all its lines")
    func styleOfLongParagraph() {
        let text = String(repeating: "some words one after the other; ", count: 20)
        let units = Array(text.utf16)
        var document = DocumentLayout(
            styled(text, style(.natural)),
            length: units.count,
            limits: limits,
            fonts: boxes,
            partLength: 40
        )
        document.change(
            0..<10,
            length: 10,
            limits: limits,
            fonts: boxes,
            unit: { units[$0] },
            text: { styled(String(decoding: units[$0], as: UTF16.self), style(.right)) }
        )
        expectSameLines(document, text, style(.right), boxes, "right")
    }

    private func expectSameLines(
        _ document: DocumentLayout,
        _ text: String,
        _ style: ParagraphValues,
        _ fonts: FontCollection,
        _ comment: Comment
    ) {
        let whole = TextLayout(styled(text, style), limits: limits, fonts: fonts)
        let length = text.utf16.count
        #expect(abs(document.size.width - whole.size.width) < 1e-6, comment)
        var different: [String] = []
        for offset in 0...length {
            for affinity in [TextLayout.Affinity.upstream, .downstream] {
                let position = TextLayout.Position(offset, affinity)
                let (caret, other) = (
                    document.caretRectangle(at: position), whole.caretRectangle(at: position)
                )
                let line = whole.range(ofLine: whole.line(at: position))
                if document.lineRange(at: position) != line { different.append("line \(position)") }
                if abs(caret.minX - other.minX) + abs(caret.minY - other.minY) > 1e-6 {
                    different.append("caret \(position) \(caret) \(other)")
                }
                // Nearer to this edge of a letter than to the other.
                let point = CGPoint(x: other.minX + 0.01, y: other.midY)
                let (near, nearOther) = (
                    document.closestPosition(to: point), whole.closestPosition(to: point)
                )
                if near.offset != nearOther.offset { different.append("near \(near) \(nearOther)") }
                for isLeft in [true, false] {
                    let beside = document.position(beside: position, isLeft: isLeft)
                    let other = isLeft ? whole.position(leftOf: position) : whole.position(rightOf: position)
                    if beside != other {
                        different.append("beside \(position) \(beside as Any) \(other as Any)")
                    }
                }
            }
            guard offset % 5 == 0 else { continue }
            let parts = document.selectionRectangles(for: max(offset - 30, 0)..<offset).map(\.rect)
            let others = whole.selectionRectangles(for: max(offset - 30, 0)..<offset).map(\.rect)
            let isSame = zip(parts, others)
                .allSatisfy { abs($0.minX - $1.minX) + abs($0.maxX - $1.maxX) < 1e-6 }
            if parts.count != others.count || !isSame { different.append("selection \(offset)") }
        }
        #expect(different.prefix(4) == [], comment)
    }

    @Test("a change to a long paragraph shapes some of its lines alone")
    func costOfLines() {
        let fonts = FontCollection { name in
            FontCollection.bundled.face(for: FontFileName(rawValue: name))?.path
        }
        var units = Array(String(repeating: "one long paragraph and no end of it. ", count: 3000).utf16)
        func text(_ range: Range<Int>) -> StyledText {
            asked += range.count
            return styled(String(decoding: units[range], as: UTF16.self), style(.natural))
        }
        var asked = 0
        var document = DocumentLayout(
            text(0..<units.count),
            length: units.count,
            limits: limits,
            fonts: fonts
        )
        for offset in [50_000, 0, 90_000, units.count] {
            asked = 0
            units.insert(0x61, at: offset)
            document.change(
                offset..<offset,
                length: 1,
                limits: limits,
                fonts: fonts,
                unit: { units[$0] },
                text: text
            )
            #expect(asked > 0 && asked < 16_000)
        }
    }

    @Test("a change shapes the words of its own paragraph alone")
    func cost() {
        let fonts = FontCollection { name in
            FontCollection.bundled.face(for: FontFileName(rawValue: name))?.path
        }
        var paragraphs = (0..<100).map { "This is paragraph \($0) of a hundred, some lines long." }
        func text() -> String { paragraphs.joined(separator: "\n") }
        let all = text()
        var document = DocumentLayout(
            styled(all, style(.natural)),
            length: all.utf16.count,
            limits: limits,
            fonts: fonts
        )
        let face = fonts.face(for: FontFileName(rawValue: "Inter-Regular.ttf"))
        let before = face?.counters.shapedRuns ?? 0
        #expect(before >= 100)
        let offset = paragraphs[0..<50].reduce(0) { $0 + $1.utf16.count + 1 }
        paragraphs[50] = "x" + paragraphs[50]
        let units = Array(text().utf16)
        let range = document.concerned(by: offset..<offset, length: 1) { units[$0] }
        let part = String(decoding: units[range.lowerBound...range.upperBound], as: UTF16.self)
        #expect(part == paragraphs[50] + "\n")
        document.replace(
            range,
            with: styled(part, style(.natural)),
            length: range.count + 1,
            limits: limits,
            fonts: fonts
        )
        #expect((face?.counters.shapedRuns ?? 0) - before <= 10)
    }
}

private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state >> 8
    }
}
