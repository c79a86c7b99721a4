package import DrydockRaster

extension FontFace {
    /// A run's glyphs as outlines in em, (0, 0) at the start of the baseline: sharp under any matrix.
    ///
    /// Each glyph's outline is read once. Cost: linear in the glyphs.
    /// - Parameters:
    ///   - run: the glyphs and their places.
    ///   - stretch: what the glyphs' widths are multiplied by; their places are as the run has them.
    package func outlines(_ run: ShapedRun, stretch: Double = 1) -> OutlineRun {
        var glyphs: [OutlineRun.Glyph] = []
        for glyph in run.glyphs {
            guard let outline = outline(of: glyph.id), !outline.isEmpty else { continue }
            let x = glyph.pen + Double(glyph.dx)
            glyphs.append(OutlineRun.Glyph(outline: outline, x: x, y: -Double(glyph.dy)))
        }
        return OutlineRun(glyphs, scale: stretch == 1 ? .identity : Affine(a: stretch))
    }

    /// In em, y down; nil where there is no ink.
    func outline(of glyph: UInt32) -> Path? {
        if let known = outlines.value(for: glyph) { return known }
        let outline: Path? =
            if glyph >= ShapedGlyph.boxBase {
                box(for: glyph - ShapedGlyph.boxBase)
            } else {
                // What is a picture is not drawn twice.
                picture(of: glyph) == nil && layers(of: glyph).isEmpty ? file.outline(glyph) : nil
            }
        outlines.insert(outline, for: glyph, cost: 1)
        return outline
    }

    /// An upright frame on the baseline with a scalar's number in it, in two rows.
    private func box(for scalar: UInt32) -> Path {
        let (left, width, line) = (Self.boxAdvance * 0.08, Self.boxAdvance * 0.84, capHeight / 18)
        return Path { builder in
            builder.addRect(x: left, y: -capHeight, width: width, height: capHeight)
            // The other way round: a hole.
            builder.move(toX: left + line, y: line - capHeight)
            builder.addLine(toX: left + line, y: -line)
            builder.addLine(toX: left + width - line, y: -line)
            builder.addLine(toX: left + width - line, y: line - capHeight)
            builder.close()
            var digits = Array(String(scalar, radix: 16, uppercase: true).utf8)
            while digits.count < 4 || digits.count % 2 != 0 { digits.insert(0x30, at: 0) }
            let columns = digits.count / 2
            let column = (width - 4 * line) / Double(columns)
            let row = (capHeight - 5 * line) / 2
            for (index, digit) in digits.enumerated() {
                let x = left + 2 * line + Double(index % columns) * column
                let y = index < columns ? -capHeight + 2 * line + row : -2 * line
                add(Unicode.Scalar(digit), to: &builder, x: x, y: y, width: column, height: row)
            }
        }
    }

    /// Adds a digit that fills a cell, its left bottom corner at (x, y).
    private func add(
        _ digit: Unicode.Scalar,
        to builder: inout PathBuilder,
        x: Double,
        y: Double,
        width: Double,
        height: Double
    ) {
        guard let glyph = file.glyph(digit), let outline = file.outline(glyph) else { return }
        let advance = outline.box.maxX - outline.box.minX
        let scale = min(height / capHeight, width * 0.85 / max(advance, 0.01))
        let left = x + (width - advance * scale) / 2 - outline.box.minX * scale
        builder.append(outline, Affine(a: scale, d: scale, tx: left, ty: y))
    }
}
