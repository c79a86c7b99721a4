/// Finds the single scalar that means the same as a letter followed by combining marks.
///
/// A face often has `é` but no combining acute, so drawing the parts would lose the accent. The standard library compares
/// Characters by canonical equivalence, so a table keyed by Character is all that composition takes.
enum CanonicalComposition {
    /// Latin-1 to Latin Extended-B, Greek and Cyrillic, Latin Extended Additional, Greek Extended.
    private static let blocks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF]

    private static let table: [Character: Unicode.Scalar] = {
        var table: [Character: Unicode.Scalar] = [:]
        for value in blocks.joined() {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
            // Of two equivalent scalars (U+00C5 and U+212B, say) the lower is the common one.
            let character = Character(scalar)
            if table[character] == nil { table[character] = scalar }
        }
        return table
    }()

    /// The precomposed scalar that is canonically equivalent to the character, if there is one.
    static func scalar(for character: Character) -> Unicode.Scalar? {
        table[character]
    }
}
