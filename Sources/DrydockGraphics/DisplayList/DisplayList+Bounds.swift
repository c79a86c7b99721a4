package import DrydockRaster

extension DisplayList {
    /// The smallest rectangle around what the commands from an index on draw.
    package func bounds(from start: Int) -> PixelRect {
        var bounds = PixelRect.zero
        for command in commands[start...] {
            bounds = bounds.union(command.drawnBounds)
        }
        return bounds
    }

    /// Whether the commands from an index on begin by filling a shape with an opaque colour, and draw nothing outside of it.
    func isOpaque(_ shape: RoundedRect, from start: Int) -> Bool {
        guard start < commands.count, case .fill(shape, let color) = commands[start], color.isOpaque else {
            return false
        }
        return commands[(start + 1)...].allSatisfy { command in
            switch command {
            case .fill(shape, _), .border(shape, width: _, _): true
            default: shape.certainlyContains(command.drawnBounds)
            }
        }
    }
}

extension DisplayCommand {
    /// The pixels that this command itself may touch.
    fileprivate var drawnBounds: PixelRect {
        switch self {
        case .fill(let shape, _), .border(let shape, width: _, _), .blurBackdrop(let shape, _): shape.rect
        case .image(_, source: _, let destination), .template(_, source: _, let destination, _): destination
        case .mask(let mask, let x, let y, _):
            PixelRect(x: x, y: y, width: mask.width, height: mask.height)
        // A layer with its shadow, which is no command of its own.
        case .fillPath, .strokePath, .glyphs, .shadow, .pushLayer, .projected: bounds
        case .pushClip, .pushGroup, .pushPathClip, .pop: .zero
        }
    }
}

extension RoundedRect {
    /// Whether no pixel of `other` lies where a corner is rounded off, or outside. May say no when the
    /// answer is yes: a rectangle must keep clear of the corners' boxes along one axis.
    func certainlyContains(_ other: PixelRect) -> Bool {
        let reach = corners.isEmpty ? 0 : radius.roundedUpPixels
        let tall = PixelRect(minX: rect.x + reach, minY: rect.y, maxX: rect.maxX - reach, maxY: rect.maxY)
        let wide = PixelRect(minX: rect.x, minY: rect.y + reach, maxX: rect.maxX, maxY: rect.maxY - reach)
        return tall.contains(other) || wide.contains(other)
    }
}
