/// How much work a face has done, to show that none is done twice.
package struct FontCounters: Hashable, Sendable {
    /// Texts given to HarfBuzz.
    package internal(set) var shapedRuns = 0
    /// Glyphs whose outlines were filled, for each size and position.
    package internal(set) var drawnGlyphs = 0
    /// Lines put together from glyphs.
    package internal(set) var composedRuns = 0
}
