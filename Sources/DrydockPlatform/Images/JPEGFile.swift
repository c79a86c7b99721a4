internal import DrydockCSDL2
internal import DrydockRaster

/// The structure of a JPEG file, checked: one frame of 8-bit grey or colour, complete.
///
/// Format: ITU-T Recommendation T.81, annex B.
struct JPEGFile {
    static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
    private static let exifName: [UInt8] = Array("Exif".utf8) + [0, 0]

    let width: Int
    let height: Int
    /// What the camera said, in the form of Exif from its byte order on; empty when there is none.
    private(set) var exif: ArraySlice<UInt8> = []

    /// A progressive file takes a pass over the whole image for each scan; real ones have about ten.
    private static let scanLimit = 64

    init(_ bytes: [UInt8]) throws(ImageError) {
        var size: (width: Int, height: Int)?
        var scans = 0
        var position = 2
        while true {
            let marker = try Self.marker(in: bytes, at: &position)
            switch marker {
            case 0xD9:
                guard let size, scans > 0 else { throw .malformed(reason: "it has no pixels") }
                (width, height) = size
                return
            case 0x01, 0xD0...0xD8: continue
            default: break
            }
            guard bytes.count - position >= 2 else { throw .truncated }
            let length = Int(Self.bigEndian(bytes[position..<position + 2]))
            guard length >= 2 else { throw .malformed(reason: "a segment of it has no length") }
            guard length <= bytes.count - position else { throw .truncated }
            let segment = bytes[position + 2..<position + length]
            position += length

            switch marker {
            case 0xC0...0xC2:
                guard size == nil else { throw .malformed(reason: "it has two frames") }
                size = try Self.frameSize(segment)
            case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                throw .malformed(reason: "its kind of coding is not supported")
            case 0xE1 where exif.isEmpty && segment.starts(with: Self.exifName):
                exif = segment.dropFirst(Self.exifName.count)
            case 0xDA:
                scans += 1
                guard size != nil, scans <= Self.scanLimit else {
                    throw .malformed(reason: "it has pixels before its header, or too many scans")
                }
                position = try Self.endOfScan(in: bytes, from: position)
            default: break
            }
        }
    }

    /// Has SDL_image decode the bytes that were checked.
    func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        let library: UnsafePointer<DrydockJPEGFunctions>
        do {
            library = try JPEGLibrary.load().functions
        } catch {
            throw .libraryMissing(error)
        }
        let decoded = bytes.withUnsafeBytes { buffer in
            let stream = library.pointee.SDL_RWFromConstMem(buffer.baseAddress, CInt(buffer.count))
            defer { if let stream { _ = library.pointee.SDL_RWclose(stream) } }
            return library.pointee.IMG_LoadJPG_RW(stream)
        }
        guard let decoded else {
            let reason = library.pointee.SDL_GetError().map { String(cString: $0) } ?? ""
            throw .malformed(reason: reason.isEmpty ? "it cannot be decoded" : reason)
        }
        defer { library.pointee.SDL_FreeSurface(decoded) }
        return try bitmap(from: decoded.pointee)
    }

    /// The pixels of the decoder's surface: three bytes each, red first.
    private func bitmap(from surface: SDL_Surface) throws(ImageError) -> Bitmap {
        let format = surface.format.pointee
        guard Int(surface.w) == width, Int(surface.h) == height, let pixels = surface.pixels,
            format.BytesPerPixel == 3, format.Rshift == 0, format.Gshift == 8, format.Bshift == 16
        else { throw .malformed(reason: "its decoded form is not the one expected") }
        let bitmap = Bitmap(width: width, height: height)
        bitmap.withPixels { output in
            var output = output
            for row in 0..<height {
                var input = (pixels + row * Int(surface.pitch)).assumingMemoryBound(to: UInt8.self)
                let end = output + width
                while output < end {
                    output.pointee =
                        0xFF00_0000 | UInt32(input[0]) | UInt32(input[1]) &<< 8 | UInt32(input[2]) &<< 16
                    input += 3
                    output += 1
                }
            }
        }
        return bitmap
    }

    /// The next marker's code; the position moves behind it.
    private static func marker(in bytes: [UInt8], at position: inout Int) throws(ImageError) -> UInt8 {
        guard position < bytes.count else { throw .truncated }
        guard bytes[position] == 0xFF else {
            throw .malformed(reason: "its segments do not follow each other")
        }
        // Any number of fill bytes may precede the code.
        while position < bytes.count, bytes[position] == 0xFF { position += 1 }
        guard position < bytes.count else { throw .truncated }
        position += 1
        return bytes[position - 1]
    }

    private static func frameSize(
        _ segment: ArraySlice<UInt8>
    ) throws(ImageError) -> (width: Int, height: Int) {
        let start = segment.startIndex
        guard segment.count >= 6 else { throw .truncated }
        let height = Int(Self.bigEndian(segment[start + 1..<start + 3]))
        let width = Int(Self.bigEndian(segment[start + 3..<start + 5]))
        try ImageLimits.image.check(width: width, height: height)
        let components = segment[start + 5]
        guard segment[start] == 8, components == 1 || components == 3 else {
            throw .malformed(reason: "it is not 8-bit grey or colour (CMYK is not supported)")
        }
        return (width, height)
    }

    /// The position of the first marker that is not part of a scan's coded data.
    private static func endOfScan(in bytes: [UInt8], from start: Int) throws(ImageError) -> Int {
        let end: Int? = bytes.withUnsafeBufferPointer { bytes in
            var position = start
            while position &+ 1 < bytes.count {
                if bytes[position] == 0xFF {
                    let code = bytes[position &+ 1]
                    // Zero: a coded FF. D0 ... D7: restart markers within the data. FF: a fill byte.
                    if code != 0, !(0xD0...0xD7).contains(code), code != 0xFF { return position }
                }
                position &+= 1
            }
            return nil
        }
        guard let end else { throw .truncated }
        return end
    }

    private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }
}
