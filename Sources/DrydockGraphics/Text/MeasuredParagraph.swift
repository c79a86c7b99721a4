import DrydockPlatform
import DrydockUnicode
import Foundation

/// A paragraph whose characters have their places, before it is broken into lines. Never changes; a class because each line
/// refers to it.
final class MeasuredParagraph {
    let source: StyledText.Paragraph
    /// The text in UTF-16.
    let units: [UInt16]
    let characters: TextCharacters
    let items: [TextItem]
    /// The distance of each character from the paragraph's start in points, along the text, and that of the end. Tabs have
    /// no width here.
    let offsets: [CGFloat]
    /// Of the bidirectional algorithm: odd where the paragraph runs from right to left.
    let level: UInt8

    var count: Int { characters.count }
    var style: ParagraphValues { source.style }

    /// - Parameter isRightToLeft: the direction of the interface.
    init(_ paragraph: StyledText.Paragraph, isRightToLeft: Bool, fonts: FontCollection) {
        source = paragraph
        var units: [UInt16] = []
        var ends: [Int] = []
        for run in paragraph.runs {
            units.append(contentsOf: run.text.utf16)
            ends.append(units.count)
        }
        self.units = units
        let characters = TextCharacters(units)
        self.characters = characters
        let bidi = BidiParagraph(units, direction: paragraph.style.direction(isRightToLeft: isRightToLeft))
        level = bidi.baseLevel
        var itemizer = TextItemizer(units: units, characters: characters, bidi: bidi, fonts: fonts)
        var start = 0
        for (run, end) in zip(paragraph.runs, ends) {
            // A mark belongs to its letter also where the look changes between them.
            let next = end == units.count ? characters.count : characters.character(at: end)
            if next > start { itemizer.append(start..<next, run.attributes) }
            start = max(start, next)
        }
        items = itemizer.items
        var offsets = [CGFloat](repeating: 0, count: characters.count + 1)
        for item in items {
            item.place(characters, in: &offsets)
        }
        self.offsets = offsets
    }

    /// The range of characters in UTF-16 units of the whole text.
    func utf16Range(_ range: Range<Int>) -> Range<Int> {
        let units = characters.units(range)
        return units.lowerBound + source.start..<units.upperBound + source.start
    }

    func width(_ range: Range<Int>) -> CGFloat { offsets[range.upperBound] - offsets[range.lowerBound] }

    /// The range without the spaces at its end.
    func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, characters.isSpace(end - 1) { end -= 1 }
        return range.lowerBound..<end
    }

    /// The attributes of a character, of the paragraph's end for an index past the last.
    func attributes(at index: Int) -> TextAttributes {
        let found = firstItem(endingAfter: index)
        return found < items.count ? items[found].attributes : source.endAttributes
    }

    /// The attributes that occur in a range; those of its place when it is empty.
    func attributes(in range: Range<Int>) -> [TextAttributes] {
        guard !range.isEmpty else { return [attributes(at: range.lowerBound)] }
        return items[firstItem(endingAfter: range.lowerBound)...]
            .prefix { $0.range.lowerBound < range.upperBound }
            .map(\.attributes)
    }

    /// The range as runs in the order of the text, without places.
    ///
    /// - Parameters:
    ///   - start: points from the leading edge, which tab stops count from, to the line.
    ///   - spaceStretch: added to the width of every space.
    func runs(in range: Range<Int>, start: CGFloat = 0, spaceStretch: CGFloat = 0) -> [TextLayout.Run] {
        var result: [TextLayout.Run] = []
        var pen = start
        func append(_ part: Range<Int>, _ item: TextItem, stretch: CGFloat = 0) {
            result.append(run(part, of: item, pen: pen, end: range.upperBound, stretch: stretch))
            pen += result[result.count - 1].width
        }
        guard !range.isEmpty else { return [] }
        var index = firstItem(endingAfter: range.lowerBound)
        while index < items.count, items[index].range.lowerBound < range.upperBound {
            let item = items[index]
            let part = item.range.clamped(to: range)
            if item.isOfSingles {
                for single in part { append(single..<single + 1, item) }
            } else if spaceStretch == 0 {
                append(part, item)
            } else {
                for piece in words(in: part) {
                    let isSpace = characters.isSpace(piece.lowerBound)
                    let stretch = isSpace ? spaceStretch * CGFloat(piece.count) : 0
                    append(piece, item, stretch: stretch)
                }
            }
            index += 1
        }
        return result
    }

    private func run(
        _ range: Range<Int>,
        of item: TextItem,
        pen: CGFloat,
        end: Int,
        stretch: CGFloat
    ) -> TextLayout.Run {
        let units = characters.units(range)
        var shaped: ShapedRun?
        var width = self.width(range)
        if let whole = item.shaped {
            let run = glyphs(of: units, item, whole)
            shaped = run
            width = CGFloat(run.width) * item.attributes.font.pointSize
        } else if case .tab = item.content {
            width = tabWidth(at: range.lowerBound, from: pen, end: end)
        }
        return TextLayout.Run(
            source: self.units,
            units: units,
            shaped: shaped,
            face: item.face,
            attributes: item.attributes,
            range: utf16Range(range),
            level: item.level,
            isIndivisible: false,
            x: 0,
            width: width + stretch
        )
    }

    /// A part of an item's glyphs, shaped anew where it is cut through what belongs together.
    private func glyphs(of units: Range<Int>, _ item: TextItem, _ whole: ShapedRun) -> ShapedRun {
        let all = characters.units(item.range)
        if units == all { return whole }
        let part = units.lowerBound - all.lowerBound..<units.upperBound - all.lowerBound
        if let face = item.face, case .glyphs = item.content,
            !whole.isSafeToBreak(at: part.lowerBound, length: all.count)
                || !whole.isSafeToBreak(at: part.upperBound, length: all.count)
        {
            return face.shape(self.units, in: units, item.style)
        }
        return whole.part(part)
    }

    /// The words of a range and the spaces between them.
    private func words(in range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for index in range.dropFirst() where characters.isSpace(index) != characters.isSpace(index - 1) {
            pieces.append(start..<index)
            start = index
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }

    /// Binary search: a text may have very many items.
    private func firstItem(endingAfter index: Int) -> Int {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].range.upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
