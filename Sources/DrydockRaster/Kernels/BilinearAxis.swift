/// Between which two source pixels each destination pixel of an enlarged axis lies.
struct BilinearAxis {
    /// What a fraction is counted in.
    static let unit = 1 << 15

    /// The first of the two source indices for each destination index of the range. At the end of the source the
    /// fraction is zero and the second index does not exist.
    private(set) var starts: [Int] = []

    /// The share of the second pixel, 0 ..< `unit`, rounded to the nearest.
    private(set) var fractions: [Int] = []

    /// - Parameters:
    ///   - source: source length, 1 ... 2¹⁴.
    ///   - destination: destination length, larger than the source's, at most 2³⁰.
    ///   - range: the destination indices wanted, in `0 ..< destination`.
    init(source: Int, destination: Int, range: Range<Int>) {
        starts.reserveCapacity(range.count)
        fractions.reserveCapacity(range.count)
        for index in range {
            // In units of 1 / (2 · destination) source pixels; then in those of the fraction.
            let position = max((2 * index + 1) * source - destination, 0)
            let place = (position * Self.unit + destination) / (2 * destination)
            let cell = place / Self.unit
            starts.append(min(cell, source - 1))
            fractions.append(cell < source - 1 ? place % Self.unit : 0)
        }
    }
}
