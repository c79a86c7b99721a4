/// What the chunk `drPX` says: the pixels' checksum, and which image data it was made for.
///
/// Naming the data catches tools that rewrite a picture and carry unknown chunks along, which PNG forbids for this
/// one. The data are summed but not decoded.
struct PNGSeal: Equatable {
    var pixelChecksum: UInt64
    /// The `IDAT` chunk's data length and check value.
    var dataLength: UInt32
    var dataCheck: UInt32

    static let byteCount = 16

    /// All three, big-endian.
    var bytes: [UInt8] {
        let words = [
            UInt32(truncatingIfNeeded: pixelChecksum >> 32), UInt32(truncatingIfNeeded: pixelChecksum),
            dataLength, dataCheck,
        ]
        return words.flatMap { word in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// The seal of a file as `PNGEncoder` and `PNGAnnotation` lay it out (header, seal, data, annotation if any, end), if
    /// it is whole and its data are there.
    static func read(from file: [UInt8]) -> PNGSeal? {
        file.withUnsafeBytes { bytes in
            func word(_ offset: Int) -> UInt32 {
                UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
            }
            let sealStart = PNGFormat.signature.count + PNGFormat.chunkOverhead + 13
            let dataStart = sealStart + PNGFormat.chunkOverhead + byteCount
            guard bytes.count >= dataStart + 2 * PNGFormat.chunkOverhead,
                bytes.starts(with: PNGFormat.signature),
                word(8) == 13, word(12) == PNGFormat.header,
                word(sealStart) == UInt32(byteCount),
                word(sealStart + 4) == PNGFormat.pixelChecksum,
                let base = bytes.baseAddress,
                PNGCheckValues.crc32(of: base + 12, count: 4 + 13) == word(29),
                PNGCheckValues.crc32(of: base + sealStart + 4, count: 4 + byteCount)
                    == word(sealStart + 8 + byteCount)
            else { return nil }
            let contents = sealStart + PNGFormat.chunkHeaderSize
            let seal = PNGSeal(
                pixelChecksum: UInt64(word(contents)) << 32 | UInt64(word(contents + 4)),
                dataLength: word(contents + 8),
                dataCheck: word(contents + 12)
            )
            let dataEnd = dataStart + PNGFormat.chunkHeaderSize + Int(seal.dataLength)
            guard word(dataStart) == seal.dataLength,
                word(dataStart + 4) == PNGFormat.imageData,
                dataEnd + 4 + PNGFormat.chunkOverhead <= bytes.count,
                word(dataEnd) == seal.dataCheck,
                PNGCheckValues.crc32(of: base + dataStart + 4, count: 4 + Int(seal.dataLength))
                    == seal.dataCheck
            else { return nil }
            var end = dataEnd + 4
            if word(end + 4) == PNGFormat.annotation {
                let length = Int(word(end))
                guard bytes.count == end + length + 2 * PNGFormat.chunkOverhead,
                    PNGCheckValues.crc32(of: base + end + 4, count: 4 + length) == word(end + 8 + length)
                else { return nil }
                end += length + PNGFormat.chunkOverhead
            }
            guard bytes.count == end + PNGFormat.chunkOverhead, word(end) == 0,
                word(end + 4) == PNGFormat.end, word(end + 8) == PNGFormat.endCheck
            else { return nil }
            return seal
        }
    }
}
