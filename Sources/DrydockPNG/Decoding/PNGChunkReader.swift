/// Walks the chunks of a PNG file and checks the sum of each.
struct PNGChunkReader {
    private let bytes: [UInt8]
    private var position = PNGFormat.signature.count

    struct Chunk {
        let type: UInt32
        let content: ArraySlice<UInt8>
    }

    /// - Parameter bytes: A file that begins with the signature.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() throws(PNGError) -> Chunk {
        guard bytes.count - position >= PNGFormat.chunkOverhead else { throw .truncated }
        let length = Int(pngBigEndian(bytes[position..<position + 4]))
        guard length <= bytes.count - position - PNGFormat.chunkOverhead else { throw .truncated }
        let start = position
        position += length + PNGFormat.chunkOverhead
        let check = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { PNGCheckValues.crc32(of: $0 + start + 4, count: length + 4) }
        }
        guard check == pngBigEndian(bytes[position - 4..<position]) else {
            throw .malformed(reason: "the check value of a part of it is wrong")
        }
        return Chunk(
            type: pngBigEndian(bytes[start + 4..<start + 8]),
            content: bytes[start + 8..<start + 8 + length]
        )
    }
}

func pngBigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
}
