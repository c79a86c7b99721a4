import DrydockCHarfBuzz
import DrydockRaster

/// A font's glyphs as paths, in font units, y down.
final class OutlineFont {
    let unitsPerEm: Double
    private let font: OpaquePointer
    private let functions: OpaquePointer
    private var outlines: [Int: Path] = [:]

    init?(file: String) {
        guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        guard let font = hb_font_create(face), let functions = hb_draw_funcs_create() else { return nil }
        self.font = font
        self.functions = functions
        unitsPerEm = Double(hb_face_get_upem(face))
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in OutlineFont.path(data) { $0.move(toX: Double(x), y: -Double(y)) } },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in OutlineFont.path(data) { $0.addLine(toX: Double(x), y: -Double(y)) } },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                OutlineFont.path(data) {
                    $0.addCurve(
                        toX: Double(x),
                        y: -Double(y),
                        firstX: Double(x1),
                        firstY: -Double(y1),
                        secondX: Double(x2),
                        secondY: -Double(y2)
                    )
                }
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in OutlineFont.path(data) { $0.close() } },
            nil,
            nil
        )
    }

    deinit {
        hb_font_destroy(font)
        hb_draw_funcs_destroy(functions)
    }

    private static func path(_ data: UnsafeMutableRawPointer?, _ body: (inout PathBuilder) -> Void) {
        guard let data else { return }
        body(&data.assumingMemoryBound(to: PathBuilder.self).pointee)
    }

    func outline(_ glyph: Int) -> Path {
        if let path = outlines[glyph] { return path }
        var builder = PathBuilder()
        withUnsafeMutablePointer(to: &builder) { builder in
            hb_font_get_glyph_shape(font, hb_codepoint_t(glyph), functions, builder)
        }
        let path = Path(builder)
        outlines[glyph] = path
        return path
    }
}
