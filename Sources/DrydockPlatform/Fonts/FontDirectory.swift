/// Where the tables of a face lie in a font file, or in a collection of several faces.
package struct FontDirectory {
    /// From the file's start.
    let start: Int

    /// The faces of a file of one or more, 64 at most; 0 for what is no font file.
    package static func faceCount(_ file: some RandomAccessCollection<UInt8>) -> Int {
        guard file.count >= 16 else { return 0 }
        guard number(file, at: 0) == collection else { return 1 }
        return min(number(file, at: 8), limit)
    }

    /// Nil when the file has no face of that index.
    init?(_ file: some RandomAccessCollection<UInt8>, index: Int) {
        guard index >= 0, index < Self.faceCount(file) else { return nil }
        guard Self.number(file, at: 0) == Self.collection else {
            start = 0
            return
        }
        start = Self.number(file, at: 12 + 4 * index)
        guard start >= 12, start <= file.count - 12 else { return nil }
    }

    /// Zero behind the file's end.
    private static func number(_ file: some RandomAccessCollection<UInt8>, at offset: Int) -> Int {
        guard offset <= file.count - 4 else { return 0 }
        return file.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    /// "ttcf".
    private static let collection = 0x7474_6366
    private static let limit = 64
}
