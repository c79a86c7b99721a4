package import DrydockRaster

/// Writes a bitmap as a PNG file: the same bytes for the same pixels on every machine and in every build.
///
/// An opaque bitmap becomes 8-bit RGB, any other 8-bit RGBA with straight alpha. Colours are un-premultiplied with
/// rounding half up, which loses nothing: decoding and premultiplying again (`round(colour · alpha / 255)`) gives
/// back the very pixels, provided no channel exceeds its alpha. A pixel without alpha is written as transparent black.
///
/// The private chunk `drPX` before the image data holds `pixelChecksum(of:)`. Its letters say by their case that it
/// is ancillary, private and unsafe to copy: an editor that changes the picture has to drop it.
///
/// Not a general PNG writer: no palette, no 16-bit samples, no interlacing, no colour profile.
package enum PNGEncoder {
    /// The encoded file. Takes half a megabyte and a few rows of memory beside the result.
    package static func encode(_ bitmap: Bitmap) -> [UInt8] {
        let survey = PNGSurvey(of: bitmap)
        let file = PNGByteBuffer()
        file.append(PNGFormat.signature)

        let header = file.beginChunk(PNGFormat.header)
        file.append(bigEndian: UInt32(bitmap.width))
        file.append(bigEndian: UInt32(bitmap.height))
        // Bit depth 8; colour type 2 (RGB) or 6 (RGBA); the only compression and filter methods; not interlaced.
        file.append([8, survey.isOpaque ? 2 : 6, 0, 0, 0])
        file.endChunk(header)

        let seal = file.beginChunk(PNGFormat.pixelChecksum)
        file.append([UInt8](repeating: 0, count: PNGSeal.byteCount))
        file.endChunk(seal)

        let data = file.beginChunk(PNGFormat.imageData)
        bitmap.withPixels {
            compressRows(of: $0, width: bitmap.width, height: bitmap.height, survey: survey, into: file)
        }
        let dataEnd = file.count
        file.endChunk(data)
        file.endChunk(file.beginChunk(PNGFormat.end))

        // The checksum's chunk stands first, for its readers' sake, but names the data that follow it.
        let contents = PNGSeal(
            pixelChecksum: survey.checksum,
            dataLength: UInt32(dataEnd - data - PNGFormat.chunkHeaderSize),
            dataCheck: file.bigEndian(at: dataEnd)
        )
        file.replaceChunk(at: seal, with: contents.bytes)
        return file.bytes
    }

    /// A 64-bit checksum of size and premultiplied pixels; it depends on every bit and on its place.
    ///
    /// Two bitmaps of one size that differ within one 64-bit word (two neighbouring pixels) never share it; any
    /// others do by a chance of about 2⁻⁶⁴. It guards against accidents, not against forgery.
    package static func pixelChecksum(of bitmap: Bitmap) -> UInt64 {
        PNGSurvey(of: bitmap).checksum
    }

    /// The checksum that `encode` stored in a PNG file, or nil when there is none that still belongs to the file's
    /// image data, or when these are damaged. Sums the file, at some 1 GB/s, and decodes nothing.
    package static func pixelChecksum(ofEncoded bytes: [UInt8]) -> UInt64? {
        PNGSeal.read(from: bytes)?.pixelChecksum
    }

    private static func compressRows(
        of pixels: UnsafePointer<UInt32>,
        width: Int,
        height: Int,
        survey: PNGSurvey,
        into file: PNGByteBuffer
    ) {
        let bytesPerPixel = survey.isOpaque ? 3 : 4
        let deflater = PNGDeflater(
            bytesPerPixel: bytesPerPixel,
            rowLength: 1 + width * bytesPerPixel,
            output: file
        )
        let straight = PNGStraightRows(pixels, width: width, isOpaque: survey.isOpaque)
        var above: UnsafePointer<UInt32>?
        var row = 0
        while row < height {
            if survey.repeats[row] {
                deflater.appendRepeatedRow()
                straight.skipRepeatedRow()
            } else {
                let pixels = straight.nextRow()
                let filter = above.map { PNGRowFilter.choose(for: pixels, above: $0, count: width) } ?? .none
                let target = deflater.nextRow()
                target[0] = filter.rawValue
                filter.apply(
                    to: pixels,
                    above: above ?? pixels,
                    count: width,
                    bytesPerPixel: bytesPerPixel,
                    result: target + 1
                )
                deflater.appendNextRow(isPredicted: filter.isPredictive)
                above = pixels
            }
            row += 1
        }
        deflater.finish()
    }
}
