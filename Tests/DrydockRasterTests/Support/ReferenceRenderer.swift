import DrydockRaster

/// Draws a display list pixel by pixel, as its documentation says: the slow twin of the rasteriser.
final class ReferenceRenderer {
    private struct Layer {
        var pixels: [UInt32]
        var clips: [RoundedRect] = []
        /// Coverage of the whole frame by paths that clip.
        var masks: [[UInt8]] = []
        var opacity: UInt8 = 255
        var mode = BlendMode.normal
    }

    private struct Shape: Hashable {
        let shape: RoundedRect
        let border: SubpixelLength?
    }

    private let size: PixelSize
    private var masks: [Shape: ShapeMask] = [:]
    private var layers: [Layer] = []

    static func render(_ list: DisplayList, size: PixelSize, background: PremultipliedColor) -> Bitmap {
        let renderer = ReferenceRenderer(size: size)
        return renderer.render(list, background: background)
    }

    private init(size: PixelSize) {
        self.size = size
    }

    private func render(_ list: DisplayList, background: PremultipliedColor) -> Bitmap {
        layers = [Layer(pixels: [UInt32](repeating: background.pixel, count: size.width * size.height))]
        enum Kind { case clip, path, group }
        var kinds: [Kind] = []
        for command in list.commands {
            switch command {
            case .pushClip(let shape):
                layers[layers.count - 1].clips.append(shape)
                kinds.append(.clip)
            case .pushGroup(255, let bounds):
                layers[layers.count - 1].clips.append(RoundedRect(bounds))
                kinds.append(.clip)
            case .pushGroup(let opacity, let bounds):
                var layer = Layer(pixels: [UInt32](repeating: 0, count: size.width * size.height))
                layer.clips = [RoundedRect(bounds)]
                layer.opacity = opacity
                layers.append(layer)
                kinds.append(.group)
            case .pop:
                switch kinds.removeLast() {
                case .clip: layers[layers.count - 1].clips.removeLast()
                case .path: layers[layers.count - 1].masks.removeLast()
                case .group:
                    let layer = layers.removeLast()
                    if layer.mode == .normal {
                        draw { x, y in (layer.pixels[y * size.width + x], layer.opacity) }
                    } else {
                        blend(layer)
                    }
                }
            case .pushLayer(let style, let bounds):
                var layer = Layer(pixels: [UInt32](repeating: 0, count: size.width * size.height))
                layer.clips = [RoundedRect(bounds)]
                layer.opacity = style.opacity
                layer.mode = style.blendMode
                if style.opacity == 255 && style.blendMode == .normal {
                    layers[layers.count - 1].clips.append(RoundedRect(bounds))
                    kinds.append(.clip)
                } else {
                    layers.append(layer)
                    kinds.append(.group)
                }
            case .pushPathClip(let path, let transform, let rule):
                let mask = PathFiller.mask(of: path, transform, rule: rule, in: size.bounds)
                layers[layers.count - 1].masks.append(levels(of: mask))
                kinds.append(.path)
            default:
                draw(command)
            }
        }
        let result = Bitmap(width: size.width, height: size.height)
        for index in 0..<result.area { result.pixels[index] = layers[0].pixels[index] }
        return result
    }

    private func draw(_ command: DisplayCommand) {
        switch command {
        case .fill(let shape, let color):
            draw { x, y in (color.pixel, coverage(shape, nil, x, y)) }
        case .border(let shape, let width, let color):
            draw { x, y in (color.pixel, coverage(shape, width, x, y)) }
        case .mask(let mask, let left, let top, let color):
            draw { x, y in
                let isInside = x >= left && y >= top && x < left + mask.width && y < top + mask.height
                return (color.pixel, isInside ? mask.coverage[(y - top) * mask.width + x - left] : 0)
            }
        case .image(let bitmap, let source, let destination):
            guard let image = scaled(bitmap, source, destination) else { return }
            draw { x, y in
                guard destination.contains(x: x, y: y) else { return (0, 0) }
                return (image.pixel(atX: x - destination.x, y: y - destination.y).pixel, 255)
            }
        case .template(let bitmap, let source, let destination, let color):
            guard let image = scaled(bitmap, source, destination) else { return }
            draw { x, y in
                let isInside = destination.contains(x: x, y: y)
                let alpha = isInside ? image.pixel(atX: x - destination.x, y: y - destination.y).a : 0
                return (color.pixel, alpha)
            }
        case .blurBackdrop(let shape, let effect):
            replace(shape, with: blurred(effect))
        case .fillPath(let path, let transform, let rule, let paint):
            draw(PathFiller.mask(of: path, transform, rule: rule, in: size.bounds), paint)
        case .strokePath(let path, let transform, let style, let paint):
            draw(PathFiller.mask(of: path, transform, stroke: style, in: size.bounds), paint)
        case .glyphs, .shadow, .projected:
            fatalError("this renderer knows no glyphs, shadows or perspective: they have tests of their own")
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip, .pop:
            break
        }
    }

    /// Composes a group within its bounds and the open clips.
    private func blend(_ layer: Layer) {
        for y in 0..<size.height {
            for x in 0..<size.width where layer.clips.allSatisfy({ $0.rect.contains(x: x, y: y) }) {
                let index = y * size.width + x
                let cover = clipCoverage(x, y)
                let below = layers[layers.count - 1].pixels[index]
                let mixed = layer.mode.compose(scale(layer.pixels[index], layer.opacity), over: below)
                layers[layers.count - 1].pixels[index] =
                    cover == 255 ? mixed : scale(mixed, cover) &+ scale(below, 255 - cover)
            }
        }
    }

    private func draw(_ mask: PathFiller.PlacedMask?, _ paint: Paint) {
        let levels = levels(of: mask)
        draw { x, y in
            let level = levels[y * size.width + x]
            return (level == 0 ? 0 : paint.color(atX: x, y: y).pixel, level)
        }
    }

    /// A mask's coverage of the whole frame.
    private func levels(of placed: PathFiller.PlacedMask?) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: size.width * size.height)
        guard let (mask, left, top) = placed else { return result }
        for index in 0..<(mask.width * mask.height) {
            let place = (top + index / mask.width) * size.width + left + index % mask.width
            result[place] = mask.coverage[index]
        }
        return result
    }

    /// Source-over of each pixel scaled by its coverage times that of the open clips.
    private func draw(_ source: (Int, Int) -> (pixel: UInt32, coverage: UInt8)) {
        for y in 0..<size.height {
            for x in 0..<size.width {
                let (pixel, coverage) = source(x, y)
                if coverage == 0 { continue }
                let cover = Channel.multiply(coverage, clipCoverage(x, y))
                let index = y * size.width + x
                let below = layers[layers.count - 1].pixels[index]
                layers[layers.count - 1].pixels[index] = Channel.over(scale(pixel, cover), below)
            }
        }
    }

    private func replace(_ shape: RoundedRect, with bitmap: Bitmap) {
        for y in 0..<size.height {
            for x in 0..<size.width {
                let cover = Channel.multiply(coverage(shape, nil, x, y), clipCoverage(x, y))
                let index = y * size.width + x
                let below = layers[layers.count - 1].pixels[index]
                layers[layers.count - 1].pixels[index] =
                    scale(bitmap.pixels[index], cover) &+ scale(below, 255 - cover)
            }
        }
    }

    private func clipCoverage(_ x: Int, _ y: Int) -> UInt8 {
        let layer = layers[layers.count - 1]
        let level = layer.clips.reduce(255) { Channel.multiply($0, coverage($1, nil, x, y)) }
        return layer.masks.reduce(level) { Channel.multiply($0, $1[y * size.width + x]) }
    }

    private func coverage(_ shape: RoundedRect, _ border: SubpixelLength?, _ x: Int, _ y: Int) -> UInt8 {
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
        let mask = masks[key] ?? ShapeMask(shape, borderWidth: border)
        masks[key] = mask
        return mask
    }

    private func scale(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
        Channel.scale(pixel, by: UInt32(factor))
    }

    private func scaled(_ bitmap: Bitmap, _ source: PixelRect, _ destination: PixelRect) -> Bitmap? {
        if source.isEmpty || destination.isEmpty { return nil }
        let result = Bitmap(width: destination.width, height: destination.height)
        let part = destination.size.bounds
        Scaler.scale(bitmap, source: source, size: destination.size, part: part, into: result.pixels)
        return result
    }

    /// Reduces, blurs three times, saturates, tints and enlarges the frame beneath all open groups.
    private func blurred(_ effect: BackdropEffect) -> Bitmap {
        let frame = Bitmap(width: size.width, height: size.height)
        for index in 0..<frame.area { frame.pixels[index] = layers[0].pixels[index] }
        let factor = effect.reduction
        let width = (size.width + factor - 1) / factor
        let height = (size.height + factor - 1) / factor
        var small = Bitmap(width: width, height: height)
        Reduction(factor: factor).reduce(frame, columns: 0..<width, rows: 0..<height, into: small)
        // The edges are extended as far as three boxes reach, and no pass sees an end of that.
        let margin = 3 * effect.boxRadius
        let whole = PixelSize(width: width + 2 * margin, height: height + 2 * margin)
        var wide = Bitmap(width: whole.width, height: whole.height)
        for y in 0..<whole.height {
            let row = min(max(y - margin, 0), height - 1) * width
            for x in 0..<whole.width {
                wide.pixels[y * whole.width + x] = small.pixels[row + min(max(x - margin, 0), width - 1)]
            }
        }
        for _ in 0..<3 {
            let next = Bitmap(width: whole.width, height: whole.height)
            BoxBlur.blur(
                wide.pixels,
                into: next.pixels,
                width: whole.width,
                height: whole.height,
                radius: effect.boxRadius,
                rows: 0..<whole.height
            )
            wide = next
        }
        small = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                small.pixels[y * width + x] = wide.pixels[(y + margin) * whole.width + x + margin]
            }
        }
        Saturation.apply(effect.saturation, to: small.pixels, count: small.area)
        for index in 0..<small.area {
            small.pixels[index] = Channel.over(effect.tint.pixel, small.pixels[index])
        }
        let enlargement = Enlargement(of: small, by: factor, columns: 0..<size.width)
        for y in 0..<size.height { enlargement.read(row: y, into: frame.pixels + y * size.width) }
        return frame
    }
}
