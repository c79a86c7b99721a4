/// Smooth ways through points: cubic curves whose directions at each point are those of Kochanek and Bartels (1984), and of Catmull
/// and Rom without tension, continuity and bias.
nonisolated struct KeyframeSpline {
    let points: [[Double]]
    /// Missing ones are 0.
    let tensions, continuities, biases: [Double]

    /// The value between a point and the next.
    func value(after index: Int, at t: Double) -> [Double] {
        let (leaving, arriving) = (
            direction(at: index, isLeaving: true), direction(at: index + 1, isLeaving: false)
        )
        let (square, cube) = (t * t, t * t * t)
        return points[index].indices.map { axis in
            let (from, to) = (points[index][axis], points[index + 1][axis])
            let start = (2 * cube - 3 * square + 1) * from + (cube - 2 * square + t) * leaving[axis]
            return start + (3 * square - 2 * cube) * to + (cube - square) * arriving[axis]
        }
    }

    /// Beyond both ends the points are those at the ends.
    private func direction(at index: Int, isLeaving: Bool) -> [Double] {
        func parameter(_ values: [Double]) -> Double { index < values.count ? values[index] : 0 }
        let (tension, bias) = (parameter(tensions), parameter(biases))
        let continuity = parameter(continuities) * (isLeaving ? 1 : -1)
        let here = points[index]
        let (before, after) = (points[max(index - 1, 0)], points[min(index + 1, points.count - 1)])
        let back = (1 - tension) * (1 + bias) * (1 + continuity) / 2
        let ahead = (1 - tension) * (1 - bias) * (1 - continuity) / 2
        return here.indices.map { back * (here[$0] - before[$0]) + ahead * (after[$0] - here[$0]) }
    }
}
