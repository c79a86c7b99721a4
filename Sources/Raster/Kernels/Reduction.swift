/// Reduction of a frame by a whole factor and its interpolation back to full size.
enum Reduction {
    /// Averages squares of `factor` × `factor` pixels, rounded half up; at the right and bottom edge over the pixels
    /// that exist.
    ///
    /// - Parameter part: the pixels of the frame to reduce; whole squares, or up to the frame's edge.
    static func reduce(_ frame: Bitmap, by factor: Int, part: PixelRect, into target: Bitmap) {
        let part = part.intersection(frame.bounds)
        guard !part.isEmpty else { return }
        for y in (part.y / factor)..<((part.maxY + factor - 1) / factor) {
            let height = min(factor, frame.height - y * factor)
            for x in (part.x / factor)..<((part.maxX + factor - 1) / factor) {
                let width = min(factor, frame.width - x * factor)
                var sums = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
                for row in 0..<height {
                    let line = frame.pixels + (y * factor + row) * frame.width + x * factor
                    for column in 0..<width {
                        let pixel = line[column]
                        sums.0 &+= pixel & 255
                        sums.1 &+= (pixel &>> 8) & 255
                        sums.2 &+= (pixel &>> 16) & 255
                        sums.3 &+= pixel &>> 24
                    }
                }
                let count = UInt32(width * height)
                func mean(_ sum: UInt32) -> UInt32 { (2 &* sum &+ count) / (2 &* count) }
                target.pixels[y * target.width + x] =
                    mean(sums.0) | mean(sums.1) &<< 8 | mean(sums.2) &<< 16 | mean(sums.3) &<< 24
            }
        }
    }

    /// Pixels of an image enlarged by a whole factor, bilinear between the centres of its pixels, rounded half up,
    /// with edges extended.
    static func interpolate(
        _ image: Bitmap,
        by factor: Int,
        atX x: Int,
        y: Int,
        count: Int,
        into row: UnsafeMutablePointer<UInt32>
    ) {
        let unit = 2 * factor
        // Where pixel `index` lies between two source pixels, in 1/unit of their distance.
        func place(_ index: Int, _ length: Int) -> (first: Int, second: Int, weight: UInt32) {
            let position = 2 * index + 1 - factor
            if position < 0 { return (0, 0, 0) }
            let first = position / unit
            return (min(first, length - 1), min(first + 1, length - 1), UInt32(position % unit))
        }
        let whole = UInt32(unit)
        let down = place(y, image.height)
        let upper = image.pixels + down.first * image.width
        let lower = image.pixels + down.second * image.width
        let area = whole * whole
        for step in 0..<count {
            let across = place(x + step, image.width)
            var result: UInt32 = 0
            for shift in [UInt32(0), 8, 16, 24] {
                func channel(_ pixel: UInt32) -> UInt32 { (pixel &>> shift) & 255 }
                let top =
                    channel(upper[across.first]) &* (whole &- across.weight)
                    &+ channel(upper[across.second]) &* across.weight
                let bottom =
                    channel(lower[across.first]) &* (whole &- across.weight)
                    &+ channel(lower[across.second]) &* across.weight
                let sum = top &* (whole &- down.weight) &+ bottom &* down.weight
                result |= ((2 &* sum &+ area) / (2 &* area)) &<< shift
            }
            row[step] = result
        }
    }
}
