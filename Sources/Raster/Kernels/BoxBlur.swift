/// Box blur of premultiplied pixels: each channel of each pixel becomes the mean of the (2r + 1)² window around it,
/// rounded half up, where pixels beyond an edge repeat it. Exact at every radius.
package enum BoxBlur {
    /// Blurs a whole image. Source and target do not overlap; both have tightly packed rows.
    ///
    /// Cost: proportional to the area, whatever the radius.
    package static func blur(
        _ source: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>,
        width: Int,
        height: Int,
        radius: Int
    ) {
        guard width > 0, height > 0 else { return }
        // A window that far beyond both edges holds hardly anything but edge pixels; the bound keeps sums in range.
        let radius = min(max(radius, 0), 1 << 20)
        let window = UInt64(2 * radius + 1)
        let divisor = 2 * window * window
        let bytes = UnsafeRawPointer(source).assumingMemoryBound(to: UInt8.self)
        let output = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
        let rowBytes = width * 4
        var columns = [UInt64](repeating: 0, count: rowBytes)
        func add(row: Int, times: UInt64, sign: Bool) {
            let line = bytes + min(max(row, 0), height - 1) * rowBytes
            for index in 0..<rowBytes {
                let value = UInt64(line[index]) &* times
                columns[index] = sign ? columns[index] &+ value : columns[index] &- value
            }
        }
        add(row: 0, times: UInt64(radius + 1), sign: true)
        for row in 1..<(min(radius, height - 1) + 1) where radius > 0 { add(row: row, times: 1, sign: true) }
        if radius > height - 1 { add(row: height - 1, times: UInt64(radius - (height - 1)), sign: true) }
        for y in 0..<height {
            for channel in 0..<4 {
                func column(_ x: Int) -> UInt64 { columns[min(max(x, 0), width - 1) * 4 + channel] }
                var sum = column(0) &* UInt64(radius + 1)
                for x in 1..<(min(radius, width - 1) + 1) where radius > 0 { sum &+= column(x) }
                if radius > width - 1 { sum &+= column(width - 1) &* UInt64(radius - (width - 1)) }
                for x in 0..<width {
                    output[y * rowBytes + x * 4 + channel] =
                        UInt8(truncatingIfNeeded: (2 &* sum &+ window &* window) / divisor)
                    sum = sum &+ column(x + radius + 1) &- column(x - radius)
                }
            }
            add(row: y + radius + 1, times: 1, sign: true)
            add(row: y - radius, times: 1, sign: false)
        }
    }
}
