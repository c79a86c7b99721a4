/// The control that shows an item of a tab bar.
final class TabBarButton: UIControl {
    private let item: UITabBarItem
    private let appearance: UITabBarItemAppearance
    private let idleColor: UIColor
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    private let badge = UILabel()

    init(_ item: UITabBarItem, appearance: UITabBarItemAppearance, idleColor: UIColor?) {
        self.item = item
        self.appearance = appearance
        self.idleColor = idleColor ?? TabBarButton.standardIdleColor
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        isEnabled = item.isEnabled
        label.text = item.title
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.layer.cornerRadius = TabBarButton.badgeHeight / 2
        badge.clipsToBounds = true
        badge.isHidden = item.badgeValue == nil
        for view in [imageView, label, badge] { addSubview(view) }
        showsLargeContentViewer = true
        largeContentTitle = item.title
        largeContentImage = item.largeContentSizeImage ?? item.image
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TabBarButton is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = label.intrinsicContentSize
        let image = imageView.image?.size ?? .zero
        let size = CGSize(width: min(image.width, 30), height: min(image.height, 30))
        let middle = bounds.width / 2
        label.frame = CGRect(
            x: max(middle - title.width / 2, 0),
            y: bounds.height - 4 - title.height + 2,
            width: min(title.width, bounds.width),
            height: title.height
        )
        let top = item.title == nil ? (bounds.height - size.height) / 2 : (34 - size.height) / 2
        imageView.frame = CGRect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
        let width = max(badge.intrinsicContentSize.width + 10, TabBarButton.badgeHeight)
        let x = middle + 4
        badge.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x,
            y: 2,
            width: width,
            height: TabBarButton.badgeHeight
        )
    }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.button)
        own.label = item.accessibilityLabel ?? item.title
        own.value = item.badgeValue
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
        let look = isSelected ? appearance.selected : appearance.normal
        let state: UIControl.State = isSelected ? .selected : .normal
        let own = item.titleTextAttributes(for: state) ?? [:]
        let attributes = own.merging(look.titleTextAttributes) { own, _ in own }
        let color = isSelected ? tintColor ?? .systemBlue : idleColor
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.inBar
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = look.iconColor ?? color
        badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    /// Flutter's cupertino widgets.
    private static let standardIdleColor = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 117 : 153) / 255, alpha: 1)
    }
    private static let badgeHeight: CGFloat = 18
}
