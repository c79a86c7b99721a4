/// A line of text with the place of every character, in em: multiply by the font size for points.
///
/// Made by a face's `layout`. Nothing here depends on a pixel size, so text that wraps at a width does so at every scale.
package struct ShapedLine: Equatable, Sendable {
    package let text: String
    /// Where each character begins, in em from the start of the line, kerning included; the last entry is the line's
    /// end. There is one more of them than there are characters.
    package let offsets: [Double]
    /// What was added after every character that has a width, in font units.
    let tracking: Int
    let isKerned: Bool

    init(text: String, offsets: [Double], tracking: Int, isKerned: Bool) {
        self.text = text
        self.offsets = offsets
        self.tracking = tracking
        self.isKerned = isKerned
    }

    /// The advance of the whole line in em.
    package var width: Double { offsets[offsets.count - 1] }
}
