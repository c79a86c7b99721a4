package import DrydockRaster

extension DisplayCommand {
    /// The command some pixels further right and down, with its paint.
    package func offset(x: Int = 0, y: Int) -> DisplayCommand {
        func move(_ rect: PixelRect) -> PixelRect { rect.offsetBy(dx: x, dy: y) }
        func move(_ shape: RoundedRect) -> RoundedRect {
            RoundedRect(move(shape.rect), radius: shape.radius, corners: shape.corners)
        }
        func move(_ transform: Affine) -> Affine {
            transform.concatenating(.translation(x: Double(x), y: Double(y)))
        }
        func move(_ paint: Paint) -> Paint {
            switch paint {
            case .color: paint
            case .gradient(let gradient, let transform): .gradient(gradient, move(transform))
            case .image(let picture, let transform, let tint): .image(picture, move(transform), tint: tint)
            }
        }
        func move(_ shadow: BoxShadow) -> BoxShadow {
            BoxShadow(
                x: Double(shadow.x) / 256 + Double(x),
                y: Double(shadow.y) / 256 + Double(y),
                width: Double(shadow.width) / 256,
                height: Double(shadow.height) / 256,
                radius: Double(shadow.radius) / 256,
                sigma: Double(shadow.sigma) / 256
            )
        }
        return switch self {
        case .shadow(let shadow, let color): .shadow(move(shadow), color)
        case .fill(let shape, let color): .fill(move(shape), color)
        case .border(let shape, let width, let color): .border(move(shape), width: width, color)
        case .image(let bitmap, let source, let destination):
            .image(bitmap, source: source, destination: move(destination))
        case .blurBackdrop(let shape, let effect): .blurBackdrop(move(shape), effect)
        case .pushClip(let shape): .pushClip(move(shape))
        case .mask(let mask, let left, let top, let color): .mask(mask, x: left + x, y: top + y, color)
        case .fillPath(let path, let transform, let rule, let paint):
            .fillPath(path, move(transform), rule, move(paint))
        case .pushPathClip(let path, let transform, let rule): .pushPathClip(path, move(transform), rule)
        case .glyphs(let run, let transform, let paint): .glyphs(run, move(transform), move(paint))
        case .strokePath(let path, let transform, let style, let paint):
            .strokePath(path, move(transform), style, move(paint))
        case .template(let bitmap, let source, let destination, let color):
            .template(bitmap, source: source, destination: move(destination), color)
        case .pushGroup(let opacity, let bounds): .pushGroup(opacity: opacity, bounds: move(bounds))
        case .pushLayer(let style, let bounds): .pushLayer(style, bounds: move(bounds))
        case .projected(let projected):
            .projected(
                ProjectedList(
                    projected.list,
                    content: projected.content,
                    map: projected.map.concatenating(.translation(x: Double(x), y: Double(y)))
                )
            )
        case .pop: .pop
        }
    }

    package var isBracket: Bool {
        switch self {
        case .pushClip, .pushGroup, .pushLayer, .pushPathClip, .pop: true
        default: false
        }
    }
}
