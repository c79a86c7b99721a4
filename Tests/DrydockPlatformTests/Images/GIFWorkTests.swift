import DrydockPlatform
import Testing

/// Frames of a dozen bytes that each change all of a large canvas.
@Suite("Work of a GIF file")
struct GIFWorkTests {
    /// A canvas of 4,096 × 4,096 pixels and frames without image data.
    private func animation(frames: Int, side: Int, disposal: UInt8) -> [UInt8] {
        func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
        var bytes = Array("GIF89a".utf8) + word(4096) + word(4096) + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        for _ in 0..<frames {
            bytes += [0x21, 0xF9, 4, disposal << 2, 1, 0, 0, 0]
            bytes += [0x2C, 0, 0, 0, 0] + word(side) + word(side) + [0, 2, 0]
        }
        return bytes + [0x3B]
    }

    @Test(
        "ten thousand frames that cover a canvas of 16 million pixels are refused",
        arguments: [1, 2, 3] as [UInt8]
    )
    func large(disposal: UInt8) {
        #expect(throws: ImageError.tooManyFrames(count: 10_000, pixels: 10_000 << 24, limit: 1 << 30)) {
            try GIFDecoder(animation(frames: 10_000, side: 4096, disposal: disposal))
        }
    }

    @Test("small frames that are taken away again count as the canvas that is kept for them")
    func kept() throws {
        #expect(throws: ImageError.tooManyFrames(count: 65, pixels: 65 << 24, limit: 1 << 30)) {
            try GIFDecoder(animation(frames: 65, side: 1, disposal: 3))
        }
        #expect(try GIFDecoder(animation(frames: 64, side: 1, disposal: 3)).frames.count == 64)
    }

    @Test("ten thousand small frames are read")
    func small() throws {
        #expect(try GIFDecoder(animation(frames: 10_000, side: 16, disposal: 1)).frames.count == 10_000)
    }
}
