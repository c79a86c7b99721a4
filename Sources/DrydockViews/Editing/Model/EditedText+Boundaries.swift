/// Characters as people count them, words, sentences and paragraphs. All offsets are in UTF-16 units.
extension EditedText {
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

    /// The end of the word that an offset is in or before.
    func wordEnd(after offset: Int) -> Int {
        var index = index(at: offset)
        while index < string.endIndex, !isInWord(index) { index = string.index(after: index) }
        guard index < string.endIndex else { return length }
        return self.offset(of: endOfWord(from: index))
    }

    /// The start of the word that an offset is in or behind.
    func wordStart(before offset: Int) -> Int {
        var index = index(at: offset)
        while index > string.startIndex, !isInWord(string.index(before: index)) {
            index = string.index(before: index)
        }
        guard index > string.startIndex else { return 0 }
        return self.offset(of: startOfWord(before: index))
    }

    /// What a double click selects: the word at an offset, or what stands between words.
    func wordRange(at offset: Int) -> Range<Int> {
        let index = self.index(at: characterBoundary(atOrBefore: offset))
        if index < string.endIndex, isInWord(index) {
            let next = string.index(after: index)
            return self.offset(of: startOfWord(before: next))..<self.offset(of: endOfWord(from: index))
        }
        if index > string.startIndex, isInWord(string.index(before: index)) {
            return self.offset(of: startOfWord(before: index))..<self.offset(of: index)
        }
        guard index < string.endIndex else { return length..<length }
        if string[index].isNewline { return self.offset(of: index)..<self.offset(of: index) }
        var (start, end) = (index, string.index(after: index))
        while start > string.startIndex, isGap(string.index(before: start)) {
            start = string.index(before: start)
        }
        while end < string.endIndex, isGap(end) { end = string.index(after: end) }
        return self.offset(of: start)..<self.offset(of: end)
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

    // MARK: - Words

    private func endOfWord(from index: String.Index) -> String.Index {
        var end = index
        repeat { end = string.index(after: end) } while end < string.endIndex && continuesWord(at: end)
        return end
    }

    private func startOfWord(before index: String.Index) -> String.Index {
        var start = string.index(before: index)
        while start > string.startIndex, continuesWord(at: start) { start = string.index(before: start) }
        return start
    }

    private func isGap(_ index: String.Index) -> Bool { !isInWord(index) && !string[index].isNewline }

    /// Whether the character is a word's, or an apostrophe, point or comma between two of them, as in "don't" and "3.5".
    private func isInWord(_ index: String.Index) -> Bool {
        let character = string[index]
        if Self.isWordCharacter(character) { return true }
        guard "'’.,".contains(character), index > string.startIndex else { return false }
        let next = string.index(after: index)
        guard next < string.endIndex else { return false }
        let (before, after) = (string[string.index(before: index)], string[next])
        return character == "'" || character == "’"
            ? before.isLetter && after.isLetter : before.isNumber && after.isNumber
    }

    /// Whether no word ends before this character. Ideographs stand alone.
    private func continuesWord(at index: String.Index) -> Bool {
        isInWord(index) && !Self.isIdeograph(string[index])
            && isInWord(string.index(before: index)) && !Self.isIdeograph(string[string.index(before: index)])
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private static func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first?.properties.isIdeographic ?? false
    }
}
