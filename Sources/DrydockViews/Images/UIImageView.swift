public import Foundation
import DrydockRaster

/// Shows an image in the way that `contentMode` says. What sticks out of the bounds shows unless the view clips.
@preconcurrency @MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// A view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// A view of the image's size, with another image for its highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// What is shown; nil for nothing. Its size is the intrinsic size.
    open var image: UIImage? {
        didSet { if image != oldValue { imageDidChange(from: oldValue) } }
    }

    /// Shown in place of `image` while the view is highlighted; nil shows that then too.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
    }

    /// Shows `highlightedImage` if there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { markDisplayNeeded() } }
    }

    /// The size of `image`; none without one.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? boundsStorage.size
    }

    package override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let scale = traitCollection.displayScale
        description.append("image", image, scale: scale)
        if isHighlighted {
            description.append("isHighlighted", "true")
            description.append("highlightedImage", highlightedImage, scale: scale)
        }
        description.append("contentMode", case: contentMode, unless: .scaleToFill)
    }

    package override var describedContentSize: CGSize {
        image?.size ?? super.describedContentSize
    }

    private func imageDidChange(from oldValue: UIImage?) {
        if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        markDisplayNeeded()
    }

    override func appendContent(to builder: inout DisplayListBuilder) {
        super.appendContent(to: &builder)
        guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
        let bounds = CGRect(origin: bounds.origin, size: presentation?.frame?.size ?? boundsStorage.size)
        let destination = ImagePlacement.destination(
            of: shown.size,
            in: builder.pixels(of: bounds),
            mode: contentMode,
            scale: builder.scale
        )
        guard !destination.isEmpty else { return }
        let bitmap = shown.bitmap(forScale: builder.scale, isRightToLeft: isRightToLeft)
        if let color = shown.shapeColor(tintColor: tintColor) {
            guard color.opacity > 0 else { return }
            builder.append(
                .template(bitmap, source: bitmap.bounds, destination: destination, color.premultiplied)
            )
        } else {
            builder.append(.image(bitmap, source: bitmap.bounds, destination: destination))
        }
    }
}

extension UIImage {
    fileprivate func bitmap(forScale scale: CGFloat, isRightToLeft: Bool) -> Bitmap {
        pixels.bitmap(forScale: scale, isMirrored: isRightToLeft && flipsForRightToLeftLayoutDirection)
    }

    /// The colour that the image's shape is filled with; nil when it is shown in its own colours.
    fileprivate func shapeColor(tintColor: UIColor) -> UIColor? {
        renderingMode == .alwaysTemplate ? tintColor : tint
    }
}
