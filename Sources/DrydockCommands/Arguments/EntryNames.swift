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
            let named =
                catalogue[name].map { [$0] } ?? catalogue.entries.filter { $0.component == name }
            if named.isEmpty, !unknown.contains(name) { unknown.append(name) }
            found += named.filter { seen.insert($0.name).inserted }
        }
        guard unknown.isEmpty else { throw failure(unknown: unknown) }
        return found
    }

    package static func entry(named name: String) throws(CommandFailure) -> CatalogueEntry {
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

    private static func failure(unknown: [String]) -> CommandFailure {
        let quoted = unknown.map { "'\($0)'" }.joined(separator: ", ")
        let known = CommandSubject.current.catalogue.entries.map(\.name).joined(separator: ", ")
        return CommandFailure(
            exitCode: CommandFailure.usage,
            message: "There is no picture named \(quoted). The names are: \(known)."
        )
    }
}
