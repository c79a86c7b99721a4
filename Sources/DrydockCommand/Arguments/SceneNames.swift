import Drydock
package import DrydockShowcase

/// From names on the command line to scenes.
@MainActor package enum SceneNames {
    /// The scenes of these names, each once, in the order given; every scene when there are no names.
    package static func scenes(named names: [String]) throws(CommandFailure) -> [ShowcaseScene] {
        guard !names.isEmpty else { return ShowcaseScene.all }
        var seen: Set<String> = []
        let distinct = names.filter { seen.insert($0).inserted }
        let unknown = distinct.filter { ShowcaseScene.named($0) == nil }
        guard unknown.isEmpty else { throw failure(unknown: unknown) }
        return distinct.compactMap { ShowcaseScene.named($0) }
    }

    package static func scene(named name: String) throws(CommandFailure) -> ShowcaseScene {
        guard let scene = ShowcaseScene.named(name) else { throw failure(unknown: [name]) }
        return scene
    }

    private static func failure(unknown: [String]) -> CommandFailure {
        let quoted = unknown.map { "'\($0)'" }.joined(separator: ", ")
        let known = ShowcaseScene.all.map(\.name).joined(separator: ", ")
        return CommandFailure(
            exitCode: CommandFailure.usage,
            message: "There is no picture named \(quoted). The names are: \(known)."
        )
    }
}
