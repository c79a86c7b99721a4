/// The scaler for ratios of small whole numbers, which most are: exact, rounded half up, as all sums fit a Float.
final class SmallScaler {
    /// The largest sum of weights. A quotient's distance from a tie is then several times its error.
    private static let totalLimit = 4096

    let columns: ScaleAxis
    let rows: ScaleAxis
    /// Four channels of 32 bits for each source column.
    private let sums: UnsafeMutablePointer<UInt64>

    /// Nil when the sums of weights are too large.
    init?(source: PixelSize, size: PixelSize, columns: Range<Int>, rows: Range<Int>) {
        let across = ScaleAxis.total(source: source.width, destination: size.width)
        let down = ScaleAxis.total(source: source.height, destination: size.height)
        guard across * down <= Self.totalLimit else { return nil }
        self.columns = ScaleAxis(source: source.width, destination: size.width, range: columns)
        self.rows = ScaleAxis(source: source.height, destination: size.height, range: rows)
        sums = .allocate(capacity: max(self.columns.extent.count * 2, 1))
    }

    deinit {
        sums.deallocate()
    }

    /// Writes a row.
    ///
    /// - Parameters:
    ///   - index: counts from the first of the rows wanted.
    ///   - origin: the source's pixel in the first column that has a weight, in its first row.
    ///   - stride: from one row of the source to the next.
    func read(
        row index: Int,
        from origin: UnsafePointer<UInt32>,
        stride: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let count = columns.extent.count
        sums.clear(count: count * 2)
        for tap in 0..<rows.taps {
            let weight = rows.weights[index * rows.taps + tap]
            if weight == 0 { continue }
            let line = origin + (rows.starts[index] + tap) * stride
            Self.add(line, times: weight, to: sums, count: count)
        }
        Self.combine(sums, columns: columns, total: columns.total * rows.total, into: target)
    }

    private static func add(
        _ line: UnsafePointer<UInt32>,
        times weight: UInt16,
        to sums: UnsafeMutablePointer<UInt64>,
        count: Int
    ) {
        let bytes = UnsafeRawPointer(line).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(sums).assumingMemoryBound(to: Float.self)
        let factor = Float(weight)
        var index = 0
        while index < count &* 4 {
            output[index] += Float(Int32(truncatingIfNeeded: bytes[index])) * factor
            index &+= 1
        }
    }

    /// Weighs the sums of columns along the row and divides.
    private static func combine(
        _ sums: UnsafePointer<UInt64>,
        columns: ScaleAxis,
        total: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let taps = columns.taps
        let base = columns.extent.lowerBound
        // Adding the bias rounds a quotient to the nearest whole number, in the low byte of the bits; a quarter of
        // a unit beforehand sends ties upwards and changes nothing else.
        let factor = 1 / Float(total)
        let bias: Float = 8_388_608
        columns.starts.withUnsafeBufferPointer { starts in
            columns.weights.withUnsafeBufferPointer { weights in
                guard let starts = starts.baseAddress, let weights = weights.baseAddress else { return }
                let count = columns.starts.count
                var x = 0
                while x < count {
                    let first = sums + (starts[x] &- base) &* 2
                    let weight = weights + x &* taps
                    var sum = SIMD4<Float>(repeating: 0.25)
                    var tap = 0
                    while tap < taps {
                        let column = UnsafeRawPointer(first + tap &* 2)
                            .loadUnaligned(as: SIMD4<Float>.self)
                        sum += column * Float(weight[tap])
                        tap &+= 1
                    }
                    let biased = sum * factor + SIMD4(repeating: bias)
                    let bits = unsafeBitCast(biased, to: SIMD4<UInt32>.self) & 255
                    target[x] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bits), to: UInt32.self)
                    x &+= 1
                }
            }
        }
    }
}
