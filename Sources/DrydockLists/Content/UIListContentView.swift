@_spi(Overriding) public import DrydockViews

/// Shows a list's usual content: an image, a text and a second one.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var imageView: UIImageView?
    private var shown: UIListContentConfiguration

    /// A view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        isOpaque = false
        addSubview(label)
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        isOpaque = false
        addSubview(label)
        show()
    }

    /// What the view shows, a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else {
                fatalError(
                    "\(debugName).configuration: a \(type(of: newValue)) is no UIListContentConfiguration"
                )
            }
            shown = configuration
            show()
        }
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        for label in [label, secondaryLabel] { label.keepsWordsWhole = true }
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        shown.textProperties.show(shown.text, shown.attributedText, in: label)
        shown.secondaryTextProperties.show(
            shown.secondaryText,
            shown.secondaryAttributedText,
            in: secondaryLabel
        )
        if hasSecondaryText != (secondaryLabel.superview != nil) {
            if hasSecondaryText { addSubview(secondaryLabel) } else { secondaryLabel.removeFromSuperview() }
        }
        showImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage() {
        guard shown.image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            imageView = view
            addSubview(view)
        }
        let properties = shown.imageProperties
        view.isHidden = shown.image == nil
        view.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(
                font: shown.textProperties.font.legible(in: traitCollection.legibilityWeight),
                scale: .large
            )
        view.image = shown.image
        view.tintColor =
            properties.tintColor == nil && properties.tintColorTransformer == nil
            ? nil : properties.resolvedTintColor(for: tintColor)
        view.contentMode = .scaleAspectFit
        if properties.cornerRadius > 0 || view.layerStorage != nil {
            view.layer.cornerRadius = properties.cornerRadius
            view.clipsToBounds = properties.cornerRadius > 0
        }
    }

    private var hasSecondaryText: Bool {
        shown.secondaryAttributedText.map { $0.length > 0 } ?? (shown.secondaryText?.isEmpty == false)
    }

    // MARK: - Layout

    /// Where text begins, in points from the view's leading edge: separators do as well.
    package var textLeading: CGFloat {
        let frame = arrangement(width: boundsStorage.width).text
        return isRightToLeft ? boundsStorage.width - frame.maxX : frame.minX
    }

    private var imageSize: CGSize {
        guard let imageView, let image = shown.image else { return .zero }
        var size = image.isSymbolImage ? imageView.intrinsicContentSize : image.size
        let limit = shown.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
        if limit.height > 0, size.height * factor > limit.height { factor = limit.height / size.height }
        size.width *= factor
        size.height *= factor
        return size
    }

    private var reservedSize: CGSize {
        guard let image = shown.image else { return .zero }
        let (size, reserved) = (imageSize, shown.imageProperties.reservedLayoutSize)
        // The usual width of a symbol's column, in points at the usual text size.
        let standard = UIFontMetrics(forTextStyle: .body).scaledValue(
            for: 28,
            compatibleWith: traitCollection
        )
        func side(_ reserved: CGFloat, _ own: CGFloat, _ usual: CGFloat) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension {
                return max(standard, own)
            }
            return reserved > 0 ? reserved : max(usual, own)
        }
        return CGSize(
            width: side(reserved.width, size.width, image.isSymbolImage ? standard : 0),
            height: side(reserved.height, min(imageView?.heightInRow ?? 0, size.height), 0)
        )
    }

    private var contentMargins: UIEdgeInsets {
        let axes = shown.axesPreservingSuperviewLayoutMargins
        let own = shown.directionalLayoutMargins
        var margins = layoutMargins
        if !axes.contains(.vertical) || role != .cell {
            margins.top = own.top
            margins.bottom = own.bottom
        }
        if !axes.contains(.horizontal) {
            margins.left = isRightToLeft ? own.trailing : own.leading
            margins.right = isRightToLeft ? own.leading : own.trailing
        }
        return margins
    }

    private var role: UIListContentConfiguration.Role { shown.role }

    /// The parts' frames at a width, from left to right, and the height that they want.
    private func arrangement(width: CGFloat, height: CGFloat? = nil)
        -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat)
    {
        let margins = contentMargins
        let reserved = reservedSize
        let edge = isRightToLeft ? margins.right : margins.left
        var start = edge + (reserved.width > 0 ? reserved.width + shown.imageToTextPadding : 0)
        var room = max(width - start - (isRightToLeft ? margins.left : margins.right), 0)
        let isLarge = hasAccessibilityText
        let isImageAbove = isLarge && reserved.width > 0 && width > 0 && room < widestWord
        if isImageAbove {
            room += start - edge
            start = edge
        }
        let hasText = label.text?.isEmpty == false
        var text = CGRect(origin: CGPoint(x: start, y: 0), size: .zero)
        var secondary = text
        if hasText { text.size = fit(label, room) }
        if hasSecondaryText { secondary.size = fit(secondaryLabel, room) }
        let gap = shown.textToSecondaryTextHorizontalPadding
        let isBeside =
            shown.prefersSideBySideTextAndSecondaryText && hasSecondaryText
            && (!hasText
                || text.width + gap + secondary.width <= room && !isLarge)
        var texts: CGFloat
        if isBeside {
            texts = max(text.height, secondary.height)
            text.origin.y = (texts - text.height) / 2
            secondary.origin = CGPoint(x: start + room - secondary.width, y: (texts - secondary.height) / 2)
        } else {
            if shown.textProperties.alignment != .natural { text.size.width = room }
            if shown.secondaryTextProperties.alignment != .natural { secondary.size.width = room }
            texts = text.height
            if hasSecondaryText {
                secondary.origin.y = text.height + (hasText ? shown.textToSecondaryTextVerticalPadding : 0)
                texts = secondary.maxY
            }
        }
        let size = imageSize
        let above = isImageAbove ? size.height + CellMetrics.aboveGap : 0
        let content = isImageAbove ? above + texts : max(texts, reserved.height)
        let wanted = content + margins.top + margins.bottom
        let top = height.map { margins.top + max($0 - wanted, 0) / 2 } ?? margins.top
        var image = CGRect(
            x: edge + (isImageAbove ? 0 : (reserved.width - size.width) / 2),
            y: top + (isImageAbove ? 0 : (content - size.height) / 2),
            width: size.width,
            height: size.height
        )
        text.origin.y += top + above + (content - above - texts) / 2
        secondary.origin.y += top + above + (content - above - texts) / 2
        // Beside the first of several lines.
        if isLarge, !isImageAbove, hasText, texts > size.height {
            image.origin.y = max(text.minY + (label.font.lineHeight - size.height) / 2, top)
        }
        if isRightToLeft {
            func mirror(_ rect: inout CGRect) { rect.origin.x = width - rect.maxX }
            mirror(&image)
            mirror(&text)
            mirror(&secondary)
        }
        return (image, text, secondary, wanted)
    }

    private var widestWord: CGFloat {
        max(label.widestWord, hasSecondaryText ? secondaryLabel.widestWord : 0)
    }

    private func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = boundsStorage.size
        let frames = arrangement(width: size.width, height: size.height)
        imageView?.frame = onPixels(frames.image)
        label.frame = onPixels(frames.text)
        if hasSecondaryText { secondaryLabel.frame = onPixels(frames.secondary) }
    }

    /// The height that the content takes at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width).height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrangement(width: UILabel.unlimited).height)
    }

    @_spi(Overriding) public override var wrapsContent: Bool { true }

    @_spi(Overriding) public override func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrangement(width: width).height)
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @_spi(Overriding) public override func fontSizesMayHaveChanged() {
        super.fontSizesMayHaveChanged()
        showImage()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
