/// A value of a layer on its way to another one.
nonisolated enum AnimatedValue {
    case numbers([Double])
    case color(CGColor?)
    case colors([CGColor])
    case transform(CATransform3D)
    case path(CGPath?)
    case image(LayerImage?)
    /// What has nothing between one value and the next.
    case other(Any?)

    /// What code has given for a value; nil when it is of another kind.
    /// - Parameter kind: what the layer has.
    init?(_ value: Any, like kind: AnimatedValue) {
        switch kind {
        case .numbers(let numbers):
            guard let given = Self.numbers(of: value), given.count == numbers.count || numbers.isEmpty else {
                return nil
            }
            self = .numbers(given)
        case .color:
            guard let color = value as? CGColor else { return nil }
            self = .color(color)
        case .colors:
            guard let colors = value as? [Any] else { return nil }
            self = .colors(colors.compactMap { $0 as? CGColor })
        case .transform:
            guard let transform = value as? CATransform3D, transform.isFinite else { return nil }
            self = .transform(transform)
        case .path:
            guard let path = value as? CGPath else { return nil }
            self = .path(path)
        case .image:
            guard let image = value as? CGImage else { return nil }
            self = .image(LayerImage(image))
        case .other: self = .other(value)
        }
    }

    private static func numbers(of value: Any) -> [Double]? {
        let numbers: [Double]
        switch value {
        case let value as Double: numbers = [value]
        case let value as Float: numbers = [Double(value)]
        case let value as CGFloat: numbers = [value]
        case let value as Bool: numbers = [value ? 1 : 0]
        case let value as any BinaryInteger: numbers = [Double(value)]
        case let value as NSNumber: numbers = [value.doubleValue]
        case let value as CGPoint: numbers = [value.x, value.y]
        case let value as CGSize: numbers = [value.width, value.height]
        case let value as CGRect: numbers = [value.minX, value.minY, value.width, value.height]
        case let value as [Any]:
            let parts = value.compactMap { Self.numbers(of: $0)?.first }
            guard parts.count == value.count else { return nil }
            numbers = parts
        default: return nil
        }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    /// What adds nothing.
    var zero: AnimatedValue {
        switch self {
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .transform: .transform(CATransform3DIdentity)
        default: self
        }
    }

    var negated: AnimatedValue {
        switch self {
        case .numbers(let numbers): .numbers(numbers.map { 0 - $0 })
        case .transform(let transform): .transform(CATransform3DInvert(transform))
        default: self
        }
    }

    /// Numbers are added, transforms come after one another; other values replace.
    func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        default: other
        }
    }

    /// How far it is to another value, as lengths go.
    func distance(to other: AnimatedValue) -> Double {
        guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }

    /// What is shown between two values. Those that have nothing between them change in the middle.
    func interpolated(to end: AnimatedValue, _ t: Double) -> AnimatedValue {
        if t == 0 { return self }
        if t == 1 { return end }
        switch (self, end) {
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { $0 + ($1 - $0) * t })
        case (.color(let a), .color(let b)):
            return .color(Self.mix(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).compactMap { Self.mix($0, $1, t) })
        case (.transform(let a), .transform(let b)):
            return .transform(Self.mix(a, b, t))
        case (.path(let a?), .path(let b?)):
            if let path = a.elements.interpolated(to: b.elements, t) { return .path(CGPath(path)) }
        case (.image(let a), .image(let b)):
            return .image(LayerImage.mix(a, b, min(max(t, 0), 1)))
        default: break
        }
        return t < 0.5 ? self : end
    }

    /// No colour and a clear one keep the other's hue.
    private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
        guard let known = a ?? b else { return nil }
        let clear = UIColor(cgColor: known).withAlphaComponent(0).cgColor
        let (from, to) = ((a ?? clear).channels, (b ?? clear).channels)
        let parts = (0..<4).map { index in
            let start = from[3] == 0 && index < 3 ? to[index] : from[index]
            let end = to[3] == 0 && index < 3 ? from[index] : to[index]
            return min(max(start + (end - start) * t, 0), 1)
        }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// Maps of the plane by angle, scales, shear and translation, the shorter way round; those of space likewise, and what cannot
    /// be taken apart number by number.
    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if CATransform3DIsAffine(a), CATransform3DIsAffine(b) {
            let (from, to) = (a.projection.parts, b.projection.parts)
            let way = CGAffineTransform.way(from: from, to: to)
            return CATransform3DMakeAffineTransform(CGAffineTransform(parts: to + way * (t - 1)))
        }
        if let between = a.interpolated(to: b, t) { return between }
        var result = a
        result.rows = zip(a.rows, b.rows).map { $0 + ($1 - $0) * t }
        return result
    }
}
