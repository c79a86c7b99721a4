package import DrydockRaster

extension FontFace {
    /// The line's glyphs as outlines in em, (0, 0) at the start of the baseline: sharp under any matrix.
    ///
    /// Each glyph's outline is read once. Cost: linear in the text.
    package func outlines(_ shaped: ShapedLine) -> OutlineRun {
        var glyphs: [OutlineRun.Glyph] = []
        var index = 0
        forEachCluster(in: shaped.text) { cluster in
            let offset = shaped.offsets[index]
            index += 1
            if let outline = outline(of: cluster), !outline.isEmpty {
                glyphs.append(OutlineRun.Glyph(outline: outline, x: offset, y: 0))
            }
            return true
        }
        return OutlineRun(glyphs, scale: .identity)
    }

    private func outline(of cluster: GlyphCluster) -> Path? {
        if let known = outlines.value(for: cluster.id) { return known }
        let outline: Path?
        switch cluster.ink {
        case .none: outline = nil
        case .glyph(let scalar, let file): outline = file.outline(scalar)
        case .combined(let text, let file): outline = file.outline(cluster: text)
        case .box:
            let width = Double(cluster.advance) / Double(unitsPerEm)
            let line = capHeight / 12
            outline = Path { builder in
                builder.addRect(x: width * 0.1, y: 0 - capHeight, width: width * 0.8, height: capHeight)
                let inner = width * 0.8 - 2 * line
                // The other way round: a hole.
                builder.move(toX: width * 0.1 + line, y: line - capHeight)
                builder.addLine(toX: width * 0.1 + line, y: 0 - line)
                builder.addLine(toX: width * 0.1 + line + inner, y: 0 - line)
                builder.addLine(toX: width * 0.1 + line + inner, y: line - capHeight)
                builder.close()
            }
        }
        outlines.insert(outline, for: cluster.id, cost: 1)
        return outline
    }
}
