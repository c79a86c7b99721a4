import DrydockUnicode
import Foundation

/// Finds where the lines of a paragraph end: where they may, by the rules of UAX #14. Asked line by line, the cost is
/// linear in the paragraph.
struct LineWrapper {
    private let paragraph: MeasuredParagraph
    private let breaksAnywhere: Bool
    private let keepsHangul: Bool
    private let hyphenWidth: (Int) -> CGFloat
    private var breaks: [LineBreak]?

    /// - Parameter hyphenWidth: the points of a hyphen that looks like a character.
    init(_ paragraph: MeasuredParagraph, hyphenWidth: @escaping (Int) -> CGFloat) {
        self.paragraph = paragraph
        self.hyphenWidth = hyphenWidth
        breaksAnywhere = paragraph.style.lineBreakMode == .byCharWrapping
        keepsHangul = paragraph.style.lineBreakStrategy.contains(.hangulWordPriority)
    }

    /// The end of the line that starts at a character: behind the last word that fits, with the spaces that follow.
    /// A word that is too wide on its own is broken between characters; one character always fits.
    ///
    /// - Parameter head: points from the leading edge, which tab stops count from, to the line.
    mutating func end(from start: Int, head: CGFloat, width: CGFloat) -> Int {
        let offsets = paragraph.offsets
        guard paragraph.characters.hasTabs || offsets[paragraph.count] > offsets[start] + width else {
            return paragraph.count
        }
        let limit = head + width
        var pen = head
        var lastBreak = start
        var index = start
        while index < paragraph.count {
            if index > start, canBreak(before: index), hasRoom(before: index, pen, limit, lastBreak > start) {
                lastBreak = index
            }
            var next = pen + offsets[index + 1] - offsets[index]
            if paragraph.characters.isTab(index) {
                next = pen + paragraph.tabWidth(at: index, from: pen, end: paragraph.count)
            } else if next > limit, !paragraph.characters.isSpace(index) {
                return lastBreak > start ? lastBreak : max(index, start + 1)
            }
            pen = next
            index += 1
        }
        return paragraph.count
    }

    /// Whether a line that ends before a character breaks no word.
    mutating func mayEnd(at index: Int) -> Bool { index >= paragraph.count || canBreak(before: index) }

    private mutating func canBreak(before index: Int) -> Bool {
        if breaksAnywhere { return !paragraph.characters.isSpace(index) }
        // Looked up for text only that does not fit into its line.
        let known = breaks ?? LineBreaks.find(in: paragraph.units)
        breaks = known
        let unit = paragraph.characters.unit(index)
        return known[unit] != .prohibited && !(keepsHangul && isWithinHangul(unit))
    }

    private func isWithinHangul(_ unit: Int) -> Bool {
        unit > 0 && paragraph.units[unit - 1].isHangul && paragraph.units[unit].isHangul
    }

    /// Where a line is to end so that the word behind it is not alone in the paragraph's last line: in front of its own last word,
    /// if that and the other fit; else where it does.
    mutating func endPushingOut(_ end: Int, from start: Int, width: CGFloat) -> Int {
        let count = paragraph.count
        guard end < count, paragraph.width(paragraph.trimmingSpaces(end..<count)) <= width, mayEnd(at: end)
        else {
            return end
        }
        for index in end + 1..<max(count, end + 1) where canBreak(before: index) { return end }
        var index = end - 1
        while index > start, !canBreak(before: index) { index -= 1 }
        let fits = paragraph.width(paragraph.trimmingSpaces(index..<count)) <= width
        return index > start && fits && !paragraph.characters.hasTabs ? index : end
    }

    /// Whether there is room for the hyphen that a line may need to end before a character. A line that could end nowhere
    /// else does without the room.
    private func hasRoom(before index: Int, _ pen: CGFloat, _ limit: CGFloat, _ hasOther: Bool) -> Bool {
        !paragraph.showsHyphen(before: index) || !hasOther || pen + hyphenWidth(index - 1) <= limit
    }
}

extension UInt16 {
    /// Whether the unit is a syllable or a letter of Hangul.
    fileprivate var isHangul: Bool {
        switch self {
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }
}
