/// The characters that a face has resolved so far.
struct ClusterTable {
    private var ascii: [GlyphCluster?] = Array(repeating: nil, count: 128)
    private var others: [Character: GlyphCluster] = [:]
    private(set) var reported: Set<Character> = []
    private var nextID: UInt32 = 0

    /// Beyond this many, hostile text is the likelier explanation, and all are forgotten.
    private static let limit = 8192

    func ascii(_ byte: UInt8) -> GlyphCluster? { ascii[Int(byte)] }

    func other(_ character: Character) -> GlyphCluster? { others[character] }

    /// Stores what a character resolved to. Identifiers are never used twice, so caches keyed by them stay right.
    mutating func insert(_ ink: GlyphCluster.Ink, advance: Int, for character: Character) -> GlyphCluster {
        let cluster = GlyphCluster(id: nextID, advance: advance, ink: ink)
        nextID &+= 1
        if let byte = character.singleASCIIByte {
            ascii[Int(byte)] = cluster
        } else {
            if others.count >= Self.limit { others = [:] }
            others[character] = cluster
        }
        return cluster
    }

    /// Whether this is the first report of the character. Past the limit none is new.
    mutating func reportsFirst(_ character: Character) -> Bool {
        guard reported.count < Self.limit else { return false }
        return reported.insert(character).inserted
    }
}

/// Kerning by pairs of clusters, in font units.
struct KerningTable {
    private var adjustments: [UInt64: Int32] = [:]

    private static let limit = 65_536

    func adjustment(_ first: GlyphCluster, _ second: GlyphCluster) -> Int? {
        adjustments[Self.key(first, second)].map(Int.init)
    }

    mutating func insert(_ adjustment: Int, _ first: GlyphCluster, _ second: GlyphCluster) {
        if adjustments.count >= Self.limit { adjustments = [:] }
        adjustments[Self.key(first, second)] = Int32(clamping: adjustment)
    }

    private static func key(_ first: GlyphCluster, _ second: GlyphCluster) -> UInt64 {
        UInt64(first.id) << 32 | UInt64(second.id)
    }
}

extension Character {
    /// The character's byte when it is one of ASCII and not the pair of carriage return and line feed.
    var singleASCIIByte: UInt8? {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.isASCII, scalars.count == 1 else { return nil }
        return UInt8(truncatingIfNeeded: first.value)
    }
}
