/// Reads `.strings` files: pairs of texts, as people write them or as Xcode compiles them.
package enum StringsFile {
    /// - Parameter bytes: pairs in UTF-8 or, with a byte order mark or without one, UTF-16; or a property list in XML or binary form.
    package static func read(_ bytes: [UInt8]) throws(StringsError) -> StringTable {
        guard bytes.count <= StringsLimits.fileSize else {
            throw StringsError("it has \(bytes.count) bytes, more than \(StringsLimits.fileSize)")
        }
        if bytes.starts(with: BinaryPropertyList.magic) {
            return try table(of: try BinaryPropertyList.read(bytes))
        }
        let text = try text(of: bytes)
        if text.starts(with: "<?xml".utf8) || text.starts(with: "<!DOCTYPE plist".utf8)
            || text.starts(with: "<plist".utf8)
        {
            return try table(of: try XMLPropertyList.read(text))
        }
        var parser = StringsParser(text)
        return StringTable(try parser.read().mapValues { .text($0) })
    }

    /// A text of a property list that is a dictionary; nil where there is none, or the list cannot be read.
    package static func string(forKey key: String, ofPropertyList bytes: [UInt8]) -> String? {
        let isBinary = bytes.starts(with: BinaryPropertyList.magic)
        let list = isBinary ? try? BinaryPropertyList.read(bytes) : try? XMLPropertyList.read(bytes)
        return list?.dictionary?[key]?.string
    }

    private static func table(of list: PropertyValue) throws(StringsError) -> StringTable {
        guard let dictionary = list.dictionary else {
            throw StringsError("its property list is no dictionary")
        }
        var table = StringTable()
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            guard let text = value.string else {
                throw StringsError("the value of \"\(key.prefix(64))\" is no string")
            }
            table.entries[key] = .text(text)
        }
        return table
    }

    /// The text in UTF-8, without a byte order mark.
    static func text(of bytes: [UInt8]) throws(StringsError) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try validated(Array(bytes.dropFirst(3))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return wide(bytes.dropFirst(2), isLittleEndian: true) }
        if bytes.starts(with: [0xFE, 0xFF]) { return wide(bytes.dropFirst(2), isLittleEndian: false) }
        if bytes.count >= 2, bytes[1] == 0, bytes[0] != 0 { return wide(bytes[...], isLittleEndian: true) }
        if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 { return wide(bytes[...], isLittleEndian: false) }
        return try validated(bytes)
    }

    private static func validated(_ bytes: [UInt8]) throws(StringsError) -> [UInt8] {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw StringsError("it is written neither in UTF-8 nor in UTF-16")
        }
        return bytes
    }

    private static func wide(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8] {
        let start = bytes.startIndex
        let units = (0..<(bytes.count / 2)).map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[start + index * 2]), UInt16(bytes[start + index * 2 + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

/// Reads `"key" = "value";`, one after another, with comments between them.
private struct StringsParser {
    private let text: [UInt8]
    private var place = 0
    private var line = 1
    private var budget = PropertyBudget()

    init(_ text: [UInt8]) {
        self.text = text
    }

    mutating func read() throws(StringsError) -> [String: String] {
        var result: [String: String] = [:]
        try skipSpace()
        while place < text.count {
            try budget.take(depth: 1, line: line)
            let key = try string("a key")
            try skipSpace()
            var value = key
            // A key alone stands for itself.
            if take("=") {
                try skipSpace()
                value = try string("a value")
                try skipSpace()
            }
            guard take(";") else { throw error("\"\(key.prefix(64))\" is not followed by a semicolon") }
            // The last one counts, as in Foundation.
            result[key] = value
            try skipSpace()
        }
        return result
    }

    private mutating func string(_ what: String) throws(StringsError) -> String {
        guard place < text.count else { throw error("it ends where \(what) is missing") }
        switch text[place] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(text[place])
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
            throw error("\(what) is a collection or data, which strings files do not have here")
        default:
            let start = place
            while place < text.count, Self.isPlain(text[place]) { place += 1 }
            guard place > start else { throw error("there is no \(what.split(separator: " ")[1]) here") }
            return String(decoding: text[start..<place], as: UTF8.self)
        }
    }

    private mutating func quoted(_ quote: UInt8) throws(StringsError) -> String {
        let first = line
        place += 1
        var result: [UInt8] = []
        while place < text.count, text[place] != quote {
            let byte = text[place]
            place += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "\\"), place < text.count { escape(&result) } else { result.append(byte) }
        }
        guard place < text.count else { throw StringsError(line: first, "a string is opened and not closed") }
        place += 1
        return String(decoding: result, as: UTF8.self)
    }

    /// What stands after a backslash: a letter for a control character, a code of UTF-16, three octal digits, or itself.
    private mutating func escape(_ result: inout [UInt8]) {
        let byte = text[place]
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            var units: [UInt16] = []
            if let unit = code() { units.append(unit) }
            // A character outside of the first plane is two codes.
            if let first = units.first, UTF16.isLeadSurrogate(first), place + 1 < text.count,
                text[place] == UInt8(ascii: "\\"), text[place + 1] | 0x20 == UInt8(ascii: "u")
            {
                place += 2
                if let unit = code() { units.append(unit) }
            }
            result += String(decoding: units, as: UTF16.self).utf8
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var value = UInt32(byte - 0x30)
            for _ in 0..<2 where place < text.count && (0x30...0x37).contains(text[place]) {
                value = value * 8 + UInt32(text[place] - 0x30)
                place += 1
            }
            if let scalar = Unicode.Scalar(value) { result += String(scalar).utf8 }
        default:
            if byte == UInt8(ascii: "\n") { line += 1 }
            result.append(byte)
        }
    }

    /// Four hexadecimal digits, or what there is of them.
    private mutating func code() -> UInt16? {
        let start = place
        while place < text.count, place < start + 4, Self.isHexadecimal(text[place]) { place += 1 }
        return UInt16(String(decoding: text[start..<place], as: UTF8.self), radix: 16)
    }

    private mutating func skipSpace() throws(StringsError) {
        while place < text.count {
            let byte = text[place]
            if byte <= 0x20 {
                if byte == UInt8(ascii: "\n") { line += 1 }
                place += 1
            } else if starts("//") {
                while place < text.count, text[place] != UInt8(ascii: "\n") { place += 1 }
            } else if starts("/*") {
                let first = line
                place += 2
                while place < text.count, !starts("*/") {
                    if text[place] == UInt8(ascii: "\n") { line += 1 }
                    place += 1
                }
                guard place < text.count else {
                    throw StringsError(line: first, "a comment is opened and not closed")
                }
                place += 2
            } else {
                return
            }
        }
    }

    private func starts(_ pair: StaticString) -> Bool {
        place + 1 < text.count && text[place] == pair.utf8Start[0] && text[place + 1] == pair.utf8Start[1]
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard place < text.count, text[place] == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    private func error(_ reason: String) -> StringsError { StringsError(line: line, reason) }
}
