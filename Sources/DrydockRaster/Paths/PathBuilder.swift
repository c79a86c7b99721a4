/// Puts a path together. Subpaths count as closed where areas are filled.
package struct PathBuilder: Sendable {
    private(set) var verbs: [Path.Verb] = []
    private(set) var points: [Double] = []

    package init() {}

    package mutating func move(toX x: Double, y: Double) {
        verbs.append(.move)
        append(x, y)
    }

    /// A line from the current point; after no point at all, from (x, y).
    package mutating func addLine(toX x: Double, y: Double) {
        verbs.append(.line)
        append(x, y)
    }

    package mutating func addQuadCurve(toX x: Double, y: Double, controlX: Double, controlY: Double) {
        verbs.append(.quadCurve)
        append(controlX, controlY)
        append(x, y)
    }

    package mutating func addCurve(
        toX x: Double,
        y: Double,
        firstX: Double,
        firstY: Double,
        secondX: Double,
        secondY: Double
    ) {
        verbs.append(.curve)
        append(firstX, firstY)
        append(secondX, secondY)
        append(x, y)
    }

    /// Ends the subpath; the next one starts where this one did.
    package mutating func close() { verbs.append(.close) }

    /// Adds a path's parts where a matrix maps them.
    package mutating func append(_ path: Path, _ transform: Affine) {
        verbs += path.verbs
        for index in stride(from: 0, to: path.points.count, by: 2) {
            let point = transform.map(path.points[index], path.points[index + 1])
            append(point.x, point.y)
        }
    }

    package mutating func addRect(x: Double, y: Double, width: Double, height: Double) {
        move(toX: x, y: y)
        addLine(toX: x + width, y: y)
        addLine(toX: x + width, y: y + height)
        addLine(toX: x, y: y + height)
        close()
    }

    /// Clockwise from the top edge's left end; corners are quarters of ellipses by one cubic curve each.
    package mutating func addRoundedRect(
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        radiusX: Double,
        radiusY: Double
    ) {
        let (rx, ry) = (min(max(radiusX, 0), width / 2), min(max(radiusY, 0), height / 2))
        if !(rx > 0 && ry > 0) {
            addRect(x: x, y: y, width: width, height: height)
            return
        }
        let (right, bottom) = (x + width, y + height)
        // 4/3 · (√2 − 1) of the radius is the handle.
        let (kx, ky) = (rx * 0.447_715_250_169_206_5, ry * 0.447_715_250_169_206_5)
        func corner(_ toX: Double, _ toY: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
            addCurve(toX: toX, y: toY, firstX: x1, firstY: y1, secondX: x2, secondY: y2)
        }
        move(toX: x + rx, y: y)
        addLine(toX: right - rx, y: y)
        corner(right, y + ry, right - kx, y, right, y + ky)
        addLine(toX: right, y: bottom - ry)
        corner(right - rx, bottom, right, bottom - ky, right - kx, bottom)
        addLine(toX: x + rx, y: bottom)
        corner(x, bottom - ry, x + kx, bottom, x, bottom - ky)
        addLine(toX: x, y: y + ry)
        corner(x + rx, y, x, y + ky, x + kx, y)
        close()
    }

    /// Appends another path's subpaths.
    package mutating func add(_ path: Path, _ transform: Affine = .identity) {
        verbs += path.verbs
        for index in stride(from: 0, to: path.points.count, by: 2) {
            let point = transform.map(path.points[index], path.points[index + 1])
            append(point.x, point.y)
        }
    }

    private mutating func append(_ x: Double, _ y: Double) {
        points.append(x)
        points.append(y)
    }
}
