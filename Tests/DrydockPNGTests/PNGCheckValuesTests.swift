import DrydockPNG
import Testing

struct PNGCheckValuesTests {
    @Test("published examples")
    func knownValues() {
        #expect(crc32(Array("123456789".utf8)) == 0xCBF4_3926)
        #expect(crc32([]) == 0)
        #expect(adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
        #expect(adler32([]) == 1)
    }

    @Test("both agree with their definitions at every length, also when all bytes are 255")
    func definitions() {
        var random = SeededGenerator(seed: 3)
        for count in 0..<600 {
            let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            for bytes in [noise, [UInt8](repeating: 255, count: count)] {
                #expect(crc32(bytes) == slowCRC(bytes))
                #expect(adler32(bytes) == slowAdler(bytes))
            }
        }
    }

    @Test("zeros are appended without looking at them, and parts add up to the whole")
    func parts() {
        var random = SeededGenerator(seed: 4)
        let noise = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
        var check = PNGCheckValues.Adler32()
        noise.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            check.append(base, count: 333)
            check.append(zeros: 100_000)
            check.append(9)
            check.append(base + 333, count: 667)
        }
        let whole = noise[..<333] + [UInt8](repeating: 0, count: 100_000) + [9] + noise[333...]
        #expect(check.value == slowAdler(Array(whole)))
    }

    private func crc32(_ bytes: [UInt8]) -> UInt32 {
        (bytes + [0]).withUnsafeBytes { buffer in
            buffer.baseAddress.map { PNGCheckValues.crc32(of: $0, count: bytes.count) } ?? 0
        }
    }

    private func adler32(_ bytes: [UInt8]) -> UInt32 {
        var check = PNGCheckValues.Adler32()
        (bytes + [0]).withUnsafeBytes { buffer in
            if let base = buffer.baseAddress { check.append(base, count: bytes.count) }
        }
        return check.value
    }

    private func slowCRC(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 {
                crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1
            }
        }
        return ~crc
    }

    private func slowAdler(_ bytes: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }
}
