package import DrydockRaster

/// How large a window is made, in SDL's units, for a size in points.
package struct WindowMetrics: Equatable {
    /// Pixels per point.
    package var scale: Double
    /// SDL's units per point.
    package var unitsPerPoint: Double

    /// - Parameters:
    ///   - forcedScale: What the user asked for, if anything.
    ///   - dotsPerInch: What the display says of itself; nil when it does not.
    ///   - pixelsPerUnit: More than 1 on systems that scale windows themselves.
    package init(forcedScale: Double?, dotsPerInch: Double?, pixelsPerUnit: Double) {
        scale = forcedScale ?? max(Self.scale(dotsPerInch: dotsPerInch), pixelsPerUnit)
        unitsPerPoint = scale / pixelsPerUnit
    }

    /// The part of a window's pixels that a bitmap can hold: what is further right or below is not drawn.
    package static func shownSize(width: Int, height: Int) -> PixelSize {
        let width = min(width, Bitmap.maximumSide)
        return PixelSize(width: width, height: min(height, Bitmap.maximumSide, Bitmap.maximumArea / width))
    }

    /// 96 dots per inch are scale 1. Whole scales only, so that lines of a point stay sharp.
    private static func scale(dotsPerInch: Double?) -> Double {
        guard let dotsPerInch, dotsPerInch.isFinite else { return 1 }
        return min(max((dotsPerInch / 96).rounded(), 1), 3)
    }
}
