/// A parsed visual format string: what stands between `|` and `|`.
///
///     format     = [ ("H" | "V") ":" ] [ "|" connection ] view { connection view } [ connection "|" ]
///     connection = "" | "-" | "-" ( constant | "(" predicates ")" ) "-"
///     view       = "[" name [ "(" predicates ")" ] "]"
///     predicates = predicate { "," predicate }
///     predicate  = [ "==" | ">=" | "<=" ] ( name | constant ) [ "@" constant ]
///     constant   = metric's name | number
nonisolated struct VisualFormat {
    private(set) var isHorizontal = true
    private(set) var views: [View] = []
    /// Before the first view, between views, and after the last; nil where there is no `|`.
    private(set) var leading: Connection?
    private(set) var connections: [Connection] = []
    private(set) var trailing: Connection?

    struct View {
        var name: String
        var predicates: [Predicate] = []
        /// Where it stands in the format.
        var offset: Int
    }

    enum Connection {
        case standard
        case predicates([Predicate])
    }

    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Operand
        var priority: Operand?
        var offset: Int
    }

    enum Operand {
        case number(Double)
        case name(String)
    }

    /// What is wrong, and the place of the character where.
    struct Failure: Error {
        var message: String
        var offset: Int
    }

    private let text: [Character]
    private var offset = 0

    init(_ format: String) throws(Failure) {
        text = Array(format)
        try parse()
    }

    private mutating func parse() throws(Failure) {
        if text.count > 1, text[1] == ":" {
            guard text[0] == "H" || text[0] == "V" else { throw failure("expected H: or V:") }
            isHorizontal = text[0] == "H"
            offset = 2
        }
        if take("|") { leading = try connection() }
        views.append(try view())
        while !isAtEnd {
            let link = try connection()
            if take("|") {
                trailing = link
                guard isAtEnd else { throw failure("expected nothing after |") }
            } else {
                connections.append(link)
                views.append(try view())
            }
        }
    }

    private mutating func view() throws(Failure) -> View {
        guard take("[") else { throw failure("expected [ and a view's name") }
        let start = offset
        guard let name = name() else { throw failure("expected a view's name") }
        var view = View(name: name, offset: start)
        if take("(") { view.predicates = try predicates() }
        guard take("]") else { throw failure("expected ]") }
        return view
    }

    private mutating func connection() throws(Failure) -> Connection {
        guard take("-") else { return .predicates([Predicate(object: .number(0), offset: offset)]) }
        // One hyphen before a view or the superview is the standard distance.
        if next == "[" || next == "|" { return .standard }
        var list: [Predicate] = []
        if take("(") {
            list = try predicates()
        } else {
            let start = offset
            list = [Predicate(object: try operand(mayBeNegative: false), offset: start)]
        }
        guard take("-") else { throw failure("expected -") }
        return .predicates(list)
    }

    /// After the opening parenthesis.
    private mutating func predicates() throws(Failure) -> [Predicate] {
        var list: [Predicate] = []
        repeat { list.append(try predicate()) } while take(",")
        guard take(")") else { throw failure("expected , or )") }
        return list
    }

    private mutating func predicate() throws(Failure) -> Predicate {
        let start = offset
        var relation = NSLayoutConstraint.Relation.equal
        if let first = next, "=<>".contains(first) {
            offset += 1
            guard take("=") else { throw failure("expected ==, >= or <=") }
            relation = first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
        }
        var predicate = Predicate(relation: relation, object: try operand(mayBeNegative: true), offset: start)
        if take("@") { predicate.priority = try operand(mayBeNegative: false) }
        return predicate
    }

    private mutating func operand(mayBeNegative: Bool) throws(Failure) -> Operand {
        if let name = name() { return .name(name) }
        let start = offset
        if mayBeNegative { _ = take("-") }
        while let next, next.isASCII, next.isNumber || next == "." { offset += 1 }
        guard let number = Double(String(text[start..<offset])) else {
            offset = start
            throw failure("expected a number or a metric's name")
        }
        return .number(number)
    }

    private mutating func name() -> String? {
        let start = offset
        guard let first = next, first.isLetter || first == "_" else { return nil }
        while let next, next.isLetter || next.isNumber || next == "_" { offset += 1 }
        return String(text[start..<offset])
    }

    // MARK: - Characters

    private var isAtEnd: Bool { offset >= text.count }
    private var next: Character? { isAtEnd ? nil : text[offset] }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        offset += 1
        return true
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, offset: offset) }
}
