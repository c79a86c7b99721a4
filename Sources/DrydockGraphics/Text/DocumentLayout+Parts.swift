import DrydockUnicode
import Foundation

/// Long paragraphs in parts of some lines, so that a change to one costs what its lines cost until they end where they did.
///
/// A part begins at a line behind which lines depend on nothing before it: in text that runs from left to right, where the line
/// begins with a letter behind a space or, in scripts whose letters do not join, behind another letter.
extension DocumentLayout {
    /// Lays out anew what a change of text concerns: some lines of a long paragraph, elsewhere whole paragraphs.
    /// - Parameters:
    ///   - range: what was replaced, in the text that is laid out.
    ///   - length: of what stands there now.
    ///   - limits: those of the layout.
    ///   - fonts: those of the layout.
    ///   - unit: the UTF-16 unit at an offset of the text as it is now.
    ///   - text: a part of the text as it is now.
    package mutating func change(
        _ range: Range<Int>,
        length: Int,
        limits: TextLayout.Limits,
        fonts: FontCollection,
        unit: (Int) -> UInt16,
        text: (Range<Int>) -> StyledText
    ) {
        if changeLines(range, length: length, limits: limits, fonts: fonts, unit: unit, text: text) { return }
        let old = concerned(by: range, length: length, unit: unit)
        let new = old.lowerBound..<old.upperBound + length - range.count
        replace(old, with: text(new), length: new.count, limits: limits, fonts: fonts)
    }

    /// - Returns: false, having done nothing, where whole paragraphs have to be laid out.
    private mutating func changeLines(
        _ range: Range<Int>,
        length: Int,
        limits: TextLayout.Limits,
        fonts: FontCollection,
        unit: (Int) -> UInt16,
        text: (Range<Int>) -> StyledText
    ) -> Bool {
        var first = block(at: range.lowerBound)
        let edited = block(at: range.upperBound)
        guard length <= partLength, range.upperBound <= textEnd(ofBlock: edited),
            blocks[first].isPart || first > 0 && blocks[first - 1].isPart,
            blocks[first..<edited].allSatisfy(\.isPart),
            !(range.lowerBound..<range.lowerBound + length).contains(where: { unit($0).isLineEnd })
        else { return false }
        // What is shorter now may move up into the line before.
        let line = blocks[first].layout.line(at: TextLayout.Position(range.lowerBound - starts[first]))
        if line < 2, first > 0, blocks[first - 1].isPart { first -= 1 }
        let change = length - range.count
        let style = blocks[first].style
        // Where the paragraph begins, its style may be another now.
        let isInner = first > 0 && blocks[first - 1].isPart
        var reach = 1
        while true {
            var last = edited
            while last < edited + reach, blocks[last].isPart { last += 1 }
            reach *= 4
            let end = textEnd(ofBlock: last)
            let styled = text(starts[first]..<end + change)
            guard styled.paragraphCount == 1, isInner || styled.paragraphs[0].style == style else {
                return false
            }
            let begins = blocks[first].beginsParagraph
            let layout = TextLayout(
                styled.paragraph(0, beginsParagraph: begins, style: style),
                limits: limits,
                fonts: fonts
            )
            guard layout.lines.allSatisfy(\.isPlain) else { return false }
            var lines = layout.lines
            if blocks[last].isPart {
                let behind = range.lowerBound + length - starts[first]
                guard let same = agreement(of: lines, behind: behind, change: change, in: first...last) else {
                    continue
                }
                let rest = blocks[same.block].layout.lines[same.oldLine...]
                let (old, new) = (rest[same.oldLine], lines[same.newLine])
                let units = new.range.lowerBound - old.range.lowerBound
                lines =
                    Array(lines[..<same.newLine]) + rest.map { $0.moved(units: units, y: new.top - old.top) }
                last = same.block
            }
            let whole = starts[last] + blocks[last].length + change - starts[first]
            let new = parts(
                of: lines,
                length: whole,
                style,
                begins,
                layout.containerWidth,
                blocks[last].isPart
            )
            blocks.replaceSubrange(first...last, with: new)
            place()
            return true
        }
    }

    /// Where a line begins that began there before, with nothing but the same text behind it.
    private func agreement(
        of lines: [TextLayout.Line],
        behind: Int,
        change: Int,
        in range: ClosedRange<Int>
    ) -> (newLine: Int, block: Int, oldLine: Int)? {
        // The end of the text may have had its say in the last lines.
        for index in lines.indices.dropFirst().dropLast(3)
        where lines[index].range.lowerBound > behind && lines[index].canBegin(behind: lines[index - 1]) {
            let offset = starts[range.lowerBound] + lines[index].range.lowerBound - change
            let block = block(at: offset)
            let layout = blocks[block].layout
            let line = layout.line(at: TextLayout.Position(offset - starts[block]))
            if layout.lines[line].range.lowerBound == offset - starts[block], range.contains(block) {
                return (index, block, line)
            }
        }
        return nil
    }

    /// Without the line end behind it.
    private func textEnd(ofBlock block: Int) -> Int {
        let layout = blocks[block].layout
        return starts[block] + layout.range(ofLine: layout.lineCount - 1).upperBound
    }

    /// A block as the parts that it may be divided into.
    static func parts(of block: Block, length: Int, limits: TextLayout.Limits) -> [Block] {
        guard block.length / 2 > length, limits.width.isFinite,
            !limits.isRightToLeft || block.style.baseWritingDirection == .leftToRight,
            block.layout.lines.allSatisfy(\.isPlain)
        else { return [block] }
        return parts(
            of: block.layout.lines,
            length: block.length,
            partLength: length,
            block.style,
            block.beginsParagraph,
            block.layout.containerWidth,
            false
        )
    }

    private func parts(
        of lines: [TextLayout.Line],
        length: Int,
        _ style: ParagraphValues,
        _ begins: Bool,
        _ width: CGFloat,
        _ isPart: Bool
    ) -> [Block] {
        Self.parts(of: lines, length: length, partLength: partLength, style, begins, width, isPart)
    }

    private static func parts(
        of lines: [TextLayout.Line],
        length: Int,
        partLength: Int,
        _ style: ParagraphValues,
        _ begins: Bool,
        _ width: CGFloat,
        _ isPart: Bool
    ) -> [Block] {
        var parts: [Block] = []
        var start = 0
        for end in 1...max(lines.count, 1) {
            let unit = lines[start].range.lowerBound
            let isLast = end >= lines.count
            if !isLast {
                let next = lines[end].range.lowerBound
                guard next - unit >= partLength, length - next >= partLength / 2,
                    lines[end].canBegin(behind: lines[end - 1])
                else { continue }
            }
            let part = lines[start..<end].map { $0.moved(units: -unit, y: -lines[start].top) }
            let layout = TextLayout(
                lines: part,
                emptyLine: nil,
                containerWidth: width,
                size: CGSize(
                    width: part.map(\.neededWidth).max() ?? 0,
                    height: part[part.count - 1].top + part[part.count - 1].height
                ),
                isComplete: true
            )
            parts.append(
                Block(
                    layout,
                    length: (isLast ? length : lines[end].range.lowerBound) - unit,
                    style,
                    beginsParagraph: begins && start == 0,
                    isPart: !isLast || isPart
                )
            )
            start = end
        }
        return parts
    }
}

extension TextLayout.Line {
    /// Whether all of it runs from left to right, and nothing is left out.
    fileprivate var isPlain: Bool {
        !isRightToLeft && !isTruncated && runs.allSatisfy { $0.level == 0 }
    }

    /// Whether this line would be the same if the text began with it.
    fileprivate func canBegin(behind line: TextLayout.Line) -> Bool {
        guard let next = runs.first, !next.isIndivisible, !next.units.isEmpty else { return false }
        let unit = next.source[next.units.lowerBound]
        guard unit.isLetter else { return false }
        if let space = line.hanging.last { return space.range.upperBound == range.lowerBound }
        guard let last = line.runs.last, !last.isIndivisible, !last.units.isEmpty else { return false }
        let before = last.source[last.units.upperBound - 1]
        return before.isLetter && before.isOfSeparateLetters && unit.isOfSeparateLetters
    }

    fileprivate func moved(units: Int, y: CGFloat) -> TextLayout.Line {
        if units == 0, y == 0 { return self }
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + units..<range.upperBound + units }
        return TextLayout.Line(
            runs: runs.map { run in
                TextLayout.Run(
                    source: run.source,
                    units: run.units,
                    shaped: run.shaped,
                    face: run.face,
                    attributes: run.attributes,
                    range: moved(run.range),
                    level: run.level,
                    isIndivisible: run.isIndivisible,
                    x: run.x,
                    width: run.width
                )
            },
            x: x,
            width: width,
            neededWidth: neededWidth,
            top: top + y,
            height: height,
            baseline: baseline + y,
            isTruncated: isTruncated,
            range: moved(range),
            hanging: hanging.map {
                TextLayout.HangingSpace(range: moved($0.range), left: $0.left, right: $0.right)
            },
            isRightToLeft: isRightToLeft,
            gap: gap
        )
    }
}

extension UInt16 {
    fileprivate var isLineEnd: Bool { (0x0A...0x0D).contains(self) || [0x85, 0x2028, 0x2029].contains(self) }

    /// Whether the unit is a letter that begins a character and a word of its own in all text.
    fileprivate var isLetter: Bool {
        guard let scalar = Unicode.Scalar(self), scalar.properties.isAlphabetic else { return false }
        let properties = ScalarProperties(scalar.value)
        return properties.lineBreak == .alphabetic || properties.lineBreak == .ideographic
    }

    /// Whether the unit is of a script whose letters have one form: Latin, Greek, Cyrillic, Armenian, ideographs.
    fileprivate var isOfSeparateLetters: Bool { self < 0x590 || (0x3400...0x9FFF).contains(self) }
}
