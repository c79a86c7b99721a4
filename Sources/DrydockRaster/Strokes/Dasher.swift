/// Cuts lines into dashes by length.
enum Dasher {
    /// A line with more dashes than this is drawn solid.
    private static let countLimit = 1 << 17

    /// Hands over dash after dash, each of which may be read until the next.
    static func cut(_ line: StrokeLine, _ style: StrokeStyle, _ body: (StrokeLine) -> Void) {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        let total = points.dropFirst().reduce(0) { $0 + $1.length }
        let period = style.dashes.reduce(0, +)
        guard total > 0, total / period * Double(style.dashes.count) < Double(countLimit) else {
            body(line)
            return
        }
        var place = (style.phase / period - (style.phase / period).rounded(.down)) * period
        var dash = 0
        while place >= style.dashes[dash], dash + 1 < style.dashes.count {
            place -= style.dashes[dash]
            dash += 1
        }
        var rest = max(style.dashes[dash] - place, 0)
        var count = 0
        var open = StrokeLine()
        open.hasSegments = true
        func end() {
            if !open.points.isEmpty { body(open) }
            open.points.removeAll(keepingCapacity: true)
        }
        if dash % 2 == 0, let first = points.first { open.points.append(first) }
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            var done = 0.0
            while to.length - done > rest, count < countLimit {
                done += rest
                let cut = between(from, to, done / to.length)
                open.points.append(cut)
                if dash % 2 == 0 {
                    end()
                    count += 1
                }
                dash = (dash + 1) % style.dashes.count
                rest = style.dashes[dash]
            }
            rest -= to.length - done
            if dash % 2 == 0 { open.points.append(to) }
        }
        end()
    }

    private static func between(_ from: StrokeLine.Point, _ to: StrokeLine.Point, _ part: Double)
        -> StrokeLine.Point
    {
        let place = from.place + (to.place - from.place) * part
        let direction = (from.after * (1 - part) + to.before * part).unit ?? from.after
        return StrokeLine.Point(place: place, before: direction, after: direction)
    }
}
