/// The longest common subsequence of two lists.
enum CommonSubsequence {
    /// Pairs of places, in order. What both begin and end with is paired first; of what is left between, up to 1,000 by
    /// 1,000 are compared in O(n · m), and none beyond.
    static func pairs(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
        let shorter = min(old.count, new.count)
        let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let suffix =
            (0..<shorter - prefix).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] }
            ?? shorter - prefix
        var result = (0..<prefix).map { (old: $0, new: $0) }
        let (rows, columns) = (old.count - prefix - suffix, new.count - prefix - suffix)
        if rows > 0, columns > 0, rows <= limit, columns <= limit {
            // lengths[row][column] is the longest from there on.
            var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
            let width = columns + 1
            for row in (0..<rows).reversed() {
                for column in (0..<columns).reversed() {
                    lengths[row * width + column] =
                        old[prefix + row] == new[prefix + column]
                        ? lengths[(row + 1) * width + column + 1] + 1
                        : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
                }
            }
            var (row, column) = (0, 0)
            while row < rows, column < columns {
                if old[prefix + row] == new[prefix + column] {
                    result.append((prefix + row, prefix + column))
                    row += 1
                    column += 1
                } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                    row += 1
                } else {
                    column += 1
                }
            }
        }
        for place in (0..<suffix).reversed() {
            result.append((old.count - 1 - place, new.count - 1 - place))
        }
        return result
    }

    private static let limit = 1000

    /// The places of a longest increasing subsequence, in order. Cost: O(n²) for lists of a view's subviews.
    static func increasing(_ values: [Int]) -> Set<Int> {
        var lengths = [Int](repeating: 1, count: values.count)
        var before = [Int](repeating: -1, count: values.count)
        var best = -1
        for place in values.indices {
            for earlier in 0..<place
            where values[earlier] < values[place] && lengths[earlier] + 1 > lengths[place] {
                lengths[place] = lengths[earlier] + 1
                before[place] = earlier
            }
            if best < 0 || lengths[place] > lengths[best] { best = place }
        }
        var result: Set<Int> = []
        while best >= 0 {
            result.insert(best)
            best = before[best]
        }
        return result
    }
}
