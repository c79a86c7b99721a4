internal import DrydockCSDL2

/// What the header tables of an OpenType or TrueType file say, in font units. SDL_ttf does not pass these on exactly.
struct FontTables {
    /// Font units per em, 16 ... 16,384.
    var unitsPerEm = 0
    /// Height above the baseline.
    var ascent = 0
    /// Depth below the baseline, positive downward.
    var descent = 0
    /// Extra distance between lines.
    var lineGap = 0
    /// Height of a flat capital; nil when the file does not say.
    var capHeight: Int?
    /// Height of a flat small letter; nil when the file does not say.
    var xHeight: Int?

    /// Reads the tables named `head`, `hhea` and `OS/2` and leaves the stream at its start.
    /// Nil when the file is not an outline font with sane values.
    init?(reading stream: UnsafeMutablePointer<SDL_RWops>) {
        defer { SDL_RWseek(stream, 0, RW_SEEK_SET) }
        guard SDL_RWseek(stream, 0, RW_SEEK_SET) == 0 else { return nil }
        let magic = SDL_ReadBE32(stream)
        guard magic == Tag.openType || magic == Tag.trueType || magic == Tag.appleTrueType else { return nil }
        let count = SDL_ReadBE16(stream)
        guard count > 0, count <= 256 else { return nil }

        var offsets: [UInt32: Int64] = [:]
        SDL_RWseek(stream, 12, RW_SEEK_SET)
        for _ in 0..<count {
            let tag = SDL_ReadBE32(stream)
            SDL_RWseek(stream, 4, RW_SEEK_CUR)
            let offset = SDL_ReadBE32(stream)
            SDL_RWseek(stream, 4, RW_SEEK_CUR)
            if tag == Tag.head || tag == Tag.horizontalHeader || tag == Tag.windowsMetrics {
                offsets[tag] = Int64(offset)
            }
        }

        guard let head = offsets[Tag.head], let header = offsets[Tag.horizontalHeader] else { return nil }
        unitsPerEm = Int(unsigned(at: head + 18))
        guard (16...16_384).contains(unitsPerEm) else { return nil }
        ascent = Int(signed(at: header + 4))
        descent = -Int(signed(at: header + 6))
        lineGap = Int(signed(at: header + 8))
        if let metrics = offsets[Tag.windowsMetrics], unsigned(at: metrics) >= 2 {
            xHeight = Int(signed(at: metrics + 86))
            capHeight = Int(signed(at: metrics + 88))
        }

        func unsigned(at offset: Int64) -> UInt16 {
            SDL_RWseek(stream, offset, RW_SEEK_SET)
            return SDL_ReadBE16(stream)
        }
        func signed(at offset: Int64) -> Int16 { Int16(bitPattern: unsigned(at: offset)) }
    }

    private enum Tag {
        static let openType: UInt32 = 0x4F54_544F
        static let trueType: UInt32 = 0x0001_0000
        static let appleTrueType: UInt32 = 0x7472_7565
        static let head: UInt32 = 0x6865_6164
        static let horizontalHeader: UInt32 = 0x6868_6561
        static let windowsMetrics: UInt32 = 0x4F53_2F32
    }
}
