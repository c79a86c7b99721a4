import DrydockUnicode

/// The words of a text: by the boundaries of UAX #29, of which those with a letter, a digit or an underscore between them
/// hold a word. Letters of scripts that are written without spaces (Thai, Lao, Khmer, Myanmar) stay together, as no
/// dictionary is at hand. Offsets are in UTF-16 units.
package struct TextWords {
    private let units: [UInt16]
    private let breaks: BoundaryMap

    /// Cost: linear.
    package init(_ units: [UInt16]) {
        self.units = units
        breaks = WordBreaks.find(in: units)
    }

    /// The end of the word that an offset is in or before; nil where none follows.
    package func end(after offset: Int) -> Int? {
        var start = breaks.place(notAfter: max(offset, 0))
        while let end = breaks.next(after: start) {
            if isWord(start) { return joinedEnd(start, end) }
            start = end
        }
        return nil
    }

    /// The start of the word that an offset is in or behind; nil where none is before it.
    package func start(before offset: Int) -> Int? {
        var end = offset
        while let start = breaks.previous(before: end) {
            if isWord(start) { return joinedStart(start) }
            end = start
        }
        return nil
    }

    /// The word at an offset, else the one that ends there, else the spaces or the sign at the offset; empty at line ends
    /// and behind the text.
    package func range(at offset: Int) -> Range<Int> {
        let offset = min(max(offset, 0), units.count)
        let start = breaks.place(notAfter: offset)
        let end = breaks.next(after: start)
        if let end, isWord(start) { return joinedStart(start)..<joinedEnd(start, end) }
        if start == offset, let before = breaks.previous(before: start), isWord(before) {
            return joinedStart(before)..<start
        }
        guard var end, !isLineEnd(start) else { return offset..<offset }
        guard isSpace(start) else { return start..<end }
        var first = start
        while let before = breaks.previous(before: first), isSpace(before) { first = before }
        while let next = breaks.next(after: end), isSpace(end) { end = next }
        return first..<end
    }

    // MARK: - What stands between two boundaries

    private func scalar(_ offset: Int) -> Unicode.Scalar {
        if let scalar = Unicode.Scalar(units[offset]) { return scalar }
        let pair = units[offset..<min(offset + 2, units.count)]
        return String(decoding: pair, as: UTF16.self).unicodeScalars.first ?? "\u{FFFD}"
    }

    private func isWord(_ start: Int) -> Bool {
        // Format characters and marks may be before the letter.
        let end = breaks.next(after: start) ?? start
        var offset = start
        while offset < end {
            let scalar = scalar(offset)
            switch ScalarProperties(scalar).category {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
                .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
                return true
            default: offset += scalar.value > 0xFFFF ? 2 : 1
            }
        }
        return false
    }

    private func isSpace(_ start: Int) -> Bool {
        start < units.count && TextCharacters.isSpace(units[start])
    }

    private func isLineEnd(_ start: Int) -> Bool {
        switch units[start] {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private func joinedEnd(_ start: Int, _ end: Int) -> Int {
        var end = end
        guard isUnspaced(start) else { return end }
        while end < units.count, isUnspaced(end), let next = breaks.next(after: end) { end = next }
        return end
    }

    private func joinedStart(_ start: Int) -> Int {
        var start = start
        guard isUnspaced(start) else { return start }
        while let before = breaks.previous(before: start), isUnspaced(before) { start = before }
        return start
    }

    /// Whether the letter is of a script that needs a dictionary. Ideographs and kana stand alone.
    private func isUnspaced(_ start: Int) -> Bool {
        let properties = ScalarProperties(scalar(start))
        return properties.word == .other && properties.category == .otherLetter
            && !Self.alone.contains(properties.script.tag)
    }

    /// Han, Hiragana, Tangut, Nushu and Khitan.
    private static let alone: Set<UInt32> = Set(
        ["Hani", "Hira", "Tang", "Nshu", "Kits"].compactMap { UnicodeScript(tag: $0)?.tag }
    )
}
