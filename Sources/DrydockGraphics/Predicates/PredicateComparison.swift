import Foundation

/// Two operands and how they are to relate.
struct PredicateComparison {
    /// How many members of the left side are to relate so.
    enum Quantity {
        case any, all, none
    }

    enum Relation: String {
        case equal, different, less, lessOrEqual, greater, greaterOrEqual
        case between = "BETWEEN"
        case within = "IN"
        case contains = "CONTAINS"
        case begins = "BEGINSWITH"
        case ends = "ENDSWITH"
        case like = "LIKE"
        case matches = "MATCHES"

        init?(symbol: String) {
            switch symbol {
            case "=", "==": self = .equal
            case "!=", "<>": self = .different
            case "<": self = .less
            case "<=", "=<": self = .lessOrEqual
            case ">": self = .greater
            case ">=", "=>": self = .greaterOrEqual
            default: return nil
            }
        }
    }

    private let quantity: Quantity?
    private let left: PredicateOperand
    private let relation: Relation
    private let right: PredicateOperand
    private let options: String.CompareOptions
    /// Of LIKE and MATCHES, where it is the same for all objects.
    private let pattern: PredicatePattern?

    init(
        _ quantity: Quantity?,
        _ left: PredicateOperand,
        _ relation: Relation,
        _ right: PredicateOperand,
        _ options: String.CompareOptions
    ) {
        (self.quantity, self.left, self.relation) = (quantity, left, relation)
        (self.right, self.options) = (right, options)
        if case .value(let value) = right, let pattern = value as? String {
            self.pattern = Self.pattern(pattern, relation, options)
        } else {
            pattern = nil
        }
    }

    func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
        let first = left.value(in: object, variables)
        let second = right.value(in: object, variables)
        guard let quantity else { return relates(first, second) }
        let members = PredicateValues.members(of: first) ?? []
        return switch quantity {
        case .any: members.contains { relates($0, second) }
        case .all: members.allSatisfy { relates($0, second) }
        case .none: !members.contains { relates($0, second) }
        }
    }

    private func relates(_ first: Any?, _ second: Any?) -> Bool {
        switch relation {
        case .equal: return isEqual(first, second)
        case .different: return !isEqual(first, second)
        case .less: return order(first, second) == .orderedAscending
        case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
        case .greater: return order(first, second) == .orderedDescending
        case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
        case .between:
            guard let bounds = PredicateValues.members(of: second), bounds.count == 2 else { return false }
            return order(bounds[0], first).map { $0 != .orderedDescending } ?? false
                && order(first, bounds[1]).map { $0 != .orderedDescending } ?? false
        case .within: return contains(second, first)
        case .contains: return contains(first, second)
        case .begins, .ends, .like, .matches: return relatesAsText(first, second)
        }
    }

    // MARK: - Order

    private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let order = order(first, second) { return order == .orderedSame }
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return first as AnyObject === second as AnyObject
    }

    /// Nil of values that have no order.
    private func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
        if let first = first as? String, let second = second as? String {
            return folded(first).compare(folded(second))
        }
        if let first = first as? Date, let second = second as? Date { return first.compare(second) }
        guard let first = PredicateNumber(first), let second = PredicateNumber(second) else { return nil }
        return first.compare(second)
    }

    // MARK: - Text

    private func folded(_ text: String) -> String { Self.folded(text, options) }

    private static func folded(_ text: String, _ options: String.CompareOptions) -> String {
        options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let whole = whole as? String {
            guard let part = part as? String, !part.isEmpty else { return false }
            return folded(whole).contains(folded(part))
        }
        return PredicateValues.members(of: whole)?.contains { isEqual($0, part) } ?? false
    }

    private func relatesAsText(_ first: Any?, _ second: Any?) -> Bool {
        guard let text = first as? String, let other = second as? String else { return false }
        switch relation {
        case .begins: return folded(text).hasPrefix(folded(other))
        case .ends: return folded(text).hasSuffix(folded(other))
        default:
            guard let pattern = pattern ?? Self.pattern(other, relation, options) else { return false }
            let isFolded = relation == .like || options.contains(.diacriticInsensitive)
            return pattern.matches(isFolded ? folded(text) : text)
        }
    }

    /// What the whole text has to match; nil of other relations.
    private static func pattern(
        _ text: String,
        _ relation: Relation,
        _ options: String.CompareOptions
    ) -> PredicatePattern? {
        switch relation {
        case .like: return PredicatePattern(like: folded(text, options))
        case .matches:
            let folded = folded(text, options.subtracting(.caseInsensitive))
            return PredicatePattern(expression: folded, ignoresCase: options.contains(.caseInsensitive))
        default: return nil
        }
    }
}
