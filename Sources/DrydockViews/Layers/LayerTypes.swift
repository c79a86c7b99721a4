import DrydockRaster

/// How a layer's contents are placed in its bounds. Top is above, as seen.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as leaves nothing uncovered.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}

/// What curve rounds a layer's corners.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Quarters of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Curves whose bend grows from the edges on, where the sides have 1.52866 radii for each; else quarters of circles.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// An image as a layer's contents, perhaps on its way from another: equal when the pixels are the same objects.
nonisolated struct LayerImage: Equatable {
    let image: CGImage
    /// How much of the image is shown; the rest is of `other`.
    let part: Double
    let other: CGImage?

    init(_ image: CGImage, part: Double = 1, other: CGImage? = nil) {
        (self.image, self.part, self.other) = (image, part, other)
    }

    /// What is shown between two contents.
    static func mix(_ from: LayerImage?, _ to: LayerImage?, _ part: Double) -> LayerImage? {
        if let to { return LayerImage(to.image, part: part, other: from?.image) }
        return from.map { LayerImage($0.image, part: 1 - part) }
    }

    static func == (left: LayerImage, right: LayerImage) -> Bool {
        left.image.bitmap === right.image.bitmap && left.part == right.part
            && left.other?.bitmap === right.other?.bitmap
    }
}

/// A layer's values where they lie: drawing nests deeply, and would copy them to the stack at each step.
final class LayerValues {
    // Unchecked: nothing is called while they change.
    @exclusivity(unchecked) var fields: LayerState

    init(_ fields: LayerState = LayerState()) {
        self.fields = fields
    }
}

/// What few layers have of the third dimension. Never changes once it is made.
nonisolated final class LayerDepth: Equatable {
    /// Nil for the identity.
    let sublayerTransform: CATransform3D?
    let anchorPointZ: CGFloat

    /// Nil for what all layers have.
    init?(_ sublayerTransform: CATransform3D, anchorPointZ: CGFloat) {
        let isIdentity = CATransform3DIsIdentity(sublayerTransform)
        if isIdentity, anchorPointZ == 0 { return nil }
        self.sublayerTransform = isIdentity ? nil : sublayerTransform
        self.anchorPointZ = anchorPointZ
    }

    static func == (left: LayerDepth, right: LayerDepth) -> Bool {
        left === right
            || left.sublayerTransform == right.sublayerTransform && left.anchorPointZ == right.anchorPointZ
    }
}

/// What a layer is drawn by: its own values, or those that animations show in their place.
nonisolated struct LayerState: Equatable {
    // Of a view's layer the view has these.
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var compositing = BlendMode.normal
    var backgroundColor: CGColor?

    var zPosition: CGFloat = 0
    /// Nil for the usual ones.
    private(set) var depth: LayerDepth?
    var isDoubleSided = true
    /// Whether the sublayers are not drawn into the layer's plane.
    var keepsDepth = false
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: LayerImage?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFilters = ContentsFilters()
    var contentsScale: CGFloat = 1
    var shape: ShapeState?
    var gradient: GradientState?
    var replicator: ReplicatorState?
    var emitter: EmitterState?
    /// What an animation shows of the picture before.
    var transition: ShownTransition?
    /// Nil for none.
    var custom: CustomLayerValues?

    var sublayerTransform: CATransform3D {
        get { depth?.sublayerTransform ?? CATransform3DIdentity }
        set { depth = LayerDepth(newValue, anchorPointZ: anchorPointZ) }
    }

    var anchorPointZ: CGFloat {
        get { depth?.anchorPointZ ?? 0 }
        set { depth = LayerDepth(sublayerTransform, anchorPointZ: newValue) }
    }

    /// The frame without the transform.
    var untransformedFrame: CGRect {
        CGRect(
            x: position.x - anchorPoint.x * bounds.width,
            y: position.y - anchorPoint.y * bounds.height,
            width: bounds.width,
            height: bounds.height
        )
    }

    /// The box around the transformed bounds.
    var frame: CGRect {
        let (frame, plane) = (untransformedFrame, centeredTransform)
        if transform.isSeenFlat { return plane.isIdentity ? frame : frame.transformed(plane) }
        let (x, y) = ((anchorPoint.x - 0.5) * frame.width, (anchorPoint.y - 0.5) * frame.height)
        return frame.seen(by: transform.around((x, y, anchorPointZ), to: (x, y, 0)))
    }

    /// The transform around the middle of the bounds.
    var centeredTransform: CGAffineTransform {
        transform.projection.around(anchorPoint, of: bounds.size)
    }
}

extension CGAffineTransform {
    /// A transform around the middle of a rectangle that is this one around another point of it.
    /// - Parameter anchor: in parts of the size.
    nonisolated func around(_ anchor: CGPoint, of size: CGSize) -> CGAffineTransform {
        let offset = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
        guard offset != .zero else { return self }
        var result = self
        result.tx += offset.x - a * offset.x - c * offset.y
        result.ty += offset.y - b * offset.x - d * offset.y
        return result
    }
}
