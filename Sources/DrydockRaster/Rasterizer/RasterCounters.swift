/// What a rasteriser has done since it was made. Tests prove with these that nothing was redone.
package struct RasterCounters: Equatable, Sendable {
    /// Calls of `render`.
    package var frames = 0
    /// Frames in which at least one pixel was drawn.
    package var drawnFrames = 0
    /// Pixels of the frame that were drawn anew.
    package var damagedPixels = 0
    /// Pixels of clips whose content was copied to where it has moved.
    package var movedPixels = 0
    /// Backdrops blurred.
    package var blurs = 0
    /// Backdrops drawn from an earlier blur.
    package var blurReuses = 0
    /// Pixels of the frame sampled for backdrops.
    package var sampledPixels = 0
    /// Images scaled, and drawn from an earlier scaling.
    package var scalings = 0
    package var scalingReuses = 0
    /// Pixels that scaling made.
    package var scaledPixels = 0
    /// Groups drawn into a layer of their own.
    package var layers = 0
    /// Corner shapes computed, and drawn from an earlier computation.
    package var shapes = 0
    package var shapeReuses = 0

    /// Paths whose edges or masks were computed, and drawn from a kept mask.
    package var paths = 0
    package var pathReuses = 0

    /// Shadows of groups blurred.
    package var layerShadows = 0

    package init() {}
}
