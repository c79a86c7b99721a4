/// Reduction of a frame by a whole factor: squares of `factor` × `factor` pixels become their mean, rounded half up;
/// at the right and bottom edge the mean of the pixels that exist.
package struct Reduction {
    /// 1 ... 8, so that a square's sums fit 16 bits.
    package static let factors = 1...8

    private let factor: Int

    package init(factor: Int) {
        require(Self.factors.contains(factor), "a reduction by \(factor) is not in 1 ... 8")
        self.factor = factor
    }

    /// Reduces the squares that make up rows of the target.
    ///
    /// - Parameters:
    ///   - columns: the target's columns to write.
    ///   - rows: the target's rows to write.
    package func reduce(_ frame: Bitmap, columns: Range<Int>, rows: Range<Int>, into target: Bitmap) {
        guard !columns.isEmpty, !rows.isEmpty else { return }
        let start = columns.lowerBound * factor
        let count = min(columns.upperBound * factor, frame.width) - start
        let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: columns.count * factor * 4)
        defer { sums.deallocate() }
        for row in rows {
            let output = target.pixels + row * target.width + columns.lowerBound
            let line = frame.pixels + row * factor * frame.width + start
            if factor == 1 {
                output.update(from: line, count: count)
                continue
            }
            let height = min(factor, frame.height - row * factor)
            sum(line, stride: frame.width, height: height, count: count * 4, into: sums)
            let whole = count / factor
            average(sums, count: whole, width: factor, height: height, into: output)
            if whole < columns.count {
                let last = sums + whole * factor * 4
                average(last, count: 1, width: count - whole * factor, height: height, into: output + whole)
            }
        }
    }

    /// Sums of columns of bytes, up to three rows in one pass.
    private func sum(
        _ first: UnsafePointer<UInt32>,
        stride: Int,
        height: Int,
        count: Int,
        into sums: UnsafeMutablePointer<UInt16>
    ) {
        func bytes(_ row: Int) -> UnsafePointer<UInt8> {
            UnsafeRawPointer(first + row * stride).assumingMemoryBound(to: UInt8.self)
        }
        var row = 0
        sums.clear(count: height < 3 ? count : 0)
        if height >= 3 {
            let (upper, middle, lower) = (bytes(0), bytes(1), bytes(2))
            var index = 0
            while index < count {
                sums[index] =
                    UInt16(truncatingIfNeeded: upper[index]) &+ UInt16(truncatingIfNeeded: middle[index])
                    &+ UInt16(truncatingIfNeeded: lower[index])
                index &+= 1
            }
            row = 3
        }
        while row < height {
            let line = bytes(row)
            var index = 0
            while index < count {
                sums[index] = sums[index] &+ UInt16(truncatingIfNeeded: line[index])
                index &+= 1
            }
            row &+= 1
        }
    }

    /// The means of groups of `width` columns, each a sum of `height` rows.
    private func average(
        _ sums: UnsafePointer<UInt16>,
        count: Int,
        width: Int,
        height: Int,
        into output: UnsafeMutablePointer<UInt32>
    ) {
        let mean = RoundedMean(count: width * height)
        switch width {
        // A known width is unrolled.
        case 2: Self.average(sums, count: count, width: 2, mean: mean, into: output)
        case 3: Self.average(sums, count: count, width: 3, mean: mean, into: output)
        default: Self.average(sums, count: count, width: width, mean: mean, into: output)
        }
    }

    @inline(__always)
    private static func average(
        _ sums: UnsafePointer<UInt16>,
        count: Int,
        width: Int,
        mean: RoundedMean,
        into output: UnsafeMutablePointer<UInt32>
    ) {
        var index = 0
        let multiplier = SIMD4<UInt32>(repeating: mean.multiplier)
        let half = SIMD4<UInt16>(repeating: UInt16(mean.half))
        let shift = SIMD4<UInt32>(repeating: 16 + mean.shift)
        while index < count {
            let group = UnsafeRawPointer(sums + index &* width &* 4)
            var sum = half
            var step = 0
            while step < width {
                sum = sum &+ group.loadUnaligned(fromByteOffset: step &* 8, as: SIMD4<UInt16>.self)
                step &+= 1
            }
            let means = (SIMD4<UInt32>(truncatingIfNeeded: sum) &* multiplier) &>> shift
            output[index] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: means), to: UInt32.self)
            index &+= 1
        }
    }
}
