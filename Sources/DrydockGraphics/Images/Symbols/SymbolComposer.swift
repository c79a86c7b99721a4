import DrydockRaster
import Foundation

/// Makes symbols of drawings by the words of their names: `NAME.fill`, `NAME.circle`, `NAME.square.fill`, `NAME.slash`,
/// `NAME.badge`, `NAME.badge.plus` and the like, where there is no drawing of just that name.
struct SymbolComposer {
    /// The steps of a drawing; nil for a name without one.
    let find: (Substring) -> [SymbolDrawing.Step]?

    func symbol(named name: String) -> SymbolDrawing? {
        symbol(name[...], depth: 0)
    }

    private func symbol(_ name: Substring, depth: Int) -> SymbolDrawing? {
        if let steps = find(name) { return SymbolDrawing(steps) }
        guard depth < Self.maximumDepth else { return nil }
        if name.hasSuffix(".badge.fill") { return dotted(name.dropLast(11) + ".fill", depth) }
        if name.hasSuffix(".badge") { return dotted(String(name.dropLast(6)), depth) }
        if let (base, badge) = split(name, at: ".badge.") { return badged(base, badge, depth) }
        if name.hasSuffix(".slash.fill") {
            return symbol(name.dropLast(11) + ".fill", depth: depth + 1)?.slashed
        }
        if name.hasSuffix(".slash") { return symbol(name.dropLast(6), depth: depth + 1)?.slashed }
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? name.dropLast(5) : name
        for (word, outline) in Self.enclosures where plain.hasSuffix(word) {
            let inner = plain.dropLast(word.count)
            let solid = Self.solidWithin.contains(inner) ? find(inner + ".fill") : nil
            if let glyph = solid ?? find(inner) ?? glyph(inner, depth) {
                return enclosed(glyph, in: outline, isFilled: isFilled)
            }
        }
        return isFilled ? find(plain).map(filled) : nil
    }

    /// Two names as one.
    private func symbol(_ name: String, depth: Int) -> SymbolDrawing? { symbol(name[...], depth: depth) }

    /// A composed drawing within another: `doc.fill.circle`.
    private func glyph(_ name: Substring, _ depth: Int) -> [SymbolDrawing.Step]? {
        guard !name.isEmpty else { return nil }
        return symbol(name, depth: depth + 1)?.whole
    }

    // MARK: - Rules

    private func enclosed(
        _ glyph: [SymbolDrawing.Step],
        in outline: PathElements,
        isFilled: Bool
    ) -> SymbolDrawing {
        let small = glyph.map { $0.scaled(by: Self.innerScale, about: CGPoint(x: 12, y: 12)) }
        if isFilled {
            let grown = outline.scaled(by: 10.0 / 9, about: CGPoint(x: 12, y: 12))
            let holes = small.map { $0.erasing(extra: 0.2) }
            return SymbolDrawing(whole: [.fill(grown)] + holes, parts: [[.fill(grown)], small])
        }
        return SymbolDrawing(whole: [.stroke(outline)] + small, parts: [[.stroke(outline)], small])
    }

    /// The largest closed outline filled, the lines within it taken away.
    private func filled(_ steps: [SymbolDrawing.Step]) -> SymbolDrawing {
        var bodies: [(index: Int, area: CGFloat, path: PathElements)] = []
        for (index, step) in steps.enumerated() {
            guard case .stroke(let path) = step, path.types.last == .closeSubpath || path.isClosed else {
                continue
            }
            bodies.append((index, path.box.width * path.box.height, path))
        }
        guard let body = bodies.max(by: { $0.area < $1.area }) else { return SymbolDrawing(steps) }
        var result: [SymbolDrawing.Step] = [.fill(body.path), .stroke(body.path)]
        for (index, step) in steps.enumerated() where index != body.index {
            guard case .stroke(let path) = step else {
                result.append(step)
                continue
            }
            // Lines that go out of the body stay lines.
            if body.path.box.insetBy(dx: -0.5, dy: -0.5).contains(path.box) {
                result.append(.erase(path, isStroke: true, extra: 0))
            } else {
                result.append(step)
            }
        }
        return SymbolDrawing(result)
    }

    private func badged(_ base: Substring, _ badge: Substring, _ depth: Int) -> SymbolDrawing? {
        let isFilled = badge.hasSuffix(".fill")
        guard let body = symbol(base, depth: depth + 1),
            let mark = find(isFilled ? badge.dropLast(5) : badge)
        else { return nil }
        let center = CGPoint(x: 18.5, y: 18.5)
        let small = mark.map { $0.scaled(by: 0.42, about: CGPoint(x: 12, y: 12)).moved(dx: 6.5, dy: 6.5) }
        let hole = SymbolDrawing.Step.erase(Self.disc(center, radius: 6), isStroke: false, extra: 0)
        let back = body.whole + [hole]
        return SymbolDrawing(whole: back + small, parts: [back, small])
    }

    /// A drawing with a dot at its upper right corner.
    private func dotted(_ base: String, _ depth: Int) -> SymbolDrawing? {
        guard let body = symbol(base, depth: depth + 1) else { return nil }
        let center = CGPoint(x: 18.5, y: 5.5)
        let hole = SymbolDrawing.Step.erase(Self.disc(center, radius: 5.5), isStroke: false, extra: 0)
        let dot = SymbolDrawing.Step.fill(Self.disc(center, radius: 3.5))
        let back = body.whole + [hole]
        return SymbolDrawing(whole: back + [dot], parts: [back, [dot]])
    }

    private func split(_ name: Substring, at word: String) -> (Substring, Substring)? {
        guard let range = name.range(of: word, options: .backwards) else { return nil }
        return (name[..<range.lowerBound], name[range.upperBound...])
    }

    /// What is an area, and no line, within an outline.
    private static let solidWithin: Set<Substring> = [
        "play", "pause", "stop", "backward", "forward", "heart", "star", "bolt", "bookmark", "flag", "tag",
        "mic",
        "phone", "bell", "location", "pin", "person", "lock", "moon", "drop", "flame", "leaf",
    ]

    // MARK: - Shapes

    private static let innerScale: CGFloat = 0.56
    private static let maximumDepth = 4

    /// What the last word of a name draws around the rest.
    private static let enclosures: [(String, PathElements)] = [
        (".circle", disc(CGPoint(x: 12, y: 12), radius: 9)),
        (".square", rounded(x: 3, y: 3, width: 18, height: 18, radius: 3)),
        (".rectangle", rounded(x: 1, y: 4, width: 22, height: 16, radius: 3)),
        (".octagon", PathElements(svg: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z")),
        (".app", rounded(x: 3, y: 3, width: 18, height: 18, radius: 5)),
    ]

    private static func disc(_ center: CGPoint, radius: CGFloat) -> PathElements {
        var path = PathElements()
        path.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
        return path
    }

    private static func rounded(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat)
        -> PathElements
    {
        var path = PathElements()
        path.addRoundedRect(CGRect(x: x, y: y, width: width, height: height), rx: radius, ry: radius)
        return path
    }

    /// A dashed square with a question mark.
    static let placeholder: SymbolDrawing = {
        let dashes = rounded(x: 3, y: 3, width: 18, height: 18, radius: 3)
            .path.dashed(.init(width: 1, dashes: [3.2, 2.6], phase: 1.6), scale: 16)
        let mark = PathElements(svg: "M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3q-1.1 .6 -1.1 1.7m0 3v.01")
        return SymbolDrawing([.stroke(PathElements(dashes)), .stroke(mark)])
    }()
}

extension SymbolDrawing {
    /// A line through the drawing, with a gap beside it.
    fileprivate var slashed: SymbolDrawing {
        let line = PathElements(svg: "M3 3L21 21")
        let gap = PathElements(svg: "M5 2.6L22.4 20")
        let steps = whole + [.erase(gap, isStroke: true, extra: 0.2), .stroke(line)]
        return SymbolDrawing(steps)
    }
}

extension SymbolDrawing.Step {
    fileprivate func scaled(by scale: CGFloat, about center: CGPoint) -> SymbolDrawing.Step {
        mapped { $0.scaled(by: scale, about: center) }
    }

    fileprivate func moved(dx: CGFloat, dy: CGFloat) -> SymbolDrawing.Step {
        mapped { $0.applying(CGAffineTransform(translationX: dx, y: dy)) }
    }

    private func mapped(_ map: (PathElements) -> PathElements) -> SymbolDrawing.Step {
        switch self {
        case .stroke(let path): .stroke(map(path))
        case .fill(let path): .fill(map(path))
        case .erase(let path, let isStroke, let extra): .erase(map(path), isStroke: isStroke, extra: extra)
        }
    }

    /// What takes away where this step draws.
    fileprivate func erasing(extra: CGFloat) -> SymbolDrawing.Step {
        switch self {
        case .stroke(let path): .erase(path, isStroke: true, extra: extra)
        case .fill(let path): .erase(path, isStroke: false, extra: 0)
        case .erase: self
        }
    }
}

extension PathElements {
    fileprivate func scaled(by scale: CGFloat, about center: CGPoint) -> PathElements {
        applying(
            CGAffineTransform(
                a: scale,
                b: 0,
                c: 0,
                d: scale,
                tx: center.x * (1 - scale),
                ty: center.y * (1 - scale)
            )
        )
    }

    /// Whether the line ends where it began.
    fileprivate var isClosed: Bool {
        guard let first = points.first, let current, types.count > 2 else { return false }
        return abs(first.x - current.x) + abs(first.y - current.y) < 0.01
    }
}
