/// The way of one property through the blocks of `addKeyframe`, other than straight from each to the next in its own time.
struct KeyframeWay {
    /// Raw values are those of the bits in `UIView.KeyframeAnimationOptions`.
    enum Mode: UInt {
        case linear = 0
        case discrete = 1
        case paced = 2
        case cubic = 3
        case cubicPaced = 4
    }

    /// One block's part of the whole time, and how far what it sets is from what was there before.
    struct Step {
        let window: ClosedRange<Double>
        let difference: AnimationVector
    }

    private let mode: Mode
    /// From the end's value, which is the last, to those at the times.
    private var offsets: [AnimationVector] = []
    /// From 0 to 1, in order.
    private var times: [Double] = []

    init(_ mode: Mode, _ steps: [Step]) {
        self.mode = mode
        let steps = steps.enumerated()
            .sorted { ($0.element.window.lowerBound, $0.offset) < ($1.element.window.lowerBound, $1.offset) }
            .map(\.element)
        // Step by step, since a turn of more than half a circle is another one than the shorter way from its beginning to its end.
        var offset = steps.reduce(AnimationVector.zero) { $0 + $1.difference }
        append(offset, at: 0)
        for step in steps {
            if step.window.lowerBound > times[times.count - 1] { append(offset, at: step.window.lowerBound) }
            offset -= step.difference
            append(offset, at: max(step.window.upperBound, times[times.count - 1]))
        }
        if times[times.count - 1] < 1 { append(offset, at: 1) }
        if mode == .paced || mode == .cubicPaced { pace() }
    }

    private mutating func append(_ offset: AnimationVector, at time: Double) {
        offsets.append(offset)
        times.append(time)
    }

    /// Gives each part of the way as much time as its length takes at one speed.
    private mutating func pace() {
        var lengths = [0.0]
        for (from, to) in zip(offsets, offsets.dropFirst()) {
            let way = to - from
            lengths.append(lengths[lengths.count - 1] + (way * way).sum().squareRoot())
        }
        guard let whole = lengths.last, whole > 0 else { return }
        times = lengths.map { $0 / whole }
    }

    /// How far from the end's value what is shown is.
    func offset(at progress: Double) -> AnimationVector {
        let progress = min(max(progress, 0), 1)
        let index = times.lastIndex { $0 <= progress } ?? 0
        guard mode != .discrete, index < times.count - 1 else { return offsets[index] }
        let part = (progress - times[index]) / (times[index + 1] - times[index])
        guard mode == .cubic || mode == .cubicPaced else {
            return offsets[index] + (offsets[index + 1] - offsets[index]) * part
        }
        let spline = KeyframeSpline(
            points: offsets.map { offset in offset.indices.map { offset[$0] } },
            tensions: [],
            continuities: [],
            biases: []
        )
        return AnimationVector(spline.value(after: index, at: part))
    }
}

/// What the blocks of `addKeyframe` of one animation change, where their ways are no straight ones.
final class KeyframeSteps {
    private struct Key: Hashable {
        let view: ObjectIdentifier
        let property: AnimatableProperty
    }

    let mode: KeyframeWay.Mode
    private var indices: [Key: Int] = [:]
    private var entries: [(view: UIView, property: AnimatableProperty, steps: [KeyframeWay.Step])] = []

    /// - Returns: nil where each step is an animation by itself.
    init?(_ options: UIView.AnimationOptions) {
        guard let mode = KeyframeWay.Mode(rawValue: options.rawValue >> 10 & 7), mode != .linear else {
            return nil
        }
        self.mode = mode
    }

    func add(_ step: KeyframeWay.Step, _ property: AnimatableProperty, of view: UIView) {
        let key = Key(view: ObjectIdentifier(view), property: property)
        if let index = indices[key] {
            entries[index].steps.append(step)
        } else {
            indices[key] = entries.count
            entries.append((view, property, [step]))
        }
    }

    /// What is to be animated, in the order in which it was touched.
    var ways: [(view: UIView, property: AnimatableProperty, way: KeyframeWay)] {
        entries.map { ($0.view, $0.property, KeyframeWay(mode, $0.steps)) }
    }
}
