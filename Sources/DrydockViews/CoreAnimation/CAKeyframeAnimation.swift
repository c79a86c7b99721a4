/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// What is gone through; without any there is nothing to show.
    open var values: [Any]?
    /// In place of `values`, for points: a line to go along.
    open var path: CGPath?
    /// Where each value stands between 0 and 1, in order; nil or another number of them spreads the values evenly.
    open var keyTimes: [NSNumber]?
    /// How progress follows time from each value to the next; one fewer than the values.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Of smooth ways, for each value: how tight they are, how sharp they bend, and to which side they overshoot; from -1 to 1,
    /// nil for 0.
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?
    /// Whether the layer turns with the path; nil for no.
    open var rotationMode: CAAnimationRotationMode?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CAKeyframeAnimation {
            (copy.values, copy.path, copy.keyTimes) = (values, path?.copy(), keyTimes)
            (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
            (copy.tensionValues, copy.continuityValues) = (tensionValues, continuityValues)
            (copy.biasValues, copy.rotationMode) = (biasValues, rotationMode)
        }
        return copy
    }

    override func value(at fraction: Double, from current: AnimatedValue, _ state: inout LayerState)
        -> AnimatedValue?
    {
        let fraction = progress(at: fraction)
        if let path { return place(on: path, at: fraction, &state) }
        let frames: [AnimatedValue] = (values ?? []).compactMap { AnimatedValue($0, like: current) }
        guard let first = frames.first else { return nil }
        if calculationMode == .discrete {
            let times = places(count: frames.count, of: frames.count)
            let index = times.lastIndex { $0 <= fraction } ?? 0
            return frames[min(index, frames.count - 1)]
        }
        guard frames.count > 1 else { return first }
        let times =
            isPaced ? paces(of: frames) : places(count: frames.count, of: frames.count - 1)
        let (index, part) = interval(of: fraction, in: times)
        if calculationMode == .cubic || calculationMode == .cubicPaced, let spline = spline(frames) {
            return .numbers(spline.value(after: index, at: part))
        }
        return frames[index].interpolated(to: frames[index + 1], part)
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    /// Nil for values that are no numbers, whose ways are straight.
    private func spline(_ frames: [AnimatedValue]) -> KeyframeSpline? {
        let points = frames.compactMap { frame -> [Double]? in
            if case .numbers(let numbers) = frame { numbers } else { nil }
        }
        guard points.count == frames.count else { return nil }
        return KeyframeSpline(
            points: points,
            tensions: tensionValues?.map(\.doubleValue) ?? [],
            continuities: continuityValues?.map(\.doubleValue) ?? [],
            biases: biasValues?.map(\.doubleValue) ?? []
        )
    }

    /// Where the values stand.
    /// - Parameter intervals: how many parts they are spread over.
    private func places(count: Int, of intervals: Int) -> [Double] {
        if let keyTimes, keyTimes.count >= count { return keyTimes.map { $0.doubleValue } }
        return (0..<count).map { Double($0) / Double(intervals) }
    }

    /// Where values stand that are gone through at one speed.
    private func paces(of frames: [AnimatedValue]) -> [Double] {
        var sum = 0.0
        var lengths = [sum]
        for (from, to) in zip(frames, frames.dropFirst()) {
            sum += from.distance(to: to)
            lengths.append(sum)
        }
        return sum > 0 ? lengths.map { $0 / sum } : places(count: frames.count, of: frames.count - 1)
    }

    /// The values between which a fraction lies, and how far it is between them, along the interval's curve.
    private func interval(of fraction: Double, in times: [Double]) -> (index: Int, part: Double) {
        let index = min(max((times.lastIndex { $0 <= fraction } ?? 0), 0), times.count - 2)
        let length = times[index + 1] - times[index]
        let part = length > 0 ? min(max((fraction - times[index]) / length, 0), 1) : 1
        guard let timingFunctions, index < timingFunctions.count, !isPaced else {
            return (index, part)
        }
        return (index, timingFunctions[index].curve.progress(at: part))
    }

    private func place(on path: CGPath, at fraction: Double, _ state: inout LayerState) -> AnimatedValue? {
        let elements = path.elements
        let count = elements.pieceCount
        guard count > 0 else { return nil }
        let place: (point: CGPoint, direction: CGPoint)?
        if isPaced {
            place = elements.place(atLength: fraction)
        } else {
            // Times of its points are not of the line that closes a path, which then is not gone along.
            let timed = keyTimes?.count == count && count > 1 ? count - 1 : count
            let (index, part) = interval(of: fraction, in: places(count: timed + 1, of: timed))
            place = elements.place(inPiece: index, at: calculationMode == .discrete ? 0 : part)
        }
        guard let place else { return nil }
        if let rotationMode, let key = LayerKey.named("transform.rotation.z") {
            let angle = Trigonometry.angle(x: place.direction.x, y: place.direction.y)
            key.set(&state, .numbers([angle + (rotationMode == .rotateAutoReverse ? .pi : 0)]))
        }
        return .numbers([place.point.x, place.point.y])
    }
}

/// How a keyframe animation goes from one value to the next.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// On a straight way.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Straight, and at one speed: key times and timing functions do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth way through the values; along a path as `linear`.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// As `cubic`, with times by the straight distances between the values: key times and timing functions do not count.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns with the path that it goes along.
public nonisolated struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its x axis points ahead.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Its x axis points back.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
