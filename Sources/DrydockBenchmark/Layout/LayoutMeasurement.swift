import ArgumentParser

/// What is measured on a laid out system.
enum LayoutOperation: String, CaseIterable, ExpressibleByArgument {
    case first, resize, constant, leaf
}

/// The median of one operation on one workload.
struct LayoutMeasurement: Encodable {
    var subject: String
    var workload: String
    var views: Int
    var constraints: Int
    var operation: String
    var nanosecondsPerConstraint: Double
    var nanoseconds: Double
}

/// Measures one kind of subject.
struct LayoutMeter {
    var name: String
    /// Makes what builds a subject of the given problem and lays it out for the first time; only that is measured.
    var prepare: (LayoutProblem) -> () -> any LayoutSubject
    /// Whether what was prepared can be built from only once.
    var isPreparedAnew = false
    /// Whether only the first solution differs from another meter's.
    var isFirstOnly = false

    func measure(_ operation: LayoutOperation, _ workload: LayoutWorkload, views: Int) -> LayoutMeasurement {
        let problem = workload.problem(views: views)
        let make = prepare(problem)
        let subject = make()
        // A height in the middle: half of a column moves with it.
        let heights = problem.constraints.indices.filter {
            problem.constraints[$0].attribute == .height || problem.constraints[$0].attribute == .top
        }
        let changed = heights.isEmpty ? 0 : heights[heights.count / 2]
        let constant = problem.constraints.isEmpty ? 0 : problem.constraints[changed].constant
        var isOdd = false
        let median: Double
        switch operation {
        case .first:
            median = self.median { clock in
                let build = isPreparedAnew ? prepare(problem) : make
                var built: (any LayoutSubject)?
                let elapsed = clock.measure { built = build() }
                return built == nil ? .zero : elapsed
            }
        case .resize:
            var step = 0
            let scale = problem.root.w / workload.widths.lowerBound
            median = self.medianOfMany {
                isOdd.toggle()
                step += 1
                subject.resize(width: scale * workload.width(atStep: step), height: isOdd ? 850 : 844)
            }
        case .constant:
            median = self.medianOfMany {
                isOdd.toggle()
                subject.setConstant(ofConstraint: changed, to: constant + (isOdd ? 5 : 0))
            }
        case .leaf:
            median = self.median { clock in
                let elapsed = clock.measure { subject.addLeaf() }
                subject.removeLeaf()
                return elapsed
            }
        }
        return LayoutMeasurement(
            subject: name,
            workload: workload.rawValue,
            views: problem.views.count,
            constraints: problem.rowCount,
            operation: operation.rawValue,
            nanosecondsPerConstraint: median / Double(max(problem.rowCount, 1)),
            nanoseconds: median
        )
    }

    /// As `median`, for operations too short to be timed one by one.
    private func medianOfMany(_ run: () -> Void) -> Double {
        let clock = ContinuousClock()
        let once = clock.measure { run() }
        let count = max(1, Int(.microseconds(20) / max(once, .nanoseconds(50))))
        return median { $0.measure { for _ in 0..<count { run() } } } / Double(count)
    }

    /// In nanoseconds, over at least 9 runs and about 40 ms after as many to warm up.
    private func median(_ run: (ContinuousClock) -> Duration) -> Double {
        let clock = ContinuousClock()
        for _ in 0..<3 { _ = run(clock) }
        var samples: [Double] = []
        let end = clock.now + .milliseconds(40)
        while samples.count < 9 || (clock.now < end && samples.count < 20_000) {
            samples.append(Double(run(clock).components.attoseconds) / 1e9)
        }
        samples.sort()
        return samples[samples.count / 2]
    }
}
