#if Translation
/// The look at a file's brackets before it is parsed: the parser tries what stands in square brackets as a type and as a value, so that
/// each pair within another takes it twice as long.
///
/// It is no lexer. What stands in a literal within a literal may count as code, which matters to nobody below the limits.
struct BracketScan {
    private let bytes: [UInt8]
    private var place = 0
    /// How many square brackets are open in each pair of braces around a place.
    private var squares = [0]
    private var depth = 0

    /// - Returns: where a limit is passed, and why; nil for a file that can be parsed.
    static func failure(in text: String) -> (offset: Int, message: String)? {
        var scan = BracketScan(bytes: Array(text.utf8))
        return scan.run()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func run() -> (offset: Int, message: String)? {
        while place < bytes.count {
            let start = place
            switch bytes[place] {
            case UInt8(ascii: "/") where skipComment(): continue
            case UInt8(ascii: "\""):
                skipString()
                continue
            case UInt8(ascii: "["):
                squares[squares.count - 1] += 1
                depth += 1
            case UInt8(ascii: "]"):
                squares[squares.count - 1] = max(squares[squares.count - 1] - 1, 0)
                depth -= 1
            case UInt8(ascii: "{"):
                squares.append(0)
                depth += 1
            case UInt8(ascii: "}"):
                if squares.count > 1 { squares.removeLast() }
                depth -= 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth > SourceCheck.maximumBrackets {
                return (
                    start, "brackets are nested more than \(SourceCheck.maximumBrackets) deep: divide this"
                )
            }
            if squares[squares.count - 1] > Self.maximumSquares {
                return (
                    start, "square brackets are nested more than \(Self.maximumSquares) deep: divide this"
                )
            }
            place += 1
        }
        return nil
    }

    /// With sixteen the parser takes seconds, and twice as long with each one more.
    private static let maximumSquares = 12

    private func starts(_ text: StaticString, at index: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skipComment() -> Bool {
        if starts("//", at: place) {
            while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            return true
        }
        guard starts("/*", at: place) else { return false }
        var open = 0
        repeat {
            if starts("/*", at: place) {
                (open, place) = (open + 1, place + 2)
            } else if starts("*/", at: place) {
                (open, place) = (open - 1, place + 2)
            } else {
                place += 1
            }
        } while open > 0 && place < bytes.count
        return true
    }

    private mutating func skipString() {
        let isLong = starts("\"\"\"", at: place)
        place += isLong ? 3 : 1
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "\\") {
                place += 2
            } else if isLong ? starts("\"\"\"", at: place) : bytes[place] == UInt8(ascii: "\"") {
                place += isLong ? 3 : 1
                return
            } else if !isLong, bytes[place] == UInt8(ascii: "\n") {
                return
            } else {
                place += 1
            }
        }
    }
}
#endif
