import Foundation
import DrydockPlatform
import DrydockRaster
import Testing

@Suite("Font files")
struct FontFileTests {
    @Test("a missing file is named in the error")
    func missing() {
        let error = #expect(throws: FontError.self) { _ = try FontFace(path: "/nonexistent/Inter.otf") }
        guard case .unreadable("/nonexistent/Inter.otf", _) = error else {
            Issue.record("unexpected error \(String(describing: error))")
            return
        }
        #expect(error?.description.contains("/nonexistent/Inter.otf") == true)
    }

    @Test("a folder is refused")
    func folder() {
        let error = #expect(throws: FontError.self) { _ = try FontFace(path: "/tmp") }
        #expect(error == .unreadable(path: "/tmp", reason: "not a regular file"))
    }

    @Test(
        "files that are no fonts are refused",
        arguments: ["", "x", "OTTO", "not a font at all, but long enough"]
    )
    func notAFont(content: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "drydock-\(UUID()).otf").path
        try Data(content.utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: FontError.self) { _ = try FontFace(path: path) }
        guard case .notAFont(path, _) = error else {
            Issue.record("unexpected error \(String(describing: error))")
            return
        }
    }

    @Test("a damaged font either opens or throws, and what opens can be drawn", arguments: 0..<24)
    func damaged(seed: Int) throws {
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: BundledFace.herosRegular.path())))
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        if seed.isMultiple(of: 3) { bytes.removeLast(next(bytes.count)) }
        for _ in 0..<40 where !bytes.isEmpty {
            // Half of the damage in the tables' directory and headers, where it matters most.
            let index = next(seed.isMultiple(of: 2) ? min(bytes.count, 4096) : bytes.count)
            bytes[index] ^= UInt8(1 << next(8))
        }
        let path = FileManager.default.temporaryDirectory.appending(path: "drydock-\(UUID()).otf").path
        try Data(bytes).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        guard let face = try? FontFace(path: path) else { return }
        let run = face.run(face.layout("AVe\u{301}漢"), pixelSize: 20)
        #expect(run.mask.width <= 16_384 + 4096)
    }
}
