import Foundation

/// Breaks paragraphs into lines and places them, top to bottom.
struct Typesetter {
    let limits: TextLayout.Limits
    let fonts: FontCollection
    /// Widths that went through layout come back with rounding errors; this much in points is not too wide.
    static let tolerance: CGFloat = 0.001
    /// Shown where a line ends behind a soft hyphen.
    private static let hyphen = "-"

    private var lines: [TextLayout.Line] = []
    /// What alignment needs to know of each line, which comes last: it depends on the widest.
    private var placements: [LineFragment] = []
    var y: CGFloat = 0
    /// What the last line was made from, in case that the next does not fit.
    var last: Candidate?

    init(limits: TextLayout.Limits, fonts: FontCollection) {
        self.limits = limits
        self.fonts = fonts
    }

    mutating func typeset(_ text: StyledText) -> TextLayout {
        var isComplete = true
        for index in text.paragraphs.indices {
            let paragraph = measured(text.paragraphs[index])
            if index > 0 { addParagraphGap(before: paragraph, after: text.paragraphs[index - 1]) }
            isComplete = isAround ? appendAround(paragraph) : append(paragraph)
            guard isComplete else { break }
        }
        guard lines.isEmpty else { return finish(isComplete: isComplete) }
        let placeholder = measured(text.placeholder)
        _ = isAround ? appendAround(placeholder) : append(placeholder)
        return finish(isComplete: true, isEmpty: true)
    }

    /// Whether lines have to keep out of anything.
    private var isAround: Bool { !limits.exclusions.isEmpty && limits.width.isFinite }

    private func measured(_ paragraph: StyledText.Paragraph) -> MeasuredParagraph {
        MeasuredParagraph(paragraph, isRightToLeft: limits.isRightToLeft, fonts: fonts)
    }

    private mutating func addParagraphGap(before next: MeasuredParagraph, after last: StyledText.Paragraph) {
        y += last.style.lineSpacing
        if next.source.beginsParagraph {
            y += last.style.paragraphSpacing + next.style.paragraphSpacingBefore
        }
    }

    // MARK: - Breaking

    /// A part of a paragraph on its way to become a line.
    struct Candidate {
        let paragraph: MeasuredParagraph
        let range: Range<Int>
        let height: LineHeight
        let fragment: LineFragment
    }

    /// - Returns: whether all of the paragraph fits.
    private mutating func append(_ paragraph: MeasuredParagraph) -> Bool {
        var start = 0
        var wrapper = makeWrapper(paragraph)
        repeat {
            let beginsParagraph = start == 0 && paragraph.source.beginsParagraph
            let fragment = LineFragment(paragraph, limits: limits, isFirst: beginsParagraph)
            let room = fragment.width + Self.tolerance
            var end = wrapper.end(from: start, head: fragment.head, width: room)
            if paragraph.style.lineBreakStrategy.contains(.pushOut) {
                end = wrapper.endPushingOut(end, from: start, width: room)
            }
            let range = start..<end
            let height = LineHeight(paragraph, range: range)
            if start > 0 { y += paragraph.style.lineSpacing }
            guard fits(height) else {
                cutLastLine()
                return false
            }
            let candidate = Candidate(paragraph: paragraph, range: range, height: height, fragment: fragment)
            appendWhole(candidate)
            last = candidate
            start = range.upperBound
        } while start < paragraph.count
        return true
    }

    func makeWrapper(_ paragraph: MeasuredParagraph) -> LineWrapper {
        let fonts = fonts
        return LineWrapper(paragraph) {
            paragraph.mark(Self.hyphen, like: $0, for: 0..<0, fonts: fonts).width
        }
    }

    func fits(_ height: LineHeight) -> Bool {
        if lines.isEmpty { return true }
        if limits.lines > 0, lines.count >= limits.lines { return false }
        return y + height.total <= limits.height + Self.tolerance
    }

    mutating func appendWhole(_ line: Candidate) {
        let paragraph = line.paragraph
        let visible = paragraph.trimmingSpaces(line.range)
        let isEnd = line.range.upperBound == paragraph.count
        var runs = paragraph.runs(in: visible, start: line.fragment.head)
        if paragraph.showsHyphen(before: line.range.upperBound) {
            let end = visible.upperBound
            runs.append(paragraph.mark(Self.hyphen, like: end - 1, for: end..<end, fonts: fonts))
        }
        if paragraph.style.alignment == .justified, !isEnd, line.fragment.width.isFinite {
            let spaces = visible.count { paragraph.characters.isSpace($0) }
            let free = max(line.fragment.width - runs.totalWidth, 0)
            if spaces > 0, free > 0 {
                let stretch = free / CGFloat(spaces)
                let hyphen = runs.last.flatMap { $0.isIndivisible ? $0 : nil }
                runs = paragraph.runs(in: visible, start: line.fragment.head, spaceStretch: stretch)
                if let hyphen { runs.append(hyphen) }
            }
        }
        let width = runs.totalWidth - trailingTracking(runs)
        let hanging = self.hanging(visible.upperBound..<line.range.upperBound, line, runs.totalWidth)
        // Spaces at a line's end are part of the text's size as far as they fit.
        let trailing = paragraph.width(visible.upperBound..<line.range.upperBound)
        let room = isEnd ? line.fragment.width : max(line.fragment.width, width)
        let needed = min(width + trailing, room)
        append(runs, line, hanging, measuredWidth: needed, isTruncated: false)
    }

    /// What is added behind the last character of a line counts as white space does.
    private func trailingTracking(_ runs: [TextLayout.Run]) -> CGFloat {
        guard let last = runs.last, !last.isIndivisible, last.shaped != nil else { return 0 }
        return last.attributes.tracking
    }

    /// Spaces do not stand further out than the line may.
    private func hanging(
        _ range: Range<Int>,
        _ line: Candidate,
        _ start: CGFloat
    ) -> [TextLayout.HangingSpace] {
        let limit = max(line.fragment.width - start, 0)
        let offsets = line.paragraph.offsets
        let origin = offsets[range.lowerBound]
        let isRightToLeft = line.paragraph.level % 2 == 1
        return range.map { index in
            let near = min(offsets[index] - origin, limit)
            let far = min(offsets[index + 1] - origin, limit)
            return TextLayout.HangingSpace(
                range: line.paragraph.utf16Range(index..<index + 1),
                left: isRightToLeft ? -far : start + near,
                right: isRightToLeft ? -near : start + far
            )
        }
    }

    /// Text goes on after the last line that fits: puts what its mode says in that line's place.
    mutating func cutLastLine() {
        guard let last, let placed = lines.popLast() else { return }
        placements.removeLast()
        y = placed.top
        let paragraph = last.paragraph
        let truncation = LineTruncation(
            paragraph,
            start: last.range.lowerBound,
            width: last.fragment.width,
            fonts: fonts
        )
        switch paragraph.style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping:
            let visible = paragraph.trimmingSpaces(last.range)
            let runs = paragraph.runs(in: visible)
            append(runs, last, measuredWidth: runs.totalWidth, isTruncated: false)
        case .byClipping:
            let runs = truncation.clipped()
            append(runs, last, measuredWidth: min(runs.totalWidth, last.fragment.width), isTruncated: false)
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            let runs = truncation.withEllipsis(paragraph.style.lineBreakMode)
            append(runs, last, measuredWidth: runs.totalWidth, isTruncated: true)
        }
    }

    private mutating func append(
        _ runs: [TextLayout.Run],
        _ line: Candidate,
        _ hanging: [TextLayout.HangingSpace] = [],
        measuredWidth: CGFloat,
        isTruncated: Bool
    ) {
        let source = line.paragraph.utf16Range(line.range)
        let end = hanging.last?.range.upperBound ?? runs.map(\.range.upperBound).max() ?? source.upperBound
        let width = line.fragment.neededWidth(forLine: measuredWidth)
        lines.append(
            TextLayout.Line(
                runs: runs.inVisualOrder(),
                x: 0,
                width: runs.totalWidth - trailingTracking(runs),
                neededWidth: width,
                top: y,
                height: line.height.total,
                baseline: y + line.height.ascent,
                isTruncated: isTruncated,
                range: source.lowerBound..<end,
                hanging: hanging,
                isRightToLeft: line.paragraph.level % 2 == 1
            )
        )
        placements.append(line.fragment)
        y += line.height.total
    }

    // MARK: - Aligning

    private mutating func finish(isComplete: Bool, isEmpty: Bool = false) -> TextLayout {
        // Letters may be told to stand before where the line begins.
        let width = max(lines.map(\.neededWidth).max() ?? 0, 0)
        let container = limits.width.isFinite ? limits.width : width
        for index in lines.indices {
            let fragment = placements[index]
            lines[index].x = fragment.x(forLine: lines[index].width, container: container)
            lines[index].gap = fragment.gap
        }
        return TextLayout(
            lines: isEmpty ? [] : lines,
            emptyLine: isEmpty ? lines.first : nil,
            containerWidth: container,
            size: isEmpty ? .zero : CGSize(width: width, height: y),
            isComplete: isComplete
        )
    }
}
