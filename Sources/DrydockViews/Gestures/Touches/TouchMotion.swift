/// Where the middle of some touches has been, and how fast it moves.
nonisolated struct TouchMotion {
    /// Points that touches may move and not be a drag.
    static let slop: CGFloat = 10

    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    mutating func append(_ point: CGPoint, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, point))
        // Two at least, and those of the last moment.
        while samples.count > 2, samples[1].time <= time - TouchMotion.span { samples.removeFirst() }
    }

    mutating func removeAll() {
        samples = []
    }

    /// Points a second: from the first to the last place of the last moment; zero for touches that have rested for 100 ms.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time < TouchMotion.rest, last.time - first.time < TouchMotion.rest + TouchMotion.span
        else { return .zero }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.point.x - first.point.x) / seconds,
            y: (last.point.y - first.point.y) / seconds
        )
    }

    /// Seconds over which speed is measured, and without a move after which it is none.
    private static let span: TimeInterval = 0.05
    private static let rest: TimeInterval = 0.1
}

extension CGPoint {
    nonisolated func distance(to other: CGPoint) -> CGFloat {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }

    nonisolated func vector(from other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

    nonisolated func adding(_ other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}

extension UIView {
    /// A way in the window, in this view's coordinates.
    func convertVector(_ vector: CGPoint, fromWindowAt point: CGPoint) -> CGPoint {
        convert(point.adding(vector), from: nil).vector(from: convert(point, from: nil))
    }

    /// A way in this view's coordinates, in the window's.
    func convertVector(_ vector: CGPoint, toWindowAt point: CGPoint) -> CGPoint {
        let start = convert(point, from: nil)
        return convert(start.adding(vector), to: nil).vector(from: convert(start, to: nil))
    }
}
