/// Where one axis of a scroll view's content goes by itself: a position in points for each second since the start, in pieces
/// that are closed formulae. It knows of no frames, so that it is the same at every rate.
nonisolated struct ScrollTrajectory {
    /// Seconds until the axis rests.
    private(set) var duration: TimeInterval = 0
    /// Where it rests.
    private(set) var end: Double
    private var pieces: [(start: TimeInterval, way: Way)] = []

    private enum Way {
        /// x + v (e^(Kt) − 1) / K: friction.
        case decay(from: Double, velocity: Double, rate: Double)
        /// x₁ + (x₀ − x₁) e^(Kt): what friction with another speed would do.
        case approach(from: Double, to: Double, rate: Double)
        /// edge + (x + (v + ωx) t) e^(−ωt): a spring of mass 1 and stiffness 100, critically damped.
        case spring(edge: Double, stretch: Double, velocity: Double)
        /// Evenly.
        case line(from: Double, to: Double, duration: TimeInterval)
    }

    /// Stays where it is.
    init(at position: Double) {
        end = position
    }

    /// Evenly from a position to another.
    static func line(from start: Double, to end: Double, duration: TimeInterval) -> ScrollTrajectory {
        var trajectory = ScrollTrajectory(at: end)
        guard start != end, duration > 0 else { return trajectory }
        trajectory.append(.line(from: start, to: end, duration: duration), lasting: duration)
        return trajectory
    }

    /// To a place that is not where friction alone would end.
    /// - Parameter rate: K, below zero.
    static func approach(from start: Double, to end: Double, rate: Double) -> ScrollTrajectory {
        var trajectory = ScrollTrajectory(at: end)
        let way = abs(end - start)
        guard way > restDistance else { return trajectory }
        trajectory.append(
            .approach(from: start, to: end, rate: rate),
            lasting: Exponential.ln(restDistance / way) / rate
        )
        return trajectory
    }

    /// What a throw does: friction, and beyond a limit the spring that brings it back.
    /// - Parameters:
    ///   - velocity: points a second.
    ///   - rate: K, below zero.
    ///   - limits: where the content ends.
    ///   - bounces: whether it goes on beyond a limit; it stops there otherwise.
    ///   - rest: points from the limit at which the spring is at rest.
    static func released(
        at position: Double,
        velocity: Double,
        rate: Double,
        limits: ClosedRange<CGFloat>,
        bounces: Bool,
        rest: Double
    ) -> ScrollTrajectory {
        var trajectory = ScrollTrajectory(at: position)
        var (position, velocity) = (position, velocity)
        let limits = Double(limits.lowerBound)...Double(limits.upperBound)
        let nearest = min(max(position, limits.lowerBound), limits.upperBound)
        if position != nearest {
            let stretch = position - nearest
            // Thrown back hard enough, it passes the limit and goes on.
            let pull = velocity + frequency * stretch
            let passing = -stretch / pull
            guard pull != 0, passing > 0, limits.lowerBound < limits.upperBound else {
                trajectory.spring(to: nearest, stretch, velocity, rest)
                return trajectory
            }
            trajectory.append(.spring(edge: nearest, stretch: stretch, velocity: velocity), lasting: passing)
            velocity = pull * Exponential.exp(-frequency * passing)
            position = nearest
        }
        let target = position - velocity / rate
        guard abs(target - position) > restDistance else {
            trajectory.end = position
            return trajectory
        }
        let limit = velocity > 0 ? limits.upperBound : limits.lowerBound
        let decay = Way.decay(from: position, velocity: velocity, rate: rate)
        guard velocity > 0 ? target > limit : target < limit else {
            trajectory.append(decay, lasting: Exponential.ln(restDistance * abs(rate / velocity)) / rate)
            trajectory.end = target
            return trajectory
        }
        let speed = velocity + rate * (limit - position)
        trajectory.append(decay, lasting: max(Exponential.ln(speed / velocity) / rate, 0))
        trajectory.end = limit
        if bounces { trajectory.spring(to: limit, 0, speed, rest) }
        return trajectory
    }

    /// The position some seconds after the start.
    func position(at time: TimeInterval) -> Double {
        guard time < duration, let piece = pieces.last(where: { $0.start <= time }) else {
            return time < 0 ? position(at: 0) : end
        }
        let t = time - piece.start
        switch piece.way {
        case .decay(let x, let v, let rate): return x + v * (Exponential.exp(rate * t) - 1) / rate
        case .approach(let from, let to, let rate): return to + (from - to) * Exponential.exp(rate * t)
        case .spring(let edge, let x, let v):
            let frequency = ScrollTrajectory.frequency
            return edge + (x + (v + frequency * x) * t) * Exponential.exp(-frequency * t)
        case .line(let from, let to, let duration): return from + (to - from) * t / duration
        }
    }

    private mutating func append(_ way: Way, lasting seconds: TimeInterval) {
        pieces.append((duration, way))
        duration += max(seconds, 0)
    }

    /// |c₁ e^(−ωt)| and |c₂ t e^(−ωt)| are both below half of `rest` after the later of two times that are closed formulae.
    private mutating func spring(to edge: Double, _ stretch: Double, _ velocity: Double, _ rest: Double) {
        let frequency = ScrollTrajectory.frequency
        let pull = velocity + frequency * stretch
        let first = Exponential.ln(max(2 * abs(stretch) / rest, 1)) / frequency
        let second =
            2 * Exponential.ln(max(4 * abs(pull) / (Exponential.exp(1) * frequency * rest), 1)) / frequency
        append(.spring(edge: edge, stretch: stretch, velocity: velocity), lasting: max(first, second))
        end = edge
    }

    /// K for a deceleration a millisecond: 1000 ln d.
    static func rate(of deceleration: UIScrollView.DecelerationRate) -> Double {
        let value =
            deceleration.rawValue.isNaN
            ? UIScrollView.DecelerationRate.normal.rawValue : deceleration.rawValue
        return 1000 * Exponential.ln(min(max(value, 0.5), 0.9999))
    }

    /// How far content that is dragged `way` points beyond a limit is moved: (1 − 1 / (0.55 x / s + 1)) s.
    /// - Parameter side: s, of the scroll view, in points.
    static func stretched(_ way: Double, side: Double) -> Double {
        guard side > 0 else { return 0 }
        return (1 - 1 / (abs(way) * stiffness / side + 1)) * side * (way < 0 ? -1 : 1)
    }

    /// The way that `stretched` makes this of.
    static func unstretched(_ stretch: Double, side: Double) -> Double {
        guard side > 0 else { return 0 }
        let part = min(abs(stretch) / side, 0.999)
        return (1 / (1 - part) - 1) * side / stiffness * (stretch < 0 ? -1 : 1)
    }

    private static let stiffness = 0.55
    /// √(stiffness / mass).
    private static let frequency = 10.0
    /// Friction is over when this many points remain.
    private static let restDistance = 0.5
}
