/// The coverage of a shape by rows of spans, each constant or with a byte a pixel; what no span holds is not covered.
/// Never changes once it is made.
package final class SparseMask: @unchecked Sendable {
    // Unchecked: the memory is written in the initialiser only.

    struct Span {
        let start: Int32
        let count: Int32
        /// Where the coverages are, or for a constant its negative level.
        let offset: Int32
    }

    /// What a mask holds, for as long as it lives.
    let content: Content

    /// The rows and columns that the spans lie in.
    var box: PixelRect { content.box }

    /// Larger boxes are worth spans: they are mostly empty, or full.
    private static let wholeArea = 4096

    /// Bytes that the mask keeps.
    let cost: Int

    /// - Parameters:
    ///   - area: what is needed of the shape.
    ///   - isWhole: whether to keep small boxes as whole rows, which are drawn the fastest where little is full.
    init(_ edges: EdgeList, rule: FillRule, in area: PixelRect, isWhole: Bool = false, buffer: CellBuffer) {
        let box = edges.bounds.intersection(area)
        if isWhole, box.area <= Self.wholeArea, !box.isEmpty {
            let stride = (box.width + 3) & ~3
            let values = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * box.height)
            values.clear(count: stride * box.height)
            let wide = PixelRect(x: box.x, y: box.y, width: stride, height: box.height)
            var sink = RowSink(values: values, box: wide)
            CoverageFiller.fill(edges.edges, dx: 0, dy: 0, rule: rule, in: box, buffer: buffer, into: &sink)
            content = Content(box: box, rows: nil, spans: nil, values: values, stride: stride)
            cost = stride * box.height + 128
            return
        }
        let row = UnsafeMutablePointer<UInt8>.allocate(capacity: box.width + 8)
        defer { row.deallocate() }
        var sink = SpanSink(target: Collector(box: box), row: row, left: box.x)
        if !box.isEmpty {
            CoverageFiller.fill(edges.edges, dx: 0, dy: 0, rule: rule, in: box, buffer: buffer, into: &sink)
        }
        sink.target.finish()
        content = Content(
            box: box,
            rows: Self.copy(sink.target.rows),
            spans: Self.copy(sink.target.spans),
            values: Self.copy(sink.target.values),
            stride: 0
        )
        cost =
            sink.target.rows.count * 4 + sink.target.spans.count * MemoryLayout<Span>.stride
            + sink.target.values.count + 128
    }

    private static func copy<Element>(_ array: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(array.count, 1))
        _ = UnsafeMutableBufferPointer(start: memory, count: array.count).initialize(from: array)
        return memory
    }

    deinit {
        content.rows?.deallocate()
        content.spans?.deallocate()
        content.values.deallocate()
    }

    struct Content {
        let box: PixelRect
        /// Where each row's spans begin; nil, as the spans, when the values are whole rows.
        fileprivate let rows: UnsafeMutablePointer<Int32>?
        fileprivate let spans: UnsafeMutablePointer<Span>?
        let values: UnsafeMutablePointer<UInt8>
        /// Coverages a row, a multiple of four, when the values are rows of all of the box; else zero.
        let stride: Int

        /// Calls `body` for the spans of a row, moved by `dx`, inside of `from ..< to`, left to right.
        @inline(__always)
        func forEachSpan(
            atRow y: Int,
            dx: Int,
            from: Int,
            to: Int,
            _ body: (_ start: Int, _ end: Int, _ coverage: UnsafePointer<UInt8>?, _ level: UInt8) -> Void
        ) {
            guard y >= box.y, y < box.maxY else { return }
            let row = y &- box.y
            guard let rows, let spans else {
                let start = max(box.x &+ dx, from)
                let end = min(box.maxX &+ dx, to)
                let values = UnsafePointer(values) + row &* stride
                if start < end { body(start, end, values + (start &- dx &- box.x), 0) }
                return
            }
            for index in rows[row].int..<rows[row &+ 1].int {
                let span = spans[index]
                let first = Int(span.start) &+ dx
                let start = max(first, from)
                let end = min(first &+ Int(span.count), to)
                if start >= end { continue }
                if span.offset < 0 {
                    body(start, end, nil, UInt8(truncatingIfNeeded: 0 &- span.offset))
                } else {
                    body(start, end, UnsafePointer(values) + (Int(span.offset) &+ start &- first), 0)
                }
            }
        }
    }

    /// Writes whole rows, which are zero before.
    private struct RowSink: CoverageSink {
        let values: UnsafeMutablePointer<UInt8>
        let box: PixelRect
        var row: UnsafeMutablePointer<UInt8>

        init(values: UnsafeMutablePointer<UInt8>, box: PixelRect) {
            self.values = values
            self.box = box
            row = values
        }

        @inline(__always)
        mutating func startRow(_ row: Int) { self.row = values + ((row &- box.y) &* box.width &- box.x) }

        @inline(__always)
        mutating func endRow() {}

        @inline(__always)
        mutating func run(_ start: Int, _ end: Int, level: UInt8) {
            (row + start).fill(with: level, count: end &- start)
        }

        @inline(__always)
        mutating func four(_ start: Int, _ levels: FourLevels) {
            UnsafeMutableRawPointer(row + start).storeBytes(of: levels.packed, as: UInt32.self)
        }

        @inline(__always)
        mutating func part(_ start: Int, _ levels: FourLevels, count: Int) { four(start, levels) }
    }

    private struct Collector: SpanTarget {
        let box: PixelRect
        var rows: [Int32] = []
        var spans: [Span] = []
        var values: [UInt8] = []

        mutating func span(y: Int, _ start: Int, _ end: Int, coverage: UnsafePointer<UInt8>?, level: UInt8) {
            while rows.count <= y - box.y { rows.append(Int32(spans.count)) }
            let offset = coverage == nil ? -Int32(level) : Int32(values.count)
            spans.append(Span(start: Int32(start), count: Int32(end - start), offset: offset))
            if let coverage {
                values.append(contentsOf: UnsafeBufferPointer(start: coverage, count: end - start))
            }
        }

        mutating func finish() {
            while rows.count <= box.height { rows.append(Int32(spans.count)) }
        }
    }
}
