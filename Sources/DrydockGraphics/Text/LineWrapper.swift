import DrydockUnicode
import Foundation

/// Finds where the lines of a paragraph end: where they may, by the rules of UAX #14. Asked line by line, the cost is
/// linear in the paragraph.
struct LineWrapper {
    private let paragraph: MeasuredParagraph
    private let breaksAnywhere: Bool
    private let hyphenWidth: (Int) -> CGFloat
    private var breaks: [LineBreak]?

    /// - Parameter hyphenWidth: the points of a hyphen that looks like a character.
    init(_ paragraph: MeasuredParagraph, hyphenWidth: @escaping (Int) -> CGFloat) {
        self.paragraph = paragraph
        self.hyphenWidth = hyphenWidth
        breaksAnywhere = paragraph.style.lineBreakMode == .byCharWrapping
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

    private mutating func canBreak(before index: Int) -> Bool {
        if breaksAnywhere { return !paragraph.characters.isSpace(index) }
        // Looked up for text only that does not fit into its line.
        let known = breaks ?? LineBreaks.find(in: paragraph.units)
        breaks = known
        return known[paragraph.characters.unit(index)] != .prohibited
    }

    /// Whether there is room for the hyphen that a line may need to end before a character. A line that could end nowhere
    /// else does without the room.
    private func hasRoom(before index: Int, _ pen: CGFloat, _ limit: CGFloat, _ hasOther: Bool) -> Bool {
        !paragraph.showsHyphen(before: index) || !hasOther || pen + hyphenWidth(index - 1) <= limit
    }
}
