/// Numbers that stand for long texts where these would be too long to keep.
package enum TextIdentity {
    /// FNV-1a, folded to eight hexadecimal digits: the same for ever.
    package static func number(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hexadecimal(hash)
    }

    /// Eight digits.
    package static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(UInt32(truncatingIfNeeded: number ^ number >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
