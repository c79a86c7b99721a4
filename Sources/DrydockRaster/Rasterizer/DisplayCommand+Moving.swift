/// Commands moved by whole pixels. Only those are moved whose pixels are the same ones at another place, to the last bit: plain
/// colours, images, shapes, outlines and shadows from a grid. Gradients, other shadows and blurs depend on where they are.
extension DisplayCommand {
    /// The command at another place; nil for one that would not look the same there.
    func moved(x: Int, y: Int) -> DisplayCommand? {
        switch self {
        case .fill(let shape, let color): .fill(shape.moved(x, y), color)
        case .border(let shape, let width, let color): .border(shape.moved(x, y), width: width, color)
        case .image(let bitmap, let source, let destination):
            .image(bitmap, source: source, destination: destination.offsetBy(dx: x, dy: y))
        case .template(let bitmap, let source, let destination, let color):
            .template(bitmap, source: source, destination: destination.offsetBy(dx: x, dy: y), color)
        case .mask(let mask, let left, let top, let color): .mask(mask, x: left + x, y: top + y, color)
        case .pushClip(let shape): .pushClip(shape.moved(x, y))
        case .pushGroup(let opacity, let bounds):
            .pushGroup(opacity: opacity, bounds: bounds.offsetBy(dx: x, dy: y))
        case .fillPath(let path, let transform, let rule, .color(let color)):
            .fillPath(path, transform.moved(x, y), rule, .color(color))
        case .strokePath(let path, let transform, let style, .color(let color)):
            .strokePath(path, transform.moved(x, y), style, .color(color))
        case .glyphs(let run, let transform, .color(let color)):
            .glyphs(run, transform.moved(x, y), .color(color))
        case .pushPathClip(let path, let transform, let rule):
            .pushPathClip(path, transform.moved(x, y), rule)
        case .pop: .pop
        case .shadow(let shadow, let color): shadow.moved(x, y).map { .shadow($0, color) }
        case .blurBackdrop, .pushLayer, .projected, .fillPath, .strokePath, .glyphs: nil
        }
    }

    /// How far the command would have to move to be the other one; nil when none does it. Empty for a pop.
    ///
    /// Asked of many pairs, most of which differ: nothing is made for the answer.
    func way(to other: DisplayCommand) -> (x: Int, y: Int)? {
        switch self {
        case .fill(let shape, let color):
            guard case .fill(let otherShape, let otherColor) = other, color == otherColor else { return nil }
            return shape.way(to: otherShape)
        case .border(let shape, let width, let color):
            guard case .border(let otherShape, let otherWidth, let otherColor) = other, color == otherColor,
                width == otherWidth
            else { return nil }
            return shape.way(to: otherShape)
        case .image(let bitmap, let source, let rect):
            guard case .image(let otherBitmap, let otherSource, let otherRect) = other,
                source == otherSource, bitmap == otherBitmap
            else { return nil }
            return rect.way(to: otherRect)
        case .template(let bitmap, let source, let rect, let color):
            guard case .template(let otherBitmap, let otherSource, let otherRect, let otherColor) = other,
                color == otherColor, source == otherSource, bitmap == otherBitmap
            else { return nil }
            return rect.way(to: otherRect)
        case .mask(let mask, let x, let y, let color):
            guard case .mask(let otherMask, let otherX, let otherY, let otherColor) = other,
                mask == otherMask, color == otherColor
            else { return nil }
            return (otherX - x, otherY - y)
        case .pushClip(let shape):
            guard case .pushClip(let otherShape) = other else { return nil }
            return shape.way(to: otherShape)
        case .pushGroup(let opacity, let rect):
            guard case .pushGroup(let otherOpacity, let otherRect) = other, opacity == otherOpacity else {
                return nil
            }
            return rect.way(to: otherRect)
        case .fillPath(let path, let transform, let rule, .color(let color)):
            guard case .fillPath(let otherPath, let otherTransform, let otherRule, let paint) = other,
                case .color(color) = paint, rule == otherRule,
                let way = transform.way(to: otherTransform), path == otherPath
            else { return nil }
            return way
        case .strokePath(let path, let transform, let style, .color(let color)):
            guard case .strokePath(let otherPath, let otherTransform, let otherStyle, let paint) = other,
                case .color(color) = paint, style == otherStyle,
                let way = transform.way(to: otherTransform), path == otherPath
            else { return nil }
            return way
        case .glyphs(let run, let transform, .color(let color)):
            guard case .glyphs(let otherRun, let otherTransform, let paint) = other,
                case .color(color) = paint, let way = transform.way(to: otherTransform), run == otherRun
            else { return nil }
            return way
        case .pushPathClip(let path, let transform, let rule):
            guard case .pushPathClip(let otherPath, let otherTransform, let otherRule) = other,
                rule == otherRule, let way = transform.way(to: otherTransform), path == otherPath
            else { return nil }
            return way
        case .pop, .blurBackdrop, .shadow, .pushLayer, .projected, .fillPath, .strokePath, .glyphs:
            return nil
        }
    }
}

extension RoundedRect {
    func moved(_ x: Int, _ y: Int) -> RoundedRect {
        RoundedRect(rect.offsetBy(dx: x, dy: y), radius: radius, corners: corners)
    }

    fileprivate func way(to other: RoundedRect) -> (x: Int, y: Int)? {
        radius == other.radius && corners == other.corners ? rect.way(to: other.rect) : nil
    }
}

extension PixelRect {
    fileprivate func way(to other: PixelRect) -> (x: Int, y: Int)? {
        width == other.width && height == other.height ? (other.x - x, other.y - y) : nil
    }
}

extension Affine {
    fileprivate func moved(_ x: Int, _ y: Int) -> Affine {
        Affine(a: a, b: b, c: c, d: d, tx: tx + Double(x), ty: ty + Double(y))
    }

    /// In whole pixels; nil when only a part of one leads there.
    fileprivate func way(to other: Affine) -> (x: Int, y: Int)? {
        guard a == other.a, b == other.b, c == other.c, d == other.d else { return nil }
        let (x, y) = (other.tx - tx, other.ty - ty)
        guard x == x.rounded(), y == y.rounded() else { return nil }
        return (Int(x), Int(y))
    }
}
