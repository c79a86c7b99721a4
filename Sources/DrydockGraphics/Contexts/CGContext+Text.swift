import DrydockRaster
import Foundation

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible
}

/// What a context's state says of letters that are drawn to it.
package struct TextDrawing {
    let mode: CGTextDrawingMode
    /// Of their lines; in points of the builder.
    let line: StrokeStyle

    /// The line in another space, so many points of the builder to a unit.
    func line(unit: Double) -> StrokeStyle {
        StrokeStyle(
            width: line.width / unit,
            cap: line.cap,
            join: line.join,
            miterLimit: line.miterLimit,
            dashes: line.dashes.map { $0 / unit },
            phase: line.phase / unit
        )
    }
}

extension CGContext {
    /// Whether letters are filled, stroked as paths are, both, or left out. Their own colour counts for both, and a text's own
    /// `NSAttributedString.Key.strokeWidth` before this.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// What records text for `draw(_:in:)`.
    package var textBuilder: DisplayListBuilder {
        var builder = DisplayListBuilder(scale: scale, drawsOutlines: true)
        if state.textDrawingMode != .fill {
            builder.textDrawing = TextDrawing(mode: state.textDrawingMode, line: state.strokeStyle)
        }
        return builder
    }
}
