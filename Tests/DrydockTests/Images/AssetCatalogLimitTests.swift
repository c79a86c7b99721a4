import Drydock
import DrydockGraphics
import Synchronization
import Testing

@Suite("Limits of asset catalogues")
struct AssetCatalogLimitTests {
    private func messages(_ body: () throws -> Void) rethrows -> [String] {
        let log = Mutex<[String]>([])
        try Log.recording({ _, text in log.withLock { $0.append(text) } }, operation: body)
        return log.withLock(\.self)
    }

    private static let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#

    @Test("a link to a folder of sets is not followed, and named")
    func linkedFolders() throws {
        let folder = try AssetFolder()
        let other = try AssetFolder()
        try other.write(Self.set, "secret.imageset/Contents.json")
        try other.writeImage("secret.imageset/a.png", .red)
        try folder.write("{}", "Group/Contents.json")
        let group = folder.url.appendingPathComponent("Assets.xcassets/Group")
        try FileManager.default.createSymbolicLink(
            at: group.appendingPathComponent("Other"),
            withDestinationURL: other.url.appendingPathComponent("Assets.xcassets")
        )
        let log = try messages { () throws in #expect(try folder.image("secret") == nil) }
        #expect(
            log.contains { $0.contains("Assets.xcassets/Group/Other in an asset catalogue is not followed") }
        )
    }

    @Test("a link to a file is followed within the catalogue, and not out of it")
    func linkedFiles() throws {
        let folder = try AssetFolder()
        try folder.write(Self.set, "outer.imageset/Contents.json")
        try folder.write(Self.set, "inner.imageset/Contents.json")
        try folder.writeImage("own.imageset/b.png", .green)
        let outside = FileManager.default.temporaryDirectory.appendingPathComponent("outside-\(UUID()).png")
        try FileManager.default.copyItem(
            at: folder.url.appendingPathComponent("Assets.xcassets/own.imageset/b.png"),
            to: outside
        )
        defer { try? FileManager.default.removeItem(at: outside) }
        let catalogue = folder.url.appendingPathComponent("Assets.xcassets")
        try FileManager.default.createSymbolicLink(
            at: catalogue.appendingPathComponent("outer.imageset/a.png"),
            withDestinationURL: outside
        )
        try FileManager.default.createSymbolicLink(
            at: catalogue.appendingPathComponent("inner.imageset/a.png"),
            withDestinationURL: catalogue.appendingPathComponent("own.imageset/b.png")
        )
        let log = try messages { () throws in
            #expect(try folder.image("outer") == nil)
            #expect(try folder.image("inner")?.size == CGSize(width: 4, height: 2))
        }
        #expect(
            log.contains { $0.contains("outer.imageset/a.png cannot be used: it is a link that leads out") }
        )
    }

    @Test("a set of a thousand entries is refused with its count")
    func entries() throws {
        let folder = try AssetFolder()
        let entry = #"{"idiom": "universal", "filename": "a.png"}"#
        let entries = Array(repeating: entry, count: 1_000).joined(separator: ",")
        try folder.write("{\"images\": [\(entries)]}", "many.imageset/Contents.json")
        try folder.writeImage("many.imageset/a.png", .red)
        let color = ##"{"color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}"##
        let colors = Array(repeating: color, count: 1_000).joined(separator: ",")
        try folder.write("{\"colors\": [\(colors)]}", "many.colorset/Contents.json")
        let log = try messages { () throws in
            #expect(try folder.image("many") == nil)
            _ = try folder.color("many")?.resolvedColor(with: .light)
        }
        #expect(
            log.contains {
                $0.contains("many.imageset/Contents.json cannot be used: it has 1000 entries, more than 500")
            }
        )
        #expect(
            log.contains {
                $0.contains("many.colorset/Contents.json cannot be used: it has 1000 entries, more than 500")
            }
        )
    }

    @Test(
        "descriptions that are nested without end, and names with two points, are errors that name the file"
    )
    func descriptions() throws {
        let folder = try AssetFolder()
        let deep = "{\"images\": " + String(repeating: "[", count: 100_000)
        try folder.write(deep, "deep.imageset/Contents.json")
        try folder.write(#"{"images": [{"filename": "../b.png"}]}"#, "up.imageset/Contents.json")
        try folder.writeImage("b.png", .red)
        let log = try messages { () throws in
            #expect(try folder.image("deep") == nil)
            #expect(try folder.image("up") == nil)
        }
        #expect(log.contains { $0.contains("deep.imageset/Contents.json cannot be used: it is not JSON") })
        #expect(log.contains { $0.contains("\"../b.png\" is no file name") })
    }
}
