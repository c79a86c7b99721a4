/// Which steps of two lists belong together, in order.
///
/// The common beginning and end are paired. Between them equal commands are, as many as can be in order (the longest
/// common subsequence by dynamic programming), and then what lies between two such pairs if it is equally long. A
/// command that moves within the list, as a focus ring does, leaves the others their partners.
struct ListDiff {
    /// Beyond this many comparisons middles are paired by place only.
    private static let comparisonLimit = 4096

    /// A stretch of both lists. Its steps are pairs when both ranges are of one length, and have no partners otherwise.
    typealias Stretch = (old: Range<Int>, new: Range<Int>)

    private(set) var stretches: [Stretch] = []
    private let old: [Step]
    private let new: [Step]

    init(_ old: [Step], _ new: [Step]) {
        self.old = old
        self.new = new
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head].command == new[head].command { head += 1 }
        var tail = 0
        while tail < shorter - head,
            old[old.count - 1 - tail].command == new[new.count - 1 - tail].command
        {
            tail += 1
        }
        add(0..<head, 0..<head)
        pairMiddle(head..<(old.count - tail), head..<(new.count - tail))
        add((old.count - tail)..<old.count, (new.count - tail)..<new.count)
    }

    private mutating func add(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        if !oldRange.isEmpty || !newRange.isEmpty { stretches.append((oldRange, newRange)) }
    }

    private mutating func pairMiddle(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        guard oldRange.count > 1 || newRange.count > 1,
            oldRange.count * newRange.count <= Self.comparisonLimit
        else {
            add(oldRange, newRange)
            return
        }
        // How many equal commands can be paired from each pair of places on.
        let width = newRange.count + 1
        var lengths = [Int32](repeating: 0, count: (oldRange.count + 1) * width)
        for row in stride(from: oldRange.count - 1, through: 0, by: -1) {
            for column in stride(from: newRange.count - 1, through: 0, by: -1) {
                let isEqual =
                    old[oldRange.lowerBound + row].command == new[newRange.lowerBound + column].command
                lengths[row * width + column] =
                    isEqual
                    ? lengths[(row + 1) * width + column + 1] + 1
                    : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
            }
        }
        var (row, column) = (0, 0)
        var (gapRow, gapColumn) = (0, 0)
        func closeGap(_ diff: inout ListDiff) {
            diff.add(
                (oldRange.lowerBound + gapRow)..<(oldRange.lowerBound + row),
                (newRange.lowerBound + gapColumn)..<(newRange.lowerBound + column)
            )
        }
        while row < oldRange.count, column < newRange.count {
            let oldIndex = oldRange.lowerBound + row
            let newIndex = newRange.lowerBound + column
            if old[oldIndex].command == new[newIndex].command {
                closeGap(&self)
                add(oldIndex..<(oldIndex + 1), newIndex..<(newIndex + 1))
                (row, column) = (row + 1, column + 1)
                (gapRow, gapColumn) = (row, column)
            } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        (row, column) = (oldRange.count, newRange.count)
        closeGap(&self)
    }
}
