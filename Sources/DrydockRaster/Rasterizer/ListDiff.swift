/// Which steps of two lists belong together, in order.
///
/// The common beginning and end are paired. Between them equal commands are, as many as can be in order (the longest
/// common subsequence by dynamic programming), and then what lies between two such pairs if it is equally long. A
/// command that moves within the list, as a focus ring does, leaves the others their partners. Of what is not equally long
/// the beginning and the end are pairs as far as they are commands of one case: a panel that slides keeps its blur's
/// partner while more and more of what it holds is seen.
struct ListDiff {
    /// Beyond this many comparisons middles are paired by place only.
    private static let comparisonLimit = 4096

    /// A stretch of both lists. Its steps are pairs when both ranges are of one length, and have no partners otherwise.
    struct Stretch {
        let old, new: Range<Int>
        /// Whether the commands of each pair are known to be equal.
        let isEqual: Bool
    }

    private(set) var stretches: [Stretch] = []
    private let old: StepList
    private let new: StepList

    /// - Parameter head: as `commonHead` finds it.
    init(_ old: StepList, _ new: StepList, head: Int) {
        self.old = old
        self.new = new
        let (oldCount, newCount) = (old.steps.count, new.steps.count)
        let shorter = min(oldCount, newCount)
        var tail = 0
        while tail < shorter - head, old.isSame(oldCount - 1 - tail, as: newCount - 1 - tail, of: new) {
            tail += 1
        }
        add(0..<head, 0..<head, isEqual: true)
        pairMiddle(head..<(oldCount - tail), head..<(newCount - tail))
        add((oldCount - tail)..<oldCount, (newCount - tail)..<newCount, isEqual: true)
    }

    /// How many commands at the beginning of both lists are equal.
    static func commonHead(_ old: StepList, _ new: StepList) -> Int {
        let shorter = min(old.steps.count, new.steps.count)
        var head = 0
        while head < shorter, old.isSame(head, as: head, of: new) { head += 1 }
        return head
    }

    private mutating func add(_ oldRange: Range<Int>, _ newRange: Range<Int>, isEqual: Bool = false) {
        if oldRange.isEmpty && newRange.isEmpty { return }
        if oldRange.count == newRange.count {
            stretches.append(Stretch(old: oldRange, new: newRange, isEqual: isEqual))
            return
        }
        // Commands of one case may differ in their shapes only.
        let shorter = min(oldRange.count, newRange.count)
        var (head, tail) = (0, 0)
        func areAlike(_ oldIndex: Int, _ newIndex: Int) -> Bool {
            old.steps[oldIndex].mark.commandCase == new.steps[newIndex].mark.commandCase
        }
        while head < shorter, areAlike(oldRange.lowerBound + head, newRange.lowerBound + head) { head += 1 }
        while tail < shorter - head,
            areAlike(oldRange.upperBound - 1 - tail, newRange.upperBound - 1 - tail)
        {
            tail += 1
        }
        let middle = (oldRange.dropFirst(head).dropLast(tail), newRange.dropFirst(head).dropLast(tail))
        let ends = (
            (oldRange.prefix(head), newRange.prefix(head)), (oldRange.suffix(tail), newRange.suffix(tail))
        )
        for (old, new) in [ends.0, middle, ends.1] where !old.isEmpty || !new.isEmpty {
            stretches.append(Stretch(old: old, new: new, isEqual: false))
        }
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
                let isEqual = old.isSame(oldRange.lowerBound + row, as: newRange.lowerBound + column, of: new)
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
            if old.isSame(oldIndex, as: newIndex, of: new) {
                closeGap(&self)
                add(oldIndex..<(oldIndex + 1), newIndex..<(newIndex + 1), isEqual: true)
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
