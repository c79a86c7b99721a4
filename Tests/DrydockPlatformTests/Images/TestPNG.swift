/// Writes PNG files of every kind, uncompressed, to test their reading.
struct TestPNG: Sendable {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: UInt8
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// Further chunks, put before the pixels.
    var extras: [(name: String, content: [UInt8])] = []
    /// Samples by pixel, row and channel.
    var sample: @Sendable (_ x: Int, _ y: Int, _ channel: Int) -> Int

    var channels: Int {
        switch colorType {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
    }

    func encoded() -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header =
            Self.bigEndian(width) + Self.bigEndian(height)
            + [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", header)
        if !palette.isEmpty { file += Self.chunk("PLTE", palette) }
        if !transparency.isEmpty { file += Self.chunk("tRNS", transparency) }
        for extra in extras { file += Self.chunk(extra.name, extra.content) }
        let stream = Self.stored(rows())
        // Two chunks of pixels, as large files have.
        file += Self.chunk("IDAT", Array(stream.prefix(stream.count / 2)))
        file += Self.chunk("IDAT", Array(stream.dropFirst(stream.count / 2)))
        return file + Self.chunk("IEND", [])
    }

    private func rows() -> [UInt8] {
        guard isInterlaced else { return pass(x: 0, y: 0, stepX: 1, stepY: 1) }
        // Adam7: start and step of each pass.
        let passes = [
            (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
        ]
        return passes.flatMap { pass(x: $0.0, y: $0.1, stepX: $0.2, stepY: $0.3) }
    }

    private func pass(x startX: Int, y startY: Int, stepX: Int, stepY: Int) -> [UInt8] {
        guard startX < width else { return [] }
        var bytes: [UInt8] = []
        for y in stride(from: startY, to: height, by: stepY) {
            bytes.append(0)
            var bits = 0
            var pending = 0
            for x in stride(from: startX, to: width, by: stepX) {
                for channel in 0..<channels {
                    let value = sample(x, y, channel)
                    if bitDepth == 16 {
                        bytes += [UInt8(value >> 8), UInt8(value & 255)]
                        continue
                    }
                    bits = bits << bitDepth | value
                    pending += bitDepth
                    if pending == 8 {
                        bytes.append(UInt8(bits))
                        (bits, pending) = (0, 0)
                    }
                }
            }
            if pending > 0 { bytes.append(UInt8(bits << (8 - pending))) }
        }
        return bytes
    }

    /// A zlib stream of stored blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(65_535)
            rest = rest.dropFirst(block.count)
            let count = UInt16(block.count)
            stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
            stream += [UInt8(~count & 255), UInt8(~count >> 8)]
            stream += block
        } while !rest.isEmpty
        var a = 1
        var b = 0
        for byte in bytes {
            a = (a + Int(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + bigEndian(b << 16 | a)
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        var check: UInt32 = 0xFFFF_FFFF
        for byte in body {
            check ^= UInt32(byte)
            for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
        }
        return bigEndian(content.count) + body + bigEndian(Int(~check))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
