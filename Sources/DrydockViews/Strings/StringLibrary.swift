package import DrydockStrings
package import Foundation
import Synchronization

/// Finds texts in the tables of bundles, in a language, and keeps the tables that were read. From any thread.
package nonisolated final class StringLibrary: Sendable {
    package static let shared = StringLibrary()

    /// What was found for a key.
    package struct Found {
        package let entry: StringTable.Entry
        /// Whose plural rules hold.
        package let language: String
    }

    private struct State {
        var bundles: [String: StringBundle] = [:]
        var tables: [TableKey: StringTable] = [:]
        var catalogs: [String: StringCatalog] = [:]
        /// The resource folders beside the executable, once they were looked for.
        var neighbours: [Bundle]?
        /// Formats that were given out as texts, by the names of their variables.
        var formats: [Found] = []
        var formatNames: [FormatKey: Int] = [:]
    }

    private struct TableKey: Hashable {
        let bundle: String
        let table: String
        /// Nil for files that are in no language's folder.
        let folder: String?
    }

    private struct FormatKey: Hashable {
        let bundle: String
        let table: String
        let key: String
        let language: String
    }

    private let state = Mutex(State())

    // MARK: - Looking up

    /// What a key stands for; nil where no bundle has it.
    ///
    /// A bundle's languages are asked in this order: that which fits `language` best, the bundle's own development language, `Base`,
    /// and files in no language's folder. Of these the first that has the table at all decides, as on iOS.
    /// - Parameter bundle: nil and the main bundle stand for everything beside the executable, as for `UIImage(named:)`.
    package func find(_ key: String, table: String, in bundle: Bundle?, language: String) -> Found? {
        state.withLock { state in
            for bundle in bundles(bundle, &state) {
                if let found = find(key, table, bundle, language, &state) { return found }
            }
            return nil
        }
    }

    /// The languages that a table is looked for in, for messages: by bundle, without empty ones.
    func languages(of table: String, in bundle: Bundle?, language: String) -> [String] {
        state.withLock { state in
            var result: [String] = []
            for bundle in bundles(bundle, &state) {
                let own = index(of: bundle, &state)
                for name in own.languages(for: language) where !result.contains(name) { result.append(name) }
            }
            return result
        }
    }

    /// The localisations that a bundle has folders or catalogues of, but for `Base`; sorted.
    package func localizations(of bundle: Bundle) -> [String] {
        state.withLock { index(of: bundle, &$0).localizations.filter { $0 != "Base" } }
    }

    private func find(
        _ key: String,
        _ table: String,
        _ bundle: Bundle,
        _ language: String,
        _ state: inout State
    )
        -> Found?
    {
        let index = index(of: bundle, &state)
        if let catalog = catalog(table, index, &state), let found = Self.find(key, in: catalog, language) {
            return found
        }
        for folder in index.languages(for: language).map(Optional.some) + [nil] {
            guard let entries = self.table(table, index, folder, &state)?.entries, !entries.isEmpty else {
                continue
            }
            let own = folder == nil || folder == "Base" ? index.developmentLanguage ?? language : folder
            return entries[key].map { Found(entry: $0, language: own ?? language) }
        }
        return nil
    }

    /// A catalogue's text; in its source language where it has none in the wanted one, which is the key itself unless it says another.
    private static func find(_ key: String, in catalog: StringCatalog, _ language: String) -> Found? {
        guard catalog.keys.contains(key) else { return nil }
        let source = catalog.sourceLanguage
        let best = LanguageMatching.best(for: language, of: catalog.tables.keys + [source])
        for name in [best, source].compactMap(\.self) {
            if let entry = catalog.tables[name]?.entries[key] { return Found(entry: entry, language: name) }
        }
        return Found(entry: .text(key), language: source)
    }

    // MARK: - Formats

    /// A text that stands for a format: `String(format:)` takes it, and chooses its words.
    package func text(standingFor found: Found, _ key: String, _ table: String, _ bundle: Bundle?) -> String {
        guard case .format = found.entry else {
            if case .text(let text) = found.entry { return text }
            return key
        }
        let identity = FormatKey(
            bundle: bundle?.bundlePath ?? "",
            table: table,
            key: key,
            language: found.language
        )
        let index = state.withLock { state in
            if let known = state.formatNames[identity] { return known }
            state.formats.append(found)
            state.formatNames[identity] = state.formats.count - 1
            return state.formats.count - 1
        }
        return "%#@\(index)@"
    }

    /// The format that a text stands for; nil for any other text.
    package func format(standingAs text: String) -> Found? {
        guard text.hasPrefix("%#@"), text.hasSuffix("@"), let index = Int(text.dropFirst(3).dropLast()) else {
            return nil
        }
        return state.withLock { $0.formats.indices.contains(index) ? $0.formats[index] : nil }
    }

    // MARK: - Files

    private func bundles(_ bundle: Bundle?, _ state: inout State) -> [Bundle] {
        if let bundle, bundle.bundlePath != Bundle.main.bundlePath { return [bundle] }
        let neighbours = state.neighbours ?? NibLibrary.bundlesBesideExecutable()
        state.neighbours = neighbours
        return [Bundle.main] + neighbours
    }

    private func index(of bundle: Bundle, _ state: inout State) -> StringBundle {
        let path = bundle.resourcePath ?? bundle.bundlePath
        if let known = state.bundles[path] { return known }
        let isMain = bundle.bundlePath == Bundle.main.bundlePath
        let index = StringBundle(path: path, depth: isMain ? 0 : 4)
        state.bundles[path] = index
        return index
    }

    private func catalog(_ table: String, _ index: StringBundle, _ state: inout State) -> StringCatalog? {
        guard let path = index.files["\(table).xcstrings"] else { return nil }
        if let known = state.catalogs[path] { return known.keys.isEmpty ? nil : known }
        let catalog = Self.read(path) { (bytes) throws(StringsError) in try StringCatalog(bytes) }
        state.catalogs[path] = catalog ?? .empty
        return catalog
    }

    private func table(_ table: String, _ index: StringBundle, _ folder: String?, _ state: inout State)
        -> StringTable?
    {
        let key = TableKey(bundle: index.path, table: table, folder: folder)
        if let known = state.tables[key] { return known }
        let prefix = folder.map { "\($0).lproj/" } ?? ""
        var result = StringTable()
        if let path = index.files["\(prefix)\(table).strings"] {
            result = Self.read(path) { (bytes) throws(StringsError) in try StringsFile.read(bytes) } ?? result
        }
        // What depends on numbers comes before what does not.
        if let path = index.files["\(prefix)\(table).stringsdict"] {
            let formats = Self.read(path) { (bytes) throws(StringsError) in
                try StringsDictionaryFile.read(bytes)
            }
            result.entries.merge(formats?.entries ?? [:]) { $1 }
        }
        state.tables[key] = result
        return result
    }

    /// Nil, and an error once that names the file, where it cannot be read.
    private static func read<Value>(_ path: String, _ parse: ([UInt8]) throws(StringsError) -> Value)
        -> Value?
    {
        guard let bytes = ResourceFile.read(path, limit: StringsLimits.fileSize, kind: "strings file") else {
            return nil
        }
        do throws(StringsError) {
            return try parse(bytes)
        } catch {
            Log.errorOnce("The strings file \(path) cannot be used: \(error).")
            return nil
        }
    }
}
