import Foundation

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
        return paragraph.runs(in: start..<end)
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
        return paragraph.runs(in: kept) + [ellipsis(at: max(kept.upperBound - 1, start), for: hidden)]
    }

    private func head() -> [TextLayout.Run] {
        let first = suffixStart(width: width - ellipsisWidth(at: paragraph.count - 1), notBefore: start)
        return [ellipsis(at: first, for: start..<first)] + paragraph.runs(in: first..<paragraph.count)
    }

    /// Both parts get half of the available width; what the first leaves free is the second's.
    private func middle() -> [TextLayout.Run] {
        let available = width - ellipsisWidth(at: start)
        let prefix = paragraph.trimmingSpaces(start..<prefixEnd(width: available / 2))
        let first = suffixStart(width: available - paragraph.width(prefix), notBefore: prefix.upperBound)
        let mark = ellipsis(at: max(prefix.upperBound - 1, start), for: prefix.upperBound..<first)
        return paragraph.runs(in: prefix) + [mark] + paragraph.runs(in: first..<paragraph.count)
    }

    private func prefixEnd(width: CGFloat) -> Int {
        var end = start
        while end < paragraph.count, paragraph.width(start..<end + 1) <= width { end += 1 }
        return end
    }

    private func suffixStart(width: CGFloat, notBefore bound: Int) -> Int {
        var first = paragraph.count
        while first > bound, paragraph.width(first - 1..<paragraph.count) <= width { first -= 1 }
        while first < paragraph.count, paragraph.characters.isSpace(first) { first += 1 }
        return first
    }

    private func ellipsisWidth(at index: Int) -> CGFloat { ellipsis(at: index, for: start..<start).width }

    /// - Parameter hidden: the characters that the ellipsis stands for.
    private func ellipsis(at index: Int, for hidden: Range<Int>) -> TextLayout.Run {
        paragraph.mark(Self.ellipsis, like: index, for: hidden, fonts: fonts)
    }
}
