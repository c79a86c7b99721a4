import DrydockRaster
import Foundation

/// What an SVG file may ask for. Larger ones are refused with a message that names the limit.
enum SVGLimits {
    /// Bytes.
    static let fileSize = 4 << 20
    static let elements = 20_000
    static let depth = 64
    /// Selectors of all style sheets.
    static let rules = 20_000
    /// Elements drawn, those of `use` counted each time.
    static let drawn = 20_000
    /// Points along a side.
    static let side: CGFloat = 16_384
    /// Steps of work to read and to draw a file once: see `SVGBudget`.
    static let work = 2_000_000
}

/// Counts the work that one SVG file causes, whatever causes it: a file of a few lines can ask for hours.
///
/// One step is about what a property or a chord of a curve takes: a tenth of a microsecond in a release build. Counted are
/// bytes parsed, elements drawn, properties set, stops of gradients, segments and chords of outlines, dashes, and pixels at
/// the file's own size.
struct SVGBudget {
    private(set) var spent = 0

    /// Throws once all is spent.
    mutating func spend(_ steps: Int) throws(SVGError) {
        spent += min(max(steps, 0), SVGLimits.work + 1)
        guard spent <= SVGLimits.work else {
            throw SVGError(
                "it takes more than \(SVGLimits.work) steps of work to draw: give it fewer shapes, rules or stops"
            )
        }
    }

    /// For what is parsed once.
    mutating func spend(parsing text: String?) throws(SVGError) { try spend((text?.utf8.count ?? 0) / 4) }

    /// For an outline that is filled or, with a style, stroked.
    ///
    /// - Parameters:
    ///   - bounds: the pixels that are drawn, within the viewport.
    mutating func spend(
        drawing shape: SVGShape,
        _ matrix: CGAffineTransform,
        stroke: StrokeStyle? = nil,
        isPlain: Bool,
        bounds: PixelRect
    ) throws(SVGError) {
        let norm = matrix.affine.norm
        var steps = shape.elements.types.count + Self.chords(shape.curves, shape.length * norm)
        if let stroke {
            let joins =
                stroke.join == .round || stroke.cap == .round ? Self.chords(1, stroke.width * norm) : 1
            steps *= 2 + joins / 4
            let period = stroke.dashes.reduce(0, +)
            if period > 0 {
                // Beyond that lines are drawn solid.
                let dashes = min(shape.length / period * Double(stroke.dashes.count), 131_072)
                steps += Int(dashes) * 4
            }
        }
        try spend(steps)
        // Plain colours fill many pixels at a time.
        try spend(bounds.area / (isPlain ? 256 : 32))
    }

    /// About how many chords curves are drawn with: a curve takes the square root of its length in eighths of a pixel, and
    /// the sum is largest where all are equally long.
    private static func chords(_ curves: Int, _ length: Double) -> Int {
        guard curves > 0 else { return 0 }
        return curves + Int(min((Double(curves) * length * 42).squareRoot(), Double(curves) * 511))
    }
}

/// An element's outline, made once however often it is drawn.
final class SVGShape {
    let elements: PathElements
    let path: Path
    let curves: Int
    /// Of all lines, and of the lines through curves' control points.
    let length: Double
    private(set) lazy var box: CGRect = elements.box

    init(_ elements: PathElements) {
        self.elements = elements
        path = elements.path
        curves = elements.types.count { $0 == .addCurveToPoint || $0 == .addQuadCurveToPoint }
        var length = 0.0
        for (from, to) in zip(elements.points, elements.points.dropFirst()) {
            length += abs(to.x - from.x) + abs(to.y - from.y)
        }
        self.length = length.isFinite ? length : 0
    }
}
