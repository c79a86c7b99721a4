internal import DrydockCHarfBuzz
package import DrydockRaster

/// A part of a glyph in colours: an outline of one of them.
package struct GlyphLayer {
    /// In em, y down.
    package let outline: Path
    /// Nil for the text's own.
    package let color: PremultipliedColor?
}

extension FontFile {
    /// A glyph's layers from the lowest up, as the first version of the table of colours has them; empty where it has none.
    func layers(_ glyph: hb_codepoint_t) -> [GlyphLayer] {
        let face = hb_font_get_face(font)
        var count: CUnsignedInt = 256
        var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
        hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
        return layers.prefix(Int(count)).compactMap { layer in
            outline(layer.glyph).map { GlyphLayer(outline: $0, color: color(layer.color_index, face)) }
        }
    }

    /// Of the first palette; black for what it does not have.
    private func color(_ index: CUnsignedInt, _ face: OpaquePointer?) -> PremultipliedColor? {
        if index == 0xFFFF { return nil }
        var count: CUnsignedInt = 1
        var color: hb_color_t = 0xFF
        hb_ot_color_palette_get_colors(face, 0, index, &count, &color)
        guard count == 1 else { return .black }
        return PremultipliedColor(
            red: hb_color_get_red(color),
            green: hb_color_get_green(color),
            blue: hb_color_get_blue(color),
            alpha: hb_color_get_alpha(color)
        )
    }
}

extension FontFace {
    /// The glyph's layers from the lowest up; empty for one that is drawn in one colour. Read once.
    package func layers(of glyph: UInt32) -> [GlyphLayer] {
        guard file.hasLayers, glyph < ShapedGlyph.boxBase else { return [] }
        if let known = layerCache.value(for: glyph) { return known }
        let layers = file.layers(glyph)
        layerCache.insert(layers, for: glyph, cost: 1 + layers.count)
        return layers
    }
}
