/// The contents of the chunk `IHDR`, checked.
struct PNGHeader {
    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        var bitDepths: [Int] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .greyAlpha, .rgba: [8, 16]
            }
        }

        var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    let width: Int
    let height: Int
    /// Bits of a sample.
    let bitDepth: Int
    let colorType: ColorType
    let isInterlaced: Bool

    var bitsPerPixel: Int { bitDepth * colorType.channels }

    /// How far left the filters look, in bytes.
    var filterDistance: Int { max(1, bitsPerPixel / 8) }

    /// The bytes of a row of that many pixels, without the byte that names its filter.
    func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

    init(_ chunk: PNGChunkReader.Chunk, limits: PNGLimits) throws(PNGError) {
        let fields = chunk.content
        guard chunk.type == PNGFormat.header, fields.count == 13 else {
            throw .malformed(reason: "its header is not where it belongs")
        }
        let start = fields.startIndex
        width = Int(pngBigEndian(fields[start..<start + 4]))
        height = Int(pngBigEndian(fields[start + 4..<start + 8]))
        try limits.check(width: width, height: height)
        bitDepth = Int(fields[start + 8])
        guard let type = ColorType(rawValue: fields[start + 9]), type.bitDepths.contains(bitDepth),
            fields[start + 10] == 0, fields[start + 11] == 0, fields[start + 12] <= 1
        else { throw .malformed(reason: "its header has unknown values") }
        colorType = type
        isInterlaced = fields[start + 12] == 1
    }
}
