import ArgumentParser
import Drydock
import DrydockCatalogue

struct MutateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutate",
        abstract: "Looks for mistakes that golden pictures of the catalogue would not show.",
        discussion: """
            Changes one thing at a time: a frame or a constraint by a point, a colour by a level, a text, a font's weight, \
            the order of two views, a view hidden, removed or a little transparent. Prints each change after which every \
            picture of the component, in all its states, is as before.
            """
    )

    @Argument(help: EntryNames.help("The pictures whose views are changed"))
    var names: [String] = []

    @Option(parsing: .upToNextOption, help: "What the golden pictures are varied by.")
    var vary: [PictureVariation] = [.directions]

    @Option(
        help: ArgumentHelp(
            "Changes that are known to show nowhere, a line each, in this command's words without file and line; lines "
                + "that begin with # say why. With it, the command prints the others alone, and ends with 1 if there are any.",
            valueName: "FILE"
        )
    )
    var known: String?

    func run() throws {
        let known = try known.map(KnownChanges.init)
        let run = try MainActor.assumeIsolated { try mutate() }
        let survivors = run.survivors.filter { known?.changes.contains($0.change) != true }
        for survivor in survivors {
            let times = survivor.count > 1 ? " (\(survivor.count) times)" : ""
            try StandardStreams.write(survivor.description + times)
        }
        let unseen = run.survivors.reduce(0) { $0 + $1.count }
        let stale =
            names.isEmpty ? known?.changes.subtracting(run.survivors.map(\.change)).sorted() ?? [] : []
        for change in stale {
            try StandardStreams.write("known, but there is none, or a picture shows it: \(change)")
        }
        let rest = known == nil ? "" : " \(survivors.reduce(0) { $0 + $1.count }) of them are not known."
        try StandardStreams.write("\(run.count) changes, of which \(unseen) show in no picture.\(rest)")
        if known != nil, !survivors.isEmpty || !stale.isEmpty { throw ExitCode(1) }
    }

    @MainActor private func mutate() throws -> MutationRun {
        var run = MutationRun(matrix: vary.matrix)
        var components: [String] = []
        var states: [String: [CatalogueEntry]] = [:]
        for entry in try EntryNames.entries(named: names) {
            if states[entry.component] == nil { components.append(entry.component) }
            states[entry.component, default: []].append(entry)
        }
        // Views that are broken on purpose complain.
        StandardErrorLogHandler.$isSilent.withValue(true) {
            for component in components { run.run(states[component] ?? []) }
        }
        return run
    }
}

/// Changes that somebody looked at and found to be none.
private struct KnownChanges {
    let changes: Set<String>

    init(_ path: String) throws(CommandFailure) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw CommandFailure(exitCode: CommandFailure.noInput, message: "\(path) cannot be read")
        }
        changes = Set(
            text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty && !$0.hasPrefix("#") }
        )
    }
}
