import DrydockViews

/// The heights of rows that lie one below another: one for all that have not been measured, and those that have. Where a
/// collection view scrolls sideways, heights are widths.
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
    /// Between two rows.
    private let spacing: CGFloat
    private var blocks: [Int: Block] = [:]
    /// What blocks add to the usual heights, as a Fenwick tree; empty until a row has a height of its own.
    private var tree: [CGFloat] = []
    /// Of all rows, without what is between them.
    private(set) var total: CGFloat

    init(count: Int, usual: CGFloat, spacing: CGFloat = 0) {
        self.count = count
        self.usual = usual
        self.spacing = spacing
        total = CGFloat(count) * usual
    }

    /// From the top of the first row to the bottom of the last.
    var length: CGFloat { count == 0 ? 0 : offset(of: count - 1) + height(of: count - 1) }

    /// From the top of one row without a height of its own to the next.
    private var step: CGFloat { usual + spacing }

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

    /// What is above a row, in points; of `count`, all rows and spaces.
    func offset(of row: Int) -> CGFloat {
        let block = row / RowHeights.blockSize
        let first = block * RowHeights.blockSize
        var offset = CGFloat(first) * step
        if !tree.isEmpty {
            var index = block
            while index > 0 {
                offset += tree[index]
                index &= index - 1
            }
        }
        guard let own = blocks[block] else { return offset + CGFloat(row - first) * step }
        for height in own.heights.prefix(row - first) { offset += height + spacing }
        return offset
    }

    /// The row at a place or above it, which is at or below 0 that of the first, and beyond the end that of the last one. Nil
    /// without rows.
    func row(at offset: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        if blocks.isEmpty { return step > 0 ? clamp((offset / step).rounded(.down)) : 0 }
        let blockCount = (count + RowHeights.blockSize - 1) / RowHeights.blockSize
        // The last block that begins at or above the place.
        var (block, left) = (0, offset)
        if tree.isEmpty {
            let height = CGFloat(RowHeights.blockSize) * step
            block =
                height > 0 ? min(max(Int(min((left / height).rounded(.down), 1e9)), 0), blockCount - 1) : 0
            left -= CGFloat(block) * height
        } else {
            var blocks = 1
            while blocks * 2 <= blockCount { blocks *= 2 }
            while blocks > 0 {
                let next = block + blocks
                if next < blockCount {
                    let height = tree[next] + CGFloat(blocks * RowHeights.blockSize) * step
                    if height <= left {
                        block = next
                        left -= height
                    }
                }
                blocks /= 2
            }
        }
        let first = block * RowHeights.blockSize
        for place in 0..<length(ofBlock: block) {
            left -= height(of: first + place) + spacing
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
        var updated = RowHeights(count: count, usual: usual, spacing: spacing)
        for own in own {
            if let row = place(own.row) { updated.set(own.height, of: row, isMeasured: own.isMeasured) }
        }
        return updated
    }
}
