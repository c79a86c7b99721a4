import Glibc

/// What other modules may do with the memory of a bitmap: nothing here outlives it.
extension Bitmap {
    /// The pixel at `y · width + x`; its first byte in memory is red. Stops the program for a place outside of the bitmap.
    package subscript(index: Int) -> UInt32 {
        get {
            check(index)
            return pixels[index]
        }
        set {
            check(index)
            pixels[index] = newValue
        }
    }

    private func check(_ index: Int) {
        require(index >= 0 && index < area, "pixel \(index) is outside of \(width) × \(height)")
    }

    /// Runs `body` with the first of `area` pixels, row by row. The pointer must not leave `body`.
    package func withPixels<Result, Failure: Error>(
        _ body: (UnsafeMutablePointer<UInt32>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { withExtendedLifetime(self) {} }
        return try body(pixels)
    }

    /// A copy of the pixels as bytes: R, G, B, A, row by row.
    package var bytes: [UInt8] {
        Array(UnsafeRawBufferPointer(start: pixels, count: area * 4))
    }

    /// A bitmap of its own with the same pixels.
    package func copied() -> Bitmap {
        let result = Bitmap(width: width, height: height)
        result.pixels.update(from: pixels, count: area)
        return result
    }

    /// Whether the pixels of a row in `columns` are those that another bitmap has there. Both must hold them.
    package func hasSameRun(_ columns: Range<Int>, y: Int, as other: Bitmap) -> Bool {
        let run = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
        require(bounds.contains(run), "\(run) is outside of \(size)")
        require(other.bounds.contains(run), "\(run) is outside of \(other.size)")
        let own = pixels + y * width + run.x
        return memcmp(own, other.pixels + y * other.width + run.x, run.width * 4) == 0
    }

    /// Gives every pixel the same value.
    package func fill(_ pixel: UInt32) {
        pixels.update(repeating: pixel, count: area)
    }

    /// Copies `part` of another bitmap, whose upper left corner comes to `(x, y)`. Both must hold it.
    package func copy(_ part: PixelRect, of other: Bitmap, toX x: Int = 0, y: Int = 0) {
        let target = PixelRect(x: x, y: y, width: part.width, height: part.height)
        require(other.bounds.contains(part), "\(part) is outside of \(other.size)")
        require(bounds.contains(target), "\(target) is outside of \(size)")
        for row in 0..<part.height {
            let source = other.pixels + (part.y + row) * other.width + part.x
            (pixels + (y + row) * width + x).update(from: source, count: part.width)
        }
    }
}
