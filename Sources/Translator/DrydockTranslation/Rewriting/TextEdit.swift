#if Translation
/// Text in place of a part of a file, which may be empty.
struct TextEdit {
    /// In UTF-8 bytes from the file's beginning.
    let range: Range<Int>
    let text: String
    /// Where the text comes from, if that is another file or another line: it is set off, so that compilers name that place.
    var origin: Origin?

    struct Origin {
        let path: String
        /// From 1.
        let line: Int
    }

    init(_ range: Range<Int>, _ text: String, origin: Origin? = nil) {
        (self.range, self.text, self.origin) = (range, text, origin)
    }
}

extension [TextEdit] {
    /// A text with the edits made. What lies in another edit is left out; of edits at one place the first comes first.
    ///
    /// - Parameter path: the file's, if what comes from elsewhere is to be set off from it.
    func applied(to text: String, path: String? = nil) -> String {
        let bytes = Array<UInt8>(text.utf8)
        var result: [UInt8] = []
        var done = 0
        /// The line that `countedPlace` is on: each byte is looked at once, however many edits come from elsewhere.
        var (countedPlace, line) = (0, 1)
        let order = enumerated().sorted {
            ($0.element.range.lowerBound, -$0.element.range.count, $0.offset)
                < ($1.element.range.lowerBound, -$1.element.range.count, $1.offset)
        }
        for (_, edit) in order where edit.range.lowerBound >= done {
            result += bytes[done..<edit.range.lowerBound]
            done = edit.range.upperBound
            guard let origin = edit.origin else {
                result += edit.text.utf8
                continue
            }
            guard let path else {
                result += "\n    \(edit.text)\n".utf8
                continue
            }
            let place = edit.range.lowerBound
            if place > countedPlace {
                line += bytes[countedPlace..<place].count { $0 == UInt8(ascii: "\n") }
                countedPlace = place
            }
            result +=
                "\n#sourceLocation(file: \(origin.path.quoted), line: \(origin.line))\n\(edit.text)".utf8
            result += "\n#sourceLocation(file: \(path.quoted), line: \(line))\n".utf8
        }
        result += bytes[done...]
        return String(decoding: result, as: UTF8.self)
    }
}

extension String {
    /// As a literal of Swift.
    var quoted: String {
        var result = "\""
        for character in unicodeScalars {
            switch character {
            case "\"", "\\": result += "\\" + String(character)
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result + "\""
    }
}
#endif
