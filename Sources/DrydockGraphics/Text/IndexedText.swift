/// A string whose characters are found by their number at once.
struct IndexedText {
    private let text: String
    /// Where each character begins among the UTF-8 bytes, and the end; nil for ASCII, where that is its number.
    private let starts: [Int]?

    /// The text must be free of line ends. Also finds what the characters allow at the end of a line.
    init(_ text: String, appendingClassesTo classes: inout [LineBreakClass]) {
        self.text = text
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            starts = nil
            for byte in text.utf8 { classes.append(LineBreakClass.ascii(byte)) }
            return
        }
        var starts = [0]
        var end = 0
        for character in text {
            classes.append(LineBreakClass(character))
            end += character.utf8.count
            starts.append(end)
        }
        self.starts = starts
    }

    func slice(_ range: Range<Int>) -> String {
        let start = index(ofCharacter: range.lowerBound)
        return String(text[start..<index(ofCharacter: range.upperBound)])
    }

    /// In constant time: a string counts in UTF-8.
    private func index(ofCharacter number: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: starts?[number] ?? number)
    }
}
