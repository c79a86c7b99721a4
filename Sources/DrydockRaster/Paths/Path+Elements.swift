extension Path {
    /// A part of a path with its points.
    package enum Element: Equatable, Sendable {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case quadCurve(x1: Double, y1: Double, x: Double, y: Double)
        case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
        case close
    }

    /// From first to last. Cost: linear.
    package var elements: [Element] {
        var index = 0
        func next() -> Double {
            index += 1
            return points[index - 1]
        }
        return verbs.map { verb in
            switch verb {
            case .move: .move(x: next(), y: next())
            case .line: .line(x: next(), y: next())
            case .quadCurve: .quadCurve(x1: next(), y1: next(), x: next(), y: next())
            case .curve: .curve(x1: next(), y1: next(), x2: next(), y2: next(), x: next(), y: next())
            case .close: .close
            }
        }
    }
}
