/// What few layers are told.
final class LayerExtras {
    var isRasterized = false
    var rasterizationScale: CGFloat = 1
    var isOpaque = false
    var allowsEdgeAntialiasing = false
    var drawsAsynchronously = false
}

extension CALayer {
    var writableExtras: LayerExtras {
        let extras = self.extras ?? LayerExtras()
        self.extras = extras
        return extras
    }
}
