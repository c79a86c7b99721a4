/// The two check values of a PNG file: CRC-32 for chunks, Adler-32 for the deflated stream.
package enum PNGCheckValues {
    /// Tables for eight bytes at a time: entry `256 · k + b` is byte b followed by k zero bytes (Kounavis and Berry,
    /// "Slicing-by-8").
    private static let crcTable: [UInt32] = {
        var table = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var value = UInt32(byte)
            for _ in 0..<8 {
                value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
            }
            table[byte] = value
        }
        for index in 256..<table.count {
            let shorter = table[index - 256]
            table[index] = table[Int(shorter & 0xFF)] ^ (shorter >> 8)
        }
        return table
    }()

    /// The CRC-32 of `count` bytes.
    package static func crc32(of bytes: UnsafeRawPointer, count: Int) -> UInt32 {
        crcTable.withUnsafeBufferPointer { buffer in
            guard let table = buffer.baseAddress else { return 0 }
            var crc: UInt32 = 0xFFFF_FFFF
            var index = 0
            while index &+ 8 <= count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                let x = word ^ UInt64(crc)
                crc = table[1792 &+ Int(truncatingIfNeeded: x & 255)]
                crc ^= table[1536 &+ Int(truncatingIfNeeded: x &>> 8 & 255)]
                crc ^= table[1280 &+ Int(truncatingIfNeeded: x &>> 16 & 255)]
                crc ^= table[1024 &+ Int(truncatingIfNeeded: x &>> 24 & 255)]
                crc ^= table[768 &+ Int(truncatingIfNeeded: x &>> 32 & 255)]
                crc ^= table[512 &+ Int(truncatingIfNeeded: x &>> 40 & 255)]
                crc ^= table[256 &+ Int(truncatingIfNeeded: x &>> 48 & 255)]
                crc ^= table[Int(truncatingIfNeeded: x &>> 56)]
                index &+= 8
            }
            while index < count {
                let byte = UInt32(bytes.load(fromByteOffset: index, as: UInt8.self))
                crc = table[Int(truncatingIfNeeded: (crc ^ byte) & 255)] ^ (crc &>> 8)
                index &+= 1
            }
            return ~crc
        }
    }

    /// A running Adler-32 (RFC 1950).
    package struct Adler32 {
        private static let modulus: UInt64 = 65521
        private var low: UInt64 = 1
        private var high: UInt64 = 0

        package init() {}

        package var value: UInt32 { UInt32(high << 16 | low) }

        /// Cost: constant.
        package mutating func append(zeros count: Int) {
            high = (high + UInt64(count) * low) % Self.modulus
        }

        package mutating func append(_ byte: UInt8) {
            low = (low + UInt64(byte)) % Self.modulus
            high = (high + low) % Self.modulus
        }

        /// Eight bytes at a time: even and odd bytes are summed in four 16-bit lanes each, and so are their prefix
        /// sums; a lane of prefix sums holds 22 words (255 · 22 · 23 / 2 < 2¹⁶). Byte t of word j of m words is
        /// counted 8(m − j) − t times by the high half: eight times its word's prefix count, less its place.
        package mutating func append(_ bytes: UnsafeRawPointer, count: Int) {
            let evenBytes: UInt64 = 0x00FF_00FF_00FF_00FF
            var index = 0
            while index &+ 8 <= count {
                let words = min(22, (count &- index) &>> 3)
                let end = index &+ words &* 8
                var even: UInt64 = 0
                var odd: UInt64 = 0
                var evenPrefixes: UInt64 = 0
                var oddPrefixes: UInt64 = 0
                while index < end {
                    let word = UInt64(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    )
                    even &+= word & evenBytes
                    odd &+= word &>> 8 & evenBytes
                    evenPrefixes &+= even
                    oddPrefixes &+= odd
                    index &+= 8
                }
                var sum: UInt64 = 0
                var prefixes: UInt64 = 0
                var places: UInt64 = 0
                var place: UInt64 = 0
                while place < 8 {
                    let evenLane = even & 0xFFFF
                    let oddLane = odd & 0xFFFF
                    sum &+= evenLane &+ oddLane
                    places &+= place &* evenLane &+ (place &+ 1) &* oddLane
                    prefixes &+= evenPrefixes & 0xFFFF &+ oddPrefixes & 0xFFFF
                    even &>>= 16
                    odd &>>= 16
                    evenPrefixes &>>= 16
                    oddPrefixes &>>= 16
                    place &+= 2
                }
                high = (high &+ UInt64(words &* 8) &* low &+ 8 &* prefixes &- places) % Self.modulus
                low = (low &+ sum) % Self.modulus
            }
            while index < count {
                append(bytes.load(fromByteOffset: index, as: UInt8.self))
                index &+= 1
            }
        }
    }
}
