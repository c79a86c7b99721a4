/// Takes parts of rows that are covered alike or by a row of coverages.
protocol SpanTarget {
    /// - Parameter coverage: at `start` and on; nil for the constant `level`.
    mutating func span(y: Int, _ start: Int, _ end: Int, coverage: UnsafePointer<UInt8>?, level: UInt8)
}

/// Joins fours of pixels and short runs to longer spans.
struct SpanSink<Target: SpanTarget>: CoverageSink {
    /// Runs shorter than this are written out, gaps shorter than eight, too: a span more costs as much as a few pixels.
    private let shortRun = 16
    private let shortGap = 8

    var target: Target
    /// Coverage of the pixel `left` and on, with room for three more than the area is wide.
    private let row: UnsafeMutablePointer<UInt8>
    private let left: Int
    private var y = 0
    private var start = 0
    private var end = 0
    /// Whole pixels that are not handed on yet, since more may follow.
    private var fullStart = 0
    private var fullEnd = 0

    init(target: Target, row: UnsafeMutablePointer<UInt8>, left: Int) {
        self.target = target
        self.row = row
        self.left = left
    }

    @inline(__always)
    mutating func startRow(_ row: Int) {
        y = row
        start = Int.min
        end = Int.min
        fullStart = Int.min
        fullEnd = Int.min
    }

    @inline(__always)
    mutating func endRow() {
        settle()
        flush()
    }

    /// Hands on the whole pixels.
    @inline(__always)
    private mutating func settle() {
        if fullStart == fullEnd { return }
        place(fullStart, fullEnd, level: 255)
        fullStart = fullEnd
    }

    @inline(__always)
    private mutating func flush() {
        if start < end {
            target.span(y: y, start, end, coverage: UnsafePointer(row + (start - left)), level: 0)
        }
        start = Int.min
        end = Int.min
    }

    /// Makes the open span end at a place, or a new one begin there.
    @inline(__always)
    private mutating func reach(_ place: Int) {
        if end == place { return }
        if start < end, place - end < shortGap {
            (row + (end - left)).fill(with: 0, count: place - end)
        } else {
            flush()
            start = place
        }
        end = place
    }

    @inline(__always)
    mutating func run(_ start: Int, _ end: Int, level: UInt8) {
        if level == 255, start == fullEnd {
            fullEnd = end
            return
        }
        settle()
        if level == 255 {
            (fullStart, fullEnd) = (start, end)
        } else {
            place(start, end, level: level)
        }
    }

    private mutating func place(_ start: Int, _ end: Int, level: UInt8) {
        if end - start < shortRun {
            reach(start)
            (row + (start - left)).fill(with: level, count: end - start)
            self.end = end
        } else {
            flush()
            target.span(y: y, start, end, coverage: nil, level: level)
        }
    }

    @inline(__always)
    mutating func four(_ start: Int, _ levels: FourLevels) {
        if levels.packed == .max { run(start, start + 4, level: 255) } else { part(start, levels, count: 4) }
    }

    @inline(__always)
    mutating func part(_ start: Int, _ levels: FourLevels, count: Int) {
        let levels = levels.packed
        if levels == 0 { return }
        settle()
        reach(start)
        UnsafeMutableRawPointer(row + (start - left)).storeBytes(of: levels, as: UInt32.self)
        end = start + count
    }
}
