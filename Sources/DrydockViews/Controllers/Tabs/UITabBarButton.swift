/// The control that shows an item of a tab bar. It has the name of UIKit's, by which bars that draw their items themselves know what to
/// take away.
final class UITabBarButton: UIControl {
    let item: UITabBarItem
    private let appearance: UITabBarItemAppearance
    private let idleColor: UIColor
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    private let badge = UILabel()
    /// Whether the title stands beside the image.
    private let isInline: Bool

    init(_ item: UITabBarItem, appearance: UITabBarItemAppearance, idleColor: UIColor?, isInline: Bool) {
        AppearanceRules.shared.apply(to: item)
        self.item = item
        self.appearance = appearance
        self.idleColor = idleColor ?? UITabBarButton.standardIdleColor
        self.isInline = isInline
        super.init(frame: .zero)
        item.shownView = self
        accessibilityIdentifier = item.accessibilityIdentifier ?? item.title
        isEnabled = item.isEnabled
        label.text = item.title
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.textAlignment = .center
        badge.layer.cornerRadius = UITabBarButton.badgeHeight / 2
        badge.clipsToBounds = true
        badge.isHidden = item.badgeValue == nil
        for view in [imageView, label, badge] { addSubview(view) }
        showsLargeContentViewer = true
        largeContentTitle = item.title
        largeContentImage = item.largeContentSizeImage ?? item.image
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("UITabBarButton is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = label.intrinsicContentSize
        let image = imageView.image?.size ?? .zero
        let size = CGSize(width: min(image.width, 30), height: min(image.height, 30))
        let middle = bounds.width / 2
        let moved = look.titlePositionAdjustment
        var titleFrame = CGRect(
            x: max(middle - title.width / 2, 0),
            y: bounds.height - 4 - title.height + 2,
            width: min(title.width, bounds.width),
            height: title.height
        )
        let top = item.title == nil ? (bounds.height - size.height) / 2 : (34 - size.height) / 2
        var imageFrame = CGRect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
        if isInline {
            let gap: CGFloat = item.title == nil || size.width == 0 ? 0 : UITabBarButton.inlineGap
            let row = size.width + gap + title.width
            let start = middle - row / 2
            imageFrame.origin.x = isRightToLeft ? start + row - size.width : start
            imageFrame.origin.y = (bounds.height - size.height) / 2
            titleFrame.origin.x = isRightToLeft ? start : start + row - title.width
            titleFrame.origin.y = (bounds.height - title.height) / 2
        }
        label.frame = titleFrame.offsetBy(
            dx: moved.horizontal + item.titlePositionAdjustment.horizontal,
            dy: moved.vertical + item.titlePositionAdjustment.vertical
        )
        imageView.frame = imageFrame.inset(by: item.imageInsets)
        let width = max(badge.intrinsicContentSize.width + 10, UITabBarButton.badgeHeight)
        // Source: pictures that iOS recorded, over the corner of a usual image.
        var (x, y): (CGFloat, CGFloat) = (middle + 11, 3)
        if isInline {
            let end = isRightToLeft ? bounds.width - imageFrame.minX : imageFrame.maxX
            (x, y) = (end - width / 2 - 2, 2)
        }
        badge.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - width : x,
            y: y,
            width: width,
            height: UITabBarButton.badgeHeight
        ).offsetBy(dx: look.badgePositionAdjustment.horizontal, dy: look.badgePositionAdjustment.vertical)
    }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.button)
        own.label = item.accessibilityLabel ?? item.title
        own.hint = item.accessibilityHint
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

    private var look: UITabBarItemStateAppearance {
        if !isEnabled { return appearance.disabled }
        return isSelected ? appearance.selected : appearance.normal
    }

    private func update() {
        let look = self.look
        let state: UIControl.State = isSelected ? .selected : .normal
        let own = item.titleTextAttributes(for: state) ?? [:]
        let attributes = own.merging(look.titleTextAttributes) { own, _ in own }
        let color = isSelected ? tintColor ?? .systemBlue : idleColor
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: isInline ? 13 : 10, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image?.inBar
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = look.iconColor ?? color
        let badgeAttributes = (item.badgeTextAttributes(for: state) ?? [:])
            .merging(look.badgeTextAttributes) { own, _ in own }
        badge.font = badgeAttributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        badge.textColor = badgeAttributes[.foregroundColor] as? UIColor ?? .white
        badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    /// Flutter's cupertino widgets.
    private static let standardIdleColor = UIColor { traits in
        UIColor(white: (traits.userInterfaceStyle == .dark ? 117 : 153) / 255, alpha: 1)
    }
    private static let badgeHeight: CGFloat = 18
    /// Points between image and title beside each other.
    private static let inlineGap: CGFloat = 8
}
