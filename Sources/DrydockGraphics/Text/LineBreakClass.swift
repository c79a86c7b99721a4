/// What a character allows before and after itself at the end of a line: a part of the classes of Unicode's line
/// breaking algorithm (UAX #14) that covers alphabets and East Asian text. Scripts without spaces that need a
/// dictionary, such as Thai, are broken anywhere a word does not fit.
package enum LineBreakClass {
    case space
    /// A place to break without a width.
    case zeroWidthSpace
    /// Holds its neighbours together.
    case glue
    case alphabetic
    case numeric
    case ideograph
    case open
    case close
    /// Opening and closing marks of East Asian text, which stands without spaces around them.
    case wideOpen
    case wideClose
    case exclamation
    case hyphen
    /// A break may follow: dashes, soft hyphens.
    case breakAfter
    case emDash
    case slash
    case quote

    package init(_ character: Character) {
        if let byte = character.utf8.first, byte < 0x80, character.utf8.count == 1 {
            self = Self.ascii(byte)
            return
        }
        let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
        self = Self.nonASCII(scalar)
    }

    static func ascii(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case 0x20, 0x09: .space
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
        default: .alphabetic
        }
    }

    private static func nonASCII(_ scalar: Unicode.Scalar) -> LineBreakClass {
        switch scalar.value {
        case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x2011: .glue
        case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: .space
        case 0x200B: .zeroWidthSpace
        case 0xAD, 0x2010, 0x2012, 0x2013: .breakAfter
        case 0x2014: .emDash
        case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: .quote
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0xFF08, 0xFF3B, 0xFF5B: .wideOpen
        case _ where Self.isWideClose(scalar.value): .wideClose
        case _ where Self.isIdeograph(scalar): .ideograph
        default: scalar.properties.generalCategory == .decimalNumber ? .numeric : .alphabetic
        }
    }

    /// Closing marks, full stops, small kana and iteration marks: none of them begins a line.
    private static func isWideClose(_ value: UInt32) -> Bool {
        switch value {
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x301C, 0x303B:
            true
        case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: true
        case 0x3095, 0x3096, 0x309B...0x309E, 0x30A0: true
        case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE: true
        case 0x30F5, 0x30F6, 0x30FB...0x30FE, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D:
            true
        case 0xFF5D, 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70: true
        default: false
        }
    }

    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x2FFF, 0x3003...0x3007, 0x3012...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3: true
        case 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF02...0xFF66, 0xFF71...0xFFDC, 0x20000...0x3FFFD: true
        default: scalar.properties.isEmojiPresentation
        }
    }
}

/// Finds the places in a paragraph where a line may end, character by character.
package struct LineBreaker {
    /// The last character that is no space, and the one before it.
    private var previous: LineBreakClass?
    private var beforePrevious: LineBreakClass?
    private var isAfterSpace = false

    /// Whether a line may begin with the next character of the paragraph.
    package init() {}

    package mutating func canBreak(before next: LineBreakClass) -> Bool {
        if next == .space {
            isAfterSpace = true
            return false
        }
        let result: Bool
        switch previous {
        case nil: result = isAfterSpace
        case let previous? where isAfterSpace: result = Self.canBreakAfterSpaces(previous, next)
        case let previous?: result = canBreak(between: previous, and: next)
        }
        beforePrevious = isAfterSpace ? .space : previous
        previous = next
        isAfterSpace = false
        return result
    }

    private static func canBreakAfterSpaces(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
        if previous == .open || previous == .wideOpen { return false }
        switch next {
        case .close, .wideClose, .exclamation: return false
        default: return true
        }
    }

    private func canBreak(between previous: LineBreakClass, and next: LineBreakClass) -> Bool {
        if previous == .zeroWidthSpace { return next != .zeroWidthSpace }
        switch next {
        case .zeroWidthSpace, .glue, .close, .wideClose, .exclamation, .slash, .hyphen, .breakAfter:
            return false
        case .emDash:
            return previous != .emDash && previous != .open && previous != .glue && previous != .quote
        default: break
        }
        switch previous {
        case .glue, .open, .wideOpen: return false
        case .quote: return false
        case _ where next == .quote: return false
        case .emDash, .breakAfter: return true
        case .slash: return next != .numeric
        case .hyphen:
            // A sign belongs to its number, a hyphen at a word's beginning to the word.
            guard let beforePrevious, beforePrevious != .space, beforePrevious != .open else { return false }
            return next != .numeric
        case .ideograph, .wideClose: return true
        default: return next == .ideograph || next == .wideOpen
        }
    }
}
