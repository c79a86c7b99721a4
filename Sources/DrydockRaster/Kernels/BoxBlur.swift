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
    ///   - radius: 0 ... 2²⁰.
    ///   - rows: the rows to write, within the image. Rows written apart are the same as rows written together.
    package static func blur(
        _ source: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>,
        width: Int,
        height: Int,
        radius: Int,
        rows: Range<Int>
    ) {
        precondition(
            (0...(1 << 20)).contains(radius),
            "a blur's radius is \(radius) pixels: keep it in 0 ... 2²⁰"
        )
        guard width > 0, !rows.isEmpty else { return }
        if radius == 0 {
            (target + rows.lowerBound * width)
                .update(from: source + rows.lowerBound * width, count: rows.count * width)
        } else if radius <= narrowLimit {
            blurNarrow(source, into: target, width: width, height: height, radius: radius, rows: rows)
        } else {
            blurWide(source, into: target, width: width, height: height, radius: radius, rows: rows)
        }
    }

    // MARK: - Narrow windows

    private static func blurNarrow(
        _ source: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>,
        width: Int,
        height: Int,
        radius: Int,
        rows: Range<Int>
    ) {
        let bytes = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
        let length = width * 4
        // Column sums of the row, with the radius repeated at each end and one more, which is read but not used.
        let padded = UnsafeMutablePointer<UInt16>.allocate(capacity: length + 8 * radius + 4)
        defer { padded.deallocate() }
        let columns = padded + 4 * radius
        columns.initialize(repeating: 0, count: length)
        func line(_ row: Int) -> UnsafePointer<UInt8> { bytes + min(max(row, 0), height - 1) * length }
        for row in (rows.lowerBound - radius)...(rows.lowerBound + radius) {
            add(line(row), to: columns, count: length)
        }
        let window = BoxWindow(radius: radius)
        for row in rows {
            if row > rows.lowerBound {
                replace(
                    line(row - radius - 1),
                    with: line(row + radius),
                    in: columns,
                    count: length
                )
            }
            extend(columns, length: length, radius: radius)
            window.write(padded, into: output + row * length, width: width)
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

    private static func extend(_ columns: UnsafeMutablePointer<UInt16>, length: Int, radius: Int) {
        let first = UnsafeMutableRawPointer(columns).loadUnaligned(as: UInt64.self)
        let last = UnsafeMutableRawPointer(columns + length - 4).loadUnaligned(as: UInt64.self)
        var before = UnsafeMutableRawPointer(columns - 4 * radius)
        var after = UnsafeMutableRawPointer(columns + length)
        after.storeBytes(of: last, as: UInt64.self)
        var step = 0
        while step < radius {
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
        width: Int,
        height: Int,
        radius: Int,
        rows: Range<Int>
    ) {
        let bytes = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
        let length = width * 4
        let area = UInt64(2 * radius + 1) * UInt64(2 * radius + 1)
        let columns = UnsafeMutablePointer<UInt64>.allocate(capacity: length)
        defer { columns.deallocate() }
        columns.initialize(repeating: 0, count: length)
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
        for (row, times) in spread(around: rows.lowerBound, radius: radius, length: height) {
            add(row: row, times: times)
        }
        let start = spread(around: 0, radius: radius, length: width)
        for row in rows {
            if row > rows.lowerBound {
                add(row: row + radius, times: 1)
                add(row: row - radius - 1, times: -1)
            }
            for channel in 0..<4 {
                var sum: UInt64 = 0
                for (column, times) in start { sum &+= columns[column * 4 + channel] &* UInt64(times) }
                for x in 0..<width {
                    output[row * length + x * 4 + channel] =
                        UInt8(truncatingIfNeeded: (2 &* sum &+ area) / (2 &* area))
                    sum = sum &+ columns[min(x + radius + 1, width - 1) * 4 + channel]
                    sum = sum &- columns[max(x - radius, 0) * 4 + channel]
                }
            }
        }
    }

    /// The indices of a window around a place, and how often each counts when those beyond an edge repeat it.
    private static func spread(around place: Int, radius: Int, length: Int) -> [(index: Int, times: Int)] {
        let first = max(place - radius, 0)
        let last = min(place + radius, length - 1)
        var result = (first...last).map { (index: $0, times: 1) }
        result[0].times += max(radius - place, 0)
        result[result.count - 1].times += max(place + radius - (length - 1), 0)
        return result
    }
}
