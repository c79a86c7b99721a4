/// A hash that is the same for ever, on every machine.
enum StableHash {
    /// FNV-1a of 64 bits (Fowler, Noll, Vo).
    static func fnv1a(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    /// The same, folded to eight hexadecimal digits.
    static func digits(_ text: String) -> String {
        let hash = fnv1a(text)
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
