import DrydockRaster

extension ReferenceRenderer {
    func draw(_ command: DisplayCommand) {
        switch command {
        case .fill(let shape, let color):
            draw { _, x, y in (color.pixel, coverage(shape, nil, x, y)) }
        case .border(let shape, let width, let color):
            draw { _, x, y in (color.pixel, coverage(shape, width, x, y)) }
        case .mask(let mask, let x, let y, let color):
            let levels = levels(of: (mask, x, y))
            draw { index, _, _ in (color.pixel, levels[index]) }
        case .image(let bitmap, let source, let destination):
            guard let image = scaled(bitmap, source, destination) else { return }
            draw { _, x, y in
                guard destination.contains(x: x, y: y) else { return (0, 0) }
                return (image.pixel(atX: x - destination.x, y: y - destination.y).pixel, 255)
            }
        case .template(let bitmap, let source, let destination, let color):
            guard let image = scaled(bitmap, source, destination) else { return }
            draw { _, x, y in
                let isInside = destination.contains(x: x, y: y)
                let alpha = isInside ? image.pixel(atX: x - destination.x, y: y - destination.y).a : 0
                return (color.pixel, alpha)
            }
        case .blurBackdrop(let shape, let effect):
            replace(shape, effect)
        case .fillPath(let path, let transform, let rule, let paint):
            draw(mask(of: path, transform, rule), paint)
        case .strokePath(let path, let transform, let style, let paint):
            let (x, y, fraction) = transform.split
            let clip = frame.offsetBy(dx: -x, dy: -y)
            draw(moved(PathFiller.mask(of: path, fraction, stroke: style, in: clip), x, y), paint)
        case .glyphs(let run, let transform, let paint):
            for glyph in run.glyphs { draw(mask(of: glyph, of: run, transform), paint) }
        case .shadow(let shadow, let color):
            draw(ShadowFiller.mask(of: shadow, in: frame), .color(color))
        case .projected(let projected):
            draw(projected)
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip, .pop:
            break
        }
    }

    private func draw(_ projected: ProjectedList) {
        let seen = DisplayCommand.projected(projected).bounds.intersection(visible[visible.count - 1])
        guard !seen.isEmpty, let rect = projected.source(of: seen) else { return }
        let picture = Self.picture(of: projected.list.commands[...], in: rect)
        let levels = levels(of: PathFiller.mask(of: projected.outline, rule: .nonZero, in: frame))
        let colors = projected.colors(of: frame, picture, in: rect)
        draw { index, _, _ in (levels[index] == 0 ? 0 : colors[index], levels[index]) }
    }

    /// Draws the shadow of what a group holds: all of it, within the group's own bounds.
    func draw(
        _ shadow: LayerStyle.Shadow,
        of commands: ArraySlice<DisplayCommand>,
        in content: PixelRect
    ) {
        if content.isEmpty { return }
        let picture = Self.picture(of: commands, in: content)
        let mask = ShadowFiller.mask(of: shadow, cast: picture, in: content, visible: frame)
        draw(mask, .color(shadow.color))
    }

    /// The coverage of a path. One that is moved by whole pixels has the same.
    func mask(of path: Path, _ transform: Affine, _ rule: FillRule) -> PathFiller.PlacedMask? {
        let (x, y, fraction) = transform.split
        let clip = frame.offsetBy(dx: -x, dy: -y)
        return moved(PathFiller.mask(of: path, fraction, rule: rule, in: clip), x, y)
    }

    /// The coverage of a glyph: upright up to 256 pixels it lies at the nearest quarter of a pixel.
    private func mask(of glyph: OutlineRun.Glyph, of run: OutlineRun, _ transform: Affine)
        -> PathFiller.PlacedMask?
    {
        let (x, y, fraction) = transform.split
        let linear = run.linear(fraction)
        let place = fraction.map(glyph.x, glyph.y)
        let matrix = linear.concatenating(.translation(x: place.x, y: place.y))
        if glyph.outline.isEmpty || matrix.isSingular { return nil }
        let isUpright =
            transform.b == 0 && transform.c == 0 && run.scale.b == 0 && run.scale.c == 0
        let bounds = DisplayCommand.pushPathClip(glyph.outline, matrix, .nonZero).bounds
        guard isUpright, bounds.height <= 254, bounds.width <= 510 else {
            return moved(mask(of: glyph.outline, matrix, .nonZero, in: frame.offsetBy(dx: -x, dy: -y)), x, y)
        }
        func nearest(_ value: Double) -> Double { (value * 4 + 0.5).rounded(.down) / 4 }
        let quarters = Affine(a: matrix.a, d: matrix.d, tx: nearest(matrix.tx), ty: nearest(matrix.ty))
        return moved(
            mask(of: glyph.outline, quarters, .nonZero, in: frame.offsetBy(dx: -x, dy: -y)),
            x,
            y
        )
    }

    private func mask(of path: Path, _ transform: Affine, _ rule: FillRule, in clip: PixelRect)
        -> PathFiller.PlacedMask?
    {
        let (x, y, fraction) = transform.split
        return moved(
            PathFiller.mask(of: path, fraction, rule: rule, in: clip.offsetBy(dx: -x, dy: -y)),
            x,
            y
        )
    }

    private func moved(_ mask: PathFiller.PlacedMask?, _ x: Int, _ y: Int) -> PathFiller.PlacedMask? {
        mask.map { ($0.mask, $0.x + x, $0.y + y) }
    }

    private func draw(_ mask: PathFiller.PlacedMask?, _ paint: Paint) {
        guard let mask else { return }
        let levels = levels(of: mask)
        if case .color(let color) = paint {
            draw { index, _, _ in (color.pixel, levels[index]) }
        } else {
            let colors = paint.colors(of: frame)
            draw { index, _, _ in (levels[index] == 0 ? 0 : colors[index], levels[index]) }
        }
    }

    /// A mask's coverage of the whole frame.
    func levels(of placed: PathFiller.PlacedMask?) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: frame.area)
        guard let (mask, left, top) = placed else { return result }
        let bounds = PixelRect(x: left, y: top, width: mask.width, height: mask.height)
        let part = bounds.intersection(frame)
        for y in part.y..<part.maxY {
            for x in part.x..<part.maxX {
                result[(y - frame.y) * frame.width + x - frame.x] =
                    mask.coverage[(y - top) * mask.width + x - left]
            }
        }
        return result
    }

    private func scaled(_ bitmap: Bitmap, _ source: PixelRect, _ destination: PixelRect) -> Bitmap? {
        if source.isEmpty || destination.isEmpty { return nil }
        let result = Bitmap(width: destination.width, height: destination.height)
        let part = destination.size.bounds
        result.withPixels {
            Scaler.scale(bitmap, source: source, size: destination.size, part: part, into: $0)
        }
        return result
    }

    /// Reduces, blurs three times, saturates, tints and enlarges the frame beneath all open groups.
    func blurred(_ effect: BackdropEffect) -> Bitmap {
        let size = self.frame.size
        let frame = Bitmap(width: size.width, height: size.height)
        for index in 0..<frame.area { frame[index] = layers[0].pixels[index] }
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
                wide[y * whole.width + x] = small[row + min(max(x - margin, 0), width - 1)]
            }
        }
        for _ in 0..<3 {
            let next = Bitmap(width: whole.width, height: whole.height)
            wide.withPixels { source in
                next.withPixels {
                    BoxBlur.blur(
                        source,
                        into: $0,
                        width: whole.width,
                        height: whole.height,
                        radius: effect.boxRadius,
                        rows: 0..<whole.height
                    )
                }
            }
            wide = next
        }
        small = Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                small[y * width + x] = wide[(y + margin) * whole.width + x + margin]
            }
        }
        small.withPixels { Saturation.apply(effect.saturation, to: $0, count: small.area) }
        for index in 0..<small.area {
            small[index] = Channel.over(effect.tint.pixel, small[index])
        }
        let enlargement = Enlargement(of: small, by: factor, columns: 0..<size.width)
        frame.withPixels {
            for y in 0..<size.height { enlargement.read(row: y, into: $0 + y * size.width) }
        }
        return frame
    }
}
