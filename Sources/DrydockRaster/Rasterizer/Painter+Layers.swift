extension Painter {
    /// Narrows the clip. A plain rectangle needs no coverage.
    func pushClip(_ shape: RoundedRect, mask: ShapeMask?, area: PixelRect) {
        var next = clip
        next.rect = area
        if let mask { next.shapes.append((shape.rect, mask)) }
        clips.append(next)
        layers.append(layer)
        opacities.append(nil)
    }

    /// Narrows the clip to a path; to nothing when there is none.
    func pushClip(_ drawing: Drawing?, area: PixelRect) {
        var next = clip
        next.rect = drawing == nil ? .zero : area
        if let drawing { next.paths.append(drawing) }
        clips.append(next)
        layers.append(layer)
        opacities.append(nil)
    }

    /// Opens a cleared layer, inside of which only the rectangle clips: the rounded clips around it apply once, when it
    /// is composited.
    func pushGroup(opacity: UInt8, area: PixelRect) {
        if opacity == 255 {
            var next = clip
            next.rect = area
            clips.append(next)
            layers.append(layer)
            opacities.append(nil)
            return
        }
        let layer = scratch.take(area.area)
        layers.append(
            Layer(pixels: layer.pixels, stride: area.width, rect: area, capacity: layer.capacity)
        )
        clips.append(Clip(rect: area))
        opacities.append(opacity)
    }

    /// Closes the innermost clip or group.
    func pop() {
        let opacity = opacities.removeLast()
        let top = layers.removeLast()
        clips.removeLast()
        guard let opacity else { return }
        for y in top.rect.y..<top.rect.maxY {
            let row = top.pixels + (y - top.rect.y) * top.stride
            paint(.over(row), y: y, from: top.rect.x, to: top.rect.maxX, coverage: nil, run: opacity)
        }
        scratch.giveBack(top.pixels, capacity: top.capacity)
    }
}
