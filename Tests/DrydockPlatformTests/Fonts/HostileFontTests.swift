import DrydockPlatform
import DrydockRaster
import Foundation
import Testing

@Suite("Hostile fonts")
struct HostileFontTests {
    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let path = FileManager.default.temporaryDirectory.appending(path: "drydock-\(UUID()).otf").path
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    private func bytes(_ bundled: BundledFace) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: bundled.path())))
    }

    /// A file that says its em is 16 units has letters of 45 em: at 102 pixels these took seven seconds and 660 MB.
    @Test("glyphs larger than four em are not there", arguments: BundledFace.allCases)
    func hugeGlyphs(bundled: BundledFace) throws {
        var file = try bytes(bundled)
        let head = try #require(file.firstRange(of: Array("head".utf8)))
        let offset = file[head.lowerBound + 8..<head.lowerBound + 12].reduce(0) { $0 << 8 | Int($1) }
        file.replaceSubrange(offset + 18..<offset + 20, with: [0, 16])
        try withFile(file) { path in
            let face = try FontFace(path: path)
            #expect(!face.provides("A"))
            #expect(!face.provides(["e", "\u{302}"]))
            let run = face.run(face.layout("AW@e\u{302}"), pixelSize: 102)
            #expect(run.mask.height <= 4 * 102 + 1)
        }
    }

    @Test("a file that is cut off after it was opened is drawn all the same")
    func truncatedMeanwhile() throws {
        let expected = try BundledFace.herosRegular.open()
        let whole = expected.run(expected.layout("Typography"), pixelSize: 31)
        try withFile(bytes(.herosRegular)) { path in
            let face = try FontFace(path: path)
            try #require(truncate(path, 100) == 0)
            let run = face.run(face.layout("Typography"), pixelSize: 31)
            #expect(run.totalCoverage == whole.totalCoverage)
        }
    }
}
