/// The constants of the PNG format (ISO/IEC 15948) that encoder, decoder and the checksum's reader share.
enum PNGFormat {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    // Chunk types as big-endian numbers of their four letters.
    static let header: UInt32 = 0x4948_4452  // IHDR
    static let palette: UInt32 = 0x504C_5445  // PLTE
    static let transparency: UInt32 = 0x7452_4E53  // tRNS
    static let exif: UInt32 = 0x6558_4966  // eXIf
    static let imageData: UInt32 = 0x4944_4154  // IDAT
    static let end: UInt32 = 0x4945_4E44  // IEND
    /// The check value of the end's chunk, which is always empty.
    static let endCheck: UInt32 = 0xAE42_6082
    /// `drPX`: small d = ancillary, small r = private, capital P = as the standard demands, capital X = unsafe to copy.
    static let pixelChecksum: UInt32 = 0x6472_5058
    /// `drVT`: ancillary, private and unsafe to copy like the one above.
    static let annotation: UInt32 = 0x6472_5654

    /// Length and type before a chunk's data.
    static let chunkHeaderSize = 8
    /// A chunk's length, type and check value.
    static let chunkOverhead = 12
}
