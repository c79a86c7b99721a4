internal import DrydockCHarfBuzz
internal import DrydockRaster

/// Takes a glyph's outline from HarfBuzz and adds it to a path, in em and with y down.
final class GlyphPen {
    private(set) var builder: PathBuilder
    private let x, y, unit: Double
    private let slant: FontSlant

    /// - Parameters:
    ///   - x: with `y`, where the glyph's origin lies, in em.
    ///   - unit: that of the font, in em.
    ///   - slant: how far letters lean.
    init(_ builder: PathBuilder, x: Double, y: Double, unit: Double, slant: FontSlant) {
        self.builder = builder
        self.x = x
        self.y = y
        self.unit = unit
        self.slant = slant
    }

    private func place(_ x: Float, _ y: Float) -> (x: Double, y: Double) {
        (self.x + slant.x(Double(x), at: Double(y)) * unit, self.y - Double(y) * unit)
    }

    /// HarfBuzz's table of functions that draw; made once.
    struct Functions: @unchecked Sendable {
        // Unchecked: immutable once it is made.
        let pointer: OpaquePointer?
    }

    static let functions = makeFunctions()

    private static func pen(_ data: UnsafeMutableRawPointer?) -> GlyphPen? {
        data.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func makeFunctions() -> Functions {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                let to = pen.place(x, y)
                pen.builder.move(toX: to.x, y: to.y)
            },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                let to = pen.place(x, y)
                pen.builder.addLine(toX: to.x, y: to.y)
            },
            nil,
            nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, x1, y1, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                let (control, to) = (pen.place(x1, y1), pen.place(x, y))
                pen.builder.addQuadCurve(toX: to.x, y: to.y, controlX: control.x, controlY: control.y)
            },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                guard let pen = GlyphPen.pen(data) else { return }
                let (first, second, to) = (pen.place(x1, y1), pen.place(x2, y2), pen.place(x, y))
                pen.builder.addCurve(
                    toX: to.x,
                    y: to.y,
                    firstX: first.x,
                    firstY: first.y,
                    secondX: second.x,
                    secondY: second.y
                )
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in GlyphPen.pen(data)?.builder.close() },
            nil,
            nil
        )
        hb_draw_funcs_make_immutable(functions)
        return Functions(pointer: functions)
    }
}
