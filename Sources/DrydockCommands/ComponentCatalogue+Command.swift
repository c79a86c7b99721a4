package import ArgumentParser
public import Drydock
public import DrydockCatalogue

extension ComponentCatalogue {
    /// Makes this process a command line for the catalogue, with everything that `drydock` has for its own: `show`,
    /// `gallery`, `export`, `sheet`, `list`, `tree` and `mutate`. Ends the process when the command is done.
    ///
    /// The whole `main.swift` of an application:
    /// ```swift
    /// import DrydockCommands
    /// import Shop
    ///
    /// shop.runCommand { BasketViewController(prices: ["€ 12", "€ 7"]) }
    /// ```
    ///
    /// - Parameters:
    ///   - title: the window's; nil for that of the controller in it.
    ///   - root: makes what `show`, or no subcommand, opens; nil for the catalogue's first screen.
    public func runCommand(
        title: String? = nil,
        root: (@MainActor @Sendable () -> UIViewController)? = nil
    ) -> Never {
        let subject = CommandSubject(
            name: ProcessInfo.processInfo.processName,
            title: title,
            catalogue: self,
            makeRoot: root
        )
        CommandProcess.run(CatalogueCommand.self, about: subject)
    }
}

/// The root of a catalogue's command line.
struct CatalogueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: CommandSubject.current.name,
        abstract: "Shows the app in a window, or writes its pictures as PNG files.",
        discussion: OpenCommand.rootDiscussion,
        subcommands: catalogueCommands,
        defaultSubcommand: OpenCommand.self
    )
}

/// What every command line of a catalogue has.
package let catalogueCommands: [any ParsableCommand.Type] = [
    ShowCommand.self, GalleryCommand.self, ExportCommand.self, SheetCommand.self, ListCommand.self,
    TreeCommand.self, MutateCommand.self,
    OpenCommand.self,
]

/// Stands among the commands for golden tests, too.
package let mutateCommand: any ParsableCommand.Type = MutateCommand.self
