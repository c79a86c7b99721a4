package import DrydockRaster

/// A line of text as coverage, ready to be tinted.
package struct GlyphRun {
    /// The coverage of the ink and nothing around it; a single empty pixel when the text has no ink.
    package let mask: CoverageMask
    /// Pixels from the pen's whole pixel to the mask's left edge; negative where ink hangs over.
    package let left: Int
    /// Pixels from the baseline down to the mask's top edge; negative for ink above the baseline.
    package let top: Int
    /// Whether there is nothing to draw.
    package let isEmpty: Bool
}
