/// A glyph's coverage by whole pixels, for one size and one position within a pixel.
struct GlyphBitmap {
    let width: Int
    let height: Int
    /// Pixels from the pen's whole pixel to the first column.
    let left: Int
    /// Pixels from the baseline down to the first row.
    let top: Int
    let coverage: [UInt8]

    /// Averages columns into pixels, half up, with the glyph moved right by `position` columns.
    init(_ columns: GlyphColumns, columnsPerPixel: Int, position: Int) {
        top = columns.top
        height = columns.height
        if columnsPerPixel == 1 {
            left = columns.left + position
            width = columns.width
            coverage = columns.coverage
            return
        }
        let first = columns.left + position
        let start = first.flooredQuotient(by: columnsPerPixel)
        let lead = first - start * columnsPerPixel
        let width = (lead + columns.width + columnsPerPixel - 1) / columnsPerPixel
        let height = columns.height
        left = start
        self.width = width
        coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            columns.coverage.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress, let destination = buffer.baseAddress else { return }
                Self.average(
                    source,
                    width: columns.width,
                    rows: height,
                    lead: lead,
                    columnsPerPixel: columnsPerPixel,
                    into: destination,
                    destinationWidth: width
                )
            }
            count = width * height
        }
    }

    private static func average(
        _ source: UnsafePointer<UInt8>,
        width: Int,
        rows: Int,
        lead: Int,
        columnsPerPixel: Int,
        into destination: UnsafeMutablePointer<UInt8>,
        destinationWidth: Int
    ) {
        let half = columnsPerPixel / 2
        var row = 0
        while row < rows {
            let line = source + row &* width
            let output = destination + row &* destinationWidth
            var pixel = 0
            while pixel < destinationWidth {
                var column = max(0, pixel &* columnsPerPixel &- lead)
                let end = min(width, (pixel &+ 1) &* columnsPerPixel &- lead)
                var sum = half
                while column < end {
                    sum &+= Int(line[column])
                    column &+= 1
                }
                output[pixel] = UInt8(truncatingIfNeeded: sum / columnsPerPixel)
                pixel &+= 1
            }
            row &+= 1
        }
    }
}

extension Int {
    /// Division rounded toward negative infinity. The divisor is positive.
    func flooredQuotient(by divisor: Int) -> Int {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
