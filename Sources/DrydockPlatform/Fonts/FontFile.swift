internal import DrydockCFreeType
internal import DrydockCHarfBuzz
internal import DrydockRaster

/// A font file in memory: unhinted advances, shaped widths and glyph coverage. Keeps no results.
///
/// HarfBuzz answers in font units, so that text wraps alike at each scale; FreeType draws. Hinting is off: hinted shapes
/// differ between FreeType's versions.
final class FontFile {
    let path: String
    let tables: FontTables

    /// What HarfBuzz and FreeType look into.
    private let bytes: FontBytes
    /// HarfBuzz's font; but while a cluster is drawn, its unit is the font's.
    private let shaper: OpaquePointer
    private let face: FT_Face
    /// What the face is set to.
    private var size: (size: PixelFontSize, columnsPerPixel: Int)?

    init(path: String) throws(FontError) {
        self.path = path
        bytes = try FontBytes(path: path)
        guard let tables = FontTables(bytes.buffer) else {
            throw .notAFont(path: path, reason: "it has no OpenType header with sane values")
        }
        self.tables = tables
        face = try Self.openFace(bytes.buffer, path)
        shaper = Self.openShaper(bytes.buffer)
    }

    deinit {
        hb_font_destroy(shaper)
        FontLibrary.shared.withExclusiveUse { _ = FT_Done_Face(face) }
    }

    private static func openFace(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ path: String
    ) throws(FontError) -> FT_Face {
        try FontLibrary.shared.withLibrary { library throws(FontError) in
            var opened: FT_Face?
            let code = FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &opened)
            guard code == 0, let opened else {
                throw .notAFont(path: path, reason: "FreeType's error \(code)")
            }
            guard opened.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
                FT_Done_Face(opened)
                throw .notAFont(path: path, reason: "it has no outlines")
            }
            return opened
        }
    }

    private static func openShaper(_ bytes: UnsafeBufferPointer<UInt8>) -> OpaquePointer {
        let blob = hb_blob_create(
            UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
            CUnsignedInt(bytes.count),
            HB_MEMORY_MODE_READONLY,
            nil,
            nil
        )
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        // HarfBuzz answers a failure with an empty object, never with NULL.
        return hb_font_create(face)
    }

    // MARK: - Metrics in font units

    /// Whether the face has a glyph of its own for the scalar that is neither damaged nor larger than 4 em.
    func provides(_ scalar: Unicode.Scalar) -> Bool { glyph(scalar) != nil }

    private func glyph(_ scalar: Unicode.Scalar) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0, glyph != 0,
            hb_font_get_glyph_extents(shaper, glyph, &extents) != 0
        else { return nil }
        // Heights are negative, upward being positive.
        let largest = CInt(tables.unitsPerEm * Self.largestGlyph)
        let isSane = [extents.width, extents.height, extents.x_bearing, extents.y_bearing].allSatisfy {
            (-largest...largest).contains($0)
        }
        return isSane ? glyph : nil
    }

    /// The pen's movement after the scalar; nil when the face does not provide it.
    func advance(of scalar: Unicode.Scalar) -> Int? {
        glyph(scalar).map { Int(hb_font_get_glyph_h_advance(shaper, $0)) }
    }

    /// The height of the scalar's ink above the baseline; nil when the face does not provide it.
    func inkTop(of scalar: Unicode.Scalar) -> Int? {
        guard let glyph = glyph(scalar) else { return nil }
        var extents = hb_glyph_extents_t()
        hb_font_get_glyph_extents(shaper, glyph, &extents)
        return Int(extents.y_bearing)
    }

    /// The pen's movement over the shaped text.
    func shapedAdvance(of text: String) -> Int {
        shape(text).reduce(0) { $0 + $1.advance }
    }

    private struct ShapedGlyph {
        let index: hb_codepoint_t
        let advance: Int
        /// From the pen.
        let x: Int
        /// Positive upward.
        let y: Int
    }

    /// In the units that the shaper is set to.
    private func shape(_ text: String) -> [ShapedGlyph] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_UNKNOWN)
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        // Named, so that neither the environment nor how HarfBuzz was built can choose another shaper.
        "ot".withCString { name in
            let shapers = [name, nil]
            _ = hb_shape_full(shaper, buffer, nil, 0, shapers)
        }
        var count: CUnsignedInt = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        return (0..<Int(count)).map { index in
            ShapedGlyph(
                index: infos[index].codepoint,
                advance: Int(positions[index].x_advance),
                x: Int(positions[index].x_offset),
                y: Int(positions[index].y_offset)
            )
        }
    }

    // MARK: - Coverage

    /// The scalar's glyph in columns of a fraction of a pixel; nil when it has no ink or cannot be drawn.
    ///
    /// FreeType computes the exact area that an outline covers of each cell. So stretching the glyph sideways gives
    /// the exact coverage of quarter pixels, and their sums that of pixels at every quarter-pixel position.
    func rasterize(_ scalar: Unicode.Scalar, size: PixelFontSize, columnsPerPixel: Int) -> GlyphColumns? {
        guard let glyph = glyph(scalar) else { return nil }
        return FontLibrary.shared.withExclusiveUse {
            draw(glyph, size: size, columnsPerPixel: columnsPerPixel)
        }
    }

    /// A letter with marks that have no scalar in common, placed by the face's own rules.
    func rasterize(
        cluster text: String,
        size: PixelFontSize,
        columnsPerPixel: Int
    ) -> GlyphColumns? {
        let em = (x: size.em(perPixel: columnsPerPixel), y: size.em(perPixel: 1))
        hb_font_set_scale(shaper, CInt(em.x), CInt(em.y))
        let shaped = shape(text)
        hb_font_set_scale(shaper, CInt(tables.unitsPerEm), CInt(tables.unitsPerEm))
        var parts: [GlyphColumns] = []
        var pen = 0
        FontLibrary.shared.withExclusiveUse {
            for glyph in shaped {
                let x = (pen + glyph.x).flooredQuotient(by: 64)
                let y = (-glyph.y).flooredQuotient(by: 64)
                pen += glyph.advance
                guard abs(x) <= em.x / 64 * Self.reach, abs(y) <= em.y / 64 * Self.reach,
                    let columns = draw(glyph.index, size: size, columnsPerPixel: columnsPerPixel)
                else { continue }
                parts.append(columns.moved(x: x, y: y))
            }
        }
        return GlyphColumns(union: parts)
    }

    /// Expects the lock to be held.
    private func draw(_ glyph: hb_codepoint_t, size: PixelFontSize, columnsPerPixel: Int) -> GlyphColumns? {
        if self.size.map({ $0 != (size, columnsPerPixel) }) ?? true {
            // One point at this many dots per inch: sizes are then multiples of 1/72 pixel.
            let columns = FT_UInt(size.dpi * columnsPerPixel)
            guard FT_Set_Char_Size(face, 0, 64, columns, FT_UInt(size.dpi)) == 0 else { return nil }
            self.size = (size, columnsPerPixel)
        }
        guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = face.pointee.glyph
        else { return nil }
        // Loading tells how large the bitmap will be.
        let limit = Int(size.pixels.rounded(.up)) * Self.largestGlyph + 2
        guard Int(slot.pointee.bitmap.width) <= limit * columnsPerPixel,
            Int(slot.pointee.bitmap.rows) <= limit,
            FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
        else { return nil }
        return GlyphColumns(
            copying: slot.pointee.bitmap,
            left: Int(slot.pointee.bitmap_left),
            top: -Int(slot.pointee.bitmap_top)
        )
    }

    // MARK: - Outlines

    /// The outline of a scalar's glyph in em, y down; nil when the face does not provide it.
    func outline(_ scalar: Unicode.Scalar) -> Path? {
        glyph(scalar).map { glyph in
            Path { builder in addOutline(of: glyph, x: 0, y: 0, to: &builder) }
        }
    }

    /// The outline of a letter with marks, placed by the face's own rules.
    func outline(cluster text: String) -> Path {
        var pen = 0
        return Path { builder in
            for glyph in shape(text) {
                addOutline(of: glyph.index, x: pen + glyph.x, y: glyph.y, to: &builder)
                pen += glyph.advance
            }
        }
    }

    private func addOutline(of glyph: hb_codepoint_t, x: Int, y: Int, to builder: inout PathBuilder) {
        let unit = 1 / Double(tables.unitsPerEm)
        let pen = GlyphPen(builder, x: Double(x) * unit, y: Double(-y) * unit, unit: unit)
        hb_font_get_glyph_shape(
            shaper,
            glyph,
            GlyphPen.functions.pointer,
            Unmanaged.passUnretained(pen).toOpaque()
        )
        builder = pen.builder
    }

    /// The largest side of a glyph's box that is drawn, in em. Only damaged and hostile fonts have larger ones.
    private static let largestGlyph = 4
    /// How far from the pen marks are drawn, in em.
    private static let reach = 8
}
