import DrydockPNG
import DrydockPlatform
package import DrydockRaster
public import Foundation
import Synchronization

/// An immutable picture, of one file or of several at different scales: it is drawn from the one that suits the screen.
///
/// A symbol, or an SVG file of an asset catalogue, is drawn as paths at whatever size it is shown.
public final class UIImage: NSObject, Sendable {
    private let mark = AttributeValueMark()
    package let content: ImageContent
    package let style: ImageStyle
    /// Points.
    public let size: CGSize
    private let asset: Mutex<UIImageAsset?>

    /// Whether a view shows an image's own colours or fills its shape.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it prefers; image views show the picture, and fill the shape of a symbol.
        case automatic
        /// The picture's own colours.
        case alwaysOriginal
        /// The picture's shape in the tint colour.
        case alwaysTemplate
    }

    init(_ content: ImageContent, _ style: ImageStyle = ImageStyle(), asset: UIImageAsset? = nil) {
        self.content = content
        self.style = style
        size = content.size
        self.asset = Mutex(asset)
        super.init()
    }

    /// An image of no size, which shows nothing.
    public override convenience init() {
        self.init(.drawing(VectorDrawing(name: "of nothing", size: .zero, list: DisplayList())))
    }

    // MARK: - Reading

    /// A PNG or JPEG file; nil, and a warning once, when it cannot be read. `@2x` or `@3x` at the end of the file's name
    /// says its scale. Files of the same name at other scales are not looked for.
    public convenience init?(contentsOfFile path: String) {
        guard let pixels = ImagePixels(files: [ImageFile(path: path)]) else { return nil }
        self.init(.pixels(pixels))
    }

    /// PNG or JPEG bytes; nil, and a warning once, when they are neither.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// PNG or JPEG bytes with so many pixels a point; nil, and a warning once, when they are neither.
    public convenience init?(data: Data, scale: CGFloat) {
        precondition(scale.isFinite && scale > 0, "UIImage(data:scale:): \(scale) is not a positive number")
        guard let pixels = ImagePixels(data: [UInt8](data), scale: scale) else { return nil }
        self.init(.pixels(pixels))
    }

    // MARK: - Properties

    /// Pixels per point of the smallest file; drawing at another scale may use another. 1 for what is drawn as paths.
    public var scale: CGFloat { content.baseScale }

    /// Whether the picture is drawn in its own colours or as a shape in the tint colour.
    public var renderingMode: RenderingMode { style.renderingMode }

    /// Whether the image is mirrored in views that run from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { style.flips }

    /// What the shape is filled with; nil for the picture's own colours.
    package var tint: UIColor? { style.tint }

    /// The image's variants for other traits. Those registered with it are shown by views that have their traits.
    public var imageAsset: UIImageAsset? {
        asset.withLock { asset in
            if let asset { return asset }
            let made = UIImageAsset()
            made.register(self, with: UITraitCollection())
            asset = made
            return made
        }
    }

    /// The variant that belongs to traits, shown in this image's way.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard let asset = asset.withLock({ $0 }), let variant = asset.variant(for: traits),
            variant.content.identifier != content.identifier
        else { return self }
        return UIImage(variant.content, style.adopting(variant.style), asset: asset)
    }

    // MARK: - Variants

    /// The same picture, shown in another way.
    func styled(_ change: (inout ImageStyle) -> Void) -> UIImage {
        var style = style
        change(&style)
        return style == self.style ? self : UIImage(content, style, asset: asset.withLock { $0 })
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        styled { $0.renderingMode = renderingMode }
    }

    /// The image's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        styled { $0.tint = color }
    }

    /// The image's shape in a colour, shown so.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        styled {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same image, mirrored in views that run from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        styled { $0.flips = true }
    }

    /// The image as a PNG file, from its largest picture that is in memory or a file; a drawing has the pixels a point of the
    /// current traits.
    public func pngData() -> Data? { Data(PNGEncoder.encode(largestBitmap)) }

    /// The image as a JPEG file, what is clear in it white; nil, and an error in the log, when SDL_image is missing.
    ///
    /// Other than those of `pngData()` the bytes depend on the libraries of the machine.
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        do throws(ImageError) {
            let quality = Int((ColorComponents.clamped(compressionQuality) * 100).rounded())
            return try JPEGEncoder.encode(largestBitmap, quality: quality).map { Data($0) }
        } catch {
            Log.errorOnce("An image cannot be written as JPEG: \(error.description).")
            return nil
        }
    }

    /// The pixels of the largest file; those of a drawing for the current traits.
    package var largestBitmap: Bitmap {
        switch content {
        case .pixels: bitmap(forScale: .greatestFiniteMagnitude)
        case .drawing: bitmap(forScale: max(UITraitCollection.current.displayScale, 1))
        }
    }

    /// The picture's own pixels, as they are shown from left to right.
    package func bitmap(forScale scale: CGFloat, isRightToLeft: Bool = false) -> Bitmap {
        content.bitmap(forScale: scale, isMirrored: isMirrored(isRightToLeft: isRightToLeft))
    }

    func isMirrored(isRightToLeft: Bool) -> Bool {
        style.isMirrored != (isRightToLeft && style.flips)
    }

    // MARK: - NSObject

    /// Equal images have the same pixels and are drawn the same way.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || content.identifier == other.content.identifier && style == other.style
    }

    public override var hash: Int { content.identifier.hashValue }

    public override var description: String { "UIImage \(content.name) \(size.width) × \(size.height)" }
}
