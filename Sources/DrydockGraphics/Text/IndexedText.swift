internal import DrydockUnicode

/// A string whose characters are found by their number at once.
struct IndexedText {
    let text: String
    /// Where each character begins among the UTF-8 bytes, and the end; nil for ASCII, where that is its number.
    private let starts: [Int]?
    /// The same in UTF-16 units.
    private let utf16Starts: [Int]?

    /// The text must be free of line ends. Also finds which characters hang at the end of a line.
    init(_ text: String, appendingSpacesTo isSpace: inout [Bool]) {
        self.text = text
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            starts = nil
            utf16Starts = nil
            for byte in text.utf8 { isSpace.append(byte == 0x20 || byte == 0x09) }
            return
        }
        var starts = [0]
        var utf16Starts = [0]
        var end = 0
        var utf16End = 0
        for character in text {
            isSpace.append(character.isLineSpace)
            end += character.utf8.count
            starts.append(end)
            utf16End += character.utf16.count
            utf16Starts.append(utf16End)
        }
        self.starts = starts
        self.utf16Starts = utf16Starts
    }

    func slice(_ range: Range<Int>) -> String {
        let start = index(ofCharacter: range.lowerBound)
        return String(text[start..<index(ofCharacter: range.upperBound)])
    }

    /// Where a character, or the end, lies among the UTF-16 units.
    func utf16Offset(ofCharacter number: Int) -> Int { utf16Starts?[number] ?? number }

    /// What may happen before each character, from what may happen before each code unit of the paragraph.
    func appendBreaks(from breaks: ArraySlice<LineBreak>, to result: inout [LineBreak]) {
        guard let utf16Starts else { return result.append(contentsOf: breaks) }
        for start in utf16Starts.dropLast() { result.append(breaks[breaks.startIndex + start]) }
    }

    /// In constant time: a string counts in UTF-8.
    private func index(ofCharacter number: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: starts?[number] ?? number)
    }
}

extension Character {
    /// Whether it is a space that a line may end behind, and that has no width there.
    var isLineSpace: Bool {
        let properties = ScalarProperties(unicodeScalars[unicodeScalars.startIndex])
        return properties.category == .spaceSeparator && properties.lineBreak != .glue
            || self == "\t"
    }
}
