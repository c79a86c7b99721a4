/// A box of the grid, its border included.
struct GridBox {
    enum Axis {
        case x, y

        var other: Axis { self == .x ? .y : .x }
    }

    private let minX, minY, maxX, maxY: Int

    /// All points that a `SnapGrid` has.
    static let whole = GridBox(minX: 0, minY: 0, maxX: 1 << 30, maxY: 1 << 30)

    var longerAxis: Axis { maxX - minX >= maxY - minY ? .x : .y }

    /// Both with the border between them; nil for a box too narrow to be halved.
    func halves(_ axis: Axis) -> (low: GridBox, high: GridBox)? {
        switch axis {
        case .x:
            guard maxX - minX > 1 else { return nil }
            let middle = (minX + maxX) / 2
            return (
                GridBox(minX: minX, minY: minY, maxX: middle, maxY: maxY),
                GridBox(minX: middle, minY: minY, maxX: maxX, maxY: maxY)
            )
        case .y:
            guard maxY - minY > 1 else { return nil }
            let middle = (minY + maxY) / 2
            return (
                GridBox(minX: minX, minY: minY, maxX: maxX, maxY: middle),
                GridBox(minX: minX, minY: middle, maxX: maxX, maxY: maxY)
            )
        }
    }

    func contains(_ point: GridPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// Whether a line between two points touches the box or comes within a unit of it.
    @inline(__always)
    func touches(_ a: GridPoint, _ b: GridPoint) -> Bool {
        guard max(a.x, b.x) >= minX - 1, min(a.x, b.x) <= maxX + 1,
            max(a.y, b.y) >= minY - 1, min(a.y, b.y) <= maxY + 1
        else { return false }
        // The box's middle is no farther from the line than its corners reach.
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let turn = dx * (minY + maxY - 2 * a.y) - dy * (minX + maxX - 2 * a.x)
        return abs(turn) <= abs(dx) * (maxY - minY + 2) + abs(dy) * (maxX - minX + 2)
    }
}
