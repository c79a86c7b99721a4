import ArgumentParser
import Drydock
import Showcase

struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Prints a picture's views: classes, frames and texts."
    )

    @Argument(help: ArgumentHelp("What to print. See 'drydock list'.", valueName: "NAME"))
    var name: String

    @OptionGroup var options: PictureOptions

    func run() throws {
        try MainActor.assumeIsolated {
            let scene = try SceneNames.scene(named: name)
            let host = scene.makeHost(size: options.size.points, direction: options.direction.layoutDirection)
            host.window.layoutIfNeeded()
            print(host.window.recursiveDescription)
        }
    }
}
