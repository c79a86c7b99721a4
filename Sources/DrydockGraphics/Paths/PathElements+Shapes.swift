import Foundation

extension PathElements {
    /// 4/3 · (√2 − 1): how far a cubic curve's handles reach for a quarter of a circle of radius 1.
    private static let quarterHandle: CGFloat = 0.552_284_749_830_793_5

    mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Four cubic curves from the right end, clockwise with y down.
    mutating func addEllipse(in rect: CGRect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        var (from, to) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
        for _ in 0..<4 {
            addQuarter(from, to, center: rect.center, rx: rx, ry: ry)
            (from, to) = (to, CGPoint(x: 0 - from.x, y: 0 - from.y))
        }
        close()
    }

    /// Radii are cut to half of the sides; corners not among `corners` are square.
    mutating func addRoundedRect(
        _ rect: CGRect,
        rx: CGFloat,
        ry: CGFloat,
        corners: UIRectCorner = .allCorners
    ) {
        let (rx, ry) = (min(max(rx, 0), rect.width / 2), min(max(ry, 0), rect.height / 2))
        guard rx > 0, ry > 0 else { return addRect(rect) }
        func addCorner(_ corner: UIRectCorner, x: CGFloat, y: CGFloat, from: CGPoint, to: CGPoint) {
            guard corners.contains(corner) else { return addLine(to: CGPoint(x: x, y: y)) }
            let center = CGPoint(x: x - (from.x + to.x) * rx, y: y - (from.y + to.y) * ry)
            addLine(to: CGPoint(x: center.x + from.x * rx, y: center.y + from.y * ry))
            addQuarter(from, to, center: center, rx: rx, ry: ry)
        }
        let (up, right) = (CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0))
        let (down, left) = (CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0))
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? rx : 0), y: rect.minY))
        addCorner(.topRight, x: rect.maxX, y: rect.minY, from: up, to: right)
        addCorner(.bottomRight, x: rect.maxX, y: rect.maxY, from: right, to: down)
        addCorner(.bottomLeft, x: rect.minX, y: rect.maxY, from: down, to: left)
        if corners.contains(.topLeft) {
            addCorner(.topLeft, x: rect.minX, y: rect.minY, from: left, to: up)
        }
        close()
    }

    /// Corners as `UIBezierPath` rounds them: continuous ones, whose curvature grows from the edges on, where the sides are
    /// long enough for them, 1.52866 radii a corner; else quarters of circles.
    ///
    /// The curve is that of PaintCode's measurements of iOS.
    mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
        let reach = 1.528_66 * radius
        guard radius > 0, 2 * reach <= min(rect.width, rect.height) else {
            return addRoundedRect(rect, rx: radius, ry: radius, corners: corners)
        }
        /// - Parameters:
        ///   - back: from the corner along the edge that leads to it.
        ///   - on: along the edge that leads away.
        func addCorner(_ corner: UIRectCorner, x: CGFloat, y: CGFloat, back: CGPoint, on: CGPoint) {
            func place(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
                CGPoint(
                    x: x + (back.x * along + on.x * across) * radius,
                    y: y + (back.y * along + on.y * across) * radius
                )
            }
            guard corners.contains(corner) else { return addLine(to: CGPoint(x: x, y: y)) }
            let (far, first, second) = (1.528_66, 1.088_49, 0.868_41)
            addLine(to: place(far, 0))
            addCurve(to: place(0.631_49, 0.074_91), control1: place(first, 0), control2: place(second, 0))
            addCurve(
                to: place(0.074_91, 0.631_49),
                control1: place(0.372_82, 0.169_06),
                control2: place(0.169_06, 0.372_82)
            )
            addCurve(to: place(0, far), control1: place(0, second), control2: place(0, first))
        }
        let (up, right) = (CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0))
        let (down, left) = (CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0))
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? reach : 0), y: rect.minY))
        addCorner(.topRight, x: rect.maxX, y: rect.minY, back: left, on: down)
        addCorner(.bottomRight, x: rect.maxX, y: rect.maxY, back: up, on: left)
        addCorner(.bottomLeft, x: rect.minX, y: rect.maxY, back: right, on: up)
        if corners.contains(.topLeft) {
            addCorner(.topLeft, x: rect.minX, y: rect.minY, back: down, on: right)
        }
        close()
    }

    /// A quarter of an ellipse between two unit vectors at right angles.
    private mutating func addQuarter(
        _ from: CGPoint,
        _ to: CGPoint,
        center: CGPoint,
        rx: CGFloat,
        ry: CGFloat
    ) {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + x * rx, y: center.y + y * ry)
        }
        let k = Self.quarterHandle
        addCurve(
            to: place(to.x, to.y),
            control1: place(from.x + k * to.x, from.y + k * to.y),
            control2: place(to.x + k * from.x, to.y + k * from.y)
        )
    }

    // MARK: - Arcs

    /// An arc, after a line to its beginning when there is a current point. One cubic curve for each quarter of a turn or
    /// less, at most 0.03 % of the radius away from the circle.
    ///
    /// - Parameters:
    ///   - sweep: in radians, positive where x turns to y: clockwise on the screen.
    ///   - transform: of the arc's points.
    mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        start: CGFloat,
        sweep: CGFloat,
        _ transform: CGAffineTransform = .identity
    ) {
        guard (start + sweep + radius + center.x + center.y) * 0 == 0 else { return }
        let sweep = abs(sweep) > 1000 ? (sweep < 0 ? -1000 : 1000) : sweep
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let quarter = Trigonometry.sineAndCosine(Double(step / 4))
        let handle = 4 * quarter.sine / (3 * quarter.cosine)
        func vector(_ index: Int) -> CGPoint {
            let (sine, cosine) = Trigonometry.sineAndCosine(Double(start + step * CGFloat(index)))
            return CGPoint(x: cosine, y: sine)
        }
        func place(_ vector: CGPoint, turned: CGFloat = 0) -> CGPoint {
            let x = vector.x - vector.y * turned
            let y = vector.y + vector.x * turned
            return CGPoint(x: center.x + x * radius, y: center.y + y * radius).applying(transform)
        }
        var from = vector(0)
        if current == nil || isEmpty { move(to: place(from)) } else { addLine(to: place(from)) }
        guard sweep != 0 else { return }
        for index in 1...count {
            let to = vector(index)
            addCurve(
                to: place(to),
                control1: place(from, turned: handle),
                control2: place(to, turned: 0 - handle)
            )
            from = to
        }
    }

    /// How far an arc goes from one angle to another in a direction: a whole turn or more counts as one, and what goes
    /// the other way is brought round.
    static func sweep(from start: CGFloat, to end: CGFloat, isIncreasing: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let distance = isIncreasing ? end - start : start - end
        guard distance.isFinite else { return 0 }
        // A whole turn may come a hair short in sums of fractions.
        var sweep = distance
        if sweep >= turn - 1e-12 {
            sweep = turn
        } else if sweep < 0 {
            sweep -= turn * (sweep / turn).rounded(.down)
            // Whole turns the other way are one in this direction.
            if sweep < 1e-12 { sweep = turn }
        }
        return isIncreasing ? sweep : 0 - sweep
    }

    /// The arc that rounds the corner at `corner` on the way from the current point to `end`; a line to the corner where there
    /// is nothing to round.
    mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let current else { return move(to: corner) }
        func unit(_ to: CGPoint) -> CGPoint? {
            let (x, y) = (to.x - corner.x, to.y - corner.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 && length.isFinite ? CGPoint(x: x / length, y: y / length) : nil
        }
        guard let back = unit(current), let on = unit(end), radius > 0 else { return addLine(to: corner) }
        let cosine = back.x * on.x + back.y * on.y
        let cross = back.x * on.y - back.y * on.x
        guard abs(cross) > 1e-12 else { return addLine(to: corner) }
        // The tangent of half of the angle between both sides is |cross| / (1 + cosine).
        let distance = radius * (1 + cosine) / abs(cross)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(
            x: corner.x + back.x * distance - back.y * side * radius,
            y: corner.y + back.y * distance + back.x * side * radius
        )
        let start = Trigonometry.angle(x: Double(back.y * side), y: Double(0 - back.x * side))
        let turn = Double.pi - Trigonometry.angle(x: Double(cosine), y: Double(abs(cross)))
        addArc(center: center, radius: radius, start: start, sweep: 0 - side * turn)
    }
}
