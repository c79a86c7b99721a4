/// A hash that is the same for ever, on every machine.
enum StableHash {
    /// FNV-1a of 64 bits (Fowler, Noll, Vo).
    static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    static func fnv1a(_ text: String) -> UInt64 { fnv1a(text.utf8) }

    /// The same, folded to eight hexadecimal digits.
    static func digits(_ bytes: some Sequence<UInt8>) -> String {
        let hash = fnv1a(bytes)
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    static func digits(_ text: String) -> String { digits(text.utf8) }
}
