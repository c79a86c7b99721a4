import DrydockRaster

extension DisplayCommand {
    /// The rectangle of a fill; nil for other commands.
    var filledRect: PixelRect? {
        guard case .fill(let shape, _) = self else { return nil }
        return shape.rect
    }

    /// The parts of a border; nil for other commands.
    var border: (shape: RoundedRect, width: SubpixelLength, color: PremultipliedColor)? {
        guard case .border(let shape, let width, let color) = self else { return nil }
        return (shape, width, color)
    }
}
