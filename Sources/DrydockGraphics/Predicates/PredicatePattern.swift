import Foundation

/// What LIKE and MATCHES compare a text with, as a whole.
enum PredicatePattern {
    case wildcards([Wildcard])
    case expression(NSRegularExpression, String)

    enum Wildcard: Equatable {
        case one, any
        case scalar(Unicode.Scalar)
    }

    /// `?` is one character and `*` any number of them; a backslash takes their meaning from both.
    init(like pattern: String) {
        var wildcards: [Wildcard] = []
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
            switch scalar {
            case "\\" where !isEscaped:
                isEscaped = true
                continue
            case "?" where !isEscaped: wildcards.append(.one)
            case "*" where !isEscaped: if wildcards.last != .any { wildcards.append(.any) }
            default: wildcards.append(.scalar(scalar))
            }
            isEscaped = false
        }
        if isEscaped { wildcards.append(.scalar("\\")) }
        self = .wildcards(wildcards)
    }

    /// A regular expression. Stops the program where it is none, as elsewhere.
    init(expression pattern: String, ignoresCase: Bool) {
        do {
            let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
            self = .expression(
                try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options),
                pattern
            )
        } catch {
            preconditionFailure("NSPredicate: \"\(pattern)\" is no regular expression")
        }
    }

    func matches(_ text: String) -> Bool {
        switch self {
        case .wildcards(let wildcards): Self.matches(Array(text.unicodeScalars), wildcards)
        case .expression(let expression, let pattern): Self.matches(text, expression, pattern)
        }
    }

    /// Takes as little as possible for each `*`, and comes back to the last one alone: no more than text times pattern steps.
    private static func matches(_ text: [Unicode.Scalar], _ wildcards: [Wildcard]) -> Bool {
        var (place, index) = (0, 0)
        var lastAny: (place: Int, index: Int)?
        while place < text.count {
            if index < wildcards.count, wildcards[index] == .any {
                lastAny = (place, index)
                index += 1
            } else if index < wildcards.count,
                wildcards[index] == .one || wildcards[index] == .scalar(text[place])
            {
                place += 1
                index += 1
            } else if let last = lastAny {
                lastAny = (last.place + 1, last.index)
                (place, index) = (last.place + 1, last.index + 1)
            } else {
                return false
            }
        }
        return wildcards[index...].allSatisfy { $0 == .any }
    }

    private static func matches(_ text: String, _ expression: NSRegularExpression, _ pattern: String) -> Bool
    {
        var isFound = false
        var reports = 0
        let range = NSRange(location: 0, length: text.utf16.count)
        expression.enumerateMatches(in: text, options: .reportProgress, range: range) { result, _, stop in
            if result != nil {
                isFound = true
                stop.pointee = true
            } else {
                reports += 1
                if reports > maximumReports { stop.pointee = true }
            }
        }
        if reports > maximumReports {
            Log.errorOnce(
                "NSPredicate: matching \"\(pattern)\" was given up and counts as no match: it tries too many ways to read one "
                    + "text. Nested repetitions such as (a+)+ do."
            )
        }
        return isFound
    }

    /// ICU reports every ten thousand steps of its own, so that the limit is the same on all machines; half a second on a slow one.
    private static let maximumReports = 1_000
}
