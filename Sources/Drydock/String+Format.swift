// Texts whose words depend on numbers stand for formats, which Foundation on Linux knows nothing of: see NSLocalizedString.swift for
// how these and its own get along.

import DrydockViews
public import Foundation

extension String {
    /// The text of a format with arguments in their places; the words follow the numbers in a format that `NSLocalizedString` gave.
    @_disfavoredOverload
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = LocalizedStrings.formatted(format, nil, arguments)
    }

    /// The text of a format with arguments in their places; the words follow the numbers in a format that `NSLocalizedString` gave.
    @_disfavoredOverload
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = LocalizedStrings.formatted(format, nil, arguments)
    }

    /// The text of a format with arguments in their places, numbers written as in a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = LocalizedStrings.formatted(format, locale, arguments)
    }

    /// The text of a format with arguments in their places, numbers written as in a locale.
    @_disfavoredOverload
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = LocalizedStrings.formatted(format, locale, arguments)
    }

    /// The text of a format with an argument in its place.
    public init(format: String, _ argument: any CVarArg) {
        self = LocalizedStrings.formatted(format, nil, [argument])
    }

    /// The text of a format with two arguments in their places.
    public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
        self = LocalizedStrings.formatted(format, nil, [first, second])
    }

    /// The text of a format with arguments in their places, numbers written as in the screen's language.
    @_disfavoredOverload
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        LocalizedStrings.formatted(format, LocalizedStrings.locale, arguments)
    }

    /// The text of a format with an argument in its place, numbers written as in the screen's language.
    public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String {
        LocalizedStrings.formatted(format, LocalizedStrings.locale, [argument])
    }

    /// The text of a format with two arguments in their places, numbers written as in the screen's language.
    public static func localizedStringWithFormat(
        _ format: String,
        _ first: any CVarArg,
        _ second: any CVarArg
    ) -> String {
        LocalizedStrings.formatted(format, LocalizedStrings.locale, [first, second])
    }
}
