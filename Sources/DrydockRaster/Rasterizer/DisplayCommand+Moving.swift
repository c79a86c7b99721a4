/// Commands moved by whole pixels. Only those are moved whose pixels are the same ones at another place, to the last bit: plain
/// colours, images, shapes and outlines. Gradients, shadows and blurs depend on where they are.
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
        case .blurBackdrop, .shadow, .pushLayer, .projected, .fillPath, .strokePath, .glyphs: nil
        }
    }

    /// How far the command would have to move to be the other one; nil when none does it. Empty for a pop.
    func way(to other: DisplayCommand) -> (x: Int, y: Int)? {
        guard let (x, y) = origin, let (otherX, otherY) = other.origin,
            moved(x: otherX - x, y: otherY - y) == other
        else { return nil }
        return (otherX - x, otherY - y)
    }

    /// A pixel that moves with the command.
    private var origin: (Int, Int)? {
        switch self {
        case .fill(let shape, _), .border(let shape, _, _), .pushClip(let shape): (shape.rect.x, shape.rect.y)
        case .image(_, _, let rect), .template(_, _, let rect, _), .pushGroup(_, let rect): (rect.x, rect.y)
        case .mask(_, let x, let y, _): (x, y)
        case .fillPath(_, let transform, _, _), .strokePath(_, let transform, _, _),
            .glyphs(_, let transform, _), .pushPathClip(_, let transform, _):
            (transform.split.x, transform.split.y)
        case .pop, .blurBackdrop, .shadow, .pushLayer, .projected: nil
        }
    }
}

extension RoundedRect {
    fileprivate func moved(_ x: Int, _ y: Int) -> RoundedRect {
        RoundedRect(rect.offsetBy(dx: x, dy: y), radius: radius, corners: corners)
    }
}

extension Affine {
    fileprivate func moved(_ x: Int, _ y: Int) -> Affine {
        Affine(a: a, b: b, c: c, d: d, tx: tx + Double(x), ty: ty + Double(y))
    }
}
