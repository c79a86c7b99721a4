import DrydockStrings
import Foundation

/// Where a bundle's tables of strings are, and in which languages.
nonisolated struct StringBundle: Sendable {
    let path: String
    /// Paths by names within the bundle, `de.lproj/Localizable.strings`; of folders of resources those names begin anew.
    private(set) var files: [String: String] = [:]
    /// The names of its folders for languages, sorted; a catalogue knows its languages itself.
    private(set) var localizations: [String] = []
    /// What it was written in; nil where it does not say.
    let developmentLanguage: String?

    /// - Parameter depth: of folders within folders that are looked into.
    init(path: String, depth: Int) {
        self.path = path
        developmentLanguage = Self.developmentLanguage(of: path)
        var budget = Self.maximumEntries
        add(path, language: nil, depth: depth, &budget)
        localizations = Set(localizations).sorted()
    }

    /// The bundle's languages for somebody who wants one, the best first; `Base` is one of them.
    func languages(for language: String) -> [String] {
        var result = [LanguageMatching.best(for: language, of: localizations)].compactMap(\.self)
        let own = developmentLanguage ?? "en"
        let development = LanguageMatching.best(for: own, of: localizations)
        for name in [development, localizations.contains("Base") ? "Base" : nil].compactMap(\.self)
        where !result.contains(name) {
            result.append(name)
        }
        return result
    }

    /// Links are not followed, as they may lead out of the bundle.
    private mutating func add(_ folder: String, language: String?, depth: Int, _ budget: inout Int) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for entry in entries.sorted() where !entry.hasPrefix(".") {
            budget -= 1
            guard budget >= 0 else {
                return Log.errorOnce(
                    "The bundle \(path) is not searched whole for strings: at most \(Self.maximumEntries) files are."
                )
            }
            let place = "\(folder)/\(entry)"
            let type = entry.split(separator: ".").last.map(String.init) ?? ""
            if ["strings", "stringsdict", "xcstrings"].contains(type) {
                let name = language.map { "\($0).lproj/\(entry)" } ?? entry
                if files[name] == nil, Self.type(of: place) == .typeRegular { files[name] = place }
            } else if type == "lproj", language == nil, Self.type(of: place) == .typeDirectory {
                let name = String(entry.dropLast(".lproj".count))
                localizations.append(name)
                add(place, language: name, depth: 0, &budget)
            } else if depth > 0, language == nil, type == entry, Self.type(of: place) == .typeDirectory {
                add(place, language: nil, depth: depth - 1, &budget)
            }
        }
    }

    private static func type(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// What the bundle's property list says, which the package manager writes of a manifest's `defaultLocalization`.
    private static func developmentLanguage(of path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: "\(path)/Info.plist"), data.count <= 1 << 20,
            let language = StringsFile.string(
                forKey: "CFBundleDevelopmentRegion",
                ofPropertyList: Array(data)
            )
        else { return nil }
        return language
    }

    private static let maximumEntries = 20_000
}
