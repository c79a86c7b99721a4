/// The blurred alpha of what a group holds, where it can be seen.
final class LayerShadow {
    let mask: CoverageMask
    let x, y: Int

    /// - Parameters:
    ///   - content: the group's pixels in `rect`.
    ///   - visible: where the shadow is needed; not empty.
    init(_ shadow: LayerStyle.Shadow, content: Bitmap, rect: PixelRect, visible: PixelRect, pool: BitmapPool) {
        // A part of a pixel is moved by mixing neighbours, whose variance the blur leaves out.
        let (fx, fy) = (shadow.dx & 255, shadow.dy & 255)
        let mixing = Double(max(fx * (256 - fx), fy * (256 - fy))) / 65_536
        let sigma = shadow.sigma.pixels
        let boxes = GaussianBoxes(sigma: max(sigma * sigma - mixing, 0).squareRoot())
        let source = visible.offsetBy(dx: -(shadow.dx >> 8), dy: -(shadow.dy >> 8))
        // One more for the mixing.
        let reach = boxes.reach + 1
        let plane = source.insetBy(dx: -reach, dy: -reach).intersection(rect.insetBy(dx: -reach, dy: -reach))
        let (width, height) = (max(plane.width, 1), max(plane.height, 1))
        let first = pool.take((width * height + 1) / 2)
        let second = pool.take((width * height + 1) / 2)
        defer {
            pool.giveBack(first.pixels, capacity: first.capacity)
            pool.giveBack(second.pixels, capacity: second.capacity)
        }
        let levels = UnsafeMutableRawPointer(first.pixels).assumingMemoryBound(to: UInt16.self)
        let other = UnsafeMutableRawPointer(second.pixels).assumingMemoryBound(to: UInt16.self)
        levels.clear(count: width * height)
        let part = plane.intersection(rect)
        for y in part.y..<part.maxY {
            let row = content.pixels + (y - rect.y) * content.width - rect.x
            let target = levels + (y - plane.y) * width - plane.x
            for x in part.x..<part.maxX { target[x] = UInt16(truncatingIfNeeded: (row[x] >> 24) << 8) }
        }
        boxes.blur(levels, other, width: width, height: height)
        let shown = plane.offsetBy(dx: shadow.dx >> 8, dy: shadow.dy >> 8).insetBy(dx: -1, dy: -1).intersection(visible)
        mask = CoverageMask(width: shown.width, height: shown.height) { coverage in
            func level(_ x: Int, _ y: Int) -> Int {
                plane.contains(x: x, y: y) ? Int(levels[(y - plane.y) * width + x - plane.x]) : 0
            }
            for y in 0..<shown.height {
                for x in 0..<shown.width {
                    let (px, py) = (shown.x + x - (shadow.dx >> 8), shown.y + y - (shadow.dy >> 8))
                    let upper = level(px - 1, py - 1) * fx + level(px, py - 1) * (256 - fx)
                    let lower = level(px - 1, py) * fx + level(px, py) * (256 - fx)
                    let value = upper * fy + lower * (256 - fy)
                    coverage[y * shown.width + x] = UInt8(min((value + 1 << 23) >> 24, 255))
                }
            }
        }
        x = shown.x
        y = shown.y
    }
}
