import DrydockRaster
import Foundation

extension TextLayout {
    /// A line under or through a run, on whole pixels.
    struct Rule {
        let style: NSUnderlineStyle
        let color: UIColor
        /// Its upper edge, of the upper one of two.
        var y: Int
        /// Of one line.
        let thickness: Int
    }

    /// Draws a rule over parts of a line.
    ///
    /// - Parameters:
    ///   - spans: pixels from left to right.
    ///   - start: where the text's line begins, so that a pattern goes on from run to run.
    func append(_ rule: Rule, _ spans: [Range<Int>], from start: Int, to builder: inout DisplayListBuilder) {
        guard rule.style.hasLine else { return }
        let height = rule.style.isDouble || !rule.style.contains(.thick) ? rule.thickness : 2 * rule.thickness
        let dashes = rule.style.dashes.map { $0 * rule.thickness }
        for span in spans where !span.isEmpty {
            for part in Self.parts(of: span, dashes: dashes, from: start) {
                for y in rule.style.isDouble ? [rule.y, rule.y + 2 * rule.thickness] : [rule.y] {
                    let rect = PixelRect(x: part.lowerBound, y: y, width: part.count, height: height)
                    builder.fill(RoundedRect(rect), rule.color)
                }
            }
        }
    }

    /// The dashes that lie in a span. A span of very many is solid: its dashes could not be told apart.
    private static func parts(of span: Range<Int>, dashes: [Int], from start: Int) -> [Range<Int>] {
        let period = dashes.reduce(0, +)
        guard period > 0, span.count / period < 4096 else { return [span] }
        var parts: [Range<Int>] = []
        var left = start + Int((Double(span.lowerBound - start) / Double(period)).rounded(.down)) * period
        while left < span.upperBound {
            for (index, length) in dashes.enumerated() {
                let part = (left..<left + length).clamped(to: span)
                if index % 2 == 0, !part.isEmpty { parts.append(part) }
                left += length
            }
        }
        return parts
    }

    /// The words of a run, in points from the run's left end.
    static func words(of run: Run, in line: Line) -> [Range<CGFloat>] {
        let units = Array(run.text.utf16)
        let left = line.x + run.x
        var words: [Range<CGFloat>] = []
        for cell in line.cells where run.range.contains(cell.range.lowerBound) {
            let index = cell.range.lowerBound - run.range.lowerBound
            guard index < units.count, cell.left < cell.right else { continue }
            // Spaces lie in the basic plane.
            if let scalar = Unicode.Scalar(units[index]), scalar.properties.isWhitespace { continue }
            let part = cell.left - left..<cell.right - left
            if let last = words.last, abs(last.upperBound - part.lowerBound) < 0.001 {
                words[words.count - 1] = last.lowerBound..<part.upperBound
            } else {
                words.append(part)
            }
        }
        return words
    }
}

extension TextShadow {
    /// In pixels.
    func layer(scale: CGFloat) -> LayerStyle.Shadow {
        LayerStyle.Shadow(
            sigma: Double(blur / 2 * scale),
            dx: Double(offset.width * scale),
            dy: Double(offset.height * scale),
            color: color.premultiplied
        )
    }
}

extension TextAttributes {
    /// Whether glyphs are drawn as outlines for what they look like.
    var needsOutlines: Bool { obliqueness != 0 || strokeWidth != 0 || expansion != 0 }

    /// Maps em, y down, to pixels.
    func place(x: Double, y: Double, size: Double) -> Affine {
        Affine(a: size, c: -Double(obliqueness) * size, d: size, tx: x, ty: y)
    }

    /// Draws outlines filled, stroked, or both, as `NSAttributedString.Key.strokeWidth` says, or else the context.
    func append(_ glyphs: OutlineRun, _ place: Affine, color: UIColor, to builder: inout DisplayListBuilder) {
        // The line's width is in the outlines' space.
        let unit = max(abs(glyphs.scale.a), 1e-6)
        let fills: Bool
        let style: StrokeStyle?
        if strokeWidth == 0, let text = builder.textDrawing {
            let size = max(abs(place.d), 1e-6) / Double(builder.scale)
            fills = text.mode == .fill || text.mode == .fillStroke
            style = text.mode == .stroke || text.mode == .fillStroke ? text.line(unit: unit * size) : nil
        } else {
            fills = strokeWidth <= 0
            style = strokeWidth == 0 ? nil : StrokeStyle(width: Double(abs(strokeWidth)) / 100 / unit)
        }
        if fills { builder.append(.glyphs(glyphs, place, .color(color.premultiplied))) }
        guard let style else { return }
        let paint = Paint.color((strokeColor ?? color).premultiplied)
        for glyph in glyphs.glyphs {
            let moved = glyphs.scale.concatenating(Affine(tx: glyph.x, ty: glyph.y))
            builder.append(.strokePath(glyph.outline, moved.concatenating(place), style, paint))
        }
    }
}
