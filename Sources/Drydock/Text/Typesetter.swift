import Foundation

/// Breaks paragraphs into lines and places them, top to bottom.
struct Typesetter {
    let limits: TextLayout.Limits
    let fonts: FontCollection
    /// Widths that went through layout come back with rounding errors; this much in points is not too wide.
    static let tolerance: CGFloat = 0.001

    private var lines: [TextLayout.Line] = []
    /// What alignment needs to know of each line, which comes last: it depends on the widest.
    private var placements: [Placement] = []
    private var y: CGFloat = 0

    init(limits: TextLayout.Limits, fonts: FontCollection) {
        self.limits = limits
        self.fonts = fonts
    }

    mutating func typeset(_ text: StyledText) -> TextLayout {
        var isComplete = true
        for index in text.paragraphs.indices {
            let paragraph = MeasuredParagraph(text.paragraphs[index], fonts: fonts)
            if index > 0 { addParagraphGap(before: paragraph, after: text.paragraphs[index - 1]) }
            isComplete = append(paragraph, isLast: index == text.paragraphs.count - 1)
            guard isComplete else { break }
        }
        return finish(isComplete: isComplete)
    }

    private mutating func addParagraphGap(before next: MeasuredParagraph, after last: StyledText.Paragraph) {
        y += last.style.lineSpacing
        if next.source.beginsParagraph {
            y += last.style.paragraphSpacing + next.style.paragraphSpacingBefore
        }
    }

    // MARK: - Breaking

    /// - Returns: whether all of the paragraph was placed and there is room for more.
    private mutating func append(_ paragraph: MeasuredParagraph, isLast: Bool) -> Bool {
        var start = 0
        var breaker = LineWrapper(paragraph)
        repeat {
            let isFirst = start == 0
            let room = LineRoom(
                paragraph,
                limits: limits,
                isFirst: isFirst && paragraph.source.beginsParagraph
            )
            let range = start..<breaker.end(from: start, width: room.width + Self.tolerance)
            let height = LineHeight(paragraph, range: range)
            let isEnd = range.upperBound == paragraph.count
            if !isFirst { y += paragraph.style.lineSpacing }
            if !(isEnd && isLast), isLastLineWithRoom(height, style: paragraph.style) {
                appendCut(paragraph, range, height, room)
                return false
            }
            appendWhole(paragraph, range, height, room)
            start = range.upperBound
        } while start < paragraph.count
        return true
    }

    private func isLastLineWithRoom(_ height: LineHeight, style: ParagraphValues) -> Bool {
        if limits.lines > 0, lines.count + 1 >= limits.lines { return true }
        return y + 2 * height.total + style.lineSpacing > limits.height + Self.tolerance
    }

    private mutating func appendWhole(
        _ paragraph: MeasuredParagraph,
        _ range: Range<Int>,
        _ height: LineHeight,
        _ room: LineRoom
    ) {
        let visible = paragraph.trimmingSpaces(range)
        let isEnd = range.upperBound == paragraph.count
        var stretch: CGFloat = 0
        if paragraph.style.alignment == .justified, !isEnd, room.width.isFinite {
            let spaces = visible.count { paragraph.classes[$0] == .space }
            if spaces > 0 { stretch = max(room.width - paragraph.width(visible), 0) / CGFloat(spaces) }
        }
        let runs = paragraph.runs(in: visible, x: 0, spaceStretch: stretch)
        // Spaces at the end of a paragraph are part of its size as far as they fit; elsewhere they hang.
        let measured = isEnd ? min(paragraph.width(range), room.width) : paragraph.width(visible)
        append(runs, height, room, measuredWidth: measured, isTruncated: false)
    }

    /// The last line that there is room for, of text that goes on.
    private mutating func appendCut(
        _ paragraph: MeasuredParagraph,
        _ range: Range<Int>,
        _ height: LineHeight,
        _ room: LineRoom
    ) {
        let truncation = LineTruncation(paragraph, start: range.lowerBound, width: room.width, fonts: fonts)
        switch paragraph.style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            let visible = paragraph.trimmingSpaces(range)
            let runs = paragraph.runs(in: visible, x: 0)
            append(runs, height, room, measuredWidth: paragraph.width(visible), isTruncated: false)
        case .byClipping:
            let runs = truncation.clipped()
            append(runs, height, room, measuredWidth: min(runs.totalWidth, room.width), isTruncated: false)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let runs = truncation.withEllipsis(paragraph.style.lineBreakMode)
            append(runs, height, room, measuredWidth: runs.totalWidth, isTruncated: true)
        }
    }

    private mutating func append(
        _ runs: [TextLayout.Run],
        _ height: LineHeight,
        _ room: LineRoom,
        measuredWidth: CGFloat,
        isTruncated: Bool
    ) {
        lines.append(
            TextLayout.Line(
                runs: runs,
                x: 0,
                width: runs.totalWidth,
                top: y,
                height: height.total,
                baseline: y + height.ascent,
                isTruncated: isTruncated
            )
        )
        placements.append(Placement(room: room, neededWidth: room.neededWidth(forLine: measuredWidth)))
        y += height.total
    }

    // MARK: - Aligning

    private struct Placement {
        let room: LineRoom
        let neededWidth: CGFloat
    }

    private mutating func finish(isComplete: Bool) -> TextLayout {
        let width = placements.map(\.neededWidth).max() ?? 0
        let container = limits.width.isFinite ? limits.width : width
        for index in lines.indices {
            lines[index].x = placements[index].room.x(forLine: lines[index].width, container: container)
        }
        return TextLayout(lines: lines, size: CGSize(width: width, height: y), isComplete: isComplete)
    }
}

extension [TextLayout.Run] {
    /// From the first run's start to the last one's end.
    var totalWidth: CGFloat { last.map { $0.x + $0.width } ?? 0 }
}
