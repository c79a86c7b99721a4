public import Foundation

// Foundation on Linux has predicates of closures alone, and marks these initialisers as unavailable.
extension NSPredicate {
    /// A predicate from its text, as fields check what is typed: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
    ///
    /// Taken are comparisons by `=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`
    /// and `MATCHES`, with `[c]` and `[d]`; `AND`, `OR`, `NOT`; `ANY`, `ALL`, `NONE`; `SELF` and key paths; `%@`, `%K` and
    /// numbers' placeholders; `$VARIABLE`. Keys are those of dictionaries, stored properties of objects and structures,
    /// `length` of strings and `@count` of collections. Not taken are arithmetic, functions and subqueries.
    /// - Parameter predicateFormat: stops the program where it cannot be read, as elsewhere.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(text: predicateFormat, arguments)
    }

    /// As `init(format:_:)`, with the values of placeholders as an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(text: predicateFormat, arguments ?? [])
    }

    private convenience init(text: String, _ arguments: [Any?]) {
        do throws(PredicateError) {
            let condition = try PredicateParser.parse(text, arguments)
            self.init { condition.holds(for: $0, $1 ?? [:]) }
        } catch {
            preconditionFailure("NSPredicate(format: \"\(text.prefix(200))\"): \(error.description)")
        }
    }
}

/// Why a predicate's text cannot be read.
struct PredicateError: Error, CustomStringConvertible {
    let description: String
}
