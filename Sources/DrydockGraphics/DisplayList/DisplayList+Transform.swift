package import DrydockRaster
import Foundation

extension DisplayList {
    /// The same drawing under a matrix: shapes, images and glyphs stay as sharp as if they had been drawn under it.
    ///
    /// A translation by whole pixels moves every command as it is. Cost: linear in the commands.
    package func transformed(by transform: Affine) -> DisplayList {
        if transform == .identity { return self }
        if transform.isSingular { return DisplayList() }
        var result = DisplayList()
        result.commands.reserveCapacity(commands.count)
        let isMove = transform.isWholeMove
        for command in commands {
            if isMove {
                let split = transform.split
                result.append(command.moved(dx: split.x, dy: split.y))
            } else {
                command.append(to: &result, transform)
            }
        }
        return result
    }
}

extension Affine {
    /// Whether the map moves by whole pixels and does nothing else.
    fileprivate var isWholeMove: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }

    /// The whole pixels that a rectangle becomes; nil when it becomes something else.
    func wholeRect(_ rect: PixelRect) -> PixelRect? {
        guard b == 0 && c == 0 || a == 0 && d == 0 else { return nil }
        let (from, to) = (map(Double(rect.x), Double(rect.y)), map(Double(rect.maxX), Double(rect.maxY)))
        guard [from.x, from.y, to.x, to.y].allSatisfy({ $0 == $0.rounded() && abs($0) < 1_073_741_824 })
        else { return nil }
        return PixelRect(
            minX: Int(min(from.x, to.x)),
            minY: Int(min(from.y, to.y)),
            maxX: Int(max(from.x, to.x)),
            maxY: Int(max(from.y, to.y))
        )
    }

    /// The pixels around a mapped rectangle.
    func outerRect(_ rect: PixelRect) -> PixelRect {
        if rect.isEmpty { return .zero }
        let path = Path.rect(
            x: Double(rect.x),
            y: Double(rect.y),
            width: Double(rect.width),
            height: Double(rect.height)
        )
        return DisplayCommand.fillPath(path, self, .nonZero, .color(.black)).bounds
    }

    /// The map without its translation.
    fileprivate func vector(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        (a * x + c * y, b * x + d * y)
    }

    /// The square root of how much areas grow.
    fileprivate var meanScale: Double { abs(determinant).squareRoot() }
}

extension RoundedRect {
    package var path: Path { PathElements(self).path }

    fileprivate func moved(dx: Int, dy: Int) -> RoundedRect {
        RoundedRect(rect.offsetBy(dx: dx, dy: dy), radius: radius, corners: corners)
    }
}

extension PathElements {
    fileprivate init(_ shape: RoundedRect) {
        self.init()
        add(shape, inset: 0)
    }

    /// A shape within another by the same distance everywhere.
    fileprivate mutating func add(_ shape: RoundedRect, inset: Double) {
        let rect = CGRect(
            x: Double(shape.rect.x) + inset,
            y: Double(shape.rect.y) + inset,
            width: Double(shape.rect.width) - 2 * inset,
            height: Double(shape.rect.height) - 2 * inset
        )
        let radius = max(shape.radius.pixels - inset, 0)
        addRoundedRect(
            rect,
            rx: radius,
            ry: radius,
            corners: UIRectCorner(rawValue: UInt(shape.corners.rawValue))
        )
    }
}

extension DisplayCommand {
    /// The same command, so many pixels further.
    fileprivate func moved(dx: Int, dy: Int) -> DisplayCommand {
        let move = Affine.translation(x: Double(dx), y: Double(dy))
        switch self {
        case .fill(let shape, let color): return .fill(shape.moved(dx: dx, dy: dy), color)
        case .border(let shape, let width, let color):
            return .border(shape.moved(dx: dx, dy: dy), width: width, color)
        case .image(let bitmap, let source, let destination):
            return .image(bitmap, source: source, destination: destination.offsetBy(dx: dx, dy: dy))
        case .template(let bitmap, let source, let destination, let color):
            return .template(bitmap, source: source, destination: destination.offsetBy(dx: dx, dy: dy), color)
        case .mask(let mask, let x, let y, let color): return .mask(mask, x: x + dx, y: y + dy, color)
        case .blurBackdrop(let shape, let effect): return .blurBackdrop(shape.moved(dx: dx, dy: dy), effect)
        case .pushClip(let shape): return .pushClip(shape.moved(dx: dx, dy: dy))
        case .pushGroup(let opacity, let bounds):
            return .pushGroup(opacity: opacity, bounds: bounds.offsetBy(dx: dx, dy: dy))
        case .pushLayer(let style, let bounds):
            return .pushLayer(style, bounds: bounds.offsetBy(dx: dx, dy: dy))
        case .shadow(let shadow, let color):
            return .shadow(shadow.scaled(by: 1, dx: Double(dx), dy: Double(dy)), color)
        case .fillPath, .strokePath, .glyphs, .pushPathClip, .projected, .pop: return mappedPath(move)
        }
    }

    /// Commands that are under a matrix already.
    private func mappedPath(_ transform: Affine) -> DisplayCommand {
        switch self {
        case .fillPath(let path, let own, let rule, let paint):
            .fillPath(path, own.concatenating(transform), rule, paint.mapped(transform))
        case .strokePath(let path, let own, let style, let paint):
            .strokePath(path, own.concatenating(transform), style, paint.mapped(transform))
        case .glyphs(let run, let own, let paint):
            .glyphs(run, own.concatenating(transform), paint.mapped(transform))
        case .pushPathClip(let path, let own, let rule):
            .pushPathClip(path, own.concatenating(transform), rule)
        case .projected(let projected):
            .projected(
                ProjectedList(
                    projected.list,
                    content: projected.content,
                    map: projected.map.concatenating(transform)
                )
            )
        default: self
        }
    }

    /// The commands that draw the same under a matrix.
    fileprivate func append(to list: inout DisplayList, _ transform: Affine) {
        switch self {
        case .fill(let shape, let color):
            if shape.isSquare, let rect = transform.wholeRect(shape.rect) {
                list.append(.fill(RoundedRect(rect), color))
            } else {
                list.append(.fillPath(shape.path, transform, .nonZero, .color(color)))
            }
        case .border(let shape, let width, let color):
            var outline = PathElements(shape)
            if width.pixels * 2 < Double(min(shape.rect.width, shape.rect.height)) {
                outline.add(shape, inset: width.pixels)
            }
            list.append(.fillPath(outline.path, transform, .evenOdd, .color(color)))
        case .image(let bitmap, let source, let destination):
            list.append(.picture(bitmap, source, destination, tint: nil, transform))
        case .template(let bitmap, let source, let destination, let color):
            list.append(.picture(bitmap, source, destination, tint: color, transform))
        case .mask(let mask, let x, let y, let color):
            let rect = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
            if !rect.isEmpty {
                list.append(.picture(Bitmap(mask), rect.size.bounds, rect, tint: color, transform))
            }
        case .blurBackdrop(let shape, let effect):
            list.append(.pushPathClip(shape.path, transform, .nonZero))
            list.append(.blurBackdrop(RoundedRect(transform.outerRect(shape.rect)), effect))
            list.append(.pop)
        case .pushClip(let shape):
            if shape.isSquare, let rect = transform.wholeRect(shape.rect) {
                list.append(.pushClip(RoundedRect(rect)))
            } else {
                list.append(.pushPathClip(shape.path, transform, .nonZero))
            }
        case .pushGroup(let opacity, let bounds):
            list.append(.pushGroup(opacity: opacity, bounds: transform.outerRect(bounds)))
        case .pushLayer(let style, let bounds):
            list.append(.pushLayer(style.mapped(transform), bounds: transform.outerRect(bounds)))
        case .shadow(let shadow, let color):
            shadow.append(to: &list, color, transform)
        case .fillPath, .strokePath, .glyphs, .pushPathClip, .projected, .pop:
            list.append(mappedPath(transform))
        }
    }

    /// A part of a bitmap, scaled to a rectangle.
    /// - Parameter tint: what is filled where the bitmap covers; nil for the bitmap's colours.
    static func picture(
        _ bitmap: Bitmap,
        _ source: PixelRect,
        _ destination: PixelRect,
        tint: PremultipliedColor?,
        _ filters: ContentsFilters
    ) -> DisplayCommand {
        if filters.areSmooth(from: source.size, to: destination.size) {
            return tint.map { .template(bitmap, source: source, destination: destination, $0) }
                ?? .image(bitmap, source: source, destination: destination)
        }
        return picture(bitmap, source, destination, tint: tint, .identity, isSmooth: false)
    }

    private static func picture(
        _ bitmap: Bitmap,
        _ source: PixelRect,
        _ destination: PixelRect,
        tint: PremultipliedColor?,
        _ transform: Affine,
        isSmooth: Bool = true
    ) -> DisplayCommand {
        let (x, y) = (Double(destination.x), Double(destination.y))
        let (width, height) = (Double(destination.width), Double(destination.height))
        let placed = Affine(
            a: width / Double(max(source.width, 1)),
            d: height / Double(max(source.height, 1)),
            tx: x,
            ty: y
        )
        let path = Path.rect(x: x, y: y, width: width, height: height)
        let picture = Paint.Picture(bitmap, source: source, isSmooth: isSmooth)
        return .fillPath(
            path,
            transform,
            .nonZero,
            .image(picture, placed.concatenating(transform), tint: tint)
        )
    }
}

extension Paint {
    fileprivate func mapped(_ transform: Affine) -> Paint {
        switch self {
        case .color: self
        case .gradient(let gradient, let own): .gradient(gradient, own.concatenating(transform))
        case .image(let picture, let own, let tint): .image(picture, own.concatenating(transform), tint: tint)
        }
    }
}

extension LayerStyle {
    fileprivate func mapped(_ transform: Affine) -> LayerStyle {
        let shadow = shadow.map { shadow in
            let offset = transform.vector(Double(shadow.dx) / 256, Double(shadow.dy) / 256)
            let sigma = shadow.sigma.pixels * transform.meanScale
            return Shadow(sigma: sigma, dx: offset.x, dy: offset.y, color: shadow.color)
        }
        return LayerStyle(opacity: opacity, blendMode: blendMode, shadow: shadow, isIsolated: isIsolated)
    }
}

extension BoxShadow {
    fileprivate func scaled(by scale: Double, dx: Double, dy: Double) -> BoxShadow {
        let unit = scale / 256
        return BoxShadow(
            x: Double(x) * unit + dx,
            y: Double(y) * unit + dy,
            width: Double(width) * unit,
            height: Double(height) * unit,
            radius: Double(radius) * unit,
            sigma: Double(sigma) * unit
        )
    }

    /// Upright and evenly scaled it stays a box; else it is the shadow of a path that is itself too far away to be seen.
    fileprivate func append(to list: inout DisplayList, _ color: PremultipliedColor, _ transform: Affine) {
        if transform.a == transform.d, transform.b == 0, transform.c == 0, transform.a > 0 {
            list.append(.shadow(scaled(by: transform.a, dx: transform.tx, dy: transform.ty), color))
            return
        }
        let unit = 1.0 / 256
        let path = Path.roundedRect(
            x: Double(x) * unit,
            y: Double(y) * unit,
            width: Double(width) * unit,
            height: Double(height) * unit,
            radiusX: Double(radius) * unit,
            radiusY: Double(radius) * unit
        )
        let away = transform.concatenating(.translation(x: Self.away, y: 0))
        let content = DisplayCommand.fillPath(path, away, .nonZero, .color(.black))
        let sigma = Double(sigma) * unit * transform.meanScale
        let style = LayerStyle(shadow: .init(sigma: sigma, dx: 0 - Self.away, dy: 0, color: color))
        list.append(.pushLayer(style, bounds: content.bounds))
        list.append(content)
        list.append(.pop)
    }

    /// Pixels, beyond every frame.
    private static let away = 262_144.0
}

extension Bitmap {
    /// Black with a mask's coverage as alpha.
    fileprivate convenience init(_ mask: CoverageMask) {
        self.init(width: mask.width, height: mask.height)
        for index in 0..<area { self[index] = UInt32(mask.coverage[index]) << 24 }
    }
}
