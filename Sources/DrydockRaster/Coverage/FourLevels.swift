/// The coverages of four pixels next to one another.
struct FourLevels {
    /// A pixel's area: 256 × 256, twice.
    private static let whole: Int32 = 1 << 17

    #if DEBUG
        typealias Sum = Int32

        /// The first in the lowest byte.
        let packed: UInt32
    #else
        typealias Sum = SIMD4<Int32>

        /// One a lane.
        let lanes: SIMD4<UInt32>
    #endif

    @inline(__always)
    static var zero: FourLevels { FourLevels(0) }

    /// The last of four sums.
    @inline(__always)
    static func last(of sum: Sum) -> Int32 {
        #if DEBUG
            sum
        #else
            sum[3]
        #endif
    }

    #if DEBUG
        init(_ packed: UInt32) { self.packed = packed }

        /// The fold of four sums of cells that follow a sum, which then is the last of them.
        init(_ cells: UnsafePointer<Int32>, after sum: inout Sum, _ rule: FillRule) {
            var levels: UInt32 = 0
            var index: UInt32 = 0
            while index < 4 {
                sum &+= cells[Int(index)]
                levels |= Self.level(sum, rule) << (8 &* index)
                index &+= 1
            }
            packed = levels
        }

        private static func level(_ sum: Int32, _ rule: FillRule) -> UInt32 {
            var area = sum < 0 ? 0 &- sum : sum
            if rule == .nonZero {
                area = min(area, whole)
            } else {
                area &= 2 &* whole &- 1
                if area > whole { area = 2 &* whole &- area }
            }
            return UInt32(truncatingIfNeeded: (255 &* area &+ whole / 2) >> 17)
        }

        /// The coverage of the last pixel.
        var last: UInt8 { UInt8(packed >> 24) }
    #else
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
    #endif
}
