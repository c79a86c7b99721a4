/// The scalars that a face is known to have or to lack.
struct FontCoverage {
    /// Two bits for each scalar of a block of 32: known, provided.
    private var blocks: [UInt32: (known: UInt32, provided: UInt32)] = [:]

    subscript(scalar: Unicode.Scalar) -> Bool? {
        get {
            let bit: UInt32 = 1 << (scalar.value & 31)
            guard let block = blocks[scalar.value >> 5], block.known & bit != 0 else { return nil }
            return block.provided & bit != 0
        }
        set {
            let bit: UInt32 = 1 << (scalar.value & 31)
            var block = blocks[scalar.value >> 5] ?? (0, 0)
            block.known = newValue == nil ? block.known & ~bit : block.known | bit
            block.provided = newValue == true ? block.provided | bit : block.provided & ~bit
            blocks[scalar.value >> 5] = block
        }
    }
}
