import Foundation
internal import DrydockUnicode

/// Finds where the lines of a paragraph end. Asked line by line, the cost is linear in the paragraph.
struct LineWrapper {
    private let paragraph: MeasuredParagraph
    private let breaksAnywhere: Bool
    /// What may happen before each character. Text that fits into its line needs none.
    private lazy var breaks: [LineBreak] = paragraph.lineBreaks()

    init(_ paragraph: MeasuredParagraph) {
        self.paragraph = paragraph
        breaksAnywhere = paragraph.style.lineBreakMode == .byCharWrapping
    }

    /// The end of the line that starts at a character: behind the last word that fits, with the spaces that follow.
    /// A word that is too wide on its own is broken between characters; one character always fits.
    mutating func end(from start: Int, width: CGFloat) -> Int {
        let limit = paragraph.offsets[start] + width
        guard paragraph.offsets[paragraph.count] > limit else { return paragraph.count }
        var lastBreak = start
        var index = start
        while index < paragraph.count {
            if index > start, canBreak(before: index) { lastBreak = index }
            if !paragraph.isSpace[index], paragraph.offsets[index + 1] > limit {
                return lastBreak > start ? lastBreak : max(index, start + 1)
            }
            index += 1
        }
        return paragraph.count
    }

    private mutating func canBreak(before index: Int) -> Bool {
        if paragraph.isSpace[index] { return false }
        return breaksAnywhere || breaks[index] != .prohibited
    }
}
