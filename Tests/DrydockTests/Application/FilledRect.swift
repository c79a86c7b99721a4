import Raster

extension DisplayCommand {
    /// The rectangle of a fill; nil for other commands.
    var filledRect: PixelRect? {
        guard case .fill(let shape, _) = self else { return nil }
        return shape.rect
    }
}
