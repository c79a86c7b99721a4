import DrydockStrings
package import Foundation

/// Texts of the app in the language of the screen, for `NSLocalizedString` and `String(localized:)`.
package nonisolated enum LocalizedStrings {
    /// The text of a key.
    ///
    /// - Parameters:
    ///   - value: in place of a text that is missing; nil or empty for the key.
    ///   - table: nil or empty for `Localizable`.
    ///   - bundle: nil and the main bundle stand for everything beside the executable.
    package static func text(
        forKey key: String,
        value: String?,
        table: String?,
        bundle: Bundle?
    ) -> String {
        let language = language
        let table = tableName(table)
        let library = StringLibrary.shared
        if let found = library.find(key, table: table, in: bundle, language: language) {
            return library.text(standingFor: found, key, table, bundle)
        }
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        if !key.isEmpty { warnAboutMissing(key, table, bundle, language) }
        return fallback
    }

    /// The text of a key with arguments in their places.
    package static func text(
        forKey key: String,
        defaultFormat: String,
        _ arguments: [any CVarArg],
        table: String?,
        bundle: Bundle?,
        locale: Locale?
    ) -> String {
        let language = language
        let table = tableName(table)
        let found = StringLibrary.shared.find(key, table: table, in: bundle, language: language)
        if found == nil, !key.isEmpty { warnAboutMissing(key, table, bundle, language) }
        switch found?.entry {
        case .format(let format):
            return FormatExpansion.text(
                of: format,
                arguments,
                in: locale?.identifier ?? found?.language ?? language
            )
        case .text(let text) where arguments.isEmpty: return text
        case .text(let text):
            return FormatExpansion.text(of: text, arguments, in: locale?.identifier ?? language)
        case nil where arguments.isEmpty: return defaultFormat
        case nil:
            return FormatExpansion.text(of: defaultFormat, arguments, in: locale?.identifier ?? language)
        }
    }

    /// What `String(format:)` makes of a text that `NSLocalizedString` gave and that depends on numbers; nil for other formats.
    package static func expanded(_ format: String, _ arguments: [any CVarArg]) -> String? {
        guard let found = StringLibrary.shared.format(standingAs: format),
            case .format(let format) = found.entry
        else { return nil }
        return FormatExpansion.text(of: format, arguments, in: found.language)
    }

    /// Formats as `String(format:locale:arguments:)` does, which has no room for ours beside it.
    package static func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        expanded(format, arguments) ?? String(format: format, locale: locale, arguments: arguments)
    }

    /// For numbers in texts: that of the language, on every machine.
    package static var locale: Locale { Locale(identifier: language) }

    private static func tableName(_ name: String?) -> String {
        name.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    }

    private static func warnAboutMissing(
        _ key: String,
        _ table: String,
        _ bundle: Bundle?,
        _ language: String
    ) {
        let languages = StringLibrary.shared.languages(of: table, in: bundle, language: language)
        let looked =
            languages.isEmpty ? "no folder for a language is there" : languages.joined(separator: ", ")
        let place =
            bundle.flatMap { $0.bundlePath == Bundle.main.bundlePath ? nil : $0.bundlePath }
            ?? "any resource bundle"
        Log.warnOnce(
            "There is no text for \"\(key.prefix(200))\" in the table \(table) of \(place) for \(language) (looked for in: \(looked))."
        )
    }
}

nonisolated extension LocalizedStrings {
    /// The language of the scene whose turn it is, or that of the running task; on other threads that of the thread's current
    /// traits. English where none has been chosen: never the machine's.
    package static var language: String {
        guard Thread.isMainThread else { return UITraitCollection.current.interfaceLanguage }
        return MainActor.assumeIsolated { UIWindowScene.current.traitCollection.interfaceLanguage }
    }
}
