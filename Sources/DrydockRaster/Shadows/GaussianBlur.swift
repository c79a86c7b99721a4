/// A Gaussian by three boxes each way, whose ends count in part, so that their variances add up to the Gaussian's; one of
/// less than two pixels by its own weights.
///
/// Within 3.1 levels of it. Between the passes levels are in 1/256. Cost: six passes, whatever the width.
struct GaussianBlur {
    /// A box counts the pixels up to `radius` away whole, and the next with a weight in 1/256.
    private let radius: Int
    private let weight: Int
    /// The weights, in 1/65536, of a pixel and those on one side of it, in place of boxes.
    private let kernel: [Int]

    /// - Parameter sigma: in pixels.
    init(sigma: Double) {
        if sigma < 2 {
            // A pixel's share of the Gaussian has the pixel's own variance, too.
            let narrow = max(sigma * sigma - 1.0 / 12, 0).squareRoot()
            func share(_ distance: Int) -> Int {
                let (near, far) = ((Double(distance) - 0.5) / narrow, (Double(distance) + 0.5) / narrow)
                return Int((Gaussian.integral(far) - Gaussian.integral(near)) * 65_536 + 0.5)
            }
            let sides = narrow < 0.1 ? [] : (1...8).map(share).prefix { $0 > 0 }
            kernel = [65_536 - 2 * sides.reduce(0, +)] + sides
            (radius, weight) = (0, 0)
            return
        }
        kernel = []
        let variance = sigma * sigma / 3
        var radius = 0
        while Double((radius + 1) * (radius + 2)) <= 3 * variance { radius += 1 }
        self.radius = radius
        // The variance of whole and part pixels over their weights is solved for the part.
        let r = Double(radius)
        let part = (2 * r + 1) * (variance - r * (r + 1) / 3) / (2 * ((r + 1) * (r + 1) - variance))
        weight = Int(min(max(part, 0), 1) * 256 + 0.5)
    }

    /// How far a pixel's alpha is spread.
    var reach: Int { kernel.isEmpty ? 3 * (radius + 1) : kernel.count - 1 }

    /// Blurs a plane of levels in 1/256, outside of which nothing is. Both memories hold width · height values.
    func blur(
        _ plane: UnsafeMutablePointer<UInt16>,
        _ other: UnsafeMutablePointer<UInt16>,
        width: Int,
        height: Int
    ) {
        for row in 0..<height {
            let (a, b) = (plane + row * width, other + row * width)
            passes(a, into: b, count: width)
        }
        // Columns, a few at a time: as rows of the transposed plane.
        let columns = 16
        let memory = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * columns * height)
        defer { memory.deallocate() }
        var first = 0
        while first < width {
            let count = min(columns, width - first)
            for y in 0..<height {
                let row = other + (y &* width &+ first)
                for column in 0..<count { memory[column &* height &+ y] = row[column] }
            }
            for column in 0..<count {
                let (a, b) = (memory + column * height, memory + columns * height)
                passes(a, into: b, count: height)
                for y in 0..<height { plane[y &* width &+ first &+ column] = b[y] }
            }
            first += count
        }
    }

    /// All passes over a line, whose own values are not kept.
    private func passes(
        _ line: UnsafeMutablePointer<UInt16>,
        into output: UnsafeMutablePointer<UInt16>,
        count: Int
    ) {
        if kernel.isEmpty {
            pass(line, into: output, count: count)
            pass(output, into: line, count: count)
            pass(line, into: output, count: count)
            return
        }
        for x in 0..<count {
            var sum = Int(line[x]) &* kernel[0] &+ 32_768
            for side in 1..<max(kernel.count, 1) {
                if x >= side { sum &+= Int(line[x &- side]) &* kernel[side] }
                if x &+ side < count { sum &+= Int(line[x &+ side]) &* kernel[side] }
            }
            output[x] = UInt16(truncatingIfNeeded: sum >> 16)
        }
    }

    private func pass(
        _ input: UnsafeMutablePointer<UInt16>,
        into output: UnsafeMutablePointer<UInt16>,
        count: Int
    ) {
        let (radius, weight) = (radius, weight)
        let total = (2 &* radius &+ 1) &* 256 &+ 2 &* weight
        let inverse = ((1 << 40) &+ total / 2) / total
        var sum = 0
        for index in 0..<min(radius, count) { sum &+= Int(input[index]) }
        var x = 0
        while x < count {
            let right = x &+ radius
            if right < count { sum &+= Int(input[right]) }
            var ends = 0
            if right &+ 1 < count { ends = Int(input[right &+ 1]) }
            let left = x &- radius
            if left > 0 { ends &+= Int(input[left &- 1]) }
            let value = sum &* 256 &+ ends &* weight
            output[x] = UInt16(truncatingIfNeeded: (value &* inverse &+ 1 << 39) >> 40)
            if left >= 0 { sum &-= Int(input[left]) }
            x &+= 1
        }
    }
}
