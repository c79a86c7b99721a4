/// A place where text says that a line ends: line feed, vertical tab, form feed, carriage return (with a line feed),
/// next line, line separator or paragraph separator.
struct LineEnd {
    /// Among the UTF-8 bytes.
    var start: Int
    /// Bytes.
    var length: Int
    /// The line separator begins a line but no paragraph.
    var isWithinParagraph = false

    /// All but the pair of carriage return and line feed are one unit.
    var utf16Length: Int { isPair ? 2 : 1 }

    private var isPair = false

    init(start: Int, length: Int, isWithinParagraph: Bool = false, isPair: Bool = false) {
        self.start = start
        self.length = length
        self.isWithinParagraph = isWithinParagraph
        self.isPair = isPair
    }

    /// Looks at bytes, not at characters: this is done to all text there is.
    /// - Parameter limit: how many are wanted at most.
    static func all(in text: String, limit: Int = .max) -> [LineEnd] {
        var text = text
        return text.withUTF8 { bytes in
            var ends: [LineEnd] = []
            var index = 0
            while index < bytes.count, ends.count < limit {
                let byte = bytes[index]
                // Most bytes are neither a control nor a lead byte of the others.
                if byte < 0x0E || byte == 0xC2 || byte == 0xE2, let end = lineEnd(at: index, in: bytes) {
                    ends.append(end)
                    index += end.length
                } else {
                    index += 1
                }
            }
            return ends
        }
    }

    private static func lineEnd(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> LineEnd? {
        func byte(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
        switch byte(0) {
        case 0x0A, 0x0B, 0x0C: return LineEnd(start: index, length: 1)
        case 0x0D:
            let isPair = byte(1) == 0x0A
            return LineEnd(start: index, length: isPair ? 2 : 1, isPair: isPair)
        case 0xC2: return byte(1) == 0x85 ? LineEnd(start: index, length: 2) : nil
        case 0xE2 where byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9):
            return LineEnd(start: index, length: 3, isWithinParagraph: byte(2) == 0xA8)
        default: return nil
        }
    }
}
