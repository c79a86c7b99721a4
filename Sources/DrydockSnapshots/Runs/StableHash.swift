/// A hash that is the same for ever, on every machine.
enum StableHash {
    /// FNV-1a of 64 bits (Fowler, Noll, Vo).
    static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }

    static func fnv1a(_ text: String) -> UInt64 { fnv1a(text.utf8) }

    /// A hash each of whose bits depends on all of another's (Stafford's thirteenth mix, as SplitMix64 has it). The lowest
    /// bit of FNV-1a depends on the lowest bits of the bytes alone, which names of tests often have in common.
    static func mixed(_ hash: UInt64) -> UInt64 {
        var hash = hash
        hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
        return hash ^ hash >> 31
    }

    /// The same, folded to eight hexadecimal digits.
    static func digits(_ bytes: some Sequence<UInt8>) -> String {
        let hash = fnv1a(bytes)
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    static func digits(_ text: String) -> String { digits(text.utf8) }
}
