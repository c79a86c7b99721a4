/// The running sum along a row of column sums, divided by the window's area.
package struct BoxWindow {
    private let radius: Int
    private let area: UInt32

    /// - Parameter radius: 1 ... 127.
    package init(radius: Int) {
        self.radius = radius
        area = UInt32((2 * radius + 1) * (2 * radius + 1))
    }

    /// Writes the means of a row.
    ///
    /// - Parameters:
    ///   - columns: sums of four channels for `width + 2 · radius + 1` pixels.
    ///   - output: `width` pixels.
    package func write(_ columns: UnsafePointer<UInt16>, into output: UnsafeMutablePointer<UInt8>, width: Int)
    {
        let whole = width & ~3
        if radius <= 63 {
            writeSmall(columns, into: output, width: whole)
        } else {
            writeLarge(columns, into: output, width: whole)
        }
        writeScalar(columns, into: output, from: whole, width: width)
    }

    private func writeScalar(
        _ columns: UnsafePointer<UInt16>,
        into output: UnsafeMutablePointer<UInt8>,
        from start: Int,
        width: Int
    ) {
        guard start < width else { return }
        let reach = (2 &* radius &+ 1) &* 4
        let divisor = 2 &* area
        var channel = 0
        while channel < 4 {
            // Twice the sum and the area, so that the quotient rounds half up.
            var sum = area
            var index = start &* 4 &+ channel
            let end = index &+ reach
            while index < end {
                sum = sum &+ 2 &* UInt32(truncatingIfNeeded: columns[index])
                index &+= 4
            }
            index = start &* 4 &+ channel
            let last = width &* 4
            while index < last {
                output[index] = UInt8(truncatingIfNeeded: sum / divisor)
                sum = sum &+ 2 &* UInt32(truncatingIfNeeded: columns[index &+ reach])
                sum = sum &- 2 &* UInt32(truncatingIfNeeded: columns[index])
                index &+= 4
            }
            channel &+= 1
        }
    }
}

extension BoxWindow {
    /// Whole numbers below 2²³ are added to a Float's bits to become its fraction.
    private static let bias: Float = 8_388_608

    /// A quotient added to the bias is rounded to a whole number in the low bits. The area is odd: there are no ties.
    @inline(__always)
    private func pack(
        _ first: SIMD4<Float>,
        _ second: SIMD4<Float>,
        _ third: SIMD4<Float>,
        _ fourth: SIMD4<Float>
    ) -> SIMD16<UInt8> {
        let low = SIMD8(
            lowHalf: unsafeBitCast(first, to: SIMD4<UInt32>.self),
            highHalf: unsafeBitCast(second, to: SIMD4<UInt32>.self)
        )
        let high = SIMD8(
            lowHalf: unsafeBitCast(third, to: SIMD4<UInt32>.self),
            highHalf: unsafeBitCast(fourth, to: SIMD4<UInt32>.self)
        )
        let mask = SIMD16<UInt32>(repeating: 255)
        return SIMD16<UInt8>(truncatingIfNeeded: SIMD16(lowHalf: low, highHalf: high) & mask)
    }

    @inline(__always)
    private func load(_ columns: UnsafePointer<UInt16>, _ index: Int) -> SIMD4<UInt32> {
        SIMD4<UInt32>(
            truncatingIfNeeded: UnsafeRawPointer(columns + index).loadUnaligned(as: SIMD4<UInt16>.self)
        )
    }

    private func firstSum(_ columns: UnsafePointer<UInt16>) -> SIMD4<UInt32> {
        var sum = SIMD4<UInt32>.zero
        for index in 0...(2 * radius) { sum &+= load(columns, index * 4) }
        return sum
    }

    /// Up to a radius of 63 sums stay below 2²³, and one multiplication by the reciprocal, whose error is less than
    /// the distance of a quotient from the middle between two levels, divides exactly.
    private func writeSmall(
        _ columns: UnsafePointer<UInt16>,
        into output: UnsafeMutablePointer<UInt8>,
        width: Int
    ) {
        guard width > 0 else { return }
        let bias = SIMD4<Float>(repeating: Self.bias)
        let factor = SIMD4<Float>(repeating: 1 / Float(area))
        let reach = (2 &* radius &+ 1) &* 4
        var sum = firstSum(columns) &+ SIMD4<UInt32>(repeating: Self.bias.bitPattern)

        // Entering less leaving before it meets the sum: a chain of one addition a pixel.
        @inline(__always)
        func next(_ index: Int) -> SIMD4<Float> {
            let mean = (unsafeBitCast(sum, to: SIMD4<Float>.self) - bias) * factor + bias
            sum = sum &+ (load(columns, index &+ reach) &- load(columns, index))
            return mean
        }

        var index = 0
        let end = width &* 4
        while index < end {
            let first = next(index)
            let second = next(index &+ 4)
            let third = next(index &+ 8)
            let fourth = next(index &+ 12)
            UnsafeMutableRawPointer(output + index)
                .storeBytes(of: pack(first, second, third, fourth), as: SIMD16<UInt8>.self)
            index &+= 16
        }
    }

    /// Up to a radius of 127: as above, but a Double leaves far more room for the reciprocal's error. Whole numbers
    /// below 2⁵² are added to the bits of a Double to become its fraction.
    private func writeLarge(
        _ columns: UnsafePointer<UInt16>,
        into output: UnsafeMutablePointer<UInt8>,
        width: Int
    ) {
        guard width > 0 else { return }
        let one = 4_503_599_627_370_496.0
        let bias = SIMD4<Double>(repeating: one)
        let biasBits = SIMD4<UInt64>(repeating: one.bitPattern)
        let factor = SIMD4<Double>(repeating: 1 / Double(area))
        let reach = (2 &* radius &+ 1) &* 4
        var sum = firstSum(columns)

        @inline(__always)
        func next(_ index: Int) -> SIMD4<Float> {
            let exact = unsafeBitCast(
                SIMD4<UInt64>(truncatingIfNeeded: sum) | biasBits,
                to: SIMD4<Double>.self
            )
            let mean = unsafeBitCast((exact - bias) * factor + bias, to: SIMD4<UInt64>.self)
            sum = sum &+ (load(columns, index &+ reach) &- load(columns, index))
            return unsafeBitCast(SIMD4<UInt32>(truncatingIfNeeded: mean), to: SIMD4<Float>.self)
        }

        var index = 0
        let end = width &* 4
        while index < end {
            let first = next(index)
            let second = next(index &+ 4)
            let third = next(index &+ 8)
            let fourth = next(index &+ 12)
            UnsafeMutableRawPointer(output + index)
                .storeBytes(of: pack(first, second, third, fourth), as: SIMD16<UInt8>.self)
            index &+= 16
        }
    }
}
