/// A bitmap under any matrix: of each pixel of the frame the bitmap's pixel at its middle, edge pixels extended.
final class NearestShader: Shader {
    /// Owns the pixels.
    private let bitmap: Bitmap
    private let pixels: UnsafePointer<UInt32>
    private let width, height: Int
    private let tint: UInt32?
    private let a, b, c, d, tx, ty: Int

    /// - Parameter source: lies in the bitmap and is not empty.
    init(_ bitmap: Bitmap, source: PixelRect, _ map: PixelMap, tint: PremultipliedColor?) {
        self.bitmap = bitmap
        pixels = UnsafePointer(bitmap.pixels + source.y * bitmap.width + source.x)
        (width, height) = (source.width, source.height)
        self.tint = tint?.pixel
        (a, b) = (PixelMap.fixedStep(map.a), PixelMap.fixedStep(map.b))
        (c, d) = (PixelMap.fixedStep(map.c), PixelMap.fixedStep(map.d))
        (tx, ty) = (PixelMap.fixed(map.tx), PixelMap.fixed(map.ty))
        super.init(isOpaque: tint == nil && bitmap.isOpaque)
    }

    override func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        var u = tx &+ a &* x &+ c &* y
        var v = ty &+ b &* x &+ d &* y
        for index in 0..<count {
            let column = min(max(u >> 32, 0), width &- 1)
            let row = min(max(v >> 32, 0), height &- 1)
            target[index] = pixels[row &* bitmap.width &+ column]
            u &+= a
            v &+= b
        }
        guard let tint else { return }
        for index in 0..<count { target[index] = Channel.scale(tint, by: target[index] >> 24) }
    }
}
