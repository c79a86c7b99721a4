extension Path {
    /// Whether the path is one subpath whose points, control points among them, are the corners of a convex polygon: then its
    /// outline meets itself nowhere. Cost: a few operations a point.
    ///
    /// All corners turn the same way, and the outline goes round once: along x it turns back twice.
    var isConvex: Bool {
        guard verbs.first == .move, !verbs.dropFirst().contains(.move), !verbs.dropLast().contains(.close)
        else { return false }
        var corners: [(x: Double, y: Double)] = []
        corners.reserveCapacity(points.count / 2)
        for index in stride(from: 0, to: points.count, by: 2) {
            let corner = (x: points[index], y: points[index + 1])
            if let last = corners.last, last == corner { continue }
            corners.append(corner)
        }
        if corners.count > 1, corners[0] == corners[corners.count - 1] { corners.removeLast() }
        guard corners.count > 2 else { return false }
        var (isLeft, isRight) = (false, false)
        var returns = 0
        var heading = 0.0
        var before = corners[corners.count - 1]
        // Twice around: the heading at the end is the one to begin with.
        for lap in 0..<2 {
            for (index, corner) in corners.enumerated() {
                let after = corners[index + 1 < corners.count ? index + 1 : 0]
                let (x, y) = (corner.x - before.x, corner.y - before.y)
                before = corner
                if x != 0 {
                    if lap == 1, heading * x < 0 { returns += 1 }
                    heading = x
                }
                let (nextX, nextY) = (after.x - corner.x, after.y - corner.y)
                let turn = x * nextY - y * nextX
                if turn > 0 { isRight = true } else if turn < 0 { isLeft = true }
                if turn == 0, x * nextX + y * nextY <= 0 { return false }
            }
        }
        return isLeft != isRight && returns == 2
    }
}
