import DrydockControls
@_spi(Overriding) public import DrydockViews

/// Shows what stands in place of content that there is none of, in the middle of what safe area and keyboard leave free.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let ground = BackgroundConfigurationView()
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = ActionButton()
    private let secondaryButton = ActionButton()
    private var shown: UIContentUnavailableConfiguration

    /// A view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.isScrollEnabled = false
        imageView.contentMode = .scaleAspectFit
        addSubview(ground)
        addSubview(scrollView)
        for part in [imageView, indicator, label, secondaryLabel, button, secondaryButton] {
            scrollView.addSubview(part)
        }
        show()
    }

    /// What the view shows, a `UIContentUnavailableConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else {
                fatalError(
                    "\(debugName).configuration: a \(type(of: newValue)) is no UIContentUnavailableConfiguration"
                )
            }
            shown = configuration
            show()
        }
    }

    /// Whether content that is too high for the view can be scrolled.
    open var isScrollEnabled: Bool {
        get { scrollView.isScrollEnabled }
        set {
            scrollView.isScrollEnabled = newValue
            setNeedsLayout()
        }
    }

    private func show() {
        directionalLayoutMargins = shown.directionalLayoutMargins
        preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
        ground.show(shown.background, color: shown.background.ownColor(for: tintColor))
        shown.textProperties.show(shown.text, shown.attributedText, shown.alignment, in: label)
        shown.secondaryTextProperties.show(
            shown.secondaryText,
            shown.secondaryAttributedText,
            shown.alignment,
            in: secondaryLabel
        )
        for label in [label, secondaryLabel] { label.isHidden = label.text?.isEmpty != false }
        showImage()
        button.show(shown.button, shown.buttonProperties)
        secondaryButton.show(shown.secondaryButton, shown.secondaryButtonProperties)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showImage() {
        let properties = shown.imageProperties
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        imageView.image = shown.image
        imageView.tintColor = properties.tintColor
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        indicator.color = properties.tintColor
        let loads = shown.role == .loading && shown.image == nil
        if loads { indicator.startAnimating() } else { indicator.stopAnimating() }
    }

    // MARK: - Layout

    private var imageSize: CGSize {
        guard let image = shown.image else { return .zero }
        let size = image.isSymbolImage ? imageView.intrinsicContentSize : image.size
        let limit = shown.imageProperties.maximumSize
        var factor: CGFloat = 1
        if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
        if limit.height > 0, size.height * factor > limit.height { factor = limit.height / size.height }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The parts that have something to show, from the top: their sizes in a width, and the points to the one above.
    private func parts(width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        let room = CGSize(width: max(width, 0), height: 0)
        var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView, _ gap: CGFloat, _ size: CGSize) {
            guard !view.isHidden else { return }
            parts.append(
                (
                    view, CGSize(width: min(size.width, room.width), height: size.height),
                    parts.isEmpty ? 0 : gap
                )
            )
        }
        add(imageView, 0, imageSize)
        add(indicator, 0, indicator.intrinsicContentSize)
        add(label, shown.imageToTextPadding, label.sizeThatFits(room))
        let gap = label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding
        add(secondaryLabel, gap, secondaryLabel.sizeThatFits(room))
        add(button, shown.textToButtonPadding, button.sizeThatFits(room))
        let buttonGap =
            button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
        add(secondaryButton, buttonGap, secondaryButton.sizeThatFits(room))
        return parts
    }

    /// Around the parts: safe area and margins, and the keyboard. Those of a superview that scrolls count from where it is.
    private var contentMargins: UIEdgeInsets {
        let (own, safeArea) = (shown.directionalLayoutMargins, safeAreaInsets)
        var margins = UIEdgeInsets(
            top: own.top + safeArea.top,
            left: (isRightToLeft ? own.trailing : own.leading) + safeArea.left,
            bottom: own.bottom + safeArea.bottom,
            right: (isRightToLeft ? own.leading : own.trailing) + safeArea.right
        )
        if let superview {
            let (axes, outer) = (shown.axesPreservingSuperviewLayoutMargins, superview.layoutMargins)
            let (room, frame) = (superview.bounds, untransformedFrame)
            if axes.contains(.vertical) {
                margins.top = max(margins.top, outer.top - (frame.minY - room.minY))
                margins.bottom = max(margins.bottom, outer.bottom - (room.maxY - frame.maxY))
            }
            if axes.contains(.horizontal) {
                margins.left = max(margins.left, outer.left - (frame.minX - room.minX))
                margins.right = max(margins.right, outer.right - (room.maxX - frame.maxX))
            }
        }
        margins.bottom += max(keyboardLayoutGuide.distances.top - safeArea.bottom, 0)
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (bounds, margins) = (boundsStorage, contentMargins)
        ground.frame = shown.background.frame(in: self)
        scrollView.frame = bounds
        let width = bounds.width - margins.left - margins.right
        let parts = parts(width: width)
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        let free = bounds.height - margins.top - margins.bottom - height
        // What can be scrolled begins at the top, all else is cut off at both ends.
        var y = margins.top + (isScrollEnabled ? max(free, 0) : free) / 2
        for (view, size, gap) in parts {
            y += gap
            let x: CGFloat =
                switch shown.alignment {
                case .center: margins.left + (width - size.width) / 2
                case .natural: isRightToLeft ? bounds.width - margins.right - size.width : margins.left
                }
            view.frame = onPixels(CGRect(origin: CGPoint(x: x, y: y), size: size))
            y += size.height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y + margins.bottom)
    }

    private func height(width: CGFloat) -> CGFloat {
        let margins = contentMargins
        return parts(width: width - margins.left - margins.right)
            .reduce(margins.top + margins.bottom) { $0 + $1.gap + $1.size.height }
    }

    /// The height that the content takes at a width, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(width: size.width))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(width: UILabel.unlimited))
    }

    @_spi(Overriding) public override var wrapsContent: Bool { true }

    @_spi(Overriding) public override func intrinsicContentSize(fittingWidth width: CGFloat) -> CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(width: width))
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @_spi(Overriding) public override func fontSizesMayHaveChanged() {
        super.fontSizesMayHaveChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}

/// A button of a configuration, whose action can be another later.
private final class ActionButton: UIButton {
    private var action: UIAction?

    func show(
        _ look: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        if let action, action !== properties.primaryAction {
            removeAction(action, for: .primaryActionTriggered)
        }
        if let new = properties.primaryAction, new !== action { addAction(new, for: .primaryActionTriggered) }
        action = properties.primaryAction
        var look = look
        if look.attributedTitle == nil, let title = action?.title, !title.isEmpty { look.title = title }
        look.image = look.image ?? action?.image
        configuration = look
        role = properties.role
        isEnabled = properties.isEnabled
        menu = properties.menu
        showsMenuAsPrimaryAction = action == nil
        isHidden =
            look.attributedTitle == nil && look.attributedSubtitle == nil && look.image == nil
            && !look.showsActivityIndicator
    }
}
