internal import DrydockCZlib

/// The two check values of a PNG file: CRC-32 for chunks (zlib's), Adler-32 for the deflated stream.
package enum PNGCheckValues {
    /// The CRC-32 of `count` bytes.
    package static func crc32(of bytes: UnsafeRawPointer, count: Int) -> UInt32 {
        UInt32(crc32_z(0, bytes.assumingMemoryBound(to: UInt8.self), count))
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
