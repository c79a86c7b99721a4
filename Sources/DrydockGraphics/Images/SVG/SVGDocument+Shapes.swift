import DrydockRaster
import Foundation

extension SVGDocument {
    mutating func drawShape(
        _ element: SVGElement,
        _ matrix: CGAffineTransform,
        _ style: SVGStyle
    ) throws(SVGError) {
        let shape = try shape(of: element)
        guard style.isVisible, !shape.elements.isEmpty else { return }
        if element.name != "line", let paint = try paint(style.fill, style.fillOpacity, shape, matrix) {
            let command = DisplayCommand.fillPath(shape.path, matrix.affine, style.fillRule.rule, paint)
            try budget.spend(
                drawing: shape,
                matrix,
                isPlain: paint.isPlain,
                bounds: command.bounds.intersection(visible)
            )
            list.append(command)
        }
        guard style.strokeWidth > 0, let paint = try paint(style.stroke, style.strokeOpacity, shape, matrix)
        else { return }
        let line = StrokeStyle(
            width: style.strokeWidth,
            cap: style.lineCap.style,
            join: style.lineJoin.style,
            miterLimit: style.miterLimit,
            dashes: style.dashes.map(Double.init),
            phase: style.dashPhase
        )
        let command = DisplayCommand.strokePath(shape.path, matrix.affine, line, paint)
        try budget.spend(
            drawing: shape,
            matrix,
            stroke: line,
            isPlain: paint.isPlain,
            bounds: command.bounds.intersection(visible)
        )
        list.append(command)
    }

    /// The pixels of the drawing at its own size, as far as any are made at a time.
    private var visible: PixelRect {
        PixelRect(x: 0, y: 0, width: Int(min(size.width, 4096)), height: Int(min(size.height, 4096)))
    }

    private mutating func shape(of element: SVGElement) throws(SVGError) -> SVGShape {
        if let shape = cache.shapes[ObjectIdentifier(element)] { return shape }
        try budget.spend(parsing: element.attributes[element.name == "path" ? "d" : "points"])
        let shape = SVGShape(SVGShapes.elements(of: element, viewport: viewport))
        cache.shapes[ObjectIdentifier(element)] = shape
        return shape
    }

    mutating func transform(of element: SVGElement) throws(SVGError) -> CGAffineTransform {
        guard let text = element.attributes["transform"] else { return .identity }
        if let transform = cache.transforms[ObjectIdentifier(element)] { return transform }
        try budget.spend(parsing: text)
        let transform = SVGTransform.parse(text)
        cache.transforms[ObjectIdentifier(element)] = transform
        return transform
    }

    /// Composes what was drawn from an index on as one picture.
    mutating func group(from start: Int, opacity: CGFloat) throws(SVGError) {
        guard opacity < 1, list.commands.count > start else { return }
        // What lies in nested groups is looked through once for each.
        try budget.spend(list.commands.count - start)
        let bounds = list.bounds(from: start)
        try budget.spend(bounds.intersection(visible).area / 64)
        let level = UInt8((opacity * 255).rounded())
        list.commands.insert(.pushGroup(opacity: level, bounds: bounds), at: start)
        list.append(.pop)
    }

    /// - Returns: whether a clip was pushed.
    mutating func pushClip(
        _ name: String?,
        _ element: SVGElement,
        _ matrix: CGAffineTransform
    ) throws(SVGError) -> Bool {
        guard let name, let clip = tree.byID[name], clip.name == "clipPath" else { return false }
        var place = try transform(of: clip).concatenating(matrix)
        if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
            let box = try shape(of: element).box
            guard !box.isNull else { return false }
            place = CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY)
                .concatenating(place)
        }
        var all = PathElements()
        var rule = CGPathFillRule.winding
        for child in clip.children {
            let target = child.name == "use" ? child.reference.flatMap { tree.byID[$0] } ?? child : child
            if try style(of: target, in: SVGStyle()).clipRule == .evenOdd { rule = .evenOdd }
            let outline = try shape(of: target)
            try budget.spend(outline.elements.types.count)
            all.append(outline.elements, try transform(of: child))
        }
        let outline = SVGShape(all)
        let command = DisplayCommand.pushPathClip(outline.path, place.affine, rule.rule)
        let bounds = command.bounds.intersection(visible)
        try budget.spend(drawing: outline, place, isPlain: true, bounds: bounds)
        list.append(command)
        return true
    }

    mutating func style(of element: SVGElement, in parent: SVGStyle) throws(SVGError) -> SVGStyle {
        var style = parent.inherited
        let (width, height) = (viewport.width, viewport.height)
        let whole = ((width * width + height * height) / 2).squareRoot()
        try budget.spend(4 + element.attributes.count)
        // The colour first: others may be made of it.
        if let color = element.attributes["color"] { try style.set("color", color, whole: whole, &budget) }
        for (name, value) in element.attributes where name != "color" {
            try style.set(name, value, whole: whole, &budget)
        }
        for declarations in try tree.rules.declarations(for: element, &budget) {
            try budget.spend(declarations.count)
            for (name, value) in declarations { try style.set(name, value, whole: whole, &budget) }
        }
        if let text = element.attributes["style"] {
            try budget.spend(parsing: text)
            for (name, value) in SVGStyle.declarations(text) {
                try style.set(name, value, whole: whole, &budget)
            }
        }
        return style
    }

    private mutating func paint(
        _ paint: SVGStyle.Paint,
        _ opacity: CGFloat,
        _ shape: SVGShape,
        _ matrix: CGAffineTransform
    ) throws(SVGError) -> Paint? {
        func color(_ color: ColorComponents) -> Paint? {
            let shown = color.withAlpha(color.alpha * opacity)
            return shown.alpha > 0 ? .color(shown.premultiplied) : nil
        }
        switch paint {
        case .none: return nil
        case .color(let components): return color(components)
        case .reference(let name, let fallback):
            guard let element = tree.byID[name], let gradient = try gradient(element) else {
                if let element = tree.byID[name], element.name == "pattern" { ignored.insert("pattern") }
                return fallback.flatMap(color)
            }
            if gradient.repeats { ignored.insert("spreadMethod") }
            let colors = try colors(gradient, element, opacity)
            return gradient.paint(colors, box: shape.box, matrix, opacity: opacity)
        }
    }

    private mutating func gradient(_ element: SVGElement) throws(SVGError) -> SVGGradient? {
        if let gradient = cache.gradients[ObjectIdentifier(element)] { return gradient }
        let gradient = try SVGGradient(element, in: tree, viewport: viewport, &budget)
        cache.gradients[ObjectIdentifier(element)] = .some(gradient)
        return gradient
    }

    private mutating func colors(
        _ gradient: SVGGradient,
        _ element: SVGElement,
        _ opacity: CGFloat
    ) throws(SVGError) -> Gradient {
        let key = Cache.Colors(gradient: ObjectIdentifier(element), opacity: opacity)
        if let colors = cache.colors[key] { return colors }
        // Its table, and its stops, which are sorted.
        try budget.spend(256 + 4 * gradient.stopCount)
        let colors = gradient.colors(opacity: opacity)
        cache.colors[key] = colors
        return colors
    }
}

extension Paint {
    /// Whether all pixels have one colour.
    fileprivate var isPlain: Bool {
        if case .color = self { return true }
        return false
    }
}
