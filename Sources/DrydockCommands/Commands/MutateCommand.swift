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
            picture is as before.
            """
    )

    @Argument(help: EntryNames.help("The pictures whose views are changed"))
    var names: [String] = []

    @Option(parsing: .upToNextOption, help: "What the golden pictures are varied by.")
    var vary: [PictureVariation] = [.directions]

    func run() throws {
        try MainActor.assumeIsolated {
            var run = MutationRun(matrix: vary.matrix)
            for entry in try EntryNames.entries(named: names) { run.run(entry) }
            for survivor in run.survivors { try StandardStreams.write(survivor.description) }
            try StandardStreams.write(
                "\(run.count) changes, of which \(run.survivors.count) show in no picture."
            )
        }
    }
}
