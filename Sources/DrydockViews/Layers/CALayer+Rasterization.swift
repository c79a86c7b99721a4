/// What few layers are told.
final class LayerExtras {
    var isRasterized = false
    var rasterizationScale: CGFloat = 1
    var isOpaque = false
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false
}

extension CALayer {
    private var writableExtras: LayerExtras {
        let extras = self.extras ?? LayerExtras()
        self.extras = extras
        return extras
    }

    /// Whether the layer and its sublayers are to be kept as one picture between frames. The picture is the same: what did not
    /// change is not drawn again anyway.
    public final var shouldRasterize: Bool {
        get { extras?.isRasterized ?? false }
        set { writableExtras.isRasterized = newValue }
    }

    /// The pixels to a point of such a picture. What is drawn is always as sharp as the screen.
    public final var rasterizationScale: CGFloat {
        get { extras?.rasterizationScale ?? 1 }
        set { writableExtras.rasterizationScale = newValue }
    }

    /// Whether the content is said to fill the bounds; of a view's layer the view's. What is drawn is the same.
    public final var isOpaque: Bool {
        get { view?.isOpaque ?? extras?.isOpaque ?? false }
        set { if let view { view.isOpaque = newValue } else { writableExtras.isOpaque = newValue } }
    }

    /// Whether the edges of turned layers are to be smooth, which they are in any case.
    public final var allowsEdgeAntialiasing: Bool {
        get { extras?.allowsEdgeAntialiasing ?? false }
        set { writableExtras.allowsEdgeAntialiasing = newValue }
    }

    /// Whether content may be drawn beside the main thread, where all is drawn but what code says to draw.
    public final var drawsAsynchronously: Bool {
        get { extras?.drawsAsynchronously ?? false }
        set { writableExtras.drawsAsynchronously = newValue }
    }
}
