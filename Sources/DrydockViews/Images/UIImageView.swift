public import Foundation
import DrydockRaster

/// Shows an image in the way that `contentMode` says. What sticks out of the bounds shows unless the view clips.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private let frames = ImageFrames()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib {
            nib.decode(self)
        } else {
            isUserInteractionEnabled = false
        }
    }

    /// A view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image, nil)
    }

    /// A view of the image's size, with another image for its highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp(image, highlightedImage)
    }

    /// A method, as observers of properties run in none of their own class's initialisers.
    private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// What is shown; nil for nothing. Its size is the intrinsic size. The frames of an animated image take turns while the
    /// view is in a window.
    open var image: UIImage? {
        willSet { propertyWillChange(.image) }
        didSet {
            if image != oldValue { imageDidChange() }
            propertyDidChange(.image, from: oldValue as Any)
        }
    }

    /// Shown in place of `image` while the view is highlighted; nil shows that then too.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { imageDidChange() } }
    }

    /// Shows `highlightedImage` if there is one.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { imageDidChange() } }
    }

    /// The size, weight and colours of symbols that say nothing of them themselves.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { imageDidChange() } }
    }

    /// The height in points that the image asks of a row of a list: an image its own, a symbol that of the text beside it, as the symbol
    /// may stand out of that a little.
    package var heightInRow: CGFloat {
        image?.textHeight(preferring: preferredSymbolConfiguration, traits: traitCollection)
            ?? intrinsicContentSize.height
    }

    // MARK: - Animation

    /// Frames shown in place of `image` while the view animates; they are scaled to the same place as the image.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// As `animationImages`, while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all frames; 0 for 30 frames a second.
    open var animationDuration: TimeInterval = 0

    /// How often all frames are shown; 0 for no end.
    open var animationRepeatCount = 0

    /// Whether frames take turns.
    open var isAnimating: Bool { frames.isRunning }

    /// Shows `animationImages` from the first on.
    open func startAnimating() {
        frames.start(
            (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? [],
            duration: animationDuration,
            repeatCount: animationRepeatCount
        )
        updateFrames()
    }

    /// Shows `image` again.
    open func stopAnimating() {
        guard frames.isRunning else { return }
        frames.stop()
        updateFrames()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateFrames()
    }

    /// Follows the frames of the scene that shows the view.
    private func updateFrames() {
        if !frames.isRunning, let animated = baseImage, let images = animated.images {
            frames.show(images, duration: animated.duration)
        }
        frames.follow(window?.windowScene) { [weak self] in self?.markDisplayNeeded() }
        markDisplayNeeded()
    }

    // MARK: - What is shown

    private var baseImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    /// The image for the view's traits, a symbol as the view prefers it.
    private func adapted(_ image: UIImage?) -> UIImage? {
        let traits = traitCollection
        return image?.resolved(for: traits).symbol(preferring: preferredSymbolConfiguration, traits: traits)
    }

    private var imageSize: CGSize? { adapted(image)?.size }

    /// The size of `image`; none without one.
    open override var intrinsicContentSize: CGSize {
        guard let size = imageSize else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = alignmentRectInsets
        return CGSize(
            width: max(size.width - insets.left - insets.right, 0),
            height: max(size.height - insets.top - insets.bottom, 0)
        )
    }

    @_spi(Overriding) public override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(traits: .image)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        imageSize ?? boundsStorage.size
    }

    /// Those of the image.
    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    /// A symbol stands on the baseline of the text beside it.
    @_spi(Overriding) public override func textBaselines(fittingWidth width: CGFloat?) -> TextBaselines? {
        adapted(image)?.baselineOffsetFromBottom.map {
            TextBaselines(edge: .bottom, first: 0 - $0, last: 0 - $0)
        }
    }

    /// Symbols may be as large as text.
    @_spi(Overriding) public override func fontSizesMayHaveChanged() {
        if image?.isSymbolImage ?? false { invalidateIntrinsicContentSize() }
    }

    @_spi(Overriding) public override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        let scale = traitCollection.displayScale
        description.append("image", adapted(image), scale: scale)
        if isHighlighted {
            description.append("isHighlighted", "true")
            description.append("highlightedImage", adapted(highlightedImage), scale: scale)
        }
        description.append("contentMode", case: contentMode, unless: .scaleToFill)
    }

    @_spi(Overriding) public override var describedContentSize: CGSize {
        imageSize ?? super.describedContentSize
    }

    private func imageDidChange() {
        frames.stop()
        invalidateIntrinsicContentSize()
        updateFrames()
    }

    @_spi(Overriding) public override class var classWithoutDrawing: UIView.Type { UIImageView.self }
    @_spi(Overriding) public override class func observedPaths(from root: Any.Type) -> ObservedPaths {
        imageViewPaths(from: root)
    }

    override func appendContent(to builder: inout DisplayListBuilder) {
        super.appendContent(to: &builder)
        guard let shown = adapted(frames.current ?? baseImage) else { return }
        let bounds = CGRect(origin: bounds.origin, size: presentation?.frame?.size ?? boundsStorage.size)
        let destination = ImagePlacement.destination(
            of: shown.size,
            in: builder.pixels(of: bounds),
            mode: contentMode,
            scale: builder.scale
        )
        builder.append(
            shown.commands(
                in: destination,
                scale: builder.scale,
                tintColor: tintColor,
                isRightToLeft: isRightToLeft,
                filters: layerStorage?.state.contentsFilters ?? ContentsFilters()
            )
        )
    }
}
