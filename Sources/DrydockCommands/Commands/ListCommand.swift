import ArgumentParser
import DrydockCatalogue

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Prints the names of all pictures, one a line."
    )

    func run() throws {
        for entry in CommandSubject.current.catalogue.entries { try StandardStreams.write(entry.name) }
    }
}
