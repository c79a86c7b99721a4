/// The control that shows a button of a bar.
final class BarButton: UIControl {
    private let item: UIBarButtonItem
    private let appearance: UIBarButtonItemAppearance
    private let label = UILabel()
    private var icon: UIView?
    /// Behind the content, where the item has an image for it.
    private var ground: UIImageView?
    /// Without the item's insets.
    private var iconSize: CGSize?

    init(_ item: UIBarButtonItem, appearance: UIBarButtonItemAppearance) {
        AppearanceRules.shared.apply(to: item)
        self.item = item
        self.appearance = appearance
        super.init(frame: .zero)
        item.shownView = self
        accessibilityIdentifier = item.accessibilityIdentifier
        isEnabled = item.isEnabled
        if let color = item.tintColor { tintColor = color }
        menuStorage = item.menu
        showsMenuAsPrimaryAction = item.opensMenu
        setUpContent()
        showsLargeContentViewer = true
        largeContentTitle = item.title ?? ownAccessibility.label
        largeContentImage = item.largeContentSizeImage ?? item.image
        update()
        addAction(
            UIAction { [weak self] _ in if let self { item.perform(by: self) } },
            for: .primaryActionTriggered
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BarButton is made in code") }

    private func setUpContent() {
        if let image = item.image {
            icon = UIImageView(image: image.inBar)
        } else if item.title == nil, let system = item.systemItem {
            icon = BarIconView(system)
        }
        label.text = icon == nil ? item.title : nil
        label.textAlignment = .center
        iconSize = icon?.bounds.size
        if !item.backgroundImages.isEmpty {
            let ground = UIImageView()
            addSubview(ground)
            self.ground = ground
        }
        addSubview(icon ?? label)
    }

    /// Points from the control's sides to what it shows, which stands in its middle.
    static let padding: CGFloat = 8

    override var intrinsicContentSize: CGSize {
        let content = iconSize ?? label.intrinsicContentSize
        let width = item.width > 0 ? item.width : content.width
        return CGSize(width: width + 2 * BarButton.padding, height: max(content.height, 30))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = iconSize ?? label.intrinsicContentSize
        let width = min(size.width, bounds.width)
        let content = icon ?? label
        let frame = CGRect(
            x: (bounds.width - width) / 2,
            y: (bounds.height - size.height) / 2,
            width: width,
            height: size.height
        )
        content.frame = icon == nil ? frame : frame.inset(by: item.imageInsets)
        let height = min(ground?.image?.size.height ?? 0, bounds.height)
        ground?.frame = CGRect(
            x: 0,
            y: ((bounds.height - height) / 2).rounded(),
            width: bounds.width,
            height: height
        )
    }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.button)
        own.label = item.accessibilityLabel ?? item.title ?? item.systemItem?.spokenName
        own.hint = item.accessibilityHint
        return own
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() {
        let state = state.subtracting(.focused)
        func value<Value>(_ key: NSAttributedString.Key) -> Value? {
            item.attributes[state]?[key] as? Value ?? appearance.attributes(for: state)[key] as? Value
                ?? item.attributes[.normal]?[key] as? Value
                ?? appearance.attributes(for: .normal)[key] as? Value
        }
        let isCompact = traitCollection.verticalSizeClass == .compact
        ground?.image = item.shownBackgroundImage(for: state, isCompact: isCompact)
        label.font =
            value(.font) ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let color: UIColor? = value(.foregroundColor)
        label.textColor = isEnabled ? color ?? tintColor : color ?? .tertiaryLabel
        icon?.tintColor = isEnabled ? nil : .tertiaryLabel
        (icon ?? label).alpha = isHighlighted ? 0.2 : 1
    }
}

extension UIImage {
    /// As bars show it: in the tint colour unless it says otherwise, and symbols in a large scale unless they say otherwise.
    var inBar: UIImage {
        let image = renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
        guard isSymbolImage, let own = symbolConfiguration else { return image }
        return image.withConfiguration(SymbolConfiguration(scale: .large).applying(own))
    }
}

/// Holds a view of somebody else's at its middle, whether constraints place it or not.
final class BarViewHolder: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
        guard !content.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: centerXAnchor),
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BarViewHolder is made in code") }

    override var intrinsicContentSize: CGSize {
        guard content.translatesAutoresizingMaskIntoConstraints else {
            return content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        let own = content.bounds.size
        if own.width > 0, own.height > 0 { return own }
        let wanted = content.intrinsicContentSize
        let fitting = content.sizeThatFits(CGSize(width: 10_000, height: 44))
        return CGSize(
            width: wanted.width >= 0 ? wanted.width : fitting.width,
            height: wanted.height >= 0 ? wanted.height : fitting.height
        )
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard content.translatesAutoresizingMaskIntoConstraints, content.superview === self else { return }
        let size = intrinsicContentSize
        let width = min(size.width, bounds.width)
        content.frame = CGRect(
            x: (bounds.width - width) / 2,
            y: (bounds.height - size.height) / 2,
            width: width,
            height: size.height
        )
    }
}
