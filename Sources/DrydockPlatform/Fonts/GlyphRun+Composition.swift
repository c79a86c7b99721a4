internal import DrydockRaster

extension GlyphRun {
    /// Adds up the coverage of glyphs on one baseline. Neighbours that share a pixel cover different parts of it, so
    /// their coverage adds, up to full.
    init(_ placed: [PlacedGlyph]) {
        var minX = Int.max
        var maxX = Int.min
        var minY = Int.max
        var maxY = Int.min
        for item in placed {
            minX = min(minX, item.left)
            maxX = max(maxX, item.left + item.glyph.mask.width)
            minY = min(minY, item.top)
            maxY = max(maxY, item.top + item.glyph.mask.height)
        }
        guard minX < maxX, minY < maxY else {
            mask = CoverageMask(width: 1, height: 1) { _ in }
            left = 0
            top = 0
            isEmpty = true
            return
        }
        let width = maxX - minX
        mask = CoverageMask(width: width, height: maxY - minY) { pixels in
            for item in placed {
                let corner = pixels + (item.top - minY) * width + item.left - minX
                Self.add(item.glyph.mask, to: corner, pitch: width)
            }
        }
        left = minX
        top = minY
        isEmpty = false
    }

    private static func add(_ glyph: CoverageMask, to corner: UnsafeMutablePointer<UInt8>, pitch: Int) {
        var row = 0
        while row < glyph.height {
            let input = glyph.coverage + row &* glyph.width
            let output = corner + row &* pitch
            var column = 0
            while column < glyph.width {
                let sum = UInt16(output[column]) &+ UInt16(input[column])
                output[column] = sum > 255 ? 255 : UInt8(truncatingIfNeeded: sum)
                column &+= 1
            }
            row &+= 1
        }
    }
}
