import ArgumentParser
package import DrydockCatalogue

/// From names on the command line to entries of the catalogue.
package enum EntryNames {
    /// The entries of these names, each once, in the order given; every entry when there are no names. A component's
    /// name that is no entry's stands for all its states.
    package static func entries(named names: [String]) throws(CommandFailure) -> [CatalogueEntry] {
        let catalogue = CommandSubject.current.catalogue
        guard !names.isEmpty else { return catalogue.entries }
        var seen: Set<String> = []
        var unknown: [String] = []
        var found: [CatalogueEntry] = []
        for name in names {
            try check(name)
            let named =
                catalogue[name].map { [$0] } ?? catalogue.entries.filter { $0.component == name }
            if named.isEmpty, !unknown.contains(name) { unknown.append(name) }
            found += named.filter { seen.insert($0.name).inserted }
        }
        guard unknown.isEmpty else { throw failure(unknown: unknown) }
        return found
    }

    package static func entry(named name: String) throws(CommandFailure) -> CatalogueEntry {
        try check(name)
        guard let entry = CommandSubject.current.catalogue[name] else { throw failure(unknown: [name]) }
        return entry
    }

    /// What is said of an argument that takes names.
    static func help(_ what: String, otherwise: String = "all of them") -> ArgumentHelp {
        ArgumentHelp(
            "\(what), of '\(CommandSubject.current.name) list'; without any, \(otherwise).",
            valueName: "NAME"
        )
    }

    static var emptyCatalogue: CommandFailure {
        CommandFailure(
            exitCode: CommandFailure.usage,
            message: "The catalogue is empty: there is nothing to show."
        )
    }

    /// Refuses what no file could be named after: to look for names that are like it would take long.
    private static func check(_ name: String) throws(CommandFailure) {
        guard name.utf8.count > maximumBytes else { return }
        throw CommandFailure(
            exitCode: CommandFailure.usage,
            message: """
                A name of \(name.utf8.count) bytes is none of a picture, which have at most \(maximumBytes): \
                '\(name.prefix(40))…'. '\(CommandSubject.current.name) list' prints all names.
                """
        )
    }

    /// Of a file's name on Linux.
    private static let maximumBytes = 255

    private static func failure(unknown: [String]) -> CommandFailure {
        let subject = CommandSubject.current
        let names = subject.catalogue.entries.map(\.name)
        let near = unknown.compactMap { word in
            names.map { ($0, distance(from: word.lowercased(), to: $0)) }.min { $0.1 < $1.1 }
                .flatMap { $0.1 <= max(word.count / 3, 1) ? "'\($0.0)'" : nil }
        }
        let question = near.count == unknown.count ? "Is it \(near.joined(separator: ", "))? " : ""
        let remedy = question + "'\(subject.name) list' prints all names."
        let quoted = unknown.map { "'\($0)'" }.joined(separator: ", ")
        return CommandFailure(
            exitCode: CommandFailure.usage,
            message: "There is no picture named \(quoted). \(remedy)"
        )
    }

    /// How many letters are to be inserted, deleted or replaced (Wagner and Fischer 1974).
    private static func distance(from word: String, to name: String) -> Int {
        let name = Array(name)
        var row = Array(0...name.count)
        for (index, letter) in word.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in name.indices {
                let replaced = diagonal + (letter == name[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[name.count]
    }
}
