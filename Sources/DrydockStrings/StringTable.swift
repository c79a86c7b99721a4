/// The strings of one table in one language.
package struct StringTable: Sendable {
    /// What a key stands for.
    package enum Entry: Sendable, Equatable {
        case text(String)
        case format(PluralFormat)
    }

    package var entries: [String: Entry]

    package init(_ entries: [String: Entry] = [:]) {
        self.entries = entries
    }
}

/// A text whose words depend on numbers.
package struct PluralFormat: Sendable, Equatable {
    /// A part that depends on one number.
    package struct Variable: Sendable, Equatable {
        /// Which argument it depends on, from 1; nil for the next one.
        package var argument: Int?
        /// By the category of the number: "one", "other".
        package var forms: [String: String]

        package init(argument: Int?, forms: [String: String]) {
            (self.argument, self.forms) = (argument, forms)
        }
    }

    /// With `%#@name@` where variables stand; nil where the whole text is that of `variables[""]`, whose number is that of its
    /// first placeholder for an integer.
    package var format: String?
    package var variables: [String: Variable]

    package init(format: String?, variables: [String: Variable]) {
        (self.format, self.variables) = (format, variables)
    }
}
