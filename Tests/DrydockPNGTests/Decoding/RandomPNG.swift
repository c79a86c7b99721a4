import DrydockCZlib
import DrydockPNG

/// Writes PNG files whose rows are random bytes under random filters: every such file is valid.
struct RandomPNG {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: UInt8
    var isInterlaced = false
    /// Chunks before the pixels.
    var extras: [(name: String, content: [UInt8])] = []
    /// What follows the last row in the compressed stream.
    var surplus: [UInt8] = []
    /// Put in the place of the compressed stream, if anything.
    var stream: [UInt8]?

    static let kinds: [(colorType: UInt8, bitDepth: Int)] = [
        (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8),
        (4, 16),
        (6, 8), (6, 16),
    ]

    func encoded(using random: inout SeededGenerator) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = [UInt8(bitDepth), colorType, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + header)
        if colorType == 3 {
            file += Self.chunk("PLTE", Self.noise(3 << bitDepth, using: &random))
        }
        for extra in extras { file += Self.chunk(extra.name, extra.content) }
        var rest = (stream ?? Self.deflated(rows(using: &random) + surplus))[...]
        // In chunks of any length, none included.
        while !rest.isEmpty {
            let part = rest.prefix(Int.random(in: 0...rest.count, using: &random))
            file += Self.chunk("IDAT", Array(part))
            rest = rest.dropFirst(part.count)
        }
        return file + Self.chunk("IEND", [])
    }

    private func rows(using random: inout SeededGenerator) -> [UInt8] {
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(colorType)] ?? 1
        var bytes: [UInt8] = []
        for (x, y, stepX, stepY) in passes where x < width && y < height {
            let count = ((width - x + stepX - 1) / stepX * channels * bitDepth + 7) / 8
            for _ in 0..<(height - y + stepY - 1) / stepY {
                bytes.append(UInt8.random(in: 0...4, using: &random))
                bytes += Self.noise(count, using: &random)
            }
        }
        return bytes
    }

    static func noise(_ count: Int, using random: inout SeededGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    /// A whole zlib stream.
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var stream = [UInt8](repeating: 0, count: Int(count))
        compress2(&stream, &count, bytes, uLong(bytes.count), 6)
        return Array(stream.prefix(Int(count)))
    }

    static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        let check = body.withUnsafeBytes { buffer in
            buffer.baseAddress.map { PNGCheckValues.crc32(of: $0, count: buffer.count) } ?? 0
        }
        return bigEndian(content.count) + body + bigEndian(Int(check))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
