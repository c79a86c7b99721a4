import Drydock
import DrydockRaster
import Testing

/// The file format of X screenshots, as `X11/XWDFile.h` describes it: a header of big-endian words, a colour table,
/// rows of pixels. Of 24-bit colours in 32-bit little-endian pixels only, which is what Xvfb writes here.
enum XWindowDump {
    /// The bytes of the pixels, row by row without gaps: blue, green, red, and one that means nothing.
    static func pixels(of data: Data) throws -> Data {
        func word(_ index: Int) -> Int {
            data[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        try #require(data.count > 100, "the dump is cut off")
        let (version, byteOrder, bitsPerPixel) = (word(1), word(7), word(11))
        try #require(version == 7 && byteOrder == 0 && bitsPerPixel == 32, "not the dump of a 24-bit screen")
        let (width, height, bytesPerLine) = (word(4), word(5), word(12))
        try #require(bytesPerLine == width * 4, "the rows have gaps")
        let start = word(0) + word(19) * 12
        try #require(data.count >= start + bytesPerLine * height, "the dump is cut off")
        return data[start..<start + bytesPerLine * height]
    }

    /// The pixels' bytes while the screen shows an opaque bitmap, as SDL copies it there: the fourth byte stays zero
    /// or 255, depending on the way it takes.
    static func pixels(of bitmap: Bitmap, fourthByte: UInt32) -> Data {
        var words = [UInt32](repeating: fourthByte << 24, count: bitmap.area)
        for index in words.indices {
            let pixel = bitmap[index]
            words[index] |= pixel >> 16 & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) << 16
        }
        return words.withUnsafeBytes { Data($0) }
    }
}
