import ArgumentParser
import Drydock
package import DrydockShowcase

/// From names on the command line to scenes.
@MainActor package enum SceneNames {
    /// The scenes of these names, each once, in the order given; every scene when there are no names.
    package static func scenes(named names: [String]) throws -> [ShowcaseScene] {
        guard !names.isEmpty else { return ShowcaseScene.all }
        var seen: Set<String> = []
        return try names.filter { seen.insert($0).inserted }.map(scene)
    }

    package static func scene(named name: String) throws -> ShowcaseScene {
        guard let scene = ShowcaseScene.named(name) else {
            let known = ShowcaseScene.all.map(\.name).joined(separator: ", ")
            throw ValidationError("There is no picture named '\(name)'. The names are: \(known).")
        }
        return scene
    }
}
