internal import DrydockCUnicodeData

/// What the Unicode Character Database (version 15.0) says of a code point, as far as laying out text asks.
///
/// The tables are the package's own: results do not change with the toolchain or a library. A lookup is three dependent
/// reads of static data.
package struct ScalarProperties: Hashable, Sendable {
    let record: UInt64

    /// Also of surrogates without a counterpart, and of what is no code point, which counts as unassigned.
    package init(_ scalar: UInt32) { record = drydock_unicode_record(scalar) }

    package init(_ scalar: Unicode.Scalar) { self.init(scalar.value) }

    package var lineBreak: LineBreakClass { LineBreakClass(rawValue: UInt8(field(0, 6))) ?? .alphabetic }
    package var grapheme: GraphemeClass { GraphemeClass(rawValue: UInt8(field(6, 4))) ?? .other }
    package var word: WordClass { WordClass(rawValue: UInt8(field(10, 5))) ?? .other }
    package var bidi: BidiClass { BidiClass(rawValue: UInt8(field(15, 5))) ?? .otherNeutral }
    package var bracket: BracketKind? { BracketKind(rawValue: UInt8(field(20, 2))) }
    package var category: GeneralCategory { GeneralCategory(rawValue: UInt8(field(22, 5))) ?? .unassigned }
    package var script: UnicodeScript { UnicodeScript(rawValue: UInt8(field(27, 8))) }
    /// The scripts that use it; just its own for most.
    package var scripts: [UnicodeScript] {
        let set = Int(field(35, 8))
        guard set > 0 else { return [script] }
        let data = drydock_unicode_data
        return (data.set_starts[set]..<data.set_starts[set + 1]).map {
            UnicodeScript(rawValue: data.set_members[Int($0)])
        }
    }
    /// Whether `scripts` holds more than its own script.
    var hasScriptSet: Bool { field(35, 8) != 0 }
    /// 0 for what is no combining mark or does not move past others.
    package var combiningClass: UInt8 { UInt8(field(43, 8)) }
    package var isPictographic: Bool { field(51, 1) != 0 }
    package var isEmoji: Bool { field(52, 1) != 0 }
    /// Drawn in colour unless a variation selector asks for text.
    package var isEmojiPresentation: Bool { field(53, 1) != 0 }
    package var isEmojiModifier: Bool { field(54, 1) != 0 }
    package var isEmojiModifierBase: Bool { field(55, 1) != 0 }
    /// Not shown where no glyph is there for it.
    package var isDefaultIgnorable: Bool { field(56, 1) != 0 }
    /// Whether another character is its picture in a mirror.
    package var isMirrored: Bool { field(57, 1) != 0 }

    private func field(_ shift: UInt64, _ bits: UInt64) -> UInt64 { record &>> shift & (1 &<< bits &- 1) }
}

package enum UnicodeData {
    /// Of the tables and the rules.
    package static let version = "15.0"

    /// The character that looks like this one in a mirror, such as `(` for `)`; itself where there is none.
    package static func mirrored(_ scalar: UInt32) -> UInt32 {
        drydock_unicode_pair(drydock_unicode_data.mirrored, drydock_unicode_data.mirrored_count, scalar)
    }

    /// What a bracket and its counterpart, and those equivalent to them, have in common.
    static func bracketIdentity(_ scalar: UInt32) -> UInt32 {
        drydock_unicode_pair(drydock_unicode_data.brackets, drydock_unicode_data.bracket_count, scalar)
    }
}
