import Drydock
import DrydockCatalogue
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import DrydockShowcase
import Testing

/// The same scene is the same bytes, whatever surrounds the run. What the goldens hold besides: they are one set
/// for debug builds, which use plain loops, and release builds, which use vectors.
struct SameBytesTests {
    @Test(
        "one thread or two, the first time or again, a scene is the same pixels",
        arguments: await Self.pictures
    )
    func threads(_ picture: Picture) throws {
        let scene = try #require(showcase[picture.scene])
        let host = scene.makeHost(scale: picture.scale)
        let list = host.displayList()
        let checksums = [1, 2].flatMap { threads in
            let rasterizer = Rasterizer(threads: threads)
            return (0..<2).map { _ in
                // Another picture in between: the second drawing must not lean on the first.
                _ = rasterizer.render(DisplayList(), size: host.pixelSize, background: .white)
                let frame = rasterizer.render(list, size: host.pixelSize, background: .clear)
                return PNGEncoder.pixelChecksum(of: frame.bitmap)
            }
        }
        #expect(Set(checksums).count == 1)
    }

    struct Picture: CustomTestStringConvertible {
        let scene: String
        let scale: CGFloat
        var testDescription: String { "\(scene) at \(Int(scale))×" }
    }

    static let pictures: [Picture] =
        showcase.entries.map { Picture(scene: $0.name, scale: 1) } + [Picture(scene: "modal", scale: 3)]

    @Test(
        "the environment changes no byte of an exported picture",
        arguments: [
            ["FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0"],
            ["FREETYPE_PROPERTIES": "cff:hinting-engine=freetype autofitter:warping=1"],
            ["HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible"],
            ["SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software", "SDL_RENDER_SCALE_QUALITY": "2"],
            ["LC_ALL": "tr_TR.UTF-8", "LANG": "ar_EG.UTF-8", "LANGUAGE": "ar", "TZ": "Asia/Kathmandu"],
            ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent", "TMPDIR": "/nonexistent"],
            ["MALLOC_PERTURB_": "165", "MALLOC_ARENA_MAX": "1"],
        ]
    )
    func environment(_ variables: [String: String]) throws {
        var command = try BuiltCommand()
        try TemporaryFolder.with { folder in
            for name in ["plain", "changed"] {
                let result = try command.run("export", "--output", folder.appendingPathComponent(name).path)
                #expect(result.exitCode == 0)
                command.environment = variables
            }
            for scene in showcase.entries {
                let files = try ["plain", "changed"].map {
                    try Data(contentsOf: folder.appendingPathComponent("\($0)/\(scene.name).png"))
                }
                #expect(files[0] == files[1], "\(scene.name)")
            }
        }
    }
}
