/// A small generator (xorshift64*), so that every run sees the same numbers.
package struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// The numbers of one case of many: cases next to each other have nothing in common.
    package init(seed: UInt64, case number: UInt64) {
        // The finaliser of splitmix64.
        var mixed = seed &+ (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        state = mixed ^ mixed >> 31 | 1
    }

    package mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }

    /// A whole number of the range.
    package mutating func int(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() >> 33) % (range.upperBound - range.lowerBound + 1)
    }

    package mutating func byte() -> UInt8 { UInt8(next() >> 56) }

    /// True once in so many times.
    package mutating func oneIn(_ count: Int) -> Bool { int(1...count) == 1 }

    package mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...(values.count - 1))] }
}
