/// The structure of a PNG file, checked: its header, and which of its bytes hold what.
struct PNGFile {
    let header: PNGHeader
    /// The palette's colours, three bytes each.
    private(set) var palette: ArraySlice<UInt8> = []
    /// The content of the transparency chunk: alpha by palette index, or the one transparent colour.
    private(set) var transparency: ArraySlice<UInt8> = []
    /// The compressed pixels, in order.
    private(set) var data: [ArraySlice<UInt8>] = []
    /// The content of the chunk `eXIf`.
    private(set) var exif: ArraySlice<UInt8> = []

    init(_ bytes: [UInt8], limits: PNGLimits) throws(PNGError) {
        guard bytes.starts(with: PNGFormat.signature) else {
            throw .malformed(reason: "it does not begin as a PNG file does")
        }
        var reader = PNGChunkReader(bytes)
        header = try PNGHeader(reader.next(), limits: limits)
        while true {
            let chunk = try reader.next()
            switch chunk.type {
            case PNGFormat.palette where header.colorType == .palette:
                guard palette.isEmpty, data.isEmpty, chunk.content.count.isMultiple(of: 3),
                    (3...768).contains(chunk.content.count)
                else { throw .malformed(reason: "its palette is not valid") }
                palette = chunk.content
            // To other images a palette is a suggestion.
            case PNGFormat.palette: break
            case PNGFormat.transparency: transparency = chunk.content
            case PNGFormat.exif: exif = chunk.content
            case PNGFormat.imageData: data.append(chunk.content)
            case PNGFormat.end:
                guard !data.isEmpty, header.colorType != .palette || !palette.isEmpty else {
                    throw .malformed(reason: "it has no pixels, or no palette")
                }
                return
            default:
                // Bit 5 of the first letter tells what can be skipped.
                guard chunk.type & 0x2000_0000 != 0 else {
                    throw .malformed(reason: "it needs an extension that is not supported")
                }
            }
        }
    }
}
