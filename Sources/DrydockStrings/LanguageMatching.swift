/// Which of a bundle's languages are for somebody who wants a language.
package enum LanguageMatching {
    /// The best of the languages that are there, or nil where none is of the same language.
    ///
    /// A tag that is the same comes first, then one without the region, then one of another region; of Chinese, those of the same script.
    /// - Parameters:
    ///   - language: a BCP 47 tag.
    ///   - available: names of `.lproj` folders or a catalogue's languages: `pt-BR`, `zh-Hans`, `en_GB`, `German`.
    package static func best(for language: String, of available: [String]) -> String? {
        let wanted = parts(language)
        var best: (score: Int, name: String)?
        for name in available.sorted() where name != "Base" {
            let other = parts(name)
            guard other.language == wanted.language, other.script == wanted.script else { continue }
            let score = other.region == wanted.region ? 2 : other.region.isEmpty ? 1 : 0
            if score > best?.score ?? -1 { best = (score, name) }
        }
        return best?.name
    }

    private static func parts(_ tag: String) -> (language: String, script: String, region: String) {
        let all = tag.replacing("_", with: "-").split(separator: "-").map { $0.lowercased() }
        guard let first = all.first else { return ("", "", "") }
        let language = olderNames[first] ?? first
        var script = all.dropFirst().first { $0.utf8.count == 4 } ?? ""
        let region = all.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 } ?? ""
        if language == "zh", script.isEmpty {
            script = ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
        }
        // The one that is meant where none is written.
        if defaultScripts[language] == script { script = "" }
        return (language, script, region)
    }

    /// Of folders from before 2010, and languages whose code has changed.
    private static let olderNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl", "spanish": "es",
        "japanese": "ja", "korean": "ko", "portuguese": "pt", "russian": "ru", "iw": "he", "in": "id",
        "ji": "yi",
        "no": "nb",
    ]

    private static let defaultScripts = ["zh": "hans", "sr": "cyrl", "uz": "latn", "az": "latn"]
}
