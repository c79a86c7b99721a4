/// The structure of a PNG file, checked: its header, and which of its chunks hold pixels.
///
/// Format: W3C, Portable Network Graphics (PNG) Specification, second edition.
struct PNGFile {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    enum ColorType: UInt8 {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        var bitDepths: [UInt8] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .greyAlpha, .rgba: [8, 16]
            }
        }
    }

    let width: Int
    let height: Int
    let bitDepth: UInt8
    let colorType: ColorType
    /// The palette's colours, three bytes each.
    private(set) var palette: ArraySlice<UInt8> = []
    /// The content of the transparency chunk: alpha by palette index, or the one transparent colour.
    private(set) var transparency: ArraySlice<UInt8> = []
    /// A PNG file with the same pixels and nothing else. What else a file can hold (profiles, texts, animation) is of no
    /// use here, and has been the way into decoders.
    private(set) var pixelBytes: [UInt8]

    init(_ bytes: [UInt8]) throws(ImageError) {
        var reader = PNGChunkReader(bytes)
        let header = try reader.next()
        guard header.type == PNGChunkType.header, header.content.count == 13 else {
            throw .malformed(reason: "its header is not where it belongs")
        }
        let fields = header.content
        let start = fields.startIndex
        width = Int(bigEndian(fields[start..<start + 4]))
        height = Int(bigEndian(fields[start + 4..<start + 8]))
        try ImageLimits.check(width: width, height: height)
        bitDepth = fields[start + 8]
        guard let type = ColorType(rawValue: fields[start + 9]), type.bitDepths.contains(bitDepth),
            fields[start + 10] == 0, fields[start + 11] == 0, fields[start + 12] <= 1
        else { throw .malformed(reason: "its header has unknown values") }
        colorType = type

        pixelBytes = Self.signature
        pixelBytes.reserveCapacity(bytes.count)
        pixelBytes += header.whole
        var hasPixels = false
        while true {
            let chunk = try reader.next()
            switch chunk.type {
            case PNGChunkType.palette where type == .palette:
                palette = try Self.palette(chunk.content, isFirst: palette.isEmpty && !hasPixels)
                pixelBytes += chunk.whole
            case PNGChunkType.palette: break
            case PNGChunkType.transparency: transparency = chunk.content
            case PNGChunkType.pixels:
                hasPixels = true
                pixelBytes += chunk.whole
            case PNGChunkType.end:
                guard hasPixels, type != .palette || !palette.isEmpty else {
                    throw .malformed(reason: "it has no pixels, or no palette")
                }
                pixelBytes += chunk.whole
                return
            default:
                // Bit 5 of the first letter tells what can be skipped.
                guard chunk.type & 0x2000_0000 != 0 else {
                    throw .malformed(reason: "it needs an extension that is not supported")
                }
            }
        }
    }

    private static func palette(
        _ content: ArraySlice<UInt8>,
        isFirst: Bool
    ) throws(ImageError) -> ArraySlice<UInt8> {
        guard isFirst, content.count.isMultiple(of: 3), (3...768).contains(content.count) else {
            throw .malformed(reason: "its palette is not valid")
        }
        return content
    }
}
