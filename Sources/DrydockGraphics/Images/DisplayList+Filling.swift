import DrydockRaster

extension DisplayList {
    /// What the list covers, in one colour. The colour's alpha counts once, however many shapes overlap.
    func filled(with color: ColorComponents) -> DisplayList {
        let alpha = color.premultiplied.a
        guard alpha > 0 else { return DisplayList() }
        var result = DisplayList(commands.map { $0.filled(with: color) })
        guard alpha < 255 else { return result }
        let bounds = result.bounds(from: 0)
        guard !bounds.isEmpty else { return DisplayList() }
        result.commands.insert(.pushGroup(opacity: alpha, bounds: bounds), at: 0)
        result.append(.pop)
        return result
    }
}

extension DisplayCommand {
    /// The same shape in a colour, with its own alpha.
    fileprivate func filled(with color: ColorComponents) -> DisplayCommand {
        switch self {
        case .fillPath(let path, let matrix, let rule, let paint):
            .fillPath(path, matrix, rule, paint.filled(with: color))
        case .strokePath(let path, let matrix, let style, let paint):
            .strokePath(path, matrix, style, paint.filled(with: color))
        case .fill(let shape, let own): .fill(shape, color.premultiplied(alpha: own.a))
        case .border(let shape, let width, let own):
            .border(shape, width: width, color.premultiplied(alpha: own.a))
        case .glyphs(let run, let matrix, let paint): .glyphs(run, matrix, paint.filled(with: color))
        case .image(let bitmap, let source, let destination):
            .template(bitmap, source: source, destination: destination, color.premultiplied(alpha: 255))
        case .projected(let projected):
            .projected(
                ProjectedList(
                    projected.list.filled(with: color.withAlpha(1)),
                    content: projected.content,
                    map: projected.map
                )
            )
        default: self
        }
    }
}

extension Paint {
    fileprivate func filled(with color: ColorComponents) -> Paint {
        switch self {
        case .color(let own): .color(color.premultiplied(alpha: own.a))
        case .gradient(let gradient, let matrix):
            .gradient(
                Gradient(
                    gradient.geometry,
                    stops: gradient.stops.map {
                        Gradient.Stop(position: $0.position, color: color.premultiplied(alpha: $0.color.a))
                    },
                    extendsStart: gradient.extendsStart,
                    extendsEnd: gradient.extendsEnd
                ),
                matrix
            )
        case .image(let picture, let matrix, _):
            .image(picture, matrix, tint: color.premultiplied(alpha: 255))
        }
    }
}

extension ColorComponents {
    /// The colour with another alpha, in levels.
    fileprivate func premultiplied(alpha: UInt8) -> PremultipliedColor {
        withAlpha(CGFloat(alpha) / 255).premultiplied
    }
}
