import DrydockControls
import DrydockViews

/// Characters as people count them, words, sentences and paragraphs. All offsets are in UTF-16 units.
nonisolated extension EditedText {
    /// The start of the character that an offset is in, which is the offset itself at a boundary.
    func characterBoundary(atOrBefore offset: Int) -> Int {
        let index = index(at: offset)
        guard index < string.endIndex, index > string.startIndex else { return self.offset(of: index) }
        return self.offset(of: string.index(before: string.index(after: index)))
    }

    func characterBoundary(after offset: Int) -> Int {
        let index = index(at: offset)
        return index < string.endIndex ? self.offset(of: string.index(after: index)) : length
    }

    func characterBoundary(before offset: Int) -> Int {
        let index = index(at: offset)
        guard index > string.startIndex else { return 0 }
        let before = characterBoundary(atOrBefore: offset)
        return before < offset ? before : self.offset(of: string.index(before: index))
    }

    /// The end of the word that an offset is in or before. Cost: linear in the paragraph.
    func wordEnd(after offset: Int) -> Int {
        var paragraph = paragraphRange(at: offset)
        while true {
            if let end = words(in: paragraph).end(after: offset - paragraph.lowerBound) {
                return paragraph.lowerBound + end
            }
            guard paragraph.upperBound < length else { return length }
            paragraph = paragraphRange(at: paragraph.upperBound)
        }
    }

    /// The start of the word that an offset is in or behind. Cost: linear in the paragraph.
    func wordStart(before offset: Int) -> Int {
        var end = offset
        while end > 0 {
            let paragraph = paragraphRange(at: characterBoundary(before: end))
            if let start = words(in: paragraph).start(before: end - paragraph.lowerBound) {
                return paragraph.lowerBound + start
            }
            end = paragraph.lowerBound
        }
        return 0
    }

    /// What a double click selects: the word at an offset, or what stands between words. Cost: linear in the paragraph.
    func wordRange(at offset: Int) -> Range<Int> {
        let offset = characterBoundary(atOrBefore: offset)
        let paragraph = paragraphRange(at: offset)
        let word = words(in: paragraph).range(at: offset - paragraph.lowerBound)
        return word.lowerBound + paragraph.lowerBound..<word.upperBound + paragraph.lowerBound
    }

    private func words(in paragraph: Range<Int>) -> TextWords {
        TextWords(Array(substring(paragraph).utf16))
    }

    /// The paragraph at an offset, with the newline that ends it.
    func paragraphRange(at offset: Int) -> Range<Int> {
        var start = index(at: offset)
        while start > string.startIndex, !string[string.index(before: start)].isNewline {
            start = string.index(before: start)
        }
        var end = index(at: offset)
        while end < string.endIndex {
            let isEnd = string[end].isNewline
            end = string.index(after: end)
            if isEnd { break }
        }
        return self.offset(of: start)..<self.offset(of: end)
    }

    /// The sentence at an offset, with the spaces behind it: up to a full stop, question or exclamation mark that spaces or the
    /// end follow, or to the paragraph's end.
    func sentenceRange(at offset: Int) -> Range<Int> {
        let paragraph = paragraphRange(at: offset)
        var start = paragraph.lowerBound
        var index = self.index(at: start)
        let end = self.index(at: paragraph.upperBound)
        while index < end {
            let isStop = ".!?。！？…".contains(string[index])
            index = string.index(after: index)
            guard isStop, index == end || string[index].isWhitespace else { continue }
            while index < end, string[index].isWhitespace { index = string.index(after: index) }
            let next = self.offset(of: index)
            if next > offset { return start..<next }
            start = next
        }
        return start..<paragraph.upperBound
    }
}
