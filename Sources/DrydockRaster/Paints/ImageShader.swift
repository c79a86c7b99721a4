/// A bitmap under any matrix, at positions in 32.32, edge pixels extended: bilinear with weights of 8 bits, or the pixel at the
/// middle of each of the frame's.
final class ImageShader: Shader {
    /// Owns the pixels.
    private let bitmap: Bitmap
    private let pixels: UnsafePointer<UInt32>
    private let width, height: Int
    private let tint: UInt32?
    private let isSmooth: Bool
    private let a, b, c, d, tx, ty: Int

    /// - Parameter source: lies in the bitmap and is not empty.
    init(
        _ bitmap: Bitmap,
        source: PixelRect,
        _ map: PixelMap,
        tint: PremultipliedColor?,
        isSmooth: Bool = true
    ) {
        self.bitmap = bitmap
        pixels = UnsafePointer(bitmap.pixels + source.y * bitmap.width + source.x)
        (width, height) = (source.width, source.height)
        self.tint = tint?.pixel
        (a, b) = (PixelMap.fixedStep(map.a), PixelMap.fixedStep(map.b))
        (c, d) = (PixelMap.fixedStep(map.c), PixelMap.fixedStep(map.d))
        self.isSmooth = isSmooth
        // Between the middles of four pixels, or in one of them.
        let corner = isSmooth ? 0.5 : 0
        (tx, ty) = (PixelMap.fixed(map.tx - corner), PixelMap.fixed(map.ty - corner))
        super.init(isOpaque: tint == nil && bitmap.isOpaque)
    }

    override func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        if isSmooth {
            fetchSmooth(x: x, y: y, count: count, into: target)
        } else {
            fetchNearest(x: x, y: y, count: count, into: target)
        }
        guard let tint else { return }
        for index in 0..<count { target[index] = Channel.scale(tint, by: target[index] >> 24) }
    }

    private func fetchNearest(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        var u = tx &+ a &* x &+ c &* y
        var v = ty &+ b &* x &+ d &* y
        for index in 0..<count {
            let column = min(max(u >> 32, 0), width &- 1)
            let row = min(max(v >> 32, 0), height &- 1)
            target[index] = pixels[row &* bitmap.width &+ column]
            u &+= a
            v &+= b
        }
    }

    private func fetchSmooth(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        let (u, v) = (tx &+ a &* x &+ c &* y, ty &+ b &* x &+ d &* y)
        let (maxX, maxY) = ((width &- 1) << 32, (height &- 1) << 32)
        // All four pixels lie in the source: of a line, a part without gaps.
        func isInside(_ index: Int) -> Bool {
            let (u, v) = (u &+ a &* index, v &+ b &* index)
            return u >= 0 && u < maxX && v >= 0 && v < maxY
        }
        var (first, end) = (0, count)
        while first < end, !isInside(first) { first &+= 1 }
        while end > first, !isInside(end &- 1) { end &-= 1 }
        fetchClamped(0, first, u, v, into: target)
        fetchInside(first, end, u, v, into: target)
        fetchClamped(end, count, u, v, into: target)
    }

    /// Pixels of a line whose first is at (u, v).
    private func fetchClamped(
        _ first: Int,
        _ end: Int,
        _ u: Int,
        _ v: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let (maxX, maxY) = ((width &- 1) << 32, (height &- 1) << 32)
        var index = first
        while index < end {
            let cu = min(max(u &+ a &* index, 0), maxX)
            let cv = min(max(v &+ b &* index, 0), maxY)
            let row = pixels + ((cv >> 32) &* bitmap.width &+ cu >> 32)
            let right = cu < maxX ? 1 : 0
            let below = cv < maxY ? bitmap.width : 0
            let (fu, fv) = (UInt32((cu >> 24) & 255), UInt32((cv >> 24) & 255))
            target[index] = Self.mix(
                Self.mix(row[0], row[right], fu),
                Self.mix(row[below], row[below &+ right], fu),
                fv
            )
            index &+= 1
        }
    }

    /// As `fetchClamped`, two pixels at a time, where nothing is to be clamped.
    private func fetchInside(
        _ first: Int,
        _ end: Int,
        _ u: Int,
        _ v: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let (pixels, stride, a, b) = (pixels, bitmap.width, a, b)
        var (u, v) = (u &+ a &* first, v &+ b &* first)
        var index = first
        while index &+ 2 <= end {
            let one = BilinearPair.across(pixels, stride, u, v)
            let two = BilinearPair.across(pixels, stride, u &+ a, v &+ b)
            UnsafeMutableRawPointer(target + index)
                .storeBytes(of: BilinearPair.down(one, two, v, v &+ b), as: UInt64.self)
            u &+= 2 &* a
            v &+= 2 &* b
            index &+= 2
        }
        if index < end {
            let last = BilinearPair.across(pixels, stride, u, v)
            target[index] = UInt32(truncatingIfNeeded: BilinearPair.down(last, last, v, v))
        }
    }

    /// Two pixels by a weight of the second in 1/256, rounded.
    @inline(__always)
    static func mix(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
        let rest = 256 &- weight
        let even = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* weight &+ 0x0080_0080
        let odd =
            ((first >> 8) & 0x00FF_00FF) &* rest &+ ((second >> 8) & 0x00FF_00FF) &* weight &+ 0x0080_0080
        return (even >> 8) & 0x00FF_00FF | odd & 0xFF00_FF00
    }
}

extension Paint {
    /// The paint's colours for all but one colour; nil when nothing is to be drawn.
    func shader(_ images: ImageCache) -> Shader? {
        switch self {
        case .color:
            return nil
        case .gradient(let gradient, let transform):
            return gradient.shader(transform)
        case .image(let picture, let transform, let tint):
            let (bitmap, source) = (picture.bitmap, picture.source)
            if !picture.isSmooth {
                return PixelMap(transform).map {
                    ImageShader(bitmap, source: source, $0, tint: tint, isSmooth: false)
                }
            }
            func parts(_ x: Double, _ y: Double) -> Int {
                let length = (x * x + y * y).squareRoot()
                return length > 0 ? Int(min(1 / length, 16_384)) : 1
            }
            let (kx, ky) = (parts(transform.a, transform.b), parts(transform.c, transform.d))
            if kx < 2 && ky < 2 {
                return PixelMap(transform).map { ImageShader(bitmap, source: source, $0, tint: tint) }
            }
            let size = PixelSize(
                width: max(source.width / max(kx, 1), 1),
                height: max(source.height / max(ky, 1), 1)
            )
            let (small, _) = images.image(bitmap, source: source, size: size)
            let enlarged = Affine(
                a: Double(source.width) / Double(size.width),
                d: Double(source.height) / Double(size.height)
            )
            return PixelMap(enlarged.concatenating(transform))
                .map { ImageShader(small, source: small.bounds, $0, tint: tint) }
        }
    }
}
