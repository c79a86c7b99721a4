/// Which source pixels make up each destination pixel along one axis, in whole-number weights, so that scaling is
/// exact: the weighted mean rounds half up, and any part of the result can be computed alone.
struct ScaleAxis {
    /// The first source index of each destination index of the range.
    private(set) var starts: [Int] = []

    /// `taps` weights for each destination index, zero where fewer are needed; each at most 2¹⁴.
    private(set) var weights: [UInt16] = []

    /// Weights per destination index.
    let taps: Int

    /// The sum of each destination index's weights.
    let total: Int

    /// The sum of the weights of each index of an axis: 1 when nothing is scaled.
    static func total(source: Int, destination: Int) -> Int {
        let common = commonDivisor(max(source, destination), min(source, destination))
        if destination < source { return source / common }
        return destination == source ? 1 : 2 * (destination / common)
    }

    /// The source indices that have a weight.
    var extent: Range<Int> {
        guard let first = starts.first, let last = starts.last else { return 0..<0 }
        return first..<(last + taps)
    }

    /// Area average when the destination is smaller than the source, bilinear with extended edges when it is larger.
    ///
    /// - Parameters:
    ///   - source: source length, 1 ... 2¹⁴.
    ///   - destination: destination length, at least 1; `total` is to be at most 2¹⁴.
    ///   - range: the destination indices wanted, in `0 ..< destination`.
    init(source: Int, destination: Int, range: Range<Int>) {
        starts.reserveCapacity(range.count)
        if destination < source {
            let common = Self.commonDivisor(source, destination)
            total = source / common
            taps = min(source / destination + (source % destination == 0 ? 0 : 2), source)
            weights.reserveCapacity(range.count * taps)
            addAreas(source: source, destination: destination, unit: common, range: range)
        } else if destination == source {
            taps = 1
            total = 1
            starts = Array(range)
            weights = [UInt16](repeating: 1, count: range.count)
        } else {
            // Positions in units of 1 / (2 · destination) source pixels once both lengths are in lowest terms.
            let common = Self.commonDivisor(destination, source)
            taps = min(source, 2)
            total = 2 * (destination / common)
            weights.reserveCapacity(range.count * taps)
            addNeighbours(source: source, destination: destination, common: common, range: range)
        }
    }

    private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
        second == 0 ? first : commonDivisor(second, first % second)
    }

    private mutating func addAreas(source: Int, destination: Int, unit: Int, range: Range<Int>) {
        for index in range {
            let from = index * source
            let to = from + source
            let first = min(from / destination, source - taps)
            starts.append(first)
            for tap in 0..<taps {
                let cell = (first + tap) * destination
                let overlap = max(min(to, cell + destination) - max(from, cell), 0)
                weights.append(UInt16(overlap / unit))
            }
        }
    }

    private mutating func addNeighbours(source: Int, destination: Int, common: Int, range: Range<Int>) {
        for index in range {
            let position = max((2 * index + 1) * (source / common) - destination / common, 0)
            let cell = position / total
            if cell >= source - 1 {
                starts.append(source - taps)
                if taps > 1 { weights.append(0) }
                weights.append(UInt16(total))
            } else {
                let fraction = position % total
                starts.append(cell)
                weights += [UInt16(total - fraction), UInt16(fraction)]
            }
        }
    }
}
