import DrydockPNG

/// Writes PNG files without compression, valid ones and ones that lie.
enum PNGWriter {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A file of any kind that the format has.
    static func file(_ random: inout Generator, isValid: Bool) -> [UInt8] {
        var (width, height) = (random.integer(1...33), random.integer(1...17))
        let (color, depth) = random.pick([
            (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8),
            (4, 16), (6, 8), (6, 16),
        ])
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][color] ?? 1
        let isInterlaced = random.once(in: 3)
        var raw: [UInt8] = []
        let passes =
            isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ]
            : [(0, 0, 1, 1)]
        for (x, y, dx, dy) in passes {
            let columns = (width - x + dx - 1) / dx
            guard columns > 0 else { continue }
            for _ in 0..<max((height - y + dy - 1) / dy, 0) {
                raw.append(UInt8(isValid || !random.once(in: 40) ? random.below(5) : random.below(256)))
                raw += (0..<(columns * channels * depth + 7) / 8).map { _ in random.byte() }
            }
        }
        if !isValid {
            if random.once(in: 3) { width = random.pick([0, 1, 4096, 4097, 0x7FFF_FFFF, 0xFFFF_FFFF]) }
            if random.once(in: 3) { height = random.pick([0, 1, 4096, 65_535, 0x8000_0000]) }
            if random.once(in: 3) { raw.removeLast(random.below(raw.count)) }
            if random.once(in: 6) { raw += [UInt8](repeating: 0, count: 5000) }
        }
        var bytes = signature
        let type = isValid || !random.once(in: 8) ? color : random.below(256)
        header(
            &bytes,
            width,
            height,
            isValid || !random.once(in: 8) ? depth : random.below(33),
            type,
            isInterlaced
        )
        if color == 3 || random.once(in: 6) {
            let count = isValid ? 1 << min(depth, 8) : random.below(300)
            chunk(&bytes, "PLTE", (0..<3 * count).map { _ in random.byte() })
        }
        if random.once(in: 3) {
            let count = color == 3 ? random.below(1 << min(depth, 8)) : color == 0 ? 2 : 6
            if color < 4 || !isValid { chunk(&bytes, "tRNS", (0..<count).map { _ in random.byte() }) }
        }
        data(&bytes, raw, &random)
        chunk(&bytes, "IEND", [])
        return bytes
    }

    /// A file of these samples.
    static func file(width: Int, height: Int, rgba: [UInt8], _ random: inout Generator) -> [UInt8] {
        var raw: [UInt8] = []
        for row in 0..<height { raw += [0] + rgba[row * width * 4..<(row + 1) * width * 4] }
        var bytes = signature
        header(&bytes, width, height, 8, 6, false)
        data(&bytes, raw, &random)
        chunk(&bytes, "IEND", [])
        return bytes
    }

    private static func header(
        _ bytes: inout [UInt8],
        _ width: Int,
        _ height: Int,
        _ depth: Int,
        _ color: Int,
        _ isInterlaced: Bool
    ) {
        let rest = [depth, color, 0, 0, isInterlaced ? 1 : 0].map { UInt8(truncatingIfNeeded: $0) }
        chunk(&bytes, "IHDR", word(width) + word(height) + rest)
    }

    /// Blocks of zlib's that are only stored, in one chunk or more.
    private static func data(_ bytes: inout [UInt8], _ raw: [UInt8], _ random: inout Generator) {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 60_000, raw.count)
            let count = end - start
            stream.append(end == raw.count ? 1 : 0)
            stream += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
            stream += raw[start..<end]
            start = end
        } while start < raw.count
        var (low, high) = (1, 0)
        for byte in raw {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        stream += word(high << 16 | low)
        let cut = random.once(in: 3) ? random.below(stream.count) : stream.count
        chunk(&bytes, "IDAT", Array(stream[..<cut]))
        if cut < stream.count { chunk(&bytes, "IDAT", Array(stream[cut...])) }
    }

    private static func word(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ bytes: inout [UInt8], _ type: String, _ data: [UInt8]) {
        let body = Array(type.utf8) + data
        let check = body.withUnsafeBytes { buffer in
            buffer.baseAddress.map { PNGCheckValues.crc32(of: $0, count: buffer.count) } ?? 0
        }
        bytes += word(data.count) + body + word(Int(check))
    }

    /// Makes the check values of a changed file right again, so that what is changed gets read.
    static func repairChecks(_ bytes: inout [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 12 else { return }
            let check = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { PNGCheckValues.crc32(of: $0 + place + 4, count: length + 4) } ?? 0
            }
            bytes.replaceSubrange(place + 8 + length..<place + 12 + length, with: word(Int(check)))
            place += 12 + length
        }
    }
}
