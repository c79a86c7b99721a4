import ArgumentParser
import Drydock
import DrydockCatalogue

struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Prints a picture's views: classes, frames and texts."
    )

    @Argument(help: ArgumentHelp("The picture, of '\(CommandSubject.current.name) list'.", valueName: "NAME"))
    var name: String

    @Flag(help: "Prints the constraints, too, with the values they have.")
    var constraints = false

    @Flag(help: "Prints the views, too, whose frames the constraints leave open.")
    var ambiguous = false

    @OptionGroup var options: PictureOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let entry = try EntryNames.entry(named: name)
            let host = entry.makeHost(
                size: options.size.points,
                direction: options.direction.layoutDirection,
                traits: options.traits,
                device: options.device
            )
            host.window.layoutIfNeeded()
            try StandardStreams.write(host.window.recursiveDescription)
            if constraints { try printSection("Constraints", host.window.constraintDescriptions()) }
            if ambiguous { try printSection("Ambiguous", host.window.ambiguityDescriptions()) }
        }
    }

    private func printSection(_ title: String, _ lines: [String]) throws(CommandFailure) {
        try StandardStreams.write("\n\(title): \(lines.isEmpty ? "none" : "\(lines.count)")")
        for line in lines { try StandardStreams.write("   \(line)") }
    }
}
