/// Box blur of premultiplied pixels: each channel of each pixel becomes the mean of the (2r + 1)² window around it,
/// rounded half up, where pixels beyond an edge repeat it. Exact at every radius.
///
/// One pass over memory. A row of column sums, the window's height each, stays in the cache: the row that enters is
/// added, the one that leaves subtracted. A running sum along that row is the window. The cost does not depend on the
/// radius, but for the rows summed at the start of a band.
package enum BoxBlur {
    /// The largest radius whose column sums fit 16 bits and whose window sums fit a Float.
    private static let narrowLimit = 127

    /// Blurs the rows of a range. Source and target do not overlap; both have tightly packed rows.
    ///
    /// - Parameters:
    ///   - radius: 0 ... 2²⁰; 0 copies.
    ///   - margin: how far the target reaches beyond the source at each side, at most the radius; negative where it
    ///     ends inside. Beyond the radius a blur of repeated edges repeats its own.
    ///   - rows: the rows of the target to write. Rows written apart are the same as rows written together.
    package static func blur(
        _ source: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>,
        width: Int,
        height: Int,
        radius: Int,
        margin: Int = 0,
        rows: Range<Int>
    ) {
        require(
            (0...(1 << 20)).contains(radius),
            "a blur's radius is \(radius) pixels: keep it in 0 ... 2²⁰"
        )
        require(
            (-radius...radius).contains(margin) && width + 2 * margin > 0,
            "a blur of radius \(radius) has a margin of \(margin): keep it within the radius"
        )
        guard width > 0, !rows.isEmpty else { return }
        let shape = Shape(width: width, height: height, radius: radius, margin: margin)
        if radius == 0 {
            (target + rows.lowerBound * width)
                .update(from: source + rows.lowerBound * width, count: rows.count * width)
        } else if radius <= narrowLimit {
            blurNarrow(source, into: target, shape, rows: rows)
        } else {
            blurWide(source, into: target, shape, rows: rows)
        }
    }

    private struct Shape {
        let width: Int
        let height: Int
        let radius: Int
        let margin: Int

        var targetWidth: Int { width + 2 * margin }
    }

    // MARK: - Narrow windows

    private static func blurNarrow(
        _ source: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>,
        _ shape: Shape,
        rows: Range<Int>
    ) {
        let radius = shape.radius
        let padding = radius + shape.margin
        let bytes = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
        let length = shape.width * 4
        // Column sums of the row, its ends repeated as far as windows reach and once more, which is read but not used.
        let padded = UnsafeMutablePointer<UInt16>.allocate(capacity: length + 8 * padding + 4)
        defer { padded.deallocate() }
        let columns = padded + 4 * padding
        columns.clear(count: length)
        func line(_ row: Int) -> UnsafePointer<UInt8> { bytes + min(max(row, 0), shape.height - 1) * length }
        let first = rows.lowerBound - shape.margin
        for row in (first - radius)...(first + radius) {
            add(line(row), to: columns, count: length)
        }
        let window = BoxWindow(radius: radius)
        for row in rows {
            if row > rows.lowerBound {
                replace(
                    line(row - shape.margin - radius - 1),
                    with: line(row - shape.margin + radius),
                    in: columns,
                    count: length
                )
            }
            extend(columns, length: length, by: padding)
            window.write(padded, into: output + row * shape.targetWidth * 4, width: shape.targetWidth)
        }
    }

    private static func add(
        _ line: UnsafePointer<UInt8>,
        to columns: UnsafeMutablePointer<UInt16>,
        count: Int
    ) {
        var index = 0
        while index < count {
            columns[index] = columns[index] &+ UInt16(truncatingIfNeeded: line[index])
            index &+= 1
        }
    }

    private static func replace(
        _ old: UnsafePointer<UInt8>,
        with new: UnsafePointer<UInt8>,
        in columns: UnsafeMutablePointer<UInt16>,
        count: Int
    ) {
        if old == new { return }
        var index = 0
        while index < count {
            columns[index] =
                columns[index] &+ UInt16(truncatingIfNeeded: new[index])
                &- UInt16(truncatingIfNeeded: old[index])
            index &+= 1
        }
    }

    private static func extend(_ columns: UnsafeMutablePointer<UInt16>, length: Int, by padding: Int) {
        let first = UnsafeMutableRawPointer(columns).loadUnaligned(as: UInt64.self)
        let last = UnsafeMutableRawPointer(columns + length - 4).loadUnaligned(as: UInt64.self)
        var before = UnsafeMutableRawPointer(columns - 4 * padding)
        var after = UnsafeMutableRawPointer(columns + length)
        after.storeBytes(of: last, as: UInt64.self)
        var step = 0
        while step < padding {
            before.storeBytes(of: first, as: UInt64.self)
            after.storeBytes(of: last, toByteOffset: 8, as: UInt64.self)
            before += 8
            after += 8
            step &+= 1
        }
    }

    // MARK: - Wide windows

    private static func blurWide(
        _ source: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>,
        _ shape: Shape,
        rows: Range<Int>
    ) {
        let (width, height, radius) = (shape.width, shape.height, shape.radius)
        let bytes = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
        let length = width * 4
        let area = UInt64(2 * radius + 1) * UInt64(2 * radius + 1)
        let columns = UnsafeMutablePointer<UInt64>.allocate(capacity: length)
        defer { columns.deallocate() }
        columns.clear(count: length)
        func add(row: Int, times: Int) {
            let line = bytes + min(max(row, 0), height - 1) * length
            let factor = UInt64(bitPattern: Int64(times))
            var index = 0
            while index < length {
                columns[index] = columns[index] &+ UInt64(line[index]) &* factor
                index &+= 1
            }
        }
        // Rows beyond an edge are counted, not read.
        for (row, times) in spread(around: rows.lowerBound - shape.margin, radius: radius, length: height) {
            add(row: row, times: times)
        }
        let start = spread(around: -shape.margin, radius: radius, length: width)
        for row in rows {
            if row > rows.lowerBound {
                add(row: row - shape.margin + radius, times: 1)
                add(row: row - shape.margin - radius - 1, times: -1)
            }
            let line = output + row * shape.targetWidth * 4
            for channel in 0..<4 {
                var sum: UInt64 = 0
                for (column, times) in start { sum &+= columns[column * 4 + channel] &* UInt64(times) }
                for x in 0..<shape.targetWidth {
                    line[x * 4 + channel] = UInt8(truncatingIfNeeded: (2 &* sum &+ area) / (2 &* area))
                    let entering = min(max(x - shape.margin + radius + 1, 0), width - 1)
                    let leaving = min(max(x - shape.margin - radius, 0), width - 1)
                    sum = sum &+ columns[entering * 4 + channel] &- columns[leaving * 4 + channel]
                }
            }
        }
    }

    /// The indices of a window around a place, and how often each counts when those beyond an edge repeat it.
    private static func spread(around place: Int, radius: Int, length: Int) -> [(index: Int, times: Int)] {
        let window = (place - radius)..<(place + radius + 1)
        let below = window.clamped(to: Int.min..<0).count
        let above = window.clamped(to: length..<Int.max).count
        return [(0, below), (length - 1, above)] + window.clamped(to: 0..<length).map { ($0, 1) }
    }
}
