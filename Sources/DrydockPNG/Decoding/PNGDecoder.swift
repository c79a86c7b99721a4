package import DrydockRaster

/// Reads PNG images of every kind: grey, colour and palette, 1 to 16 bits a sample, transparency, interlaced or not.
///
/// Colours are taken as sRGB as they stand: `gAMA`, `cHRM`, `iCCP` and `sRGB` are ignored, and so are texts and the later
/// frames of an animation. Samples of sixteen bits lose their lower eight. Every chunk's check value is verified, those of
/// ignored chunks too.
///
/// Made for hostile files: sizes are checked before anything is allocated, and decompression ends with the last row,
/// whatever follows. The time is linear in the file's size and the pixels'; beside file and bitmap it takes some 100 kB.
///
/// Format: ISO/IEC 15948 (W3C, Portable Network Graphics Specification), and its extension `eXIf`.
package struct PNGDecoder {
    /// The pixels, premultiplied, rounded half up.
    package let bitmap: Bitmap
    /// What the file's camera said, in the form of Exif from its byte order on; empty when there is none. It has
    /// not been applied.
    package let exif: ArraySlice<UInt8>

    /// Whether the bytes begin as a PNG file does.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: PNGFormat.signature)
    }

    /// Decodes a whole file's bytes.
    package init(_ bytes: [UInt8], limits: PNGLimits) throws(PNGError) {
        let file = try PNGFile(bytes, limits: limits)
        exif = file.exif
        bitmap = Bitmap(width: file.header.width, height: file.header.height)
        let inflater = try PNGInflater(file.data)
        let reader = PNGPixelReader(file)
        for pass in file.header.isInterlaced ? Pass.interlaced : [Pass.whole] {
            try pass.decode(file.header, from: inflater, reader, to: bitmap)
        }
    }

    /// Pixels of a regular grid, which are stored together.
    private struct Pass {
        let x: Int
        let y: Int
        let stepX: Int
        let stepY: Int

        static let whole = Pass(x: 0, y: 0, stepX: 1, stepY: 1)

        /// Adam7.
        static let interlaced = [
            Pass(x: 0, y: 0, stepX: 8, stepY: 8), Pass(x: 4, y: 0, stepX: 8, stepY: 8),
            Pass(x: 0, y: 4, stepX: 4, stepY: 8), Pass(x: 2, y: 0, stepX: 4, stepY: 4),
            Pass(x: 0, y: 2, stepX: 2, stepY: 4), Pass(x: 1, y: 0, stepX: 2, stepY: 2),
            Pass(x: 0, y: 1, stepX: 1, stepY: 2),
        ]

        /// 1. Inflate as many rows as fit into 64 kB, behind the last row of those before.
        /// 2. Undo each row's filter, which needs the row above.
        /// 3. Turn its samples into pixels at their places.
        func decode(
            _ header: PNGHeader,
            from inflater: PNGInflater,
            _ reader: PNGPixelReader,
            to bitmap: Bitmap
        ) throws(PNGError) {
            let width = (header.width - x + stepX - 1) / stepX
            let height = (header.height - y + stepY - 1) / stepY
            guard width > 0, height > 0 else { return }
            let length = header.rowLength(width: width)
            let pitch = length + 1
            let batch = min(height, max(1, (64 << 10) / pitch))
            let rows = UnsafeMutablePointer<UInt8>.allocate(capacity: (batch + 1) * pitch)
            defer { rows.deallocate() }
            rows.initialize(repeating: 0, count: pitch)
            let scattered = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
            defer { scattered.deallocate() }

            var row = 0
            while row < height {
                let count = min(batch, height - row)
                try inflater.read(into: rows + pitch, count: count * pitch)
                for index in 1...count {
                    let start = rows + index * pitch
                    let samples = start + 1
                    let isKnown = PNGUnfilter.apply(
                        start[0],
                        to: samples,
                        above: samples - pitch,
                        count: length,
                        distance: header.filterDistance
                    )
                    guard isKnown else { throw .malformed(reason: "a row of it has an unknown filter") }
                    bitmap.withPixels { pixels in
                        let target = pixels + (y + row * stepY) * bitmap.width
                        guard stepX > 1 else {
                            reader.read(samples, count: width, to: target)
                            return
                        }
                        reader.read(samples, count: width, to: scattered)
                        for column in 0..<width { target[x + column * stepX] = scattered[column] }
                    }
                    row += 1
                }
                rows.update(from: rows + count * pitch, count: pitch)
            }
        }
    }
}
