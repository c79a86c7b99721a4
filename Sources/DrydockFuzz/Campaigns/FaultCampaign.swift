/// Fails on purpose, for tests: cases of a range of numbers trap, hang, grow or are wrong.
struct FaultCampaign: Campaign {
    static let name = "faults"
    static let summary = "fails on purpose, for tests"
    static let expectedStops = ["a caller's mistake"]

    private var kept: [[UInt8]] = []

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        switch trial.number {
        case 7: fatalError("the seventh case stops")
        case 13: while true { kept.removeAll() }
        case 19: for _ in 0..<4096 { kept.append([UInt8](repeating: 1, count: 1 << 20)) }
        case 23:
            trial.steps(12) { random in
                let value = random.below(1_000_000)
                trial.note("step \(value)")
            }
            let both = !trial.removed.contains(3) && !trial.removed.contains(7)
            try trial.check(!both, "steps 3 and 7 are both there")
        case 29: fatalError("a caller's mistake")
        default: break
        }
    }
}
