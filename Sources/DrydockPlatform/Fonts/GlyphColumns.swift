internal import DrydockCFreeType

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

    /// Nil when the bitmap is empty or not of 256 levels.
    init?(copying bitmap: FT_Bitmap, left: Int, top: Int) {
        let width = Int(bitmap.width)
        let height = Int(bitmap.rows)
        guard width > 0, height > 0, bitmap.pixel_mode == FT_PIXEL_MODE_GRAY.rawValue,
            let source = bitmap.buffer
        else { return nil }
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            guard let destination = buffer.baseAddress else { return }
            var row = 0
            while row < height {
                (destination + row * width).update(from: source + row * Int(bitmap.pitch), count: width)
                row += 1
            }
            count = width * height
        }
        self.init(width: width, height: height, left: left, top: top, coverage: coverage)
    }

    /// All of the parts together; nil when there are none. Where they overlap, their bits are joined: no coverage is
    /// counted twice that both have, and the ink of one alone stays as it is.
    init?(union parts: [GlyphColumns]) {
        guard let first = parts.first, parts.count > 1 else {
            guard let only = parts.first else { return nil }
            self = only
            return
        }
        var (left, right) = (first.left, first.left + first.width)
        var (top, bottom) = (first.top, first.top + first.height)
        for part in parts {
            left = min(left, part.left)
            right = max(right, part.left + part.width)
            top = min(top, part.top)
            bottom = max(bottom, part.top + part.height)
        }
        let width = right - left
        var coverage = [UInt8](repeating: 0, count: width * (bottom - top))
        for part in parts {
            for row in 0..<part.height {
                let start = (part.top - top + row) * width + part.left - left
                for column in 0..<part.width {
                    coverage[start + column] |= part.coverage[row * part.width + column]
                }
            }
        }
        self.init(width: width, height: bottom - top, left: left, top: top, coverage: coverage)
    }

    /// The same ink further right and down.
    func moved(x: Int, y: Int) -> GlyphColumns {
        GlyphColumns(width: width, height: height, left: left + x, top: top + y, coverage: coverage)
    }
}
