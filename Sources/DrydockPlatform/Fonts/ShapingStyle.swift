/// What the shape of a text depends on beside its characters and its face.
package struct ShapingStyle: Hashable, Sendable {
    package var isRightToLeft = false
    /// The four letters of ISO 15924's code as one number, as OpenType and HarfBuzz have it.
    package var script: UInt32
    /// Em added after every character that has a width; rounded to font units.
    package var tracking = 0.0
    /// Em added after every character, exactly.
    package var kern = 0.0
    /// Whether neighbours stand as near as the font has it for the pair.
    package var isKerned = true
    /// Which letters may join into one sign where the font has it.
    package var ligatures = Ligatures.standard
    /// What advances are multiplied by.
    package var stretch = 1.0
    /// Features that the font is to have beside those, in the order in which they are asked for.
    package var features: [FontFeature] = []

    package enum Ligatures: Hashable, Sendable {
        /// Those alone without which text cannot be read.
        case essential
        case standard
        case all
    }

    package init(script: UInt32 = ShapingStyle.latin) {
        self.script = script
    }

    /// "Latn".
    package static let latin: UInt32 = 0x4C61_746E
}

/// A feature of an OpenType font, and which of its forms; 0 switches it off.
package struct FontFeature: Hashable, Sendable {
    /// Its four letters as one number, the first in the highest byte.
    package let tag: UInt32
    /// 1 for most that are switched on.
    package let value: UInt32

    /// - Parameter tag: four letters: "tnum".
    package init(_ tag: String, _ value: UInt32 = 1) {
        self.tag = tag.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
        self.value = value
    }
}

/// Shaped texts by what they were made from.
struct ShapeKey: Hashable {
    /// With what is around it, where that matters.
    let text: [UInt16]
    let start: Int
    let count: Int
    let style: ShapingStyle
}
