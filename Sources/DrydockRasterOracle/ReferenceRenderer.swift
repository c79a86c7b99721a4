package import DrydockRaster

/// Draws a display list pixel by pixel, as its documentation says: the slow twin of the rasteriser.
///
/// It shares the rasteriser's kernels, which have tests of their own: coverage of shapes, paths and shadows, colours of paints,
/// scaled images, blurs. What it does without is all that a frame is made fast with: damage, strips, clips by rectangles, hidden
/// and folded commands, caches, copies of what was scrolled, a second thread.
package final class ReferenceRenderer {
    /// What is drawn into: the frame, or what an open group holds.
    struct Layer {
        var pixels: [UInt32]
        var clips: [RoundedRect] = []
        /// Coverage of the whole frame by paths that clip.
        var masks: [[UInt8]] = []
        var opacity: UInt8 = 255
        var mode = BlendMode.normal
        /// Where a group with a blend mode changes what is behind it.
        var bounds = PixelRect.zero
    }

    private struct Shape: Hashable {
        let shape: RoundedRect
        let border: SubpixelLength?
    }

    /// What a pop closes. Layers may have clips pushed for their bounds.
    private enum Open { case clip, path, group }

    let frame: PixelRect
    var layers: [Layer] = []
    /// What may be seen of what is drawn next: the boxes of all that is open.
    private(set) var visible: [PixelRect]
    private let hasBackdrops: Bool
    private var masks: [Shape: ShapeMask] = [:]
    private var open: [Open] = []

    package static func render(
        _ list: DisplayList,
        size: PixelSize,
        background: PremultipliedColor
    ) -> Bitmap {
        ReferenceRenderer(size.bounds, background, hasBackdrops: true).render(list.commands[...])
    }

    /// Commands by themselves, on nothing, in a part of their plane.
    static func picture(of commands: ArraySlice<DisplayCommand>, in rect: PixelRect) -> Bitmap {
        ReferenceRenderer(rect, .clear, hasBackdrops: false).render(commands)
    }

    private init(_ frame: PixelRect, _ background: PremultipliedColor, hasBackdrops: Bool) {
        self.frame = frame
        self.hasBackdrops = hasBackdrops
        visible = [frame]
        layers = [Layer(pixels: [UInt32](repeating: background.pixel, count: frame.area))]
    }

    private func render(_ commands: ArraySlice<DisplayCommand>) -> Bitmap {
        for index in commands.indices {
            switch commands[index] {
            case .pop: pop()
            case .pushClip, .pushGroup, .pushLayer, .pushPathClip:
                push(commands[index], in: commands, at: index)
            default: draw(commands[index])
            }
        }
        let result = Bitmap(width: frame.width, height: frame.height)
        for index in 0..<result.area { result[index] = layers[0].pixels[index] }
        return result
    }

    private func push(_ command: DisplayCommand, in commands: ArraySlice<DisplayCommand>, at index: Int) {
        let bounds = command.bounds.intersection(visible[visible.count - 1])
        visible.append(bounds)
        switch command {
        case .pushClip(let shape):
            layers[layers.count - 1].clips.append(shape)
            open.append(.clip)
        case .pushPathClip(let path, let transform, let rule):
            layers[layers.count - 1].masks.append(levels(of: mask(of: path, transform, rule)))
            open.append(.path)
        case .pushGroup(255, let content):
            layers[layers.count - 1].clips.append(RoundedRect(content))
            open.append(.clip)
        case .pushGroup(let opacity, let content):
            layers.append(layer(clippedTo: content))
            layers[layers.count - 1].opacity = opacity
            open.append(.group)
        case .pushLayer(let style, let content):
            if style.isIsolated {
                layers.append(layer(clippedTo: style.bounds(content)))
                layers[layers.count - 1].opacity = style.opacity
                layers[layers.count - 1].mode = style.blendMode
                layers[layers.count - 1].bounds = style.bounds(content)
            }
            if let shadow = style.shadow, !bounds.isEmpty {
                let held = commands[(index + 1)..<end(of: index, in: commands)]
                draw(shadow, of: held, in: content)
            }
            layers[layers.count - 1].clips.append(RoundedRect(content))
            visible[visible.count - 1] = bounds.intersection(content)
            open.append(style.isIsolated ? .group : .clip)
        default: break
        }
    }

    private func layer(clippedTo bounds: PixelRect) -> Layer {
        Layer(pixels: [UInt32](repeating: 0, count: frame.area), clips: [RoundedRect(bounds)])
    }

    /// The index of the pop that closes a push.
    private func end(of push: Int, in commands: ArraySlice<DisplayCommand>) -> Int {
        var depth = 0
        for index in push..<commands.endIndex where commands[index].isBracket {
            if case .pop = commands[index] { depth -= 1 } else { depth += 1 }
            if depth == 0 { return index }
        }
        return commands.endIndex
    }

    private func pop() {
        visible.removeLast()
        switch open.removeLast() {
        case .clip: layers[layers.count - 1].clips.removeLast()
        case .path: layers[layers.count - 1].masks.removeLast()
        case .group:
            let layer = layers.removeLast()
            if layer.mode == .normal {
                draw { index, _, _ in (layer.pixels[index], layer.opacity) }
            } else {
                blend(layer)
            }
        }
    }

    /// Composes a group within its bounds and the open clips.
    private func blend(_ layer: Layer) {
        forEachPixel { index, x, y in
            guard layer.bounds.contains(x: x, y: y) else { return }
            let cover = clipped(255, index, x, y)
            let below = layers[layers.count - 1].pixels[index]
            let mixed = layer.mode.compose(scale(layer.pixels[index], layer.opacity), over: below)
            layers[layers.count - 1].pixels[index] =
                cover == 255 ? mixed : scale(mixed, cover) &+ scale(below, 255 - cover)
        }
    }

    /// Source-over of each pixel scaled by its coverage times that of the open clips.
    func draw(_ source: (_ index: Int, _ x: Int, _ y: Int) -> (pixel: UInt32, coverage: UInt8)) {
        forEachPixel { index, x, y in
            let (pixel, coverage) = source(index, x, y)
            if coverage == 0 { return }
            let cover = clipped(coverage, index, x, y)
            let below = layers[layers.count - 1].pixels[index]
            layers[layers.count - 1].pixels[index] = Channel.over(scale(pixel, cover), below)
        }
    }

    /// Replaces the frame, under a shape's coverage, by its blur.
    func replace(_ shape: RoundedRect, _ effect: BackdropEffect) {
        if !hasBackdrops || shape.rect.intersection(visible[visible.count - 1]).isEmpty { return }
        let bitmap = blurred(effect)
        forEachPixel { index, x, y in
            let cover = clipped(coverage(shape, nil, x, y), index, x, y)
            let below = layers[layers.count - 1].pixels[index]
            layers[layers.count - 1].pixels[index] =
                scale(bitmap[index], cover) &+ scale(below, 255 - cover)
        }
    }

    private func forEachPixel(_ body: (_ index: Int, _ x: Int, _ y: Int) -> Void) {
        var index = 0
        for y in frame.y..<frame.maxY {
            for x in frame.x..<frame.maxX {
                body(index, x, y)
                index += 1
            }
        }
    }

    /// A coverage times that of the open clips: shapes first, and from the outermost to the innermost, since each product
    /// is rounded.
    private func clipped(_ level: UInt8, _ index: Int, _ x: Int, _ y: Int) -> UInt8 {
        let top = layers.count - 1
        if layers[top].clips.isEmpty && layers[top].masks.isEmpty { return level }
        let level = layers[top].clips.reduce(level) { Channel.multiply($0, coverage($1, nil, x, y)) }
        return layers[top].masks.reduce(level) { Channel.multiply($0, $1[index]) }
    }

    func coverage(_ shape: RoundedRect, _ border: SubpixelLength?, _ x: Int, _ y: Int) -> UInt8 {
        guard shape.rect.contains(x: x, y: y) else { return 0 }
        let half = min(shape.rect.width, shape.rect.height) * 128
        if let border {
            if border == .zero { return 0 }
            if Int(border.units) < half {
                return mask(shape, border).coverage(atX: x, y: y, in: shape.rect)
            }
        }
        return shape.isSquare ? 255 : mask(shape, nil).coverage(atX: x, y: y, in: shape.rect)
    }

    private func mask(_ shape: RoundedRect, _ border: SubpixelLength?) -> ShapeMask {
        let key = Shape(shape: shape, border: border)
        if let mask = masks[key] { return mask }
        let mask = ShapeMask(shape, borderWidth: border)
        masks[key] = mask
        return mask
    }

    private func scale(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
        Channel.scale(pixel, by: UInt32(factor))
    }
}
