/// A value of a property list, as far as strings need them.
indirect enum PropertyValue {
    case string(String)
    case dictionary([String: PropertyValue])
    case array([PropertyValue])
    /// A number, a date, data: nothing that a table of strings has a use for.
    case other

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var dictionary: [String: PropertyValue]? { if case .dictionary(let value) = self { value } else { nil } }
}

/// Counts what is read of a file, and stops where it is too much.
struct PropertyBudget {
    private var values = 0

    mutating func take(depth: Int, line: Int? = nil) throws(StringsError) {
        values += 1
        guard values <= StringsLimits.values else {
            throw StringsError(line: line, "it has more than \(StringsLimits.values) values")
        }
        guard depth <= StringsLimits.depth else {
            throw StringsError(line: line, "its values are nested more than \(StringsLimits.depth) deep")
        }
    }
}
