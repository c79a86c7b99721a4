/// Writes GIF files whose codes are not compressed, with frames of any place and disposal.
enum GIFWriter {
    static func file(_ random: inout Generator) -> [UInt8] {
        let (width, height) = (random.integer(1...40), random.integer(1...30))
        var bytes = Array("GIF89a".utf8) + word(width) + word(height)
        let bits = random.integer(1...8)
        let hasColors = !random.once(in: 6)
        bytes += [UInt8(hasColors ? 0x80 | bits - 1 : 0), 0, 0]
        if hasColors { bytes += (0..<3 << bits).map { _ in random.byte() } }
        if random.flag() {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(random.below(4)) + [0]
        }
        for _ in 0..<random.integer(0...4) {
            if random.flag() {
                let flags = UInt8(random.below(8) << 2 | random.below(2))
                bytes += [0x21, 0xF9, 4, flags] + word(random.below(30)) + [random.byte(), 0]
            }
            frame(&bytes, width, height, &random)
        }
        if !random.once(in: 10) { bytes.append(0x3B) }
        return bytes
    }

    private static func frame(_ bytes: inout [UInt8], _ width: Int, _ height: Int, _ random: inout Generator)
    {
        let lies = random.once(in: 8)
        let w = lies ? random.pick([0, 1, 65_535, 300]) : random.integer(1...width)
        let h = lies ? random.pick([0, 1, 65_535, 300]) : random.integer(1...height)
        bytes += [0x2C] + word(random.below(width)) + word(random.below(height)) + word(w) + word(h)
        let hasColors = random.once(in: 3)
        bytes.append((hasColors ? 0x81 : 0) | (random.once(in: 4) ? 0x40 : 0))
        if hasColors { bytes += (0..<12).map { _ in random.byte() } }
        let size = random.integer(2...8)
        bytes.append(UInt8(size))
        // Codes of one width: the table is cleared before it grows.
        var (buffer, count) = (0, 0)
        var data: [UInt8] = []
        func put(_ code: Int) {
            buffer |= code << count
            count += size + 1
            while count >= 8 {
                data.append(UInt8(buffer & 255))
                buffer >>= 8
                count -= 8
            }
        }
        let period = max((1 << size) - 2, 1)
        for index in 0..<min(w * h, 1600) {
            if index % period == 0 { put(1 << size) }
            put(random.once(in: 50) ? random.below(1 << (size + 1)) : random.below(1 << size))
        }
        put(1 << size | 1)
        if count > 0 { data.append(UInt8(buffer & 255)) }
        var start = 0
        while start < data.count {
            let end = min(start + 255, data.count)
            bytes.append(UInt8(end - start))
            bytes += data[start..<end]
            start = end
        }
        bytes.append(0)
    }

    private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
}
