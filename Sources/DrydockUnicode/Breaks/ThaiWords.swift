internal import DrydockCUnicodeData

/// Where words end in Thai, which is written without spaces between them.
///
/// Words are ICU's. Of several that may stand at a place, the longest is taken that two more words can follow, else the shortest
/// that one can, else the longest; what begins no word belongs to a short word before it, up to the next place where one can begin. That is how ICU
/// finds them, and with it iOS. Linear, as no word has more than 20 letters.
struct ThaiWords {
    private let text: UTF16Text
    private let end: Int

    /// Calls `body` with each offset within a range at which a word ends and another begins.
    /// - Parameter range: code units, all of them letters and marks of Thai.
    static func forEachBoundary(in range: Range<Int>, of text: UTF16Text, _ body: (Int) -> Void) {
        guard range.count >= shortestPhrase else { return }
        let words = ThaiWords(text: text, end: range.upperBound)
        var start = range.lowerBound
        while true {
            start = words.endOfWord(at: start)
            guard start < range.upperBound else { return }
            body(start)
        }
    }

    /// Whether a unit is a letter or a mark of Thai, of those that need a dictionary.
    static func contains(_ unit: UInt32) -> Bool {
        (0xE01...0xE3A).contains(unit) || (0xE40...0xE4E).contains(unit)
    }

    /// Code units. Shorter phrases are one word.
    private static let shortestPhrase = 5
    /// Code units of the words that what begins no word belongs to.
    private static let longestRoot = 2

    private func endOfWord(at start: Int) -> Int {
        var word = chosen(at: start)
        if word - start <= Self.longestRoot, word < end, lengths(at: word).isEmpty,
            word == start || reach(at: word) <= Self.longestRoot
        {
            word = nextBeginning(behind: word)
        }
        while word < end, isMark(word) { word += 1 }
        return suffixEnd(behind: word)
    }

    /// The end of the best word that begins at a place; the place itself where none does.
    private func chosen(at start: Int) -> Int {
        let words = lengths(at: start)
        guard words.count > 1 else { return start + (words.first ?? 0) }
        var second: Int?
        for length in words.reversed() {
            let next = start + length
            if next == end { return next }
            let following = lengths(at: next)
            if following.isEmpty { continue }
            second = next
            let isFollowed = following.contains { next + $0 == end || !lengths(at: next + $0).isEmpty }
            if isFollowed { return next }
        }
        return second ?? start + (words.last ?? 0)
    }

    /// The next place behind one at which a syllable and a word can begin.
    private func nextBeginning(behind start: Int) -> Int {
        var place = start + 1
        while place < end {
            if canEnd(text.scalar(at: place - 1)), canBegin(text.scalar(at: place)),
                !lengths(at: place).isEmpty
            {
                return place
            }
            place += 1
        }
        return end
    }

    /// Behind the signs of abbreviation and repetition, which stay with the word before them.
    private func suffixEnd(behind place: Int) -> Int {
        var place = place
        guard place < end, lengths(at: place).isEmpty else { return place }
        if text.scalar(at: place) == Letter.abbreviation { place += 1 }
        if place < end, text.scalar(at: place) == Letter.repetition,
            text.scalar(at: place - 1) != Letter.repetition
        {
            place += 1
        }
        return place
    }

    private enum Letter {
        static let abbreviation: UInt32 = 0xE2F
        static let repetition: UInt32 = 0xE46
    }

    private func isMark(_ place: Int) -> Bool {
        ScalarProperties(text.scalar(at: place)).grapheme == .extend
    }

    /// Neither a vowel that stands before its consonant nor one that needs a consonant behind it.
    private func canEnd(_ letter: UInt32) -> Bool { letter != 0xE31 && !(0xE40...0xE44).contains(letter) }

    /// A consonant, or a vowel that stands before one.
    private func canBegin(_ letter: UInt32) -> Bool {
        (0xE01...0xE2E).contains(letter) || (0xE40...0xE44).contains(letter)
    }

    // MARK: - The dictionary

    /// The lengths of the words that begin at a place, in ascending order.
    private func lengths(at start: Int) -> [Int] {
        var lengths: [Int] = []
        walk(from: start) { length, isWord in
            if isWord { lengths.append(length) }
        }
        return lengths
    }

    /// How many letters from a place on begin some word, with the one that makes an end of it.
    private func reach(at start: Int) -> Int {
        var reach = 0
        walk(from: start) { length, _ in reach = length }
        return min(reach + 1, end - start)
    }

    private func walk(from start: Int, _ body: (_ length: Int, _ isWord: Bool) -> Void) {
        var node = 1
        var place = start
        while place < end, node != 0 {
            let letter = text.scalar(at: place) &- 0xE00
            var edge = drydock_thai_words[node]
            while edge & 0x7F != letter {
                guard edge & 0x80 == 0 else { return }
                node += 1
                edge = drydock_thai_words[node]
            }
            place += 1
            body(place - start, edge & 0x100 != 0)
            node = Int(edge >> 9)
        }
    }
}
