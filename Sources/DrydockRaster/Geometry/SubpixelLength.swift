/// A length in 1/256 of a pixel, at least zero: corner radii and border widths, which need not be whole pixels.
package struct SubpixelLength: Hashable, Sendable, Comparable {
    package static let zero = SubpixelLength(units: 0)

    /// The length in 1/256 pixel.
    package let units: Int32

    /// Negative lengths become zero; at most 2²² pixels.
    package init(units: Int32) {
        self.units = min(max(units, 0), 1 << 30)
    }

    /// Rounded to the nearest 1/256 pixel. Negative lengths and NaN become zero, infinity the longest length.
    package init(pixels: Double) {
        guard pixels > 0 else {
            self = .zero
            return
        }
        self.init(units: Int32((min(pixels, 4_194_304) * 256).rounded()))
    }

    package var pixels: Double { Double(units) / 256 }

    /// The whole pixels that hold the length.
    package var roundedUpPixels: Int { (Int(units) + 255) / 256 }

    package static func < (left: SubpixelLength, right: SubpixelLength) -> Bool { left.units < right.units }
}
