import Drydock
import DrydockCatalogue
import DrydockSnapshots
import DrydockShowcase
import Testing

/// Every picture of the catalogue, exact to the pixel.
struct SceneGoldenTests {
    struct Variant: CustomTestStringConvertible {
        let scene: String
        let scale: CGFloat
        let direction: UIUserInterfaceLayoutDirection

        /// The name that `drydock export` gives the file.
        var testDescription: String {
            scene + (direction == .rightToLeft ? "-rtl" : "") + (scale == 1 ? "" : "@\(Int(scale))x")
        }

        static let all: [Variant] =
            showcase.entries.flatMap { scene in
                [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].map {
                    Variant(scene: scene.name, scale: 1, direction: $0)
                }
            } + [
                Variant(scene: "home", scale: 3, direction: .leftToRight),
                Variant(scene: "modal", scale: 3, direction: .leftToRight),
                Variant(scene: "modal", scale: 2, direction: .rightToLeft),
                Variant(scene: "logo", scale: 2, direction: .leftToRight),
                Variant(scene: "pill-normal", scale: 2, direction: .leftToRight),
                Variant(scene: "pill-disabled", scale: 3, direction: .leftToRight),
                Variant(scene: "dismiss", scale: 3, direction: .leftToRight),
            ]
    }

    @Test("a scene looks as it did when somebody last looked at it", arguments: await Variant.all)
    func scene(_ variant: Variant) throws {
        let scene = try #require(showcase[variant.scene])
        let host = scene.makeHost(scale: variant.scale, direction: variant.direction)
        assertSnapshot(of: host, as: .image)
    }

    @Test("a scene has the views it had", arguments: ["home", "modal"])
    func tree(_ name: String) throws {
        let host = try #require(showcase[name]).makeHost()
        assertSnapshot(of: host.window, as: .recursiveDescription)
    }
}
