/// The coverages of four pixels next to one another.
struct FourLevels {
    /// A pixel's area: 256 × 256, twice.
    private static let whole: Int32 = 1 << 17

    typealias Sum = SIMD4<Int32>

    /// One a lane.
    let lanes: SIMD4<UInt32>

    @inline(__always)
    static var zero: FourLevels { FourLevels(0) }

    /// The last of four sums.
    @inline(__always)
    static func last(of sum: Sum) -> Int32 {
        sum[3]
    }

    @inline(__always)
    init(_ packed: UInt32) {
        lanes = SIMD4(truncatingIfNeeded: unsafeBitCast(packed, to: SIMD4<UInt8>.self))
    }

    @inline(__always)
    init(_ cells: UnsafePointer<Int32>, after sum: inout Sum, _ rule: FillRule) {
        // Shifts of pairs, then the first pair's sum twice: each is one instruction.
        let pairs = UnsafeRawPointer(cells).loadUnaligned(as: SIMD2<UInt64>.self)
        var four = unsafeBitCast(pairs, to: Sum.self) &+ unsafeBitCast(pairs &<< 32, to: Sum.self)
        four = four &+ Sum(lowHalf: .zero, highHalf: SIMD2(repeating: four[1])) &+ sum
        sum = Sum(repeating: four[3])
        let sign = four &>> 31
        var area = (four ^ sign) &- sign
        let wholes = Sum(repeating: Self.whole)
        if rule == .nonZero {
            // The lesser, by the sign of the difference.
            let rest = area &- wholes
            area = wholes &+ (rest & (rest &>> 31))
        } else {
            area &= Sum(repeating: 2 &* Self.whole &- 1)
            let rest = area &- wholes
            let beyond = rest &>> 31
            area = wholes &- ((rest ^ beyond) &- beyond)
        }
        let levels = ((area &<< 8) &- area &+ Sum(repeating: Self.whole / 2)) &>> 17
        lanes = unsafeBitCast(levels, to: SIMD4<UInt32>.self)
    }

    @inline(__always)
    var packed: UInt32 { unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: lanes), to: UInt32.self) }

    @inline(__always)
    var last: UInt8 { UInt8(truncatingIfNeeded: lanes[3]) }
}
