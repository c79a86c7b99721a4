/// Numbers that look like chance and are the same every time, on every machine and with every version of Swift.
///
/// Steele, Lea and Flood's SplitMix64, "Fast splittable pseudorandom number generators", 2014. The standard library's own
/// functions of a generator are not used: what they make of its numbers is not promised.
package struct Generator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// The generator of one case.
    package init(campaign: String, seed: UInt64, number: Int) {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in campaign.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state = Self.mix(hash ^ Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15))
        state = Self.mix(state &+ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mix(state)
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A generator whose numbers do not depend on how many of this one are used later.
    package mutating func split() -> Generator { Generator(seed: next()) }

    /// 0 up to `limit`, which is not among them; 0 where the limit is not above it.
    package mutating func below(_ limit: Int) -> Int {
        guard limit > 1 else { return 0 }
        return Int(next() % UInt64(limit))
    }

    package mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.upperBound - range.lowerBound + 1)
    }

    /// 0 up to 1, which is not among them.
    package mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    package mutating func number(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    /// True once in so many times, in the mean.
    package mutating func once(in count: Int) -> Bool { below(count) == 0 }

    package mutating func flag() -> Bool { next() & 1 == 1 }

    package mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 24) }

    package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

    /// A number as screens have them, now and then one at the edge of what a caller may pass.
    package mutating func length() -> Double {
        switch below(24) {
        case 0: pick([0, 1, 0.5, -1, 1.0 / 3, 1e-9, 10_000, 44, 390, 844])
        case 1: number(-200...200)
        case 2: number(0...3000)
        case 3..<12: Double(below(400))
        default: number(0...400)
        }
    }
}
