internal import DrydockCHarfBuzz
internal import DrydockRaster
internal import Glibc

/// A font file in memory, as HarfBuzz reads it, in font units: advances, shaped text and outlines. Keeps no results.
final class FontFile {
    let path: String
    let tables: FontTables
    /// Whether glyphs may be in colours of their own.
    var hasPictures: Bool { hasBitmaps || hasLayers }
    /// Whether glyphs may be outlines of several colours, one above the other.
    let hasLayers: Bool

    private let hasBitmaps: Bool
    private let slant: FontSlant

    /// What HarfBuzz looks into.
    private let bytes: FontBytes
    let font: OpaquePointer
    private let buffer: OpaquePointer

    init(
        path: String,
        index: Int,
        values: [FontAxisValue] = [],
        isSlanted: Bool = false,
        checksum: FontChecksum? = nil
    ) throws(FontError) {
        self.path = path
        bytes = try FontBytes.of(path, isShared: index != 0 || !values.isEmpty)
        if let checksum, FontChecksum(bytes.buffer) != checksum { throw .otherVersion(path: path) }
        guard let tables = FontTables(bytes.buffer, index: index) else {
            throw .notAFont(path: path, reason: "it has no OpenType header with sane values, or no outlines")
        }
        self.tables = tables
        slant = isSlanted ? .italic(xHeight: tables.xHeight ?? tables.unitsPerEm / 2) : .upright
        font = Self.open(bytes.buffer, index: index)
        // Beyond the ends of an axis HarfBuzz takes the end.
        let places = values.filter(\.value.isFinite).map {
            hb_variation_t(tag: $0.tag, value: Float($0.value))
        }
        if !places.isEmpty { hb_font_set_variations(font, places, CUnsignedInt(places.count)) }
        hasLayers = hb_ot_color_has_layers(hb_font_get_face(font)) != 0
        hasBitmaps = hb_ot_color_has_png(hb_font_get_face(font)) != 0
        // HarfBuzz answers a failure with an empty object, never with NULL.
        buffer = hb_buffer_create()
        guard hb_face_get_glyph_count(hb_font_get_face(font)) > 0 else {
            throw .notAFont(path: path, reason: "it has no glyphs")
        }
    }

    deinit {
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
    }

    /// An environment that asks HarfBuzz for other programs' mistakes would move glyphs; it is read when text is first shaped.
    private static let ignoresEnvironment: Void = { _ = unsetenv("HB_OPTIONS") }()

    private static func open(_ bytes: UnsafeBufferPointer<UInt8>, index: Int) -> OpaquePointer {
        ignoresEnvironment
        let blob = hb_blob_create(
            UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self),
            CUnsignedInt(bytes.count),
            HB_MEMORY_MODE_READONLY,
            nil,
            nil
        )
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, CUnsignedInt(index))
        defer { hb_face_destroy(face) }
        return hb_font_create(face)
    }

    // MARK: - Glyphs

    /// Whether the face has a glyph of its own for the scalar that is neither damaged nor larger than 4 em.
    func provides(_ scalar: Unicode.Scalar) -> Bool { glyph(scalar) != nil }

    /// The pen's movement after the scalar; nil when the face does not provide it.
    func advance(of scalar: Unicode.Scalar) -> Int? {
        glyph(scalar).map { Int(hb_font_get_glyph_h_advance(font, $0)) }
    }

    /// The height of the scalar's ink above the baseline; nil when the face does not provide it.
    func inkTop(of scalar: Unicode.Scalar) -> Int? {
        guard let glyph = glyph(scalar) else { return nil }
        var extents = hb_glyph_extents_t()
        hb_font_get_glyph_extents(font, glyph, &extents)
        return Int(extents.y_bearing)
    }

    /// The scalar that means the same as two in a row.
    static func composition(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        var composed: hb_codepoint_t = 0
        let isComposed = hb_unicode_compose(
            hb_unicode_funcs_get_default(),
            first.value,
            second.value,
            &composed
        )
        return isComposed != 0 ? Unicode.Scalar(composed) : nil
    }

    func glyph(_ scalar: Unicode.Scalar) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0, glyph != 0, isSane(glyph)
        else { return nil }
        return glyph
    }

    private func isSane(_ glyph: hb_codepoint_t) -> Bool {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return false }
        // Heights are negative, upward being positive.
        let largest = CInt(tables.unitsPerEm * Self.largestGlyph)
        return [extents.width, extents.height, extents.x_bearing, extents.y_bearing].allSatisfy {
            (-largest...largest).contains($0)
        }
    }

    /// A glyph's outline in em, y down; nil when it has none or a side of more than 4 em.
    func outline(_ glyph: hb_codepoint_t) -> Path? {
        guard isSane(glyph) else { return nil }
        let pen = GlyphPen(PathBuilder(), x: 0, y: 0, unit: 1 / Double(tables.unitsPerEm), slant: slant)
        hb_font_get_glyph_shape(
            font,
            glyph,
            GlyphPen.functions.pointer,
            Unmanaged.passUnretained(pen).toOpaque()
        )
        let path = Path(pen.builder)
        // Extents are what the file says of itself.
        let limit = Double(Self.largestGlyph * 2)
        let box = path.box
        guard !path.isEmpty, max(-box.minX, box.maxX, -box.minY, box.maxY) <= limit else { return nil }
        return path
    }

    /// A glyph's picture as a PNG file, and where its box lies in em, y down; nil when it has none, or one of a side of more
    /// than 4 em.
    func picture(_ glyph: hb_codepoint_t) -> (png: [UInt8], box: GlyphPicture.Box)? {
        guard hasBitmaps, isSane(glyph) else { return nil }
        var extents = hb_glyph_extents_t()
        hb_font_get_glyph_extents(font, glyph, &extents)
        let blob = hb_ot_color_glyph_reference_png(font, glyph)
        defer { hb_blob_destroy(blob) }
        var length: CUnsignedInt = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0, extents.width > 0, extents.height < 0
        else { return nil }
        let em = Double(tables.unitsPerEm)
        let box = GlyphPicture.Box(
            left: Double(extents.x_bearing) / em,
            top: -Double(extents.y_bearing) / em,
            width: Double(extents.width) / em,
            height: -Double(extents.height) / em
        )
        return (Array(UnsafeRawBufferPointer(start: data, count: Int(length))), box)
    }

    // MARK: - Shaping

    /// A glyph as HarfBuzz tells it, in font units, y up.
    struct Glyph {
        let id: hb_codepoint_t
        let cluster: Int
        let isUnsafeToBreak: Bool
        let advance: Int
        let x: Int
        let y: Int
    }

    /// Calls `body` with the glyphs of a part of a text, from left to right; what is around it tells how letters join.
    func shape(
        _ text: UnsafeBufferPointer<UInt16>,
        _ range: Range<Int>,
        _ style: ShapingStyle,
        _ body: (Glyph) -> Void
    ) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: style.script))
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_add_utf16(
            buffer,
            text.baseAddress,
            CInt(text.count),
            CUnsignedInt(range.lowerBound),
            CInt(range.count)
        )
        var features: [hb_feature_t] = []
        if !style.isKerned { features.append(.off(Tag.kern)) }
        switch style.ligatures {
        case .essential: features += [.off(Tag.liga), .off(Tag.clig), .off(Tag.dlig)]
        case .standard: break
        case .all: features += [.of(Tag.dlig, 1), .of(Tag.hlig, 1)]
        }
        features += style.features.map { .of($0.tag, $0.value) }
        // Named, so that neither the environment nor how HarfBuzz was built can choose another shaper.
        "ot".withCString { name in
            let shapers = [name, nil]
            _ = hb_shape_full(font, buffer, features, CUnsignedInt(features.count), shapers)
        }
        var count: CUnsignedInt = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        let limit = tables.unitsPerEm * Self.longestAdvance
        func sane(_ length: hb_position_t) -> Int { min(max(Int(length), -limit), limit) }
        for index in 0..<Int(count) {
            let info = infos[index]
            let position = positions[index]
            body(
                Glyph(
                    id: info.codepoint,
                    cluster: Int(info.cluster),
                    isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
                    advance: sane(position.x_advance),
                    x: sane(position.x_offset) + slant.shift(raisedBy: sane(position.y_offset)),
                    y: sane(position.y_offset)
                )
            )
        }
    }

    private enum Tag {
        static let kern: hb_tag_t = 0x6B65_726E
        static let liga: hb_tag_t = 0x6C69_6761
        static let clig: hb_tag_t = 0x636C_6967
        static let dlig: hb_tag_t = 0x646C_6967
        static let hlig: hb_tag_t = 0x686C_6967
    }

    /// The largest side of a glyph's box that is drawn, in em. Only damaged and hostile fonts have larger ones.
    private static let largestGlyph = 4
    /// The most that a glyph moves the pen or is moved by, in em.
    private static let longestAdvance = 16
}

extension hb_feature_t {
    /// Switches a feature off in all of the text.
    fileprivate static func off(_ tag: hb_tag_t) -> hb_feature_t { of(tag, 0) }

    fileprivate static func of(_ tag: hb_tag_t, _ value: UInt32) -> hb_feature_t {
        hb_feature_t(tag: tag, value: value, start: 0, end: .max)
    }
}
