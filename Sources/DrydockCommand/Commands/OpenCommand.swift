import ArgumentParser
import Drydock
import DrydockPlatform
import DrydockShowcase

/// What the command does without a subcommand: `show`, and `export` where there is nothing to show it on.
struct OpenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Opens the demo in a window, or writes every picture where there is no display.",
        shouldDisplay: false
    )

    static let defaultFolder = "./drydock-out"

    @OptionGroup var show: ShowCommand

    func run() throws {
        try MainActor.assumeIsolated {
            do throws(DisplayError) {
                try show.window.run()
            } catch {
                let reason: String
                switch error {
                case .noDisplay: reason = "There is no display"
                case .unreachableDisplay(let names): reason = "The display of \(names) cannot be opened"
                default: throw CommandFailure(error)
                }
                try StandardStreams.write(
                    "\(reason); writing every picture to \(Self.defaultFolder) instead."
                )
                var export = SceneExport(scenes: ShowcaseScene.all, folder: Self.defaultFolder)
                export.size = show.options.size
                export.scale = show.scale ?? .one
                export.direction = show.options.direction
                export.style = show.options.style
                try export.run(report: StandardStreams.write)
            }
        }
    }
}
