/// The coverage of a rounded rectangle or of its border, with its middle row and column standing for all that
/// a larger shape of the same corners repeats there. Never changes once it is made.
///
/// Of each row only what is neither empty nor full nor as the middle is kept: O(radius), not O(radius²).
package final class ShapeMask: @unchecked Sendable {
    // Unchecked: the memory is written in the initialiser only.

    /// One end of a row, left to right: a ramp, full coverage, a ramp. Each may be empty.
    struct End {
        let start: Int32
        let fullStart: Int32
        let fullEnd: Int32
        let end: Int32
        /// Where the ramps' values are: those of the second follow those of the first.
        let offset: Int32
    }

    /// A row of coverage: nothing, an end, the constant `run` with the stretched middle, an end, nothing.
    struct Row {
        let leading: End
        let trailing: End
        let run: UInt8
    }

    let width: Int
    let height: Int
    let values: UnsafeMutablePointer<UInt8>
    private let rows: UnsafeMutablePointer<Row>
    private let firstRow: Int

    /// Bytes that the mask keeps.
    let cost: Int

    /// The mask of a shape, or of a border of it. For drawing, `ShapeCache` keeps those that are in use.
    package convenience init(_ shape: RoundedRect, borderWidth: SubpixelLength? = nil) {
        self.init(ShapeKey(shape, borderWidth: borderWidth, visible: shape.rect))
    }

    init(_ key: ShapeKey) {
        width = key.width
        height = key.height
        firstRow = key.rows.lowerBound
        var builder = ShapeMaskBuilder(key)
        builder.build()
        values = Self.copy(builder.values)
        rows = Self.copy(builder.rows)
        cost = builder.values.count + builder.rows.count * MemoryLayout<Row>.stride
    }

    private static func copy<Element>(_ array: [Element]) -> UnsafeMutablePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(array.count, 1))
        _ = UnsafeMutableBufferPointer(start: memory, count: array.count).initialize(from: array)
        return memory
    }

    deinit {
        values.deallocate()
        rows.deallocate()
    }

    /// The row of the mask that covers row `y` of the frame when the shape fills `rect`.
    @inline(__always)
    func row(forY y: Int, in rect: PixelRect) -> UnsafePointer<Row> {
        UnsafePointer(rows) + (ShapeKey.place(y - rect.y, in: height, of: rect.height) - firstRow)
    }

    /// The coverage of a pixel of the frame when the shape fills `rect`, which holds the pixel.
    package func coverage(atX x: Int, y: Int, in rect: PixelRect) -> UInt8 {
        let row = row(forY: y, in: rect).pointee
        let column = ShapeKey.place(x - rect.x, in: width, of: rect.width)
        for end in [row.leading, row.trailing] where column >= end.start && column < end.end {
            if column < end.fullStart { return values[Int(end.offset) + column - Int(end.start)] }
            if column < end.fullEnd { return 255 }
            return values[Int(end.offset) + Int(end.fullStart - end.start) + column - Int(end.fullEnd)]
        }
        return column >= row.leading.end && column < row.trailing.start ? row.run : 0
    }
}
