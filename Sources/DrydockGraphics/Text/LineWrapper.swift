import Foundation

/// Finds where the lines of a paragraph end. Asked line by line, the cost is linear in the paragraph.
struct LineWrapper {
    private let paragraph: MeasuredParagraph
    private let breaksAnywhere: Bool
    private var breaker = LineBreaker()
    /// Whether a line may begin with each of the characters seen so far.
    private var breaks: [Bool] = []

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
            let isSpace = paragraph.classes[index] == .space
            if !isSpace, paragraph.offsets[index + 1] > limit {
                return lastBreak > start ? lastBreak : max(index, start + 1)
            }
            index += 1
        }
        return paragraph.count
    }

    private mutating func canBreak(before index: Int) -> Bool {
        while breaks.count <= index {
            breaks.append(breaker.canBreak(before: paragraph.classes[breaks.count]))
        }
        return breaksAnywhere ? paragraph.classes[index] != .space : breaks[index]
    }
}
