import Foundation
import DrydockPlatform

/// Shortens the rest of a paragraph to one line.
struct LineTruncation {
    private static let ellipsis = "…"

    let paragraph: MeasuredParagraph
    /// The line's first character.
    let start: Int
    /// Points.
    let width: CGFloat
    let fonts: FontCollection

    init(_ paragraph: MeasuredParagraph, start: Int, width: CGFloat, fonts: FontCollection) {
        self.paragraph = paragraph
        self.start = start
        self.width = width + Typesetter.tolerance
        self.fonts = fonts
    }

    /// What begins inside of the line's width, the last character perhaps in part.
    func clipped() -> [TextLayout.Run] {
        let limit = paragraph.offsets[start] + width
        var end = start
        while end < paragraph.count, paragraph.offsets[end] < limit { end += 1 }
        return paragraph.runs(in: start..<end, x: 0)
    }

    /// As many characters as fit beside an ellipsis, which is always there. It looks like the character before it, at
    /// the head like the one after it.
    func withEllipsis(_ mode: NSLineBreakMode) -> [TextLayout.Run] {
        switch mode {
        case .byTruncatingHead: head()
        case .byTruncatingMiddle: middle()
        default: tail()
        }
    }

    private func tail() -> [TextLayout.Run] {
        var end = prefixEnd(width: width - ellipsisWidth(at: start))
        // The ellipsis of a smaller or larger run may take more or less width than the first guess.
        while end > start, paragraph.width(start..<end) + ellipsisWidth(at: end - 1) > width { end -= 1 }
        let kept = paragraph.trimmingSpaces(start..<end)
        let hidden = kept.upperBound..<paragraph.count
        var runs = paragraph.runs(in: kept, x: 0)
        runs.append(ellipsis(at: max(kept.upperBound - 1, start), for: hidden, x: runs.totalWidth))
        return runs
    }

    private func head() -> [TextLayout.Run] {
        let first = suffixStart(width: width - ellipsisWidth(at: paragraph.count - 1), notBefore: start)
        let mark = ellipsis(at: first, for: start..<first, x: 0)
        return [mark] + paragraph.runs(in: first..<paragraph.count, x: mark.width)
    }

    /// Both parts get half of the available width; what the first leaves free is the second's.
    private func middle() -> [TextLayout.Run] {
        let available = width - ellipsisWidth(at: start)
        let prefix = paragraph.trimmingSpaces(start..<prefixEnd(width: available / 2))
        let first = suffixStart(width: available - paragraph.width(prefix), notBefore: prefix.upperBound)
        var runs = paragraph.runs(in: prefix, x: 0)
        let hidden = prefix.upperBound..<first
        runs.append(ellipsis(at: max(prefix.upperBound - 1, start), for: hidden, x: runs.totalWidth))
        return runs + paragraph.runs(in: first..<paragraph.count, x: runs.totalWidth)
    }

    private func prefixEnd(width: CGFloat) -> Int {
        var end = start
        while end < paragraph.count, paragraph.width(start..<end + 1) <= width { end += 1 }
        return end
    }

    private func suffixStart(width: CGFloat, notBefore bound: Int) -> Int {
        var first = paragraph.count
        while first > bound, paragraph.width(first - 1..<paragraph.count) <= width { first -= 1 }
        while first < paragraph.count, paragraph.isSpace[first] { first += 1 }
        return first
    }

    private func ellipsisWidth(at index: Int) -> CGFloat {
        ellipsis(at: index, for: start..<start, x: 0).width
    }

    /// - Parameter hidden: the characters that the ellipsis stands for.
    private func ellipsis(at index: Int, for hidden: Range<Int>, x: CGFloat) -> TextLayout.Run {
        let attributes = paragraph.attributes(at: index)
        let face = fonts.face(for: attributes.font.typeface.file)
        let shaped = face?.layout(Self.ellipsis, tracking: attributes.font.tracking)
        let width = CGFloat(shaped?.width ?? FontCollection.boxAdvance) * attributes.font.pointSize
        return TextLayout.Run(
            text: Self.ellipsis,
            shaped: shaped,
            attributes: attributes,
            range: paragraph.utf16Range(hidden),
            isIndivisible: true,
            x: x,
            width: width
        )
    }
}
