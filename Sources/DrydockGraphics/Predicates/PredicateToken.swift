/// A piece of a predicate's text, with what its placeholders stand for.
enum PredicateToken {
    /// A keyword, or a key path.
    case word(String)
    case value(Any?)
    /// What `%K` stands for.
    case keyPath(String)
    case variable(String)
    case symbol(String)

    /// Cuts a text into pieces.
    static func tokens(of text: String, _ arguments: [Any?]) throws(PredicateError) -> [PredicateToken] {
        var scanner = PredicateScanner(text: Array(text), arguments: arguments)
        var tokens: [PredicateToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens
    }
}

private struct PredicateScanner {
    let text: [Character]
    let arguments: [Any?]
    private var place = 0
    private var argument = 0

    init(text: [Character], arguments: [Any?]) {
        (self.text, self.arguments) = (text, arguments)
    }

    mutating func next() throws(PredicateError) -> PredicateToken? {
        _ = take { $0.isWhitespace }
        guard place < text.count else { return nil }
        let first = text[place]
        switch first {
        case "'", "\"": return .value(try string(until: first))
        case "%": return try placeholder()
        case "$":
            place += 1
            return .variable(take(Self.isPartOfWord))
        case "-" where place + 1 < text.count && text[place + 1].isNumber: return try number()
        case _ where first.isNumber: return try number()
        case _ where Self.isPartOfWord(first): return .word(take(Self.isPartOfWord))
        default: return symbol()
        }
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_@.#".contains(character)
    }

    private mutating func take(_ belongs: (Character) -> Bool) -> String {
        let start = place
        while place < text.count, belongs(text[place]) { place += 1 }
        return String(text[start..<place])
    }

    private mutating func string(until quote: Character) throws(PredicateError) -> String {
        var value = ""
        place += 1
        while place < text.count, text[place] != quote {
            if text[place] == "\\", place + 1 < text.count {
                place += 1
                value.append(["n": "\n", "t": "\t", "r": "\r"][text[place]] ?? text[place])
            } else {
                value.append(text[place])
            }
            place += 1
        }
        guard place < text.count else { throw PredicateError(description: "a string has no end") }
        place += 1
        return value
    }

    private mutating func number() throws(PredicateError) -> PredicateToken {
        let start = place
        place += 1
        let digits = String(text[start]) + take { $0.isNumber || ".eE".contains($0) }
        if let whole = Int(digits) { return .value(whole) }
        if let whole = UInt(digits) { return .value(whole) }
        guard let number = Double(digits) else {
            throw PredicateError(description: "\"\(digits)\" is no number")
        }
        return .value(number)
    }

    private mutating func placeholder() throws(PredicateError) -> PredicateToken {
        place += 1
        let kind = take { "lhqzt".contains($0) } + (place < text.count ? String(text[place]) : "")
        place += 1
        guard let last = kind.last, "@Kdiufgcx".contains(last) else {
            throw PredicateError(description: "%\(kind) is no placeholder")
        }
        guard argument < arguments.count else {
            throw PredicateError(description: "there is no value for placeholder \(argument + 1), %\(kind)")
        }
        let value = arguments[argument]
        argument += 1
        guard last == "K" else { return .value(value) }
        guard let path = value as? String else {
            throw PredicateError(description: "%K stands for \(value ?? "nil"), which is no key path")
        }
        return .keyPath(path)
    }

    private mutating func symbol() -> PredicateToken {
        let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
        let pair = String(text[place..<min(place + 2, text.count)])
        guard pairs.contains(pair) else {
            place += 1
            return .symbol(String(pair.prefix(1)))
        }
        place += 2
        return .symbol(pair)
    }
}
