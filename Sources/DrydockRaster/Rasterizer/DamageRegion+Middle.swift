extension DamageRegion {
    /// What steps cost, in pixels of a plain fill: an outline by itself and by the pixel of its bounds, another step, and each
    /// of all before two threads begin. Measured on scenes of paths and text.
    private enum Cost {
        static let outline = 8192
        static let outlinePixel = 12
        static let other = 512
        static let resolving = 1500
    }

    /// The first row below a line that parts the work of drawing about evenly, with that which the thread of the upper part
    /// has done before. Cost: of a few additions for each step and row.
    func middle(of steps: [Step]) -> Int {
        // By how much the cost of a row is more than that of the row above.
        var changes = [Int](repeating: 0, count: bounds.height + 1)
        var total = 0
        func add(_ cost: Int, in rect: PixelRect) {
            let row = cost / rect.height
            total += row * rect.height
            changes[rect.y - bounds.y] += row
            changes[rect.maxY - bounds.y] -= row
        }
        for rect in rects {
            add(rect.area, in: rect)
            for index in steps.indices where steps[index].bounds.intersects(rect) {
                let part = steps[index].bounds.intersection(rect)
                let isOutline = steps[index].kind == .outline
                let own = isOutline ? Cost.outline : Cost.other
                add(own + part.area * (isOutline ? Cost.outlinePixel : 1), in: part)
            }
        }
        let before = steps.count * Cost.resolving
        var (row, cost, above) = (0, 0, 0)
        while row < bounds.height, before + 2 * above < total {
            cost += changes[row]
            above += cost
            row += 1
        }
        return bounds.y + row
    }
}
