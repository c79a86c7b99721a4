import DrydockRaster
import DrydockRasterOracle
import Testing

struct ReductionTests {
    @Test("a mean by multiplication is the rounded quotient for every sum of a rectangle's values")
    func means() {
        // Squares of a reduction, cut off at the frame's edges, and the weights of an enlargement.
        let rectangles = (1...8).flatMap { width in (1...8).map { width * $0 } }
        for count in Set(rectangles + [144, 256]).sorted() {
            let mean = RoundedMean(count: count)
            for sum in 0...(255 * count) where mean(UInt32(sum)) != UInt32((2 * sum + count) / (2 * count)) {
                Issue.record("\(sum) / \(count)")
            }
        }
    }

    @Test(
        "a reduction is the rounded mean of each square",
        arguments: 1...8,
        [(1, 1), (7, 5), (24, 9), (33, 17)]
    )
    func reduces(factor: Int, size: (Int, Int)) {
        var random = RandomSource(seed: UInt64(factor * 7 + size.0))
        let source = Bitmap.random(width: size.0, height: size.1, using: &random)
        let width = (size.0 + factor - 1) / factor
        let height = (size.1 + factor - 1) / factor
        let result = Bitmap(width: width, height: height)
        let reduction = Reduction(factor: factor)
        // In four parts, as damage may be.
        for rows in [0..<(height / 2), (height / 2)..<height] {
            for columns in [0..<(width / 2), (width / 2)..<width] {
                reduction.reduce(source, columns: columns, rows: rows, into: result)
            }
        }
        for y in 0..<height {
            for x in 0..<width {
                let part = PixelRect(x: x * factor, y: y * factor, width: factor, height: factor)
                    .intersection(source.bounds)
                #expect(result.pixel(atX: x, y: y) == mean(source, part), "(\(x), \(y))")
            }
        }
    }

    @Test("an enlargement is bilinear between centres", arguments: 1...8, [(1, 1), (2, 3), (9, 4)])
    func enlarges(factor: Int, size: (Int, Int)) {
        var random = RandomSource(seed: UInt64(factor * 11 + size.0))
        let source = Bitmap.random(width: size.0, height: size.1, using: &random)
        let width = size.0 * factor
        for columns in [0..<width, (width / 3)..<(width / 3 + 1), (width / 2)..<width] {
            let enlargement = Enlargement(of: source, by: factor, columns: columns)
            let row = UnsafeMutablePointer<UInt32>.allocate(capacity: columns.count)
            defer { row.deallocate() }
            for y in 0..<(size.1 * factor) {
                enlargement.read(row: y, into: row)
                for x in columns {
                    let expected = bilinear(source, factor: factor, x: x, y: y)
                    #expect(
                        PremultipliedColor(pixel: row[x - columns.lowerBound]) == expected,
                        "(\(x), \(y))"
                    )
                }
            }
        }
    }

    private func mean(_ bitmap: Bitmap, _ part: PixelRect) -> PremultipliedColor {
        var pixel: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            var sum = 0
            for y in part.y..<part.maxY {
                for x in part.x..<part.maxX { sum += Int(bitmap[y * bitmap.width + x] >> shift & 255) }
            }
            pixel |= UInt32((2 * sum + part.area) / (2 * part.area)) << shift
        }
        return PremultipliedColor(pixel: pixel)
    }

    /// Weights of neighbours in 1/(2 · factor); the sum divided once, half up.
    private func bilinear(_ bitmap: Bitmap, factor: Int, x: Int, y: Int) -> PremultipliedColor {
        let unit = 2 * factor
        func place(_ index: Int, _ length: Int) -> (Int, Int, Int) {
            let position = 2 * index + 1 - factor
            if position < 0 { return (0, 0, 0) }
            return (min(position / unit, length - 1), min(position / unit + 1, length - 1), position % unit)
        }
        let (left, right, across) = place(x, bitmap.width)
        let (top, bottom, down) = place(y, bitmap.height)
        var pixel: UInt32 = 0
        for shift in [UInt32(0), 8, 16, 24] {
            func channel(_ x: Int, _ y: Int) -> Int {
                Int(bitmap[y * bitmap.width + x] >> shift & 255)
            }
            let upper = channel(left, top) * (unit - across) + channel(right, top) * across
            let lower = channel(left, bottom) * (unit - across) + channel(right, bottom) * across
            let sum = upper * (unit - down) + lower * down
            pixel |= UInt32((2 * sum + unit * unit) / (2 * unit * unit)) << shift
        }
        return PremultipliedColor(pixel: pixel)
    }
}
