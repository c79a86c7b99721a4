import DrydockPNG
public import Foundation
import DrydockPlatform
import DrydockRaster

/// An immutable picture, of one file or of several at different scales: it is drawn from the one that suits the screen.
public final class UIImage: NSObject, Sendable {
    package let pixels: ImagePixels
    /// Points.
    public let size: CGSize
    /// Pixels per point of the smallest file; drawing at another scale may use another.
    public let scale: CGFloat
    /// Whether the picture is drawn in its own colours or as a shape in the tint colour.
    public let renderingMode: RenderingMode
    /// Whether the image is mirrored in views that run from right to left.
    public let flipsForRightToLeftLayoutDirection: Bool
    /// What the shape is filled with; nil for the picture's own colours.
    package let tint: UIColor?

    /// Whether a view shows an image's own colours or fills its shape.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it prefers; image views show the picture.
        case automatic
        /// The picture's own colours.
        case alwaysOriginal
        /// The picture's shape in the tint colour.
        case alwaysTemplate
    }

    init(
        pixels: ImagePixels,
        renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil,
        flips: Bool = false
    ) {
        self.pixels = pixels
        self.renderingMode = renderingMode
        self.tint = tint
        flipsForRightToLeftLayoutDirection = flips
        scale = pixels.baseScale
        size = pixels.size
        super.init()
    }

    // MARK: - Reading

    /// A PNG or JPEG file; nil, and a warning once, when it cannot be read. `@2x` or `@3x` at the end of the file's name
    /// says its scale. Files of the same name at other scales are not looked for.
    public convenience init?(contentsOfFile path: String) {
        guard let pixels = ImagePixels(files: [ImageFile(path: path)]) else { return nil }
        self.init(pixels: pixels)
    }

    /// PNG or JPEG bytes; nil, and a warning once, when they are neither.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// PNG or JPEG bytes with so many pixels a point; nil, and a warning once, when they are neither.
    public convenience init?(data: Data, scale: CGFloat) {
        precondition(scale.isFinite && scale > 0, "UIImage(data:scale:): \(scale) is not a positive number")
        guard let pixels = ImagePixels(data: [UInt8](data), scale: scale) else { return nil }
        self.init(pixels: pixels)
    }

    // MARK: - Variants

    /// The same pixels, shown in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        guard renderingMode != self.renderingMode else { return self }
        let flips = flipsForRightToLeftLayoutDirection
        return UIImage(pixels: pixels, renderingMode: renderingMode, tint: tint, flips: flips)
    }

    /// The image's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// The image's shape in a colour, shown so.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let flips = flipsForRightToLeftLayoutDirection
        return UIImage(pixels: pixels, renderingMode: renderingMode, tint: color, flips: flips)
    }

    /// The same image, mirrored in views that run from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        UIImage(pixels: pixels, renderingMode: renderingMode, tint: tint, flips: true)
    }

    /// The image as a PNG file, from its largest picture that is in memory or a file.
    public func pngData() -> Data? {
        Data(PNGEncoder.encode(pixels.bitmap(forScale: .greatestFiniteMagnitude)))
    }

    // MARK: - NSObject

    /// Equal images have the same pixels and are drawn the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return pixels === other.pixels && renderingMode == other.renderingMode && tint == other.tint
            && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
    }

    public override var hash: Int { ObjectIdentifier(pixels).hashValue }

    public override var description: String { "UIImage \(pixels.name) \(size.width) × \(size.height)" }
}
