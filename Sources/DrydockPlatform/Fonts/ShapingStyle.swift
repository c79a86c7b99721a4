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
    /// Whether letters may join into one sign where the font has it.
    package var hasLigatures = true

    package init(script: UInt32 = ShapingStyle.latin) {
        self.script = script
    }

    /// "Latn".
    package static let latin: UInt32 = 0x4C61_746E
}

/// Shaped texts by what they were made from.
struct ShapeKey: Hashable {
    /// With what is around it, where that matters.
    let text: [UInt16]
    let start: Int
    let count: Int
    let style: ShapingStyle
}
