/// Why bytes are no XML that is read here.
package struct XMLError: Error {
    /// Of "it": "it ends where "-->" is missing".
    package let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}

/// Splits XML into tags and text, in one pass over the bytes. What documents written by programs need and no more: UTF-8
/// alone, nothing is loaded or expanded, and a document type with declarations of its own is refused.
///
/// Whether tags match, and how deep they are nested, is for the caller to see.
package struct XMLScanner {
    package enum Token {
        case open(String, [String: String], isEmpty: Bool)
        case close(String)
        case text(String)
    }

    private let bytes: [UInt8]
    private var place = 0
    private var countedPlace = 0
    private var countedLine = 1
    private let refusesDocumentTypes: Bool

    /// - Parameters:
    ///   - bytes: of the file, which begins with a byte order mark or without one.
    ///   - refusesDocumentTypes: whether a `DOCTYPE` is an error even if it declares nothing.
    package init(_ bytes: [UInt8], refusesDocumentTypes: Bool = false) {
        self.bytes = bytes
        self.refusesDocumentTypes = refusesDocumentTypes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    }

    /// The line on which the last token ends, or the error lies, from 1. Costs a look at each byte once.
    package var line: Int {
        mutating get {
            for index in countedPlace..<place where bytes[index] == UInt8(ascii: "\n") { countedLine += 1 }
            countedPlace = place
            return countedLine
        }
    }

    /// Nil at the end.
    package mutating func next() throws(XMLError) -> Token? {
        while place < bytes.count {
            guard bytes[place] == UInt8(ascii: "<") else {
                let start = place
                while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
                return .text(try decoded(start..<place))
            }
            if skips("<!--") {
                try skip(past: "-->")
            } else if skips("<![CDATA[") {
                let start = place
                try skip(past: "]]>")
                return .text(String(decoding: bytes[start..<(place - 3)], as: UTF8.self))
            } else if skips("<?") {
                try skip(past: "?>")
            } else if skips("<!DOCTYPE") {
                if refusesDocumentTypes { throw XMLError("it has a document type, which is refused") }
                try skipDocumentType()
            } else if skips("</") {
                let name = try name()
                skipSpace()
                guard skips(">") else { throw XMLError("a closing tag </\(name) does not end") }
                return .close(name)
            } else {
                place += 1
                return try openTag()
            }
        }
        return nil
    }

    private mutating func openTag() throws(XMLError) -> Token {
        let name = try name()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if skips("/>") { return .open(name, attributes, isEmpty: true) }
            if skips(">") { return .open(name, attributes, isEmpty: false) }
            let key = try self.name()
            skipSpace()
            guard skips("=") else { throw XMLError("the attribute \(key) of <\(name)> has no value") }
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'")
            else { throw XMLError("the attribute \(key) of <\(name)> has no quotes") }
            let quote = bytes[place]
            place += 1
            let start = place
            while place < bytes.count, bytes[place] != quote { place += 1 }
            guard place < bytes.count else {
                throw XMLError("the attribute \(key) of <\(name)> does not end")
            }
            guard attributes.count < Self.maximumAttributes else {
                throw XMLError("<\(name)> has more than \(Self.maximumAttributes) attributes")
            }
            guard attributes.updateValue(try decoded(start..<place), forKey: key) == nil else {
                throw XMLError("<\(name)> has two attributes \(key)")
            }
            place += 1
        }
    }

    private mutating func skipDocumentType() throws(XMLError) {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: ">") { return }
            if byte == UInt8(ascii: "[") {
                throw XMLError("its document type declares entities, which are refused")
            }
        }
        throw XMLError("it ends within its document type")
    }

    private mutating func name() throws(XMLError) -> String {
        let start = place
        while place < bytes.count, Self.isNameByte(bytes[place]) { place += 1 }
        guard place > start else { throw XMLError("there is no name at byte \(place)") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"),
            UInt8(ascii: "."), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func skipSpace() {
        while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
    }

    private mutating func skips(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        place += count
        return true
    }

    private mutating func skip(past text: StaticString) throws(XMLError) {
        while place < bytes.count {
            if skips(text) { return }
            place += 1
        }
        throw XMLError("it ends where \"\(text)\" is missing")
    }

    /// Text with character references replaced: the five of XML and those by number.
    private func decoded(_ range: Range<Int>) throws(XMLError) -> String {
        guard bytes[range].contains(UInt8(ascii: "&")) else {
            return String(decoding: bytes[range], as: UTF8.self)
        }
        var result = ""
        for (index, part) in String(decoding: bytes[range], as: UTF8.self)
            .split(separator: "&", omittingEmptySubsequences: false).enumerated()
        {
            if index == 0 {
                result += part
                continue
            }
            guard let end = part.firstIndex(of: ";"), let character = Self.character(part[..<end]) else {
                throw XMLError("it has the unknown reference &\(part.prefix(16))")
            }
            result.append(character)
            result += part[part.index(after: end)...]
        }
        return result
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.first == "#" else { return nil }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }

    private static let maximumAttributes = 256
}
