internal import DrydockCHarfBuzz

/// A place on an axis of a variable font.
package struct FontAxisValue: Hashable, Sendable {
    /// The axis's four letters as one number, the first in the highest byte.
    package let tag: UInt32
    /// In the axis's own units: 100 to 900 for most weights.
    package let value: Double

    package init(tag: UInt32, value: Double) {
        self.tag = tag
        self.value = value
    }

    /// "wght".
    package static let weight: UInt32 = 0x7767_6874
    /// "ital".
    package static let italic: UInt32 = 0x6974_616C
    /// "slnt".
    package static let slant: UInt32 = 0x736C_6E74
}

/// A place on all axes of a variable font that it has a name for.
package struct FontInstance {
    /// Nil where the file leaves it to be made of the family's and the style's.
    package let postScript: String?
    /// What distinguishes it in its family: "Bold Condensed".
    package let style: String
    /// One for each axis.
    package let values: [FontAxisValue]
}

extension FontFile {
    /// The axes' default places; empty for a font that is not variable.
    var defaultValues: [FontAxisValue] {
        let face = hb_font_get_face(font)
        var count = CUnsignedInt(min(hb_ot_var_get_axis_count(face), 64))
        guard count > 0 else { return [] }
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &axes)
        return axes.prefix(Int(count)).map { FontAxisValue(tag: $0.tag, value: Double($0.default_value)) }
    }

    /// Those that the file names, 256 at most.
    var instances: [FontInstance] {
        let face = hb_font_get_face(font)
        let axes = defaultValues
        guard !axes.isEmpty else { return [] }
        return (0..<min(hb_ot_var_get_named_instance_count(face), 256)).compactMap { index in
            var count = CUnsignedInt(axes.count)
            var places = [Float](repeating: 0, count: axes.count)
            hb_ot_var_named_instance_get_design_coords(face, index, &count, &places)
            guard Int(count) == axes.count, places.allSatisfy(\.isFinite),
                let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)), !style.isEmpty
            else { return nil }
            return FontInstance(
                postScript: name(hb_ot_var_named_instance_get_postscript_name_id(face, index)),
                style: style,
                values: zip(axes, places).map { FontAxisValue(tag: $0.tag, value: Double($1)) }
            )
        }
    }

    private func name(_ id: hb_ot_name_id_t) -> String? {
        guard id != 0xFFFF else { return nil }
        var bytes = [CChar](repeating: 0, count: 256)
        var count = CUnsignedInt(bytes.count)
        hb_ot_name_get_utf8(hb_font_get_face(font), id, hb_language_from_string("en", -1), &count, &bytes)
        guard count > 0 else { return nil }
        return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension FontFace {
    /// Where a variable font's axes stand of themselves; empty for others.
    package var defaultValues: [FontAxisValue] { file.defaultValues }
    /// What a variable font names.
    package var instances: [FontInstance] { file.instances }
}
