/// What an area is filled with.
package enum Paint: Equatable, Sendable {
    case color(PremultipliedColor)

    /// The matrix maps the gradient's space to the frame's pixels.
    case gradient(Gradient, Affine)

    /// The part of a bitmap, its edge pixels extended; the matrix maps the bitmap's pixels, with (0, 0) at the part's top left
    /// corner, to the frame's. With a tint only the bitmap's alpha counts. What is smooth is averaged first below half of its
    /// size each way.
    case image(Picture, Affine, tint: PremultipliedColor?)

    /// A part of a bitmap, whose pixels do not change.
    package struct Picture: Equatable, @unchecked Sendable {
        // Unchecked: pixels of a bitmap that is in a list do not change.
        package let bitmap: Bitmap
        package let source: PixelRect
        /// Bilinear; else each of the frame's pixels shows one of the bitmap's.
        package let isSmooth: Bool

        /// - Parameter source: nil for all of the bitmap; traps when it does not lie in it.
        package init(_ bitmap: Bitmap, source: PixelRect? = nil, isSmooth: Bool = true) {
            let source = source ?? bitmap.bounds
            require(
                bitmap.bounds.contains(source),
                "the source \(source) of an image lies outside of its \(bitmap.width) × \(bitmap.height) pixels"
            )
            self.bitmap = bitmap
            self.source = source
            self.isSmooth = isSmooth
        }
    }

    /// The colour of one pixel of the frame, for tests and tools.
    package func color(atX x: Int, y: Int) -> PremultipliedColor {
        if case .color(let color) = self { return color }
        var pixel: UInt32 = 0
        shader(RasterResources.shared.images)?.fetch(x: x, y: y, count: 1, into: &pixel)
        return PremultipliedColor(pixel: pixel)
    }

    /// The pixels of a part of the frame, row by row and each on its own, for tests and tools.
    package func colors(of part: PixelRect) -> [UInt32] {
        if case .color(let color) = self { return [UInt32](repeating: color.pixel, count: part.area) }
        return shader(RasterResources.shared.images)?.colors(of: part)
            ?? [UInt32](repeating: 0, count: part.area)
    }

    /// Whether what is drawn certainly hides what is behind it.
    var isOpaque: Bool {
        switch self {
        case .color(let color): color.isOpaque
        case .gradient: shader(RasterResources.shared.images)?.isOpaque ?? false
        case .image: false
        }
    }

    /// Whether nothing would be drawn.
    var isClear: Bool {
        switch self {
        case .color(let color): color == .clear
        case .gradient(_, let transform): transform.isSingular
        case .image(let picture, let transform, let tint):
            transform.isSingular || picture.source.isEmpty || tint == .clear
        }
    }
}

/// Colours of a paint by pixels of the frame. Nothing in it depends on where a row begins.
class Shader {
    /// Whether every pixel has alpha 255.
    let isOpaque: Bool

    init(isOpaque: Bool) {
        self.isOpaque = isOpaque
    }

    /// The pixels of a part of the frame, each fetched on its own.
    final func colors(of part: PixelRect) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: part.area)
        for index in result.indices {
            fetch(
                x: part.x + index % part.width,
                y: part.y + index / part.width,
                count: 1,
                into: &result[index]
            )
        }
        return result
    }

    /// Writes the colours of `count` pixels from (x, y) on.
    func fetch(x: Int, y: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        fatalError("a shader without colours: override fetch")
    }
}
