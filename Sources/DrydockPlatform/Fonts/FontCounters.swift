/// How much work a face has done, to show that none is done twice.
package struct FontCounters: Hashable, Sendable {
    /// Pairs of neighbours whose kerning was looked up by shaping them.
    package internal(set) var shapedPairs = 0
    /// Glyphs drawn by the font library, for each size and position.
    package internal(set) var drawnGlyphs = 0
    /// Lines put together from glyphs.
    package internal(set) var composedRuns = 0
}
