/// The chevron and the title that lead back.
final class NavigationBackButton: UIControl {
    let label = UILabel()
    private let chevron: UIView
    private let titles: [String]
    private let appearance: UINavigationBarAppearance

    /// - Parameter target: where the button leads.
    init(_ target: UINavigationItem, appearance: UINavigationBarAppearance) {
        self.appearance = appearance
        titles = NavigationBackButton.titles(for: target)
        if let image = target.backBarButtonItem?.image ?? appearance.backIndicatorImage {
            chevron = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        } else {
            chevron = ChevronView()
        }
        super.init(frame: .zero)
        accessibilityIdentifier = "BackButton"
        if let color = target.backBarButtonItem?.tintColor { tintColor = color }
        addSubview(chevron)
        addSubview(label)
        showsLargeContentViewer = true
        largeContentTitle = titles.first ?? SystemWord.back.text
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("NavigationBackButton is made in code") }

    /// What the button may say, the most telling first; the chevron alone is the last resort.
    private static func titles(for target: UINavigationItem) -> [String] {
        if let item = target.backBarButtonItem, target.backButtonTitle == nil {
            return [item.title ?? ""]
        }
        switch target.backButtonDisplayMode {
        case .minimal: return []
        case .generic: return [SystemWord.back.text]
        case .default: break
        }
        let title = target.backButtonTitle ?? target.title ?? SystemWord.back.text
        return title.count > 12 ? [SystemWord.back.text] : [title, SystemWord.back.text]
    }

    /// Chooses the longest title that lets the button be no wider than this.
    func fit(_ width: CGFloat) {
        for title in titles {
            label.text = title
            if intrinsicContentSize.width <= width { return }
        }
        label.text = nil
    }

    override var ownAccessibility: OwnAccessibility {
        var own = super.ownAccessibility
        own.traits.insert(.button)
        own.label = label.text ?? SystemWord.back.text
        return own
    }

    override var intrinsicContentSize: CGSize {
        let hasTitle = label.text?.isEmpty == false
        let title = hasTitle ? label.intrinsicContentSize.width + NavigationBackButton.gap : 0
        let width = NavigationBackButton.edge + chevron.bounds.width + title + BarButton.padding
        return CGSize(width: max(width, 44), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        func mirrored(_ rect: CGRect) -> CGRect {
            guard isRightToLeft else { return rect }
            return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let icon = chevron.bounds.size
        chevron.frame = mirrored(
            CGRect(
                x: NavigationBackButton.edge,
                y: (bounds.height - icon.height) / 2,
                width: icon.width,
                height: icon.height
            )
        )
        let title = label.intrinsicContentSize
        label.frame = mirrored(
            CGRect(
                x: NavigationBackButton.edge + icon.width + NavigationBackButton.gap,
                y: (bounds.height - title.height) / 2,
                width: title.width,
                height: title.height
            )
        )
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
        let titles = appearance.backButtonAppearance
        func value<Value>(_ key: NSAttributedString.Key) -> Value? {
            titles.attributes(for: state)[key] as? Value ?? titles.attributes(for: .normal)[key] as? Value
        }
        label.font = value(.font) ?? .systemFont(ofSize: 17)
        label.textColor = value(.foregroundColor) ?? tintColor
        for part in [chevron, label] { part.alpha = isHighlighted ? 0.2 : 1 }
    }

    /// Points before the chevron.
    private static let edge: CGFloat = 8
    /// Points between the chevron and the title. Source: pictures that iOS recorded, where a title begins at 30.67.
    private static let gap: CGFloat = 9
}

/// Two lines that meet in a point towards where the way leads back.
private final class ChevronView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 12, height: 21))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ChevronView is made in code") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        func x(_ x: CGFloat) -> CGFloat { isRightToLeft ? bounds.width - x : x }
        tintColor.setStroke()
        let path = UIBezierPath()
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        // Source: pictures that iOS recorded, where a chevron of a bar covers 9.33 to 20.
        let (tip, ends): (CGFloat, CGFloat) = (8 / 3, 32 / 3)
        path.move(to: CGPoint(x: x(ends), y: 2.5))
        path.addLine(to: CGPoint(x: x(tip), y: 10.5))
        path.addLine(to: CGPoint(x: x(ends), y: 18.5))
        path.stroke()
    }
}
