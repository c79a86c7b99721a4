/// Whether a layer's tree is to be kept as a picture.
struct LayerRasterization {
    var isWanted = false
    var scale: CGFloat = 1
}

extension CALayer {
    /// Whether the layer and its sublayers are to be kept as one picture between frames. The picture is the same: what did not
    /// change is not drawn again anyway.
    public final var shouldRasterize: Bool {
        get { rasterization?.isWanted ?? false }
        set { rasterization = LayerRasterization(isWanted: newValue, scale: rasterizationScale) }
    }

    /// The pixels to a point of such a picture. What is drawn is always as sharp as the screen.
    public final var rasterizationScale: CGFloat {
        get { rasterization?.scale ?? 1 }
        set { rasterization = LayerRasterization(isWanted: shouldRasterize, scale: newValue) }
    }
}
