/// The two passes of `RowScaler`, in whole numbers but for divisions by the sum of weights, whose operands Float holds
/// and whose rounding is the same everywhere. One row at a time.
///
/// The plain loops, for what vectors leave over, take two channels at a time in halves of a word.
final class ScalePass {
    /// Where the lower byte, or 16 bits, of each half of a word lies.
    private static let bytes: UInt64 = 0x0000_00FF_0000_00FF
    private static let words: UInt64 = 0x0000_FFFF_0000_FFFF
    /// Whole numbers below 2²³ are added to a Float's bits to become its fraction, rounded.
    private static let bias: Float = 8_388_608

    private let width: Int
    private let columns: RowScaler.Axis
    /// Four 32-bit sums for each source column.
    private let sums: UnsafeMutablePointer<UInt64>
    /// Four 16-bit channels for each source column, in 1/64 of a level; one column more, which counts nothing.
    private let row: UnsafeMutablePointer<UInt64>
    /// For each column of an enlarged axis the first source column and four times the fraction.
    private let starts: UnsafeMutablePointer<Int>
    private let fractions: UnsafeMutablePointer<UInt64>
    /// Four times the fraction between two rows, twice.
    private let rowFraction = UnsafeMutablePointer<UInt64>.allocate(capacity: 2)
    /// Half a level in 1/64. Two mixes lose half of 1/64 each on average, which is given back.
    private let half: UInt64

    init(width: Int, columns: RowScaler.Axis, rows: RowScaler.Axis) {
        self.width = width
        self.columns = columns
        sums = .allocate(capacity: max(width * 2, 1))
        row = .allocate(capacity: width + 1)
        row.clear(count: width + 1)
        var half: UInt64 = 32
        var count = 0
        if case .neighbours(let axis) = columns { count = axis.starts.count }
        starts = .allocate(capacity: max(count, 1))
        fractions = .allocate(capacity: max(count, 1))
        if case .neighbours(let axis) = columns {
            for x in 0..<count {
                starts[x] = axis.starts[x] - axis.starts[0]
                fractions[x] = UInt64(axis.fractions[x]) &* 0x0001_0001_0001_0001
            }
            if case .neighbours = rows { half = 33 }
        }
        self.half = half
    }

    deinit {
        sums.deallocate()
        row.deallocate()
        starts.deallocate()
        fractions.deallocate()
        rowFraction.deallocate()
    }

    // MARK: - Columns

    /// Adds a weighted row to the sums, or starts them with it.
    func add(_ line: UnsafePointer<UInt32>, times weight: UInt32, isFirst: Bool) {
        if isFirst { sums.clear(count: width * 2) }
        let bytes = UnsafeRawPointer(line).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(sums).assumingMemoryBound(to: UInt32.self)
        let factor = UInt16(truncatingIfNeeded: weight)
        var index = 0
        while index < width &* 4 {
            let value = UInt16(truncatingIfNeeded: bytes[index])
            output[index] = output[index] &+ UInt32(value) &* UInt32(factor)
            index &+= 1
        }
    }

    /// The row from the sums: the nearest 1/64 of a level.
    func divide(by total: Int) {
        let input = UnsafeRawPointer(sums).assumingMemoryBound(to: Int32.self)
        let output = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt16.self)
        let factor = 64 / Float(total)
        var index = 0
        while index < width &* 4 {
            let quotient = Float(input[index]) * factor + Self.bias
            output[index] = UInt16(truncatingIfNeeded: quotient.bitPattern)
            index &+= 1
        }
    }

    /// The row between two, in 1/64 of a level rounded down.
    func mix(_ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, fraction: Int) {
        var x = 0
        let top = UnsafeRawPointer(upper)
        let bottom = UnsafeRawPointer(lower)
        let target = UnsafeMutableRawPointer(row)
        rowFraction.update(repeating: UInt64(fraction) &* 0x0001_0001_0001_0001, count: 2)
        while x &+ 2 <= width {
            let above = SIMD8<Int16>(
                truncatingIfNeeded: top.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt8>.self)
            )
            let below = SIMD8<Int16>(
                truncatingIfNeeded: bottom.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt8>.self)
            )
            // Loaded anew each time: widened ahead of the loop it would no longer be known to have 16 bits.
            let factor = UnsafeRawPointer(rowFraction).loadUnaligned(as: SIMD8<Int16>.self)
            let mixed = (above &<< 6) &+ Self.highProduct((below &- above) &<< 7, factor)
            target.storeBytes(of: mixed, toByteOffset: x &* 8, as: SIMD8<Int16>.self)
            x &+= 2
        }
        let second = UInt64(fraction)
        let first = UInt64(BilinearAxis.unit) &- second
        while x < width {
            let above = UInt64(upper[x])
            let below = UInt64(lower[x])
            let even =
                ((above | above &<< 16) & Self.bytes) &* first &+ ((below | below &<< 16) & Self.bytes)
                &* second
            let odd =
                ((above &>> 8 | above &<< 8) & Self.bytes) &* first
                &+ ((below &>> 8 | below &<< 8) & Self.bytes) &* second
            row[x] = ((even &>> 9) & Self.words) | ((odd &>> 9) & Self.words) &<< 16
            x &+= 1
        }
    }

    // MARK: - Rows

    /// Writes the pixels of the row.
    func write(into target: UnsafeMutablePointer<UInt32>, count: Int) {
        switch columns {
        case .means(let axis): writeMeans(axis, into: target, count: count)
        case .neighbours: writeMixed(into: target, count: count)
        }
    }

    private func writeMixed(into target: UnsafeMutablePointer<UInt32>, count: Int) {
        var x = 0
        let half = SIMD8<Int16>(repeating: Int16(truncatingIfNeeded: half))
        while x &+ 2 <= count {
            let left = UnsafeRawPointer(row + starts[x]).loadUnaligned(as: SIMD8<Int16>.self)
            let right = UnsafeRawPointer(row + starts[x &+ 1]).loadUnaligned(as: SIMD8<Int16>.self)
            let factor = UnsafeRawPointer(fractions + x).loadUnaligned(as: SIMD8<Int16>.self)
            let first = SIMD8(lowHalf: left.lowHalf, highHalf: right.lowHalf)
            let second = SIMD8(lowHalf: left.highHalf, highHalf: right.highHalf)
            let step = Self.highProduct((second &- first) &<< 1, factor)
            let mixed = (first &+ step &+ half) &>> 6
            UnsafeMutableRawPointer(target + x)
                .storeBytes(of: SIMD8<UInt8>(truncatingIfNeeded: mixed), as: SIMD8<UInt8>.self)
            x &+= 2
        }
        let rounding = self.half &* 0x0000_0001_0000_0001
        while x < count {
            let start = row + starts[x]
            let second = fractions[x] & 0xFFFF
            let first = UInt64(BilinearAxis.unit) &- second
            let even = (start[0] & Self.words) &* first &+ (start[1] & Self.words) &* second
            let odd = (start[0] &>> 16 & Self.words) &* first &+ (start[1] &>> 16 & Self.words) &* second
            let low = ((((even &>> 15) & Self.words) &+ rounding) &>> 6) & Self.bytes
            let high = ((((odd &>> 15) & Self.words) &+ rounding) &>> 6) & Self.bytes
            let both = low | high &<< 8
            target[x] = UInt32(truncatingIfNeeded: both | both &>> 16)
            x &+= 1
        }
    }

    private func writeMeans(_ axis: ScaleAxis, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        let factor = 1 / (64 * Float(axis.total))
        let base = axis.extent.lowerBound
        let taps = axis.taps
        axis.starts.withUnsafeBufferPointer { starts in
            axis.weights.withUnsafeBufferPointer { weights in
                guard let starts = starts.baseAddress, let weights = weights.baseAddress else { return }
                var x = 0
                while x < count {
                    let first = row + (starts[x] &- base)
                    let weight = weights + x &* taps
                    var sum = SIMD4<UInt32>.zero
                    var tap = 0
                    while tap < taps {
                        let channels = UnsafeRawPointer(first + tap).loadUnaligned(as: SIMD4<UInt16>.self)
                        sum &+=
                            SIMD4<UInt32>(truncatingIfNeeded: channels)
                            &* SIMD4(repeating: UInt32(weight[tap]))
                        tap &+= 1
                    }
                    let mean =
                        SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: sum)) * factor
                        + SIMD4(repeating: Self.bias)
                    let bits = unsafeBitCast(mean, to: SIMD4<UInt32>.self) & 255
                    target[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
                    x &+= 1
                }
            }
        }
    }

    /// The upper halves of products, rounded down: one instruction where vectors have 16-bit lanes.
    @inline(__always)
    private static func highProduct(_ first: SIMD8<Int16>, _ second: SIMD8<Int16>) -> SIMD8<Int16> {
        let product = SIMD8<Int32>(truncatingIfNeeded: first) &* SIMD8<Int32>(truncatingIfNeeded: second)
        return SIMD8<Int16>(truncatingIfNeeded: product &>> 16)
    }
}
