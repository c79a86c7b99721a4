/// Computes the rows of a mask from the arcs of its corners.
struct ShapeMaskBuilder {
    /// The fewest fully covered pixels between two ramps that are worth being told apart.
    private static let smallestGap = 24

    private(set) var rows: [ShapeMask.Row] = []
    private(set) var values: [UInt8] = []

    private let key: ShapeKey
    private let border: Double?
    private let outer: CornerArc
    private let inner: CornerArc?
    /// The rows of a corner whose partly cut columns are kept in `outerParts` and `innerParts`.
    private let cornerRows: Range<Int>
    private let outerParts: [Range<Int>]
    private let innerParts: [Range<Int>]

    init(_ key: ShapeKey) {
        self.key = key
        border = key.borderWidth?.pixels
        let side = key.corners.isEmpty ? 0 : key.cornerSide
        let columns = Self.folded(key.columns, length: key.width, side: side)
        let rows = Self.folded(key.rows, length: key.height, side: side)
        cornerRows = rows
        let needed: Range<Int>
        if columns.isEmpty || rows.isEmpty {
            needed = 0..<0
        } else {
            needed =
                max(columns.lowerBound, rows.lowerBound)..<max(columns.upperBound, rows.upperBound)
        }
        func arc(inset: Double) -> CornerArc {
            CornerArc(
                side: side,
                inset: inset,
                radius: max(key.radius.pixels - inset, 0),
                range: needed
            )
        }
        outer = arc(inset: 0)
        inner = border.map { arc(inset: $0) }
        outerParts = outer.partialColumns(rows: rows, columns: columns)
        innerParts = inner?.partialColumns(rows: rows, columns: columns) ?? []
    }

    /// The columns or rows of a corner that a range of the mask's shows at either of its ends.
    private static func folded(_ range: Range<Int>, length: Int, side: Int) -> Range<Int> {
        let near = range.clamped(to: 0..<min(side, length))
        let far = (length - range.upperBound)..<(length - range.lowerBound)
        let mirrored = far.clamped(to: 0..<min(side, length))
        if near.isEmpty { return mirrored }
        if mirrored.isEmpty { return near }
        return min(near.lowerBound, mirrored.lowerBound)..<max(near.upperBound, mirrored.upperBound)
    }

    mutating func build() {
        rows.reserveCapacity(key.rows.count)
        values.reserveCapacity(key.rows.count * 8)
        let corners = key.corners.rawValue
        let isSymmetrical = corners & 3 == corners >> 2
        for y in key.rows {
            let mirrored = key.height - 1 - y
            if isSymmetrical, mirrored < y, mirrored >= key.rows.lowerBound {
                rows.append(rows[mirrored - key.rows.lowerBound])
            } else {
                rows.append(row(at: y))
            }
        }
    }

    private mutating func row(at y: Int) -> ShapeMask.Row {
        // A middle column within both boxes goes to the end that is round.
        let split = roundRows(of: y, isRight: true).isEmpty ? (key.width + 1) / 2 : key.width / 2
        var left = parts(of: y, isRight: false, limit: split)
        var right = parts(of: y, isRight: true, limit: key.width - split)
        let middle = (left.inner.upperBound..<(key.width - right.inner.upperBound)).clamped(to: key.columns)
        let run = middle.isEmpty ? nil : level(middle.lowerBound, y)
        trim(&left, run: run) { level($0, y) }
        trim(&right, run: run) { level(key.width - 1 - $0, y) }
        let leading = append(
            left.outer.lowerBound,
            left.outer.upperBound,
            left.inner.lowerBound,
            left.inner.upperBound,
            y
        )
        let trailing = append(
            key.width - right.inner.upperBound,
            key.width - right.inner.lowerBound,
            key.width - right.outer.upperBound,
            key.width - right.outer.lowerBound,
            y
        )
        return ShapeMask.Row(leading: leading, trailing: trailing, run: run ?? 0)
    }

    /// Leaves out what is empty or as the run. Coverage that small rounds away, so that some pixels are partly cut and
    /// need no ramp.
    private func trim(
        _ parts: inout (outer: Range<Int>, inner: Range<Int>),
        run: UInt8?,
        level: (Int) -> UInt8
    ) {
        while !parts.outer.isEmpty, level(parts.outer.lowerBound) == 0 {
            parts.outer = (parts.outer.lowerBound + 1)..<parts.outer.upperBound
        }
        while !parts.inner.isEmpty, level(parts.inner.upperBound - 1) == run {
            parts.inner = parts.inner.lowerBound..<(parts.inner.upperBound - 1)
        }
        if parts.inner.upperBound > parts.outer.upperBound { return }
        while !parts.outer.isEmpty, level(parts.outer.upperBound - 1) == run {
            parts.outer = parts.outer.lowerBound..<(parts.outer.upperBound - 1)
        }
        parts.inner = parts.outer.upperBound..<parts.outer.upperBound
    }

    /// The columns at one end of a row, counted from it, whose coverage rises from nothing, and those where it falls
    /// to that of the middle: between them lies the border.
    private func parts(of y: Int, isRight: Bool, limit: Int) -> (outer: Range<Int>, inner: Range<Int>) {
        let visible =
            isRight
            ? (key.width - key.columns.upperBound)..<(key.width - key.columns.lowerBound) : key.columns
        let low = min(max(visible.lowerBound, 0), limit)
        let high = max(min(visible.upperBound, limit), low)
        func clamp(_ column: Int) -> Int { min(max(column, low), high) }
        var outer = low..<low
        // Of a square corner the hole begins at the border's width.
        var inner = high..<high
        if let border {
            inner = clamp(Int(border))..<clamp(Int(border.rounded(.up)))
        }
        for row in roundRows(of: y, isRight: isRight) {
            let part = outerParts[row - cornerRows.lowerBound]
            outer =
                max(outer.lowerBound, clamp(part.lowerBound))..<max(outer.upperBound, clamp(part.upperBound))
            guard border != nil else { continue }
            let hole = innerParts[row - cornerRows.lowerBound]
            inner =
                max(inner.lowerBound, clamp(hole.lowerBound))..<max(inner.upperBound, clamp(hole.upperBound))
        }
        if border == nil { return (outer, outer.upperBound..<outer.upperBound) }
        // Ramps that meet, or nearly so, are one: each part of a row costs more than a few pixels.
        if inner.lowerBound - outer.upperBound < Self.smallestGap {
            let end = max(outer.upperBound, inner.upperBound)
            return (outer.lowerBound..<end, end..<end)
        }
        return (outer, inner)
    }

    /// Which rows of the round corners at one end meet row `y`.
    private func roundRows(of y: Int, isRight: Bool) -> [Int] {
        let corners = key.corners.rawValue >> (isRight ? 1 : 0)
        var result: [Int] = []
        if corners & 1 != 0, cornerRows.contains(y) { result.append(y) }
        let mirrored = key.height - 1 - y
        if corners & 4 != 0, cornerRows.contains(mirrored) { result.append(mirrored) }
        return result
    }

    /// The end of a row with the ramps `start ..< fullStart` and `fullEnd ..< end`.
    private mutating func append(_ start: Int, _ fullStart: Int, _ fullEnd: Int, _ end: Int, _ y: Int)
        -> ShapeMask.End
    {
        let offset = values.count
        for x in start..<fullStart { values.append(level(x, y)) }
        for x in fullEnd..<end { values.append(level(x, y)) }
        return ShapeMask.End(
            start: Int32(start),
            fullStart: Int32(fullStart),
            fullEnd: Int32(fullEnd),
            end: Int32(end),
            offset: Int32(offset)
        )
    }

    /// The area of the outer shape less that of the inner one. What the corners cut off adds up where their boxes
    /// overlap, as they do in the middle of a shape of odd size.
    private func level(_ x: Int, _ y: Int) -> UInt8 {
        let side = key.cornerSide
        var area = 1.0
        var hole = 0.0
        if let border {
            hole =
                CornerArc.overlap(of: x, with: border, Double(key.width) - border)
                * CornerArc.overlap(of: y, with: border, Double(key.height) - border)
        }
        // In the order of their bits: top left, top right, bottom left, bottom right.
        for corner in UInt8(0)..<4 where key.corners.rawValue >> corner & 1 != 0 {
            let column = corner & 1 != 0 ? key.width - 1 - x : x
            let row = corner & 2 != 0 ? key.height - 1 - y : y
            guard column < side && row < side else { continue }
            area -= outer.cut(column: column, row: row)
            if let inner { hole -= inner.cut(column: column, row: row) }
        }
        let covered = max(area, 0) - max(hole, 0)
        return UInt8(max(covered, 0) * 255 + 0.5)
    }
}
