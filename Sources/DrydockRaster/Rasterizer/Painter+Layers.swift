extension Painter {
    /// Narrows the clip. A plain rectangle needs no coverage.
    func pushClip(_ shape: RoundedRect, mask: ShapeMask?, area: PixelRect) {
        var next = clip
        next.rect = area
        if let mask { next.shapes.append((shape.rect, mask)) }
        clips.append(next)
        updateClipping()
        layers.append(layer)
        groups.append(nil)
    }

    /// Narrows the clip to a path; to nothing when there is none.
    func pushClip(_ drawing: Drawing?, area: PixelRect) {
        var next = clip
        if case .path(let coverage) = drawing {
            next.rect = area
            next.paths.append(coverage)
        } else {
            next.rect = .zero
        }
        clips.append(next)
        updateClipping()
        layers.append(layer)
        groups.append(nil)
    }

    /// Opens a cleared layer, inside of which only the rectangle clips: the rounded clips around it apply once, when it
    /// is composited.
    func pushGroup(opacity: UInt8, area: PixelRect) {
        if opacity == 255 {
            var next = clip
            next.rect = area
            clips.append(next)
            updateClipping()
            layers.append(layer)
            groups.append(nil)
            return
        }
        openLayer(area, opacity: opacity, mode: .normal)
    }

    func openLayer(_ area: PixelRect, opacity: UInt8, mode: BlendMode) {
        let layer = scratch.take(area.area)
        layers.append(
            Layer(pixels: layer.pixels, stride: area.width, rect: area, capacity: layer.capacity)
        )
        clips.append(Clip(rect: area))
        updateClipping()
        groups.append((opacity, mode))
    }

    /// Opens a group, with its shadow already in it.
    func pushLayer(_ style: LayerStyle, shadow: BlurredPlane?, content: PixelRect, area: PixelRect) {
        if !style.isIsolated {
            var next = clip
            next.rect = area
            clips.append(next)
            updateClipping()
            layers.append(layer)
            groups.append(nil)
        } else {
            openLayer(area, opacity: style.opacity, mode: style.blendMode)
        }
        if let shadow, let color = style.shadow?.color { paint(shadow, color.pixel, area: area, group: 255) }
        clips[clips.count - 1].rect = area.intersection(content)
        updateClipping()
    }

    /// Closes the innermost clip or group.
    func pop() {
        let group = groups.removeLast()
        let top = layers.removeLast()
        clips.removeLast()
        updateClipping()
        guard let (opacity, mode) = group else { return }
        for y in top.rect.y..<top.rect.maxY {
            let row = top.pixels + (y - top.rect.y) * top.stride
            if mode == .normal {
                paint(.over(row), y: y, from: top.rect.x, to: top.rect.maxX, coverage: nil, run: opacity)
                continue
            }
            if opacity < 255 { Composite.scale(row, count: top.rect.width, by: opacity) }
            paint(.blended(row, mode), y: y, from: top.rect.x, to: top.rect.maxX, coverage: nil)
        }
        scratch.giveBack(top.pixels, capacity: top.capacity)
    }
}
