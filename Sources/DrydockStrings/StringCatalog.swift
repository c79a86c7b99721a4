import Foundation

/// A string catalogue of Xcode's, `.xcstrings`: one table in all of its languages.
package struct StringCatalog: Sendable {
    /// The language of the keys.
    package let sourceLanguage: String
    /// By language.
    package let tables: [String: StringTable]
    /// All of its keys: one without a text in the source language is its own.
    package let keys: Set<String>

    /// - Parameter bytes: JSON.
    package init(_ bytes: [UInt8]) throws(StringsError) {
        guard bytes.count <= StringsLimits.fileSize else {
            throw StringsError("it has \(bytes.count) bytes, more than \(StringsLimits.fileSize)")
        }
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw StringsError(Self.reason(error))
        } catch {
            throw StringsError("it is not JSON")
        }
        sourceLanguage = file.sourceLanguage
        var tables: [String: StringTable] = [:]
        var count = 0
        for (key, item) in file.strings {
            for (language, localization) in item.localizations ?? [:] {
                count += localization.count
                guard count <= StringsLimits.values else {
                    throw StringsError("it has more than \(StringsLimits.values) values")
                }
                guard let entry = localization.entry else { continue }
                tables[language, default: StringTable()].entries[key] = entry
            }
        }
        self.tables = tables
        keys = Set(file.strings.keys)
    }

    /// Without any key, in place of one that cannot be read.
    package static let empty = StringCatalog(sourceLanguage: "en", tables: [:], keys: [])

    private init(sourceLanguage: String, tables: [String: StringTable], keys: Set<String>) {
        (self.sourceLanguage, self.tables, self.keys) = (sourceLanguage, tables, keys)
    }

    private static func reason(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let keys = context.codingPath.map { String($0.stringValue.prefix(64)) }.joined(separator: ".")
            return keys.isEmpty ? "the file" : "\"\(keys)\""
        }
        return switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context)) is of the wrong type"
        case .keyNotFound(let key, let context): "\"\(key.stringValue)\" is missing from \(place(context))"
        default: "it is not JSON"
        }
    }

    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Item]
    }

    private struct Item: Decodable {
        var localizations: [String: Localization]?
    }

    /// A text, or texts by number or device, or parts by number.
    private final class Localization: Decodable {
        struct Unit: Decodable {
            var state: String?
            var value: String
        }

        struct Substitution: Decodable {
            var argNum: Int?
            var formatSpecifier: String?
            var variations: Variations?
        }

        struct Variations: Decodable {
            var plural: [String: Localization]?
            var device: [String: Localization]?
        }

        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// How much it holds.
        var count: Int {
            let inner = variations.map { ($0.plural?.count ?? 0) + ($0.device?.count ?? 0) } ?? 0
            return 1 + inner + (substitutions?.count ?? 0)
        }

        /// Nil for what has no text yet.
        var entry: StringTable.Entry? {
            if let plural = variations?.plural {
                let forms = plural.compactMapValues { $0.text }
                guard forms["other"] != nil else { return nil }
                return .format(
                    PluralFormat(
                        format: nil,
                        variables: ["": PluralFormat.Variable(argument: nil, forms: forms)]
                    )
                )
            }
            guard let substitutions else { return text.map { .text($0) } }
            guard let format = text else { return nil }
            let variables = substitutions.compactMapValues { substitution -> PluralFormat.Variable? in
                let specifier = substitution.formatSpecifier ?? "lld"
                let forms = (substitution.variations?.plural ?? [:]).compactMapValues {
                    // What stands for the number, in the type that it has.
                    $0.text?.replacingOccurrences(of: "%arg", with: "%\(specifier)")
                }
                guard forms["other"] != nil else { return nil }
                return PluralFormat.Variable(argument: substitution.argNum, forms: forms)
            }
            return .format(PluralFormat(format: format, variables: variables))
        }

        /// Of texts by device, a phone's.
        var text: String? {
            if let unit = stringUnit { return unit.value }
            guard let devices = variations?.device else { return nil }
            return (devices["iphone"] ?? devices["other"])?.stringUnit?.value
        }
    }
}
