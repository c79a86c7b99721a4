/// One step of drawing. Coordinates are pixels of the frame; whatever lies outside of it is not drawn.
package enum DisplayCommand: Equatable {
    case fill(RoundedRect, PremultipliedColor)

    /// A frame of the given width inside of the shape's edge, like the border of a CALayer.
    case border(RoundedRect, width: SubpixelLength, PremultipliedColor)

    /// The source part of a bitmap scaled to the destination: area average downwards, bilinear upwards, each axis
    /// on its own. The source must lie in the bitmap.
    case image(Bitmap, source: PixelRect, destination: PixelRect)

    /// As `image`, but only the bitmap's alpha counts: it is filled with the colour.
    case template(Bitmap, source: PixelRect, destination: PixelRect, PremultipliedColor)

    /// A coverage mask with its top left corner at (x, y), filled with the colour.
    case mask(CoverageMask, x: Int, y: Int, PremultipliedColor)

    /// Replaces what is behind the shape by its blur.
    ///
    /// The blur samples what the list drew before over the whole frame, with the frame's edges extended. Inside of a
    /// group it samples the frame beneath the outermost open group: the group itself holds nothing behind it yet.
    case blurBackdrop(RoundedRect, BackdropEffect)

    /// Until the matching `pop`, coverage is multiplied by that of the shape. Clips nest.
    case pushClip(RoundedRect)

    /// Until the matching `pop`, draws into a layer of its own, which is then composited as one with the opacity.
    /// Nothing is drawn outside of the bounds. A fully opaque group is drawn straight into what is behind it.
    case pushGroup(opacity: UInt8, bounds: PixelRect)

    /// The inside of a path under a matrix, which maps the path's space to the frame's pixels, by exact areas.
    indirect case fillPath(Path, Affine, FillRule, Paint)

    /// A path's line. The matrix maps the path and the line's shape: under one that is not uniform so is the line.
    indirect case strokePath(Path, Affine, StrokeStyle, Paint)

    /// Glyphs as outlines; the matrix maps the run's space to the frame's pixels.
    indirect case glyphs(OutlineRun, Affine, Paint)

    /// The shadow of a rounded rectangle, without what casts it.
    indirect case shadow(BoxShadow, PremultipliedColor)

    /// The picture of a list, seen at a slant.
    indirect case projected(ProjectedList)

    /// As `pushGroup`, with a shadow of what the group holds, and composed by any blend mode.
    ///
    /// The shadow is drawn before the group, and both are composed as one. Modes that do not leave what is behind a clear
    /// source change all pixels of the bounds: a group of mode `destinationIn`, last in another, is its alpha mask.
    indirect case pushLayer(LayerStyle, bounds: PixelRect)

    /// As `pushClip`, but the shape is the inside of a path.
    indirect case pushPathClip(Path, Affine, FillRule)

    case pop
}
