/// Random numbers that depend on nothing but the seed (SplitMix64, Steele et al. 2014).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number in `0 ..< count`; 0 where there is none.
    mutating func pick(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[pick(values.count)] }
}
