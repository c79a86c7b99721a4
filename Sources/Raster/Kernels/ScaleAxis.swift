/// Which source pixels make up each destination pixel along one axis, in whole-number weights, so that scaling is
/// exact: the weighted mean rounds half up, and any part of the result can be computed alone.
struct ScaleAxis {
    /// The first source index of each destination index of the range.
    private(set) var starts: [Int] = []

    /// `count` weights for each destination index, zero where fewer are needed.
    private(set) var weights: [UInt64] = []

    /// Weights per destination index.
    let count: Int

    /// The sum of each destination index's weights.
    let total: UInt64

    /// Area average when the destination is smaller than the source, bilinear with extended edges when it is larger.
    ///
    /// - Parameters:
    ///   - source: source length, at least 1.
    ///   - destination: destination length, at least 1.
    ///   - range: the destination indices wanted, in `0 ..< destination`.
    init(source: Int, destination: Int, range: Range<Int>) {
        if destination < source {
            count = source / destination + 2
            total = UInt64(source)
            addAreas(source: source, destination: destination, range: range)
        } else if destination == source {
            count = 1
            total = 1
            starts = Array(range)
            weights = [UInt64](repeating: 1, count: range.count)
        } else {
            // Positions in units of 1 / (2 · destination) source pixels, in 16 bits when that would not fit.
            count = 2
            total = destination > 1 << 15 ? 1 << 16 : UInt64(2 * destination)
            addNeighbours(source: source, destination: destination, range: range)
        }
    }

    private mutating func addAreas(source: Int, destination: Int, range: Range<Int>) {
        for index in range {
            let from = index * source
            let to = from + source
            let first = min(from / destination, max(source - count, 0))
            starts.append(first)
            for step in 0..<count {
                let cell = (first + step) * destination
                weights.append(UInt64(max(min(to, cell + destination) - max(from, cell), 0)))
            }
        }
    }

    private mutating func addNeighbours(source: Int, destination: Int, range: Range<Int>) {
        let unit = 2 * destination
        for index in range {
            let position = max((2 * index + 1) * source - destination, 0)
            let fraction = UInt64(position % unit) * total / UInt64(unit)
            let first = min(position / unit, max(source - 2, 0))
            starts.append(first)
            if source == 1 {
                weights += [total, 0]
            } else if position / unit > first {
                weights += [0, total]
            } else {
                weights += [total - fraction, fraction]
            }
        }
    }
}
