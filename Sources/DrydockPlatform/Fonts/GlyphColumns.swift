internal import DrydockCSDL2

/// A glyph's coverage in cells that are one pixel high and a whole fraction of a pixel wide.
struct GlyphColumns {
    let width: Int
    let height: Int
    /// Columns from the pen to the first one.
    let left: Int
    /// Pixels from the baseline down to the first row.
    let top: Int
    /// Row by row, 0 none ... 255 full.
    let coverage: [UInt8]

    init(width: Int, height: Int, left: Int, top: Int, coverage: [UInt8]) {
        self.width = width
        self.height = height
        self.left = left
        self.top = top
        self.coverage = coverage
    }

    /// Copies a part of an 8-bit surface whose indices are coverage. Nil when nothing of the part is inside the surface.
    init?(
        copying surface: UnsafeMutablePointer<SDL_Surface>,
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        left: Int,
        top: Int
    ) {
        let width = min(width, Int(surface.pointee.w) - x)
        let height = min(height, Int(surface.pointee.h) - y)
        guard width > 0, height > 0, x >= 0, y >= 0, surface.pointee.format.pointee.BytesPerPixel == 1,
            let pixels = surface.pointee.pixels
        else { return nil }
        let pitch = Int(surface.pointee.pitch)
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            guard let destination = buffer.baseAddress else { return }
            var row = 0
            while row < height {
                (destination + row * width).update(
                    from: (pixels + (y + row) * pitch + x).assumingMemoryBound(to: UInt8.self),
                    count: width
                )
                row += 1
            }
            count = width * height
        }
        self.init(width: width, height: height, left: left, top: top, coverage: coverage)
    }

    /// The first row with any coverage.
    var firstInkedRow: Int? {
        coverage.firstIndex { $0 != 0 }.map { $0 / width }
    }
}
