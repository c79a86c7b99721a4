package import Foundation

/// Text laid out paragraph by paragraph: a change costs what its paragraphs cost, and a picture what is seen.
///
/// Offsets count UTF-16 units of the whole text, and rectangles are in points from the text's top left corner, as in a
/// `TextLayout` of all of it. The places do not depend on the way that the text came about.
package struct DocumentLayout {
    /// A paragraph as if it stood alone, or some lines of a long one.
    struct Block {
        let layout: TextLayout
        /// UTF-16 units, with the line end behind it.
        let length: Int
        let style: ParagraphValues
        let beginsParagraph: Bool
        /// Whether the paragraph goes on in the next block.
        let isPart: Bool
        /// Points beyond a line's top and bottom that its ink may reach.
        let overhang: CGFloat
    }

    var blocks: [Block]
    /// UTF-16 units of the parts that long paragraphs are divided into.
    let partLength: Int
    /// Where each block begins, and the end of the text.
    private(set) var starts: [Int] = []
    private(set) var tops: [CGFloat] = []
    private var width: CGFloat = 0
    private var overhang: CGFloat = 0

    /// Text that is not taken apart: of few lines, or without a width that all lines are aligned in.
    package init(_ layout: TextLayout) {
        partLength = .max
        let end = layout.range(ofLine: layout.lineCount - 1).upperBound
        blocks = [Block(layout, length: end, ParagraphValues(), beginsParagraph: true)]
        place()
    }

    /// - Parameters:
    ///   - limits: with a finite width, an infinite height and any number of lines.
    ///   - length: of the text, in UTF-16 units.
    ///   - partLength: in UTF-16 units, of the parts that long paragraphs are divided into.
    package init(
        _ text: StyledText,
        length: Int,
        limits: TextLayout.Limits,
        fonts: FontCollection,
        partLength: Int = 4096
    ) {
        self.partLength = partLength
        blocks = Self.blocks(of: text, length: length, limits, fonts, partLength: partLength)
        if blocks.isEmpty {
            let layout = TextLayout(text, limits: limits, fonts: fonts)
            blocks = [Block(layout, length: 0, ParagraphValues(), beginsParagraph: true)]
        }
        place()
    }

    private static func blocks(
        of text: StyledText,
        length: Int,
        _ limits: TextLayout.Limits,
        _ fonts: FontCollection,
        partLength: Int,
        beginsParagraph: Bool = true
    ) -> [Block] {
        text.paragraphs.indices.flatMap { index in
            let isLast = index + 1 == text.paragraphs.count
            let end = isLast ? length : text.paragraphs[index + 1].start
            let begins = index == 0 ? beginsParagraph : text.paragraphs[index].beginsParagraph
            let block = Block(
                TextLayout(text.paragraph(index, beginsParagraph: begins), limits: limits, fonts: fonts),
                length: end - text.paragraphs[index].start,
                text.paragraphs[index].style,
                beginsParagraph: begins
            )
            return parts(of: block, length: partLength, limits: limits)
        }
    }

    // MARK: - Changes

    /// The paragraphs that a change of text concerns, with their line ends.
    /// - Parameters:
    ///   - range: what was replaced, in the text that is laid out.
    ///   - length: of what stands there now.
    ///   - unit: the UTF-16 unit at an offset of the text as it is now.
    package func concerned(by range: Range<Int>, length: Int, unit: (Int) -> UInt16) -> Range<Int> {
        let change = length - range.count
        var first = block(at: range.lowerBound)
        var last = block(at: range.upperBound)
        // A line feed joins the carriage return before it; an empty last paragraph looks like the line end before it.
        if first > 0, unit(starts[first] - 1) == 0x0D { first -= 1 }
        let end = starts[last + 1] + change
        if last + 1 < blocks.count, end > 0, unit(end - 1) == 0x0D { last += 1 }
        if first > 0, last == blocks.count - 1, starts[last + 1] + change == starts[first] { first -= 1 }
        while first > 0, blocks[first - 1].isPart { first -= 1 }
        while blocks[last].isPart { last += 1 }
        return starts[first]..<starts[last + 1]
    }

    /// Lays the paragraphs in a range out anew.
    /// - Parameters:
    ///   - range: as `concerned` has it.
    ///   - text: what stands there now.
    ///   - length: its length.
    package mutating func replace(
        _ range: Range<Int>,
        with text: StyledText,
        length: Int,
        limits: TextLayout.Limits,
        fonts: FontCollection
    ) {
        let first = block(at: range.lowerBound)
        let isWhole = range.upperBound == starts[blocks.count]
        let last = isWhole ? blocks.count : block(at: range.upperBound)
        let begins = blocks[first].beginsParagraph
        var new = Self.blocks(
            of: text,
            length: length,
            limits,
            fonts,
            partLength: partLength,
            beginsParagraph: begins
        )
        // What is behind the last line end is the next paragraph.
        if !isWhole { new.removeLast() }
        blocks.replaceSubrange(first..<last, with: new)
        if blocks.isEmpty {
            self = DocumentLayout(text, length: 0, limits: limits, fonts: fonts, partLength: partLength)
        } else {
            place()
        }
    }

    /// Puts the blocks below one another.
    mutating func place() {
        var (start, top) = (0, CGFloat(0))
        starts.removeAll(keepingCapacity: true)
        tops.removeAll(keepingCapacity: true)
        (width, overhang) = (0, 0)
        for index in blocks.indices {
            let block = blocks[index]
            if index > 0 {
                let before = blocks[index - 1].style
                top += before.lineSpacing
                if block.beginsParagraph {
                    top += before.paragraphSpacing + block.style.paragraphSpacingBefore
                }
            }
            starts.append(start)
            tops.append(top)
            start += block.length
            top += block.layout.size.height
            width = max(width, block.layout.size.width)
            overhang = max(overhang, block.overhang)
        }
        starts.append(start)
    }

    // MARK: - Blocks

    func block(at offset: Int) -> Int {
        min(max(starts.partitioningIndex { $0 > offset } - 1, 0), blocks.count - 1)
    }

    func block(atY y: CGFloat) -> Int { max(tops.partitioningIndex { $0 > y } - 1, 0) }

    private func found(_ position: TextLayout.Position) -> (block: Int, position: TextLayout.Position) {
        var block = block(at: position.offset)
        // The end of a line and the start of the next one are one offset.
        if position.affinity == .upstream, block > 0, starts[block] == position.offset,
            blocks[block - 1].isPart
        {
            block -= 1
        }
        return (block, TextLayout.Position(position.offset - starts[block], position.affinity))
    }

    private func position(_ position: TextLayout.Position, inBlock block: Int) -> TextLayout.Position {
        let isEnd = blocks[block].isPart && position.offset == blocks[block].length
        return TextLayout.Position(position.offset + starts[block], isEnd ? .upstream : position.affinity)
    }

    // MARK: - Lines

    /// What the text needs; nothing where there is none.
    package var size: CGSize {
        blocks[0].layout.lines.isEmpty ? .zero : CGSize(width: width, height: bottom)
    }

    /// Of the last line.
    package var bottom: CGFloat {
        let last = blocks.count - 1
        let layout = blocks[last].layout
        return tops[last] + layout.rectangle(ofLine: layout.lineCount - 1).maxY
    }

    /// The baselines of the first and the last line, from the top; nil for empty text.
    package var baselines: (first: CGFloat, last: CGFloat)? {
        guard let first = blocks[0].layout.lines.first, let last = blocks[blocks.count - 1].layout.lines.last
        else { return nil }
        return (first.baseline, tops[blocks.count - 1] + last.baseline)
    }

    /// The line that a caret stands in: its text, with the spaces at its end but without the line end.
    package func lineRange(at position: TextLayout.Position) -> Range<Int> {
        let (block, local) = found(position)
        let layout = blocks[block].layout
        let range = layout.range(ofLine: layout.line(at: local))
        return range.lowerBound + starts[block]..<range.upperBound + starts[block]
    }

    /// Nil for empty text.
    package func isRightToLeft(at position: TextLayout.Position) -> Bool? {
        let (block, local) = found(position)
        let layout = blocks[block].layout
        let line = layout.line(at: local)
        return layout.lines.indices.contains(line) ? layout.lines[line].isRightToLeft : nil
    }

    /// Whether the line that a caret stands in has text of both directions.
    package func isMixed(at position: TextLayout.Position) -> Bool {
        let (block, local) = found(position)
        return blocks[block].layout.isMixed(line: blocks[block].layout.line(at: local))
    }

    // MARK: - Carets

    /// A line's whole height, without a width.
    package func caretRectangle(at position: TextLayout.Position) -> CGRect {
        let (block, local) = found(position)
        return blocks[block].layout.caretRectangle(at: local).offsetBy(dx: 0, dy: tops[block])
    }

    /// The place between two characters that is nearest to a point: that of the nearest line.
    package func closestPosition(to point: CGPoint) -> TextLayout.Position {
        let block = block(atY: point.y)
        let local = CGPoint(x: point.x, y: point.y - tops[block])
        return position(blocks[block].layout.closestPosition(to: local), inBlock: block)
    }

    /// The middle of the row of lines above or below a caret; nil where there is none.
    package func middle(ofRowBeside position: TextLayout.Position, isBelow: Bool) -> CGFloat? {
        let (block, local) = found(position)
        let layout = blocks[block].layout
        let line = layout.line(at: local)
        if let y = layout.middle(ofRowBeside: line, isBelow: isBelow) { return tops[block] + y }
        let neighbor = isBelow ? block + 1 : block - 1
        guard blocks.indices.contains(neighbor) else { return nil }
        let other = blocks[neighbor].layout
        return tops[neighbor] + other.rectangle(ofLine: isBelow ? 0 : other.lineCount - 1).midY
    }

    /// One character further left or right as it is seen; nil where there is none.
    package func position(beside position: TextLayout.Position, isLeft: Bool) -> TextLayout.Position? {
        let (block, local) = found(position)
        let layout = blocks[block].layout
        if let next = isLeft ? layout.position(leftOf: local) : layout.position(rightOf: local) {
            return self.position(next, inBlock: block)
        }
        let isForward = isLeft == (isRightToLeft(at: position) ?? false)
        let neighbor = isForward ? block + 1 : block - 1
        guard blocks.indices.contains(neighbor) else { return nil }
        if isForward { return TextLayout.Position(starts[neighbor]) }
        let before = blocks[neighbor].layout
        let end = before.range(ofLine: before.lineCount - 1).upperBound
        return self.position(before.simplified(TextLayout.Position(end, .upstream)), inBlock: neighbor)
    }

    /// The rectangles that cover a range of UTF-16 units, as those of a `TextLayout`.
    package func selectionRectangles(for range: Range<Int>) -> [TextLayout.SelectionRectangle] {
        guard !range.isEmpty else { return [] }
        let first = block(at: range.lowerBound)
        let last = found(TextLayout.Position(range.upperBound, .upstream)).block
        return (first...last)
            .flatMap { block in
                let start = starts[block]
                let local = range.lowerBound - start..<range.upperBound - start
                return blocks[block].layout
                    .selectionRectangles(for: local, comesFromBefore: block > first, goesOn: block < last)
                    .map { part in
                        var part = part
                        part.rect.origin.y += tops[block]
                        return part
                    }
            }
    }

    // MARK: - Display

    /// Draws what can be seen between two heights.
    package func append(
        to builder: inout DisplayListBuilder,
        at origin: CGPoint,
        visible: ClosedRange<CGFloat>,
        parts: TextParts = .all,
        colors: TextColors,
        fonts: FontCollection
    ) {
        let top = visible.lowerBound - origin.y - overhang
        let bottom = visible.upperBound - origin.y + overhang
        guard top <= bottom else { return }
        for block in block(atY: top)...block(atY: bottom) {
            let layout = blocks[block].layout
            guard !layout.lines.isEmpty else { continue }
            let lines = layout.firstLine(atY: top - tops[block])...layout.line(atY: bottom - tops[block])
            layout.append(
                lines: lines,
                to: &builder,
                at: CGPoint(x: origin.x, y: origin.y + tops[block]),
                parts: parts,
                colors: colors,
                fonts: fonts
            )
        }
    }
}

extension DocumentLayout.Block {
    init(
        _ layout: TextLayout,
        length: Int,
        _ style: ParagraphValues,
        beginsParagraph: Bool,
        isPart: Bool = false
    ) {
        let overhang = layout.lines.lazy.flatMap(\.runs).map(\.attributes.overhang).max() ?? 0
        self.init(
            layout: layout,
            length: length,
            style: style,
            beginsParagraph: beginsParagraph,
            isPart: isPart,
            overhang: overhang
        )
    }
}

extension TextAttributes {
    /// Points that ink may be outside of a line: letters as large as any that are drawn, and their shadow.
    fileprivate var overhang: CGFloat {
        let shadow = shadow.map { abs($0.offset.height) + abs($0.offset.width) + 3 * $0.blur } ?? 0
        let picture = attachment.map { abs($0.rect.minY) + abs($0.rect.maxY) } ?? 0
        return 4 * font.pointSize + abs(baselineOffset) + shadow + picture
    }
}
