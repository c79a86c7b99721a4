/// A shadow's coverage row by row: the grid interpolated along x once, then between two of its rows for each of the frame's.
final class ShadowRows {
    /// The columns of the frame that are known.
    let columns: Range<Int>
    /// Within them those that are all alike.
    let middle: Range<Int>
    private let shadow: BoxShadow
    private let grid: ShadowGrid
    private let levels: UnsafeMutablePointer<Int16>
    private let stride: Int

    /// - Parameter columns: those that will be asked for, not empty.
    init(_ shadow: BoxShadow, _ grid: ShadowGrid, columns: Range<Int>) {
        self.shadow = shadow
        self.grid = grid
        self.columns = columns
        stride = (columns.count + 7) & ~7
        levels = .allocate(capacity: stride * grid.rows)
        levels.clear(count: stride * grid.rows)
        let positions = columns.map { column -> Int in
            let place = column << 8 + 128
            return grid.position(
                min(place - shadow.x, shadow.x + shadow.width - place),
                last: grid.columns - 1
            )
        }
        let end = (grid.columns - 2) << 16
        let first = positions.firstIndex { $0 >= end } ?? positions.count
        let last = positions.lastIndex { $0 >= end }.map { $0 + 1 } ?? first
        middle = (columns.lowerBound + first)..<(columns.lowerBound + last)
        grid.values.withUnsafeBufferPointer { values in
            positions.withUnsafeBufferPointer { positions in
                for row in 0..<grid.rows {
                    let target = levels + row * stride
                    let start = row * grid.columns
                    var index = 0
                    while index < positions.count {
                        let place = start &+ positions[index] >> 16
                        let (a, b) = (Int32(values[place]), Int32(values[place &+ 1]))
                        let part = Int32(truncatingIfNeeded: (positions[index] >> 4) & 4095)
                        target[index] = Int16(truncatingIfNeeded: a &+ ((b &- a) &* part &+ 2048) >> 12)
                        index &+= 1
                    }
                }
            }
        }
    }

    deinit {
        levels.deallocate()
    }

    /// Writes the coverage of the known columns of row `y`.
    ///
    /// - Parameter coverage: has room for seven more than the columns.
    func read(row y: Int, into coverage: UnsafeMutablePointer<UInt8>) {
        let place = y << 8 + 128
        let position = grid.position(
            min(place - shadow.y, shadow.y + shadow.height - place),
            last: grid.rows - 1
        )
        let above = UnsafePointer(levels) + (position >> 16) * stride
        let below = above + stride
        let part = Int16((position >> 10) & 63)
        var x = 0
        let parts = SIMD8(repeating: part)
        while x < columns.count {
            let first = UnsafeRawPointer(above + x).loadUnaligned(as: SIMD8<Int16>.self)
            let second = UnsafeRawPointer(below + x).loadUnaligned(as: SIMD8<Int16>.self)
            let level = first &+ ((second &- first) &* parts &+ 32) &>> 6
            let bytes = SIMD8<UInt8>(truncatingIfNeeded: (level &+ 16) &>> 5)
            UnsafeMutableRawPointer(coverage + x).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
            x &+= 8
        }
    }
}
