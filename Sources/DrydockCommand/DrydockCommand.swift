package import ArgumentParser
import Drydock
import DrydockCommands
import DrydockShowcase

/// The demo's command line: a catalogue's, and what is for tests and machines.
@main
package struct DrydockCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "drydock",
        abstract: "Shows Drydock's demo, writes its pictures as PNG files, and works with golden files.",
        discussion: OpenCommand.rootDiscussion,
        version: "0.1.0",
        subcommands: catalogueCommands + [SnapshotsCommand.self, DoctorCommand.self],
        defaultSubcommand: OpenCommand.self
    )

    package init() {}

    package static func main() {
        let subject = CommandSubject(
            name: "drydock",
            title: "Drydock",
            catalogue: showcase,
            makeRoot: ScenesScene.init
        )
        CommandProcess.run(Self.self, about: subject)
    }
}
