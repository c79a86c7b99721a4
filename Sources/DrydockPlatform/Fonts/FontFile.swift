internal import DrydockCSDL2

/// A font file held open by SDL_ttf: unhinted advances, shaped widths and glyph coverage. Keeps no results.
///
/// Hinting is off: hinted shapes differ between FreeType versions, and advances that depend on the pixel size would wrap
/// text differently at each scale.
final class FontFile {
    let path: String
    let tables: FontTables

    private let mapping: MappedFile
    private let font: OpaquePointer
    private var size = FontSize.em

    private enum FontSize: Equatable {
        /// One pixel per font unit, so that integer metrics are exact.
        case em
        case pixels(PixelFontSize, columnsPerPixel: Int)
    }

    init(path: String) throws(FontError) {
        self.path = path
        let mapping = try MappedFile(path: path)
        self.mapping = mapping
        try FontLibrary.shared.start()
        (font, tables) = try FontLibrary.shared.withExclusiveUse { () throws(FontError) in
            try Self.open(mapping, path)
        }
    }

    deinit {
        FontLibrary.shared.withExclusiveUse { TTF_CloseFont(font) }
    }

    private static func open(
        _ mapping: MappedFile,
        _ path: String
    ) throws(FontError) -> (OpaquePointer, FontTables) {
        guard let stream = SDL_RWFromConstMem(mapping.bytes, CInt(mapping.count)) else {
            throw .unreadable(path: path, reason: lastErrorMessage())
        }
        guard let tables = FontTables(reading: stream) else {
            SDL_RWclose(stream)
            throw .notAFont(path: path, reason: "it has no OpenType header with sane values")
        }
        guard let font = TTF_OpenFontRW(stream, 1, CInt(tables.unitsPerEm)) else {
            throw .notAFont(path: path, reason: lastErrorMessage())
        }
        TTF_SetFontHinting(font, TTF_HINTING_NONE)
        return (font, tables)
    }

    // MARK: - Metrics in font units

    /// Whether the face has a glyph of its own for the scalar.
    func provides(_ scalar: Unicode.Scalar) -> Bool {
        FontLibrary.shared.withExclusiveUse { TTF_GlyphIsProvided32(font, scalar.value) != 0 }
    }

    /// The pen's movement after the glyph, in font units; nil when the file is damaged there.
    func advance(of scalar: Unicode.Scalar) -> Int? {
        FontLibrary.shared.withExclusiveUse {
            select(.em)
            var advance: CInt = 0
            guard TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, nil, &advance) == 0 else {
                return nil
            }
            return Int(advance)
        }
    }

    /// The height of the scalar's ink above the baseline in font units; nil when the file is damaged there.
    func inkTop(of scalar: Unicode.Scalar) -> Int? {
        FontLibrary.shared.withExclusiveUse {
            select(.em)
            var top: CInt = 0
            guard TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, &top, nil) == 0 else { return nil }
            return Int(top)
        }
    }

    /// The width of the shaped text in font units, which is its advance unless ink hangs out of its ends.
    func shapedWidth(of text: String) -> Int? {
        FontLibrary.shared.withExclusiveUse {
            select(.em)
            return measuredSize(of: text).map(\.width)
        }
    }

    // MARK: - Coverage

    /// The scalar's glyph in columns of a fraction of a pixel; nil when it has no ink or cannot be drawn.
    ///
    /// FreeType computes the exact area that an outline covers of each cell. So stretching the glyph sideways gives
    /// the exact coverage of quarter pixels, and their sums that of pixels at every quarter-pixel position.
    func rasterize(
        _ scalar: Unicode.Scalar,
        size: PixelFontSize,
        columnsPerPixel: Int
    ) -> GlyphColumns? {
        FontLibrary.shared.withExclusiveUse {
            select(.pixels(size, columnsPerPixel: columnsPerPixel))
            var left: CInt = 0
            var right: CInt = 0
            var bottom: CInt = 0
            var top: CInt = 0
            guard TTF_GlyphMetrics32(font, scalar.value, &left, &right, &bottom, &top, nil) == 0,
                right > left, top > bottom,
                let surface = TTF_RenderGlyph32_Shaded(font, scalar.value, Self.white, Self.black)
            else { return nil }
            defer { SDL_FreeSurface(surface) }
            // SDL_ttf shifts a glyph that starts left of the pen, or above the ascent, into the surface.
            let baseline = max(Int(TTF_FontAscent(font)), Int(top))
            return GlyphColumns(
                copying: surface,
                x: max(0, Int(left)),
                y: baseline - Int(top),
                width: Int(right - left),
                height: Int(top - bottom),
                left: Int(left),
                top: -Int(top)
            )
        }
    }

    /// A letter with marks that have no scalar in common, placed by the face's own rules.
    func rasterize(
        cluster text: String,
        size: PixelFontSize,
        columnsPerPixel: Int
    ) -> GlyphColumns? {
        FontLibrary.shared.withExclusiveUse {
            select(.pixels(size, columnsPerPixel: columnsPerPixel))
            guard let own = measuredSize(of: text),
                let bracket = measuredSize(of: FontFace.bracket),
                let bracketed = measuredSize(of: FontFace.bracket + text),
                let surface = TTF_RenderUTF8_Shaded(font, text, Self.white, Self.black)
            else { return nil }
            defer { SDL_FreeSurface(surface) }
            // Only ink left of the pen makes the text wider on its own than behind something else.
            let overhang = max(0, own.width - (bracketed.width - bracket.width))
            var baseline = Int(TTF_FontAscent(font))
            if own.height > Int(TTF_FontHeight(font)) {
                baseline = baselineRow(under: text) ?? baseline
            }
            return GlyphColumns(
                copying: surface,
                x: 0,
                y: 0,
                width: Int(surface.pointee.w),
                height: Int(surface.pointee.h),
                left: -overhang,
                top: -baseline
            )
        }
    }

    /// The row of the baseline in a surface with the text, found by the known height of an H drawn before it.
    private func baselineRow(under text: String) -> Int? {
        var left: CInt = 0
        var right: CInt = 0
        var top: CInt = 0
        guard TTF_GlyphMetrics32(font, Self.ruler.value, &left, &right, nil, &top, nil) == 0,
            let surface = TTF_RenderUTF8_Shaded(font, String(Self.ruler) + text, Self.white, Self.black)
        else { return nil }
        defer { SDL_FreeSurface(surface) }
        let columns = GlyphColumns(
            copying: surface,
            x: max(0, Int(left)),
            y: 0,
            width: Int(right - left),
            height: Int(surface.pointee.h),
            left: 0,
            top: 0
        )
        return columns?.firstInkedRow.map { $0 + Int(top) }
    }

    // MARK: - Parts that expect the lock to be held

    private func select(_ wanted: FontSize) {
        guard wanted != size else { return }
        size = wanted
        switch wanted {
        case .em:
            TTF_SetFontSize(font, CInt(tables.unitsPerEm))
        case .pixels(let size, let columnsPerPixel):
            // One point at this many dots per inch: SDL_ttf has no other way to fractions of a pixel.
            TTF_SetFontSizeDPI(font, 1, CUnsignedInt(size.dpi * columnsPerPixel), CUnsignedInt(size.dpi))
        }
    }

    private func measuredSize(of text: String) -> (width: Int, height: Int)? {
        var width: CInt = 0
        var height: CInt = 0
        guard TTF_SizeUTF8(font, text, &width, &height) == 0 else { return nil }
        return (Int(width), Int(height))
    }

    private static let ruler: Unicode.Scalar = "H"
    private static var white: SDL_Color { SDL_Color(r: 255, g: 255, b: 255, a: 255) }
    private static var black: SDL_Color { SDL_Color(r: 0, g: 0, b: 0, a: 255) }
}
