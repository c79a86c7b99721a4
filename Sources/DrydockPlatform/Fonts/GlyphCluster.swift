/// What a face draws for one character, and how far the pen moves.
struct GlyphCluster {
    /// Unique among all that a face has ever resolved.
    let id: UInt32
    /// In units of the face that was asked, also if another one draws it.
    let advance: Int
    let ink: Ink

    enum Ink {
        /// Spaces, line ends, controls and joiners.
        case none
        /// One glyph of a face.
        case glyph(Unicode.Scalar, FontFile)
        /// A letter with marks, placed by the face.
        case combined(String, FontFile)
        /// Stands for a character that no face has.
        case box
    }
}
