/// What the header tables of an OpenType or TrueType file say, in font units, none of them more than 4 em.
struct FontTables {
    /// Font units per em, 16 ... 16,384.
    private(set) var unitsPerEm = 0
    /// Height above the baseline.
    private(set) var ascent = 0
    /// Depth below the baseline, positive downward.
    private(set) var descent = 0
    /// Extra distance between lines.
    private(set) var lineGap = 0
    /// Height of a flat capital; nil when the file does not say.
    private(set) var capHeight: Int?
    /// Height of a flat small letter; nil when the file does not say.
    private(set) var xHeight: Int?

    /// Reads the tables named `head`, `hhea` and `OS/2` of a face.
    /// Nil when there is no such face with outlines or pictures and sane values.
    init?(_ file: UnsafeBufferPointer<UInt8>, index: Int) {
        guard let start = FontDirectory(file, index: index)?.start else { return nil }
        /// Zero behind the file's end.
        func number(at offset: Int, count: Int) -> Int {
            guard offset <= file.count - count else { return 0 }
            return file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        func signed(at offset: Int) -> Int {
            Int(Int16(truncatingIfNeeded: number(at: offset, count: 2)))
        }

        guard Tag.outlineFonts.contains(number(at: start, count: 4)) else { return nil }
        let count = number(at: start + 4, count: 2)
        guard count > 0, count <= 256 else { return nil }
        var offsets: [Int: Int] = [:]
        for entry in 0..<count {
            let record = start + 12 + entry * 16
            let offset = number(at: record + 8, count: 4)
            // A file that was cut off lacks what it announces.
            guard offset + number(at: record + 12, count: 4) <= file.count else { return nil }
            offsets[number(at: record, count: 4)] = offset
        }
        guard Tag.outlines.contains(where: { offsets[$0] != nil }) else { return nil }
        guard let head = offsets[Tag.head], let header = offsets[Tag.horizontalHeader] else { return nil }
        unitsPerEm = number(at: head + 18, count: 2)
        guard (16...16_384).contains(unitsPerEm) else { return nil }
        let sane = -4 * unitsPerEm...4 * unitsPerEm
        func length(at offset: Int) -> Int { min(max(signed(at: offset), sane.lowerBound), sane.upperBound) }
        ascent = length(at: header + 4)
        descent = -length(at: header + 6)
        lineGap = length(at: header + 8)
        if let metrics = offsets[Tag.windowsMetrics], number(at: metrics, count: 2) >= 2 {
            xHeight = length(at: metrics + 86)
            capHeight = length(at: metrics + 88)
        }
    }

    private enum Tag {
        /// "OTTO", 1.0 and "true".
        static let outlineFonts = [0x4F54_544F, 0x0001_0000, 0x7472_7565]
        /// "glyf", "CFF ", "CFF2" and, for pictures, "CBDT".
        static let outlines = [0x676C_7966, 0x4346_4620, 0x4346_4632, 0x4342_4454]
        static let head = 0x6865_6164
        static let horizontalHeader = 0x6868_6561
        static let windowsMetrics = 0x4F53_2F32
    }
}
