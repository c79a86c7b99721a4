import DrydockPNG

/// The names of chunks as big-endian numbers.
enum PNGChunkType {
    static let header: UInt32 = 0x4948_4452
    static let palette: UInt32 = 0x504C_5445
    static let transparency: UInt32 = 0x7452_4E53
    static let pixels: UInt32 = 0x4944_4154
    static let end: UInt32 = 0x4945_4E44
}

/// Walks the chunks of a PNG file.
struct PNGChunkReader {
    private let bytes: [UInt8]
    private var position = PNGFile.signature.count

    struct Chunk {
        let type: UInt32
        let content: ArraySlice<UInt8>
        /// With length, name and check value.
        let whole: ArraySlice<UInt8>
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() throws(ImageError) -> Chunk {
        guard bytes.count - position >= 12 else { throw .truncated }
        let length = Int(bigEndian(bytes[position..<position + 4]))
        guard length <= bytes.count - position - 12 else { throw .truncated }
        let start = position
        position += length + 12
        let check = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { PNGCheckValues.crc32(of: $0 + start + 4, count: length + 4) }
        }
        guard check == bigEndian(bytes[position - 4..<position]) else {
            throw .malformed(reason: "the check value of a part of it is wrong")
        }
        return Chunk(
            type: bigEndian(bytes[start + 4..<start + 8]),
            content: bytes[start + 8..<start + 8 + length],
            whole: bytes[start..<position]
        )
    }
}

func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
