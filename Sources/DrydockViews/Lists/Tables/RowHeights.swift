/// The heights of a section's rows: one for all that have not been measured, and those that have.
///
/// Memory grows with the rows that were measured, in blocks of 64, and a word for each block. A row's place and the row at a
/// place are found in O(log n): a Fenwick tree over blocks, and a walk in one block.
/// The tree: P. Fenwick, "A new data structure for cumulative frequency tables", 1994.
struct RowHeights {
    private static let blockSize = 64

    private struct Block {
        var heights: [CGFloat]
        /// A bit for each row that is not an estimate.
        var measured: UInt64 = 0
        var total: CGFloat
    }

    private(set) var count: Int
    /// Of each row without a height of its own.
    private(set) var usual: CGFloat
    private var blocks: [Int: Block] = [:]
    /// What blocks add to the usual heights, as a Fenwick tree; empty until a row has a height of its own.
    private var tree: [CGFloat] = []
    private(set) var total: CGFloat

    init(count: Int, usual: CGFloat) {
        self.count = count
        self.usual = usual
        total = CGFloat(count) * usual
    }

    private func length(ofBlock block: Int) -> Int {
        min(RowHeights.blockSize, count - block * RowHeights.blockSize)
    }

    func height(of row: Int) -> CGFloat {
        blocks[row / RowHeights.blockSize]?.heights[row % RowHeights.blockSize] ?? usual
    }

    func isMeasured(_ row: Int) -> Bool {
        guard let block = blocks[row / RowHeights.blockSize] else { return false }
        return block.measured & (1 << UInt64(row % RowHeights.blockSize)) != 0
    }

    /// - Parameter isMeasured: false for an estimate of the row's own.
    /// - Returns: by how much the height has changed.
    @discardableResult
    mutating func set(_ height: CGFloat, of row: Int, isMeasured: Bool = true) -> CGFloat {
        let (index, place) = (row / RowHeights.blockSize, row % RowHeights.blockSize)
        var block =
            blocks.removeValue(forKey: index)
            ?? Block(
                heights: Array(repeating: usual, count: length(ofBlock: index)),
                total: CGFloat(length(ofBlock: index)) * usual
            )
        let change = height - block.heights[place]
        block.heights[place] = height
        block.total += change
        let bit: UInt64 = 1 << UInt64(place)
        if isMeasured { block.measured |= bit } else { block.measured &= ~bit }
        blocks[index] = block
        if change != 0 {
            total += change
            add(change, toBlock: index)
        }
        return change
    }

    private mutating func add(_ change: CGFloat, toBlock block: Int) {
        let blockCount = (count + RowHeights.blockSize - 1) / RowHeights.blockSize
        if tree.isEmpty { tree = Array(repeating: 0, count: blockCount + 1) }
        var index = block + 1
        while index <= blockCount {
            tree[index] += change
            index += index & -index
        }
    }

    /// What is above a row, in points; of `count`, all rows.
    func offset(of row: Int) -> CGFloat {
        let block = row / RowHeights.blockSize
        let first = block * RowHeights.blockSize
        var offset = CGFloat(first) * usual
        if !tree.isEmpty {
            var index = block
            while index > 0 {
                offset += tree[index]
                index &= index - 1
            }
        }
        guard let own = blocks[block] else { return offset + CGFloat(row - first) * usual }
        for height in own.heights.prefix(row - first) { offset += height }
        return offset
    }

    /// The row at a place, which is at or below 0 that of the first, and beyond the end that of the last one. Nil without rows.
    func row(at offset: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        if blocks.isEmpty { return usual > 0 ? clamp((offset / usual).rounded(.down)) : 0 }
        let blockCount = (count + RowHeights.blockSize - 1) / RowHeights.blockSize
        // The last block that begins at or above the place.
        var (block, left) = (0, offset)
        if tree.isEmpty {
            let height = CGFloat(RowHeights.blockSize) * usual
            block =
                height > 0 ? min(max(Int(min((left / height).rounded(.down), 1e9)), 0), blockCount - 1) : 0
            left -= CGFloat(block) * height
        } else {
            var step = 1
            while step * 2 <= blockCount { step *= 2 }
            while step > 0 {
                let next = block + step
                if next < blockCount {
                    let height = tree[next] + CGFloat(step * RowHeights.blockSize) * usual
                    if height <= left {
                        block = next
                        left -= height
                    }
                }
                step /= 2
            }
        }
        let first = block * RowHeights.blockSize
        for place in 0..<length(ofBlock: block) {
            left -= height(of: first + place)
            if left < 0 { return first + place }
        }
        return first + length(ofBlock: block) - 1
    }

    private func clamp(_ row: CGFloat) -> Int { Int(min(max(row, 0), CGFloat(count - 1))) }

    /// The rows with heights of their own, in order.
    private var own: [(row: Int, height: CGFloat, isMeasured: Bool)] {
        blocks.keys.sorted().flatMap { index in
            (0..<length(ofBlock: index)).compactMap { place in
                let row = index * RowHeights.blockSize + place
                let (height, isMeasured) = (self.height(of: row), self.isMeasured(row))
                return isMeasured || height != usual ? (row, height, isMeasured) : nil
            }
        }
    }

    /// As many rows as an update leaves, where rows that stay keep their heights.
    /// - Parameter place: where a row is then; nil for one that is gone or to be measured anew.
    func updated(count: Int, place: (Int) -> Int?) -> RowHeights {
        var updated = RowHeights(count: count, usual: usual)
        for own in own {
            if let row = place(own.row) { updated.set(own.height, of: row, isMeasured: own.isMeasured) }
        }
        return updated
    }

    /// Whether offsets and totals are what the heights add up to. O(n).
    func checkInvariants() -> Bool {
        var sum: CGFloat = 0
        for row in 0..<count {
            guard abs(offset(of: row) - sum) < 0.001 else { return false }
            sum += height(of: row)
        }
        return abs(sum - total) < 0.001
    }
}
