import Foundation

/// Reads the text of a predicate: `or` of `and` of `not` of comparisons. Costs time in proportion to its length.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var place = 0
    /// Of parentheses and braces that are open.
    private var depth = 0
    /// Where each parenthesis that is closed is so, by the place where it opens.
    private let closings: [Int: Int]

    /// - Throws: why the text is no predicate.
    static func parse(_ text: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateCondition {
        var parser = Self(tokens: try PredicateToken.tokens(of: text, arguments))
        let condition = try parser.alternatives()
        guard parser.place == parser.tokens.count else { throw parser.unexpected() }
        return condition
    }

    private init(tokens: [PredicateToken]) {
        self.tokens = tokens
        var (open, closings): ([Int], [Int: Int]) = ([], [:])
        for (index, token) in tokens.enumerated() {
            switch token {
            case .symbol("("): open.append(index)
            case .symbol(")"): if let start = open.popLast() { closings[start] = index }
            default: break
            }
        }
        self.closings = closings
    }

    // MARK: - Conditions

    private mutating func alternatives() throws(PredicateError) -> PredicateCondition {
        var conditions = [try all()]
        while takeWord("OR") || takeSymbol("||") { conditions.append(try all()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func all() throws(PredicateError) -> PredicateCondition {
        var conditions = [try negation()]
        while takeWord("AND") || takeSymbol("&&") { conditions.append(try negation()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func negation() throws(PredicateError) -> PredicateCondition {
        var isNegated = false
        while takeWord("NOT") || takeSymbol("!") { isNegated.toggle() }
        let condition = try simple()
        return isNegated ? .not(condition) : condition
    }

    private mutating func simple() throws(PredicateError) -> PredicateCondition {
        if takeWord("TRUEPREDICATE") { return .constant(true) }
        if takeWord("FALSEPREDICATE") { return .constant(false) }
        guard !opensOperand, takeSymbol("(") else { return try comparison() }
        try enter()
        let inner = try alternatives()
        guard takeSymbol(")") else { throw unexpected() }
        depth -= 1
        return inner
    }

    /// Whether a parenthesis here is an operand's and not one of conditions: a relation follows its end.
    private var opensOperand: Bool {
        guard let end = closings[place], end + 1 < tokens.count else { return false }
        return Self.relation(tokens[end + 1]) != nil
    }

    private mutating func enter() throws(PredicateError) {
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw PredicateError(
                description: "parentheses and braces are nested more than \(Self.maximumDepth) deep"
            )
        }
    }

    private static let maximumDepth = 200

    private mutating func comparison() throws(PredicateError) -> PredicateCondition {
        let quantity = takeQuantity()
        let left = try operand()
        let relation = try relation()
        let options = try comparisonOptions()
        let right = try operand()
        return .comparison(
            PredicateComparison(quantity, left, relation, right, options)
        )
    }

    private mutating func takeQuantity() -> PredicateComparison.Quantity? {
        if takeWord("ANY") || takeWord("SOME") { return .any }
        if takeWord("ALL") { return .all }
        return takeWord("NONE") ? PredicateComparison.Quantity.none : nil
    }

    private mutating func relation() throws(PredicateError) -> PredicateComparison.Relation {
        guard place < tokens.count, let found = Self.relation(tokens[place]) else { throw unexpected() }
        place += 1
        return found
    }

    private static func relation(_ token: PredicateToken) -> PredicateComparison.Relation? {
        switch token {
        case .symbol(let text): PredicateComparison.Relation(symbol: text)
        case .word(let text): PredicateComparison.Relation(rawValue: text.uppercased())
        default: nil
        }
    }

    private mutating func comparisonOptions() throws(PredicateError) -> String.CompareOptions {
        guard takeSymbol("[") else { return [] }
        guard case .word(let letters)? = tokens.dropFirst(place).first else { throw unexpected() }
        place += 1
        guard takeSymbol("]") else { throw unexpected() }
        guard letters.lowercased().allSatisfy("cdn".contains) else {
            throw PredicateError(description: "[\(letters)] is no option: c, d and n are")
        }
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: - Operands

    private mutating func operand() throws(PredicateError) -> PredicateOperand {
        guard place < tokens.count else { throw unexpected() }
        let token = tokens[place]
        place += 1
        switch token {
        case .value(let value): return .value(value)
        case .keyPath(let path): return .path(path.split(separator: ".").map(String.init))
        case .variable(let name): return .variable(name)
        case .word(let word): return Self.operand(word)
        case .symbol("{"):
            try enter()
            let list = try list()
            depth -= 1
            return list
        case .symbol("("):
            try enter()
            let inner = try operand()
            guard takeSymbol(")") else { throw unexpected() }
            depth -= 1
            return inner
        case .symbol:
            place -= 1
            throw unexpected()
        }
    }

    private static func operand(_ word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "NIL", "NULL": .value(nil)
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        default: .path(word.split(separator: ".").map(String.init))
        }
    }

    private mutating func list() throws(PredicateError) -> PredicateOperand {
        var members: [PredicateOperand] = []
        while !takeSymbol("}") {
            if !members.isEmpty, !takeSymbol(",") { throw unexpected() }
            members.append(try operand())
        }
        return .list(members)
    }

    // MARK: - Tokens

    private mutating func takeWord(_ word: String) -> Bool {
        guard place < tokens.count, case .word(let text) = tokens[place], text.uppercased() == word else {
            return false
        }
        place += 1
        return true
    }

    private mutating func takeSymbol(_ symbol: String) -> Bool {
        guard place < tokens.count, case .symbol(symbol) = tokens[place] else { return false }
        place += 1
        return true
    }

    private func unexpected() -> PredicateError {
        guard place < tokens.count else {
            return PredicateError(description: "it ends where more is expected")
        }
        switch tokens[place] {
        case .word(let text), .keyPath(let text), .symbol(let text):
            return PredicateError(description: "\"\(text)\" is not expected there")
        case .variable(let name): return PredicateError(description: "$\(name) is not expected there")
        case .value(let value): return PredicateError(description: "\(value ?? "nil") is not expected there")
        }
    }
}
