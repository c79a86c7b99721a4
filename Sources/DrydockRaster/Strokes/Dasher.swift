/// Cuts lines into dashes by length.
enum Dasher {
    /// A line with more dashes than this is drawn solid.
    private static let countLimit = 1 << 17

    static func cut(_ line: StrokeLine, _ style: StrokeStyle) -> [StrokeLine] {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        let lengths = zip(points, points.dropFirst()).map { ($1.place - $0.place).length }
        let total = lengths.reduce(0, +)
        let period = style.dashes.reduce(0, +)
        guard total > 0, total / period * Double(style.dashes.count) < Double(countLimit) else {
            return [line]
        }
        var place = (style.phase / period - (style.phase / period).rounded(.down)) * period
        var dash = 0
        while place >= style.dashes[dash], dash + 1 < style.dashes.count {
            place -= style.dashes[dash]
            dash += 1
        }
        var rest = max(style.dashes[dash] - place, 0)
        var result: [StrokeLine] = []
        var open = StrokeLine()
        func end() {
            if !open.points.isEmpty { result.append(open) }
            open = StrokeLine()
        }
        func start(_ point: StrokeLine.Point) {
            open.hasSegments = true
            open.points = [point]
        }
        if dash % 2 == 0, let first = points.first { start(first) }
        for index in lengths.indices {
            let (from, to) = (points[index], points[index + 1])
            var done = 0.0
            while lengths[index] - done > rest, result.count < countLimit {
                done += rest
                let cut = between(from, to, done / lengths[index])
                if dash % 2 == 0 {
                    open.points.append(cut)
                    end()
                } else {
                    start(cut)
                }
                dash = (dash + 1) % style.dashes.count
                rest = style.dashes[dash]
            }
            rest -= lengths[index] - done
            if dash % 2 == 0 { open.points.append(to) }
        }
        end()
        return result
    }

    private static func between(_ from: StrokeLine.Point, _ to: StrokeLine.Point, _ part: Double)
        -> StrokeLine.Point
    {
        let place = from.place + (to.place - from.place) * part
        let direction = (from.after * (1 - part) + to.before * part).unit ?? from.after
        return StrokeLine.Point(place: place, before: direction, after: direction)
    }
}
