public import Foundation

/// How an image is drawn to.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point: the screen's unless it is set.
    open var scale: CGFloat
    /// Whether pixels are black at first, and not clear.
    open var opaque = false
    /// The points of the renderer that draws with the format, or did so last.
    open internal(set) var bounds = CGRect.zero

    public override init() {
        scale = Self.screenScale
    }

    /// That of a screen with these traits.
    public init(for traitCollection: UITraitCollection) {
        scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    }

    /// That of the screen.
    open class func `default`() -> Self {
        let format = make(())
        guard let format = format as? Self else { preconditionFailure("\(type(of: format)) is no \(self)") }
        return format
    }

    /// As `default()`.
    open class func preferred() -> Self { self.default() }

    static var screenScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    package convenience init(ofSameClass: Void) {
        self.init()
    }

    /// By `init()` of this class, which subclasses with initialisers of their own need not repeat. This is the symbol of the
    /// initialiser above, called with the class as `self`.
    @_silgen_name("$s15DrydockGraphics29UIGraphicsImageRendererFormatC11ofSameClassACyt_tcfC")
    private static func make(_: Void) -> UIGraphicsImageRendererFormat
}

/// What code draws to while a renderer makes an image.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// What has been drawn up to now.
    open var currentImage: UIImage { ImageCanvas.image(of: cgContext) }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Draws a line of one point inside of a rectangle's edge with the stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Draws only inside of a rectangle from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing. The same drawing gives the same pixels, on any thread.
open class UIGraphicsImageRenderer: NSObject {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// - Parameter size: in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// - Parameter bounds: in points; its origin is the image's top left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        precondition(
            bounds.isFinite && format.scale.isFinite && format.scale > 0,
            "UIGraphicsImageRenderer: bounds \(bounds) at scale \(format.scale) are not finite and positive"
        )
        self.bounds = bounds.standardized
        self.format = format
        format.bounds = self.bounds
    }

    /// The image that the actions draw. A side without a pixel gets one.
    open func image(actions: DrawingActions) -> UIImage {
        let least = 1 / format.scale
        let size = CGSize(width: max(bounds.width, least), height: max(bounds.height, least))
        guard let pixels = ImageCanvas.pixels(of: size, scale: format.scale) else {
            preconditionFailure(
                "UIGraphicsImageRenderer: \(size) points at scale \(format.scale) are more pixels than an image can have"
            )
        }
        let context = CGContext(origin: bounds.origin, size: pixels, scale: format.scale)
        context.isOpaque = format.opaque
        format.bounds = bounds
        context.performAsCurrent { actions(UIGraphicsImageRendererContext(context, format: format)) }
        return ImageCanvas.image(of: context)
    }

    /// The image that the actions draw, as a PNG file.
    open func pngData(actions: DrawingActions) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The image that the actions draw, as a JPEG file: see `UIImage.jpegData(compressionQuality:)`.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
