import DrydockFonts
import Foundation
import DrydockPlatform
import DrydockRaster
import Testing

/// The bundled font files, opened anew for each use.
enum BundledFace: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case interRegular = "Inter-Regular"
    case interMedium = "Inter-Medium"
    case interSemiBold = "Inter-SemiBold"
    case interBold = "Inter-Bold"
    case herosRegular = "texgyreheros-regular"
    case herosBold = "texgyreheros-bold"

    var testDescription: String { rawValue }
    var isInter: Bool { rawValue.hasPrefix("Inter") }

    func path() throws -> String {
        try #require(DrydockFonts.url(ofFile: rawValue + (isInter ? ".ttf" : ".otf"))).path
    }

    func open() throws -> FontFace {
        try FontFace(path: path())
    }
}

extension FontFace {
    /// All of a text by this face alone, from left to right.
    func layout(_ text: String, tracking: Double = 0) -> ShapedRun {
        var style = ShapingStyle()
        style.tracking = tracking
        let units = Array(text.utf16)
        return shape(units, in: 0..<units.count, style)
    }
}

extension GlyphRun {
    /// The sum of all coverage, 255 for each full pixel.
    var totalCoverage: Int {
        (0..<mask.width * mask.height).reduce(0) { $0 + Int(mask.coverage[$1]) }
    }

    func coverage(x: Int, y: Int) -> Int {
        guard (left..<left + mask.width).contains(x), (top..<top + mask.height).contains(y) else { return 0 }
        return Int(mask.coverage[(y - top) * mask.width + x - left])
    }
}
