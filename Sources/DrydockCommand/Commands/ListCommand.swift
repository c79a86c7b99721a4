import ArgumentParser
import DrydockShowcase

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Prints the names of all pictures, one a line."
    )

    func run() throws {
        try MainActor.assumeIsolated {
            for scene in ShowcaseScene.all { try StandardStreams.write(scene.name) }
        }
    }
}
