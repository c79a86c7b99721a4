import Foundation
import DrydockPlatform
internal import DrydockUnicode

/// A paragraph whose characters have their places, before it is broken into lines.
struct MeasuredParagraph {
    /// One run, with where it begins among the characters.
    struct Run {
        let text: IndexedText
        let attributes: TextAttributes
        let face: FontFace?
        let shaped: ShapedLine?
        let start: Int
        let end: Int
        /// Where it begins in the whole text, in UTF-16 units.
        let utf16Start: Int
    }

    /// The distance of each character from the paragraph's start in points, and that of the end.
    let offsets: [CGFloat]
    /// Whether each character hangs at the end of a line.
    let isSpace: [Bool]
    let runs: [Run]
    let source: StyledText.Paragraph

    var count: Int { isSpace.count }
    var style: ParagraphValues { source.style }

    init(_ paragraph: StyledText.Paragraph, fonts: FontCollection) {
        var offsets: [CGFloat] = [0]
        var isSpace: [Bool] = []
        var runs: [Run] = []
        var utf16Start = paragraph.start
        for run in paragraph.runs {
            let start = isSpace.count
            let origin = offsets[start]
            let size = run.attributes.font.pointSize
            let face = fonts.face(for: run.attributes.font.typeface.file)
            let shaped = face?.layout(run.text, run.attributes)
            let text = IndexedText(run.text, appendingSpacesTo: &isSpace)
            let end = isSpace.count
            offsets.reserveCapacity(end + 1)
            for index in 1..<(end - start + 1) {
                let kern = run.attributes.kern * CGFloat(index)
                let offset = shaped?.offsets[index] ?? FontCollection.boxAdvance * Double(index)
                offsets.append(origin + CGFloat(offset) * size + kern)
            }
            runs.append(
                Run(
                    text: text,
                    attributes: run.attributes,
                    face: face,
                    shaped: shaped,
                    start: start,
                    end: end,
                    utf16Start: utf16Start
                )
            )
            utf16Start += text.utf16Offset(ofCharacter: end - start)
        }
        self.offsets = offsets
        self.isSpace = isSpace
        self.runs = runs
        source = paragraph
    }

    /// What may happen to a line before each character.
    func lineBreaks() -> [LineBreak] {
        let breaks = LineBreaks.find(in: runs.flatMap { $0.text.text.utf16 })
        var result: [LineBreak] = []
        result.reserveCapacity(count)
        for run in runs {
            let start = run.utf16Start - source.start
            let end = start + run.text.utf16Offset(ofCharacter: run.end - run.start)
            run.text.appendBreaks(from: breaks[start..<end], to: &result)
        }
        return result
    }

    /// The range of characters in UTF-16 units of the whole text.
    func utf16Range(_ range: Range<Int>) -> Range<Int> {
        utf16Offset(of: range.lowerBound)..<utf16Offset(of: range.upperBound)
    }

    private func utf16Offset(of index: Int) -> Int {
        guard index < count else { return source.end }
        let run = runs[firstRun(endingAfter: index)]
        return run.utf16Start + run.text.utf16Offset(ofCharacter: index - run.start)
    }

    func width(_ range: Range<Int>) -> CGFloat { offsets[range.upperBound] - offsets[range.lowerBound] }

    /// The range without the spaces at its end.
    func trimmingSpaces(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isSpace[end - 1] { end -= 1 }
        return range.lowerBound..<end
    }

    /// The attributes of a character, of the paragraph's end for an index past the last.
    func attributes(at index: Int) -> TextAttributes {
        let found = firstRun(endingAfter: index)
        return found < runs.count ? runs[found].attributes : source.endAttributes
    }

    /// The attributes that occur in a range; those of its place when it is empty.
    func attributes(in range: Range<Int>) -> [TextAttributes] {
        guard !range.isEmpty else { return [attributes(at: range.lowerBound)] }
        return runs[firstRun(endingAfter: range.lowerBound)...]
            .prefix { $0.start < range.upperBound }
            .map(\.attributes)
    }

    /// The range as runs side by side, the first at `x`. `spaceStretch` is added to the width of every space.
    func runs(in range: Range<Int>, x: CGFloat, spaceStretch: CGFloat = 0) -> [TextLayout.Run] {
        var result: [TextLayout.Run] = []
        var pen = x
        var index = firstRun(endingAfter: range.lowerBound)
        while index < runs.count, runs[index].start < range.upperBound {
            let run = runs[index]
            let part = max(run.start, range.lowerBound)..<min(run.end, range.upperBound)
            for piece in pieces(of: part, isSpaced: run.attributes.kern != 0, isStretched: spaceStretch != 0)
            {
                let isStretchedSpace = spaceStretch != 0 && isSpace[piece.lowerBound]
                let width = width(piece) + (isStretchedSpace ? spaceStretch * CGFloat(piece.count) : 0)
                let isWhole = piece == run.start..<run.end
                let text = run.text.slice(piece.lowerBound - run.start..<piece.upperBound - run.start)
                result.append(
                    TextLayout.Run(
                        text: text,
                        shaped: isWhole
                            ? run.shaped : run.face?.layout(text, run.attributes),
                        attributes: run.attributes,
                        range: utf16Range(piece),
                        isIndivisible: false,
                        x: pen,
                        width: width
                    )
                )
                pen += width
            }
            index += 1
        }
        return result
    }

    /// What can be drawn as one: a character where they are spaced out, a word where spaces are stretched, else all.
    private func pieces(of range: Range<Int>, isSpaced: Bool, isStretched: Bool) -> [Range<Int>] {
        if isSpaced { return range.map { $0..<$0 + 1 } }
        guard isStretched else { return [range] }
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for index in range.dropFirst() where isSpace[index] != isSpace[index - 1] {
            pieces.append(start..<index)
            start = index
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }

    /// Binary search: a text may have very many runs.
    private func firstRun(endingAfter index: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > index { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension FontFace {
    fileprivate func layout(_ text: String, _ attributes: TextAttributes) -> ShapedLine {
        layout(text, tracking: attributes.font.tracking, isKerned: attributes.isKerned)
    }
}
