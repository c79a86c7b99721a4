/// An alpha plane blurred by boxes, moved by parts of a pixel, where it can be seen.
struct BlurredPlane {
    let mask: CoverageMask
    let x, y: Int

    /// - Parameters:
    ///   - sigma: in pixels, at most 512.
    ///   - dx: with `dy`, in 1/256 of a pixel.
    ///   - rect: where there is any alpha.
    ///   - visible: where the result is needed; not empty.
    ///   - fill: writes alphas, in 1/256 of a level, into a part of the rectangle; `stride` values to a row.
    init(
        sigma: Double,
        dx: Int,
        dy: Int,
        rect: PixelRect,
        visible: PixelRect,
        pool: BitmapPool,
        _ fill: (_ plane: UnsafeMutablePointer<UInt16>, _ stride: Int, _ part: PixelRect) -> Void
    ) {
        // A part of a pixel is moved by mixing neighbours, whose variance the blur leaves out.
        let (fx, fy) = (dx & 255, dy & 255)
        let mixing = Double(max(fx * (256 - fx), fy * (256 - fy))) / 65_536
        let boxes = GaussianBlur(sigma: max(sigma * sigma - mixing, 0).squareRoot())
        let source = visible.offsetBy(dx: -(dx >> 8), dy: -(dy >> 8))
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
        if !part.isEmpty { fill(levels + (part.y - plane.y) * width + (part.x - plane.x), width, part) }
        boxes.blur(levels, other, width: width, height: height)
        let shown = plane.offsetBy(dx: dx >> 8, dy: dy >> 8).insetBy(dx: -1, dy: -1).intersection(visible)
        mask = CoverageMask(width: shown.width, height: shown.height) { coverage in
            func level(_ x: Int, _ y: Int) -> Int {
                plane.contains(x: x, y: y) ? Int(levels[(y - plane.y) * width + x - plane.x]) : 0
            }
            for y in 0..<shown.height {
                for x in 0..<shown.width {
                    let (px, py) = (shown.x + x - (dx >> 8), shown.y + y - (dy >> 8))
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

/// The blurred alpha of what a group holds, where it can be seen.
final class LayerShadow {
    let plane: BlurredPlane
    /// Where the plane is all there is of the shadow.
    let visible: PixelRect

    /// - Parameters:
    ///   - content: the group's pixels in `rect`.
    ///   - visible: where the shadow is needed; not empty.
    init(_ shadow: LayerStyle.Shadow, content: Bitmap, rect: PixelRect, visible: PixelRect, pool: BitmapPool)
    {
        self.visible = visible
        plane = BlurredPlane(
            sigma: shadow.sigma.pixels,
            dx: shadow.dx,
            dy: shadow.dy,
            rect: rect,
            visible: visible,
            pool: pool
        ) { plane, stride, part in
            for y in part.y..<part.maxY {
                let row = content.pixels + (y - rect.y) * content.width + (part.x - rect.x)
                let target = plane + (y - part.y) * stride
                for x in 0..<part.width { target[x] = UInt16(truncatingIfNeeded: (row[x] >> 24) << 8) }
            }
        }
    }
}
