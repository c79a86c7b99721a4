/// A colour whose channels are already multiplied by its alpha, 0 ... 255 each; no channel exceeds alpha.
package struct PremultipliedColor: Hashable, Sendable {
    package static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)
    package static let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)

    package let r: UInt8
    package let g: UInt8
    package let b: UInt8
    package let a: UInt8

    /// From straight (not premultiplied) channels; products are rounded to the nearest level.
    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        r = Channel.multiply(red, alpha)
        g = Channel.multiply(green, alpha)
        b = Channel.multiply(blue, alpha)
        a = alpha
    }

    /// From a pixel in memory order: red in the lowest byte.
    package init(pixel: UInt32) {
        r = UInt8(truncatingIfNeeded: pixel)
        g = UInt8(truncatingIfNeeded: pixel >> 8)
        b = UInt8(truncatingIfNeeded: pixel >> 16)
        a = UInt8(truncatingIfNeeded: pixel >> 24)
    }

    /// The pixel as a little-endian word whose first byte in memory is red.
    package var pixel: UInt32 {
        UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
    }

    package var isOpaque: Bool { a == 255 }
}
