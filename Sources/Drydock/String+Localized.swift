import DrydockViews
public import Foundation

extension String {
    /// A key of a table of strings, with the arguments that were interpolated into it: `"\(count) items"` has the key `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key, and the format in place of a text that is missing.
        let key: String
        let arguments: [Argument]

        /// A value without arguments.
        public init(_ value: String) {
            (key, arguments) = (value, [])
        }

        /// A value without arguments, of a literal.
        public init(stringLiteral value: String) {
            self.init(value)
        }

        /// A value with the arguments of a literal.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            // A per cent sign beside arguments is written twice, as in every format.
            key =
                stringInterpolation.arguments.isEmpty ? stringInterpolation.text : stringInterpolation.format
        }

        enum Argument: Equatable, Sendable {
            case signed(Int64), unsigned(UInt64), real(Double), text(String)

            var value: any CVarArg {
                switch self {
                case .signed(let value): value
                case .unsigned(let value): value
                case .real(let value): value
                case .text(let value): value as NSString
                }
            }
        }

        /// Collects a value's text and arguments.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            private(set) var text = ""
            private(set) var format = ""
            private(set) var arguments: [Argument] = []

            /// Nothing yet.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Appends a part of the key.
            public mutating func appendLiteral(_ literal: String) {
                text += literal
                format += literal.replacing("%", with: "%%")
            }

            /// Appends a text, `%@` in the key.
            public mutating func appendInterpolation(_ string: some StringProtocol) {
                append("%@", .text(String(string)))
            }

            /// Appends an integer: `%lld` in the key, `%llu` without a sign, and `%d` and `%u` of 32 bits or fewer.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                let isLong = Value.bitWidth > 32
                if Value.isSigned {
                    append(isLong ? "%lld" : "%d", .signed(Int64(clamping: value)))
                } else {
                    append(isLong ? "%llu" : "%u", .unsigned(UInt64(clamping: value)))
                }
            }

            /// Appends a number: `%lf` in the key, `%f` of a `Float`.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
                append(Value.self == Float.self ? "%f" : "%lf", .real(Double(value)))
            }

            /// Appends a number by a placeholder of its own, which is in the key: `\(price, specifier: "%.2f")`.
            public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
                _ value: Value,
                specifier: String
            ) {
                append(specifier, .real(Double(value)))
            }

            /// Appends an integer by a placeholder of its own, which is in the key: `\(count, specifier: "%03d")`.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(
                _ value: Value,
                specifier: String
            ) {
                append(
                    specifier,
                    Value.isSigned ? .signed(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
                )
            }

            /// Appends what a format style makes of a value, `%@` in the key.
            public mutating func appendInterpolation<Style: FormatStyle>(
                _ value: Style.FormatInput,
                format: Style
            )
            where Style.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            /// Appends another text of the tables, `%@` in the key.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", .text(String(localized: resource)))
            }

            private mutating func append(_ placeholder: String, _ argument: Argument) {
                format += placeholder
                arguments.append(argument)
            }
        }
    }

    /// The text of a key in the screen's language, with arguments in their places; the key itself where it is missing.
    ///
    /// - Parameters:
    ///   - keyAndValue: `"\(count) items"` is looked up as `%lld items`.
    ///   - table: nil for `Localizable`.
    ///   - bundle: nil and the main bundle stand for everything beside the executable.
    ///   - locale: for numbers; nil for that of the screen's language.
    ///   - comment: for translators; not used.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStrings.text(
            forKey: keyAndValue.key,
            defaultFormat: keyAndValue.key,
            keyAndValue.arguments.map(\.value),
            table: table,
            bundle: bundle,
            locale: locale
        )
    }

    /// The text of a key in the screen's language, with the default value's arguments in their places; the default value where it is missing.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStrings.text(
            forKey: key.description,
            defaultFormat: defaultValue.key,
            defaultValue.arguments.map(\.value),
            table: table,
            bundle: bundle,
            locale: locale
        )
    }

    /// The text of a resource, in the language of the screen that is shown now.
    public init(localized resource: LocalizedStringResource) {
        self = LocalizedStrings.text(
            forKey: resource.key,
            defaultFormat: resource.defaultValue.key,
            resource.defaultValue.arguments.map(\.value),
            table: resource.table,
            bundle: resource.bundle,
            locale: resource.locale
        )
    }
}

/// A text of the tables that is looked up later: `String(localized: resource)`.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    /// The key in the table.
    public let key: String
    /// What is shown where the text is missing, and the arguments.
    public let defaultValue: String.LocalizationValue
    /// Nil for `Localizable`.
    public let table: String?
    let bundle: Bundle?
    let locale: Locale?

    /// The text of a key, which is shown itself where the text is missing.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
        (self.bundle, self.locale) = (bundle, locale)
    }

    /// The text of a key, with the default value's arguments.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
        (self.bundle, self.locale) = (bundle, locale)
    }

    /// The text of a literal, in the table `Localizable` of the main bundle.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// The text of a literal with arguments, in the table `Localizable` of the main bundle.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
