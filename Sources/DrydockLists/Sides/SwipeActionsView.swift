import DrydockViews

/// Buttons beside a row that has been swiped.
final class SwipeActionsView: UIView {
    let isAtRight: Bool
    var perform: (UIContextualAction) -> Void = { _ in }
    /// Whether the first action takes all the room.
    var isFull = false
    private let buttons: [SwipeActionButton]

    init(_ actions: [UIContextualAction], isAtRight: Bool) {
        self.isAtRight = isAtRight
        buttons = actions.map(SwipeActionButton.init)
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one lies at the row's edge, and over the others when it takes their room.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self] action in
                    guard let button = action.sender as? SwipeActionButton else { return }
                    self?.perform(button.action)
                },
                for: .touchUpInside
            )
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SwipeActionsView is made in code") }

    /// All buttons at their own widths.
    var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.width } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let all = max(fullWidth, 1)
        let factor = bounds.width / all
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull && index == 0 ? bounds.width : button.width * factor
            button.frame = CGRect(
                x: isAtRight ? bounds.width - x - width : x,
                y: 0,
                width: width,
                height: bounds.height
            )
            x += button.width * factor
        }
    }
}

/// A button for an action of a swiped row.
final class SwipeActionButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let imageView: UIImageView?

    init(_ action: UIContextualAction) {
        self.action = action
        imageView = action.image.map { UIImageView(image: $0.withRenderingMode(.alwaysTemplate)) }
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
        label.text = action.title
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: imageView == nil ? .body : .footnote)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        if let imageView {
            imageView.tintColor = .white
            addSubview(imageView)
        }
        accessibilityLabel = action.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SwipeActionButton is made in code") }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.8 : 1 }
    }

    override var canBecomeFocused: Bool { false }

    /// Points: the title with 15 at each side, 74 at least.
    var width: CGFloat { max(label.intrinsicContentSize.width + 30, 74) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.intrinsicContentSize
        let image = imageView?.intrinsicContentSize ?? .zero
        let gap: CGFloat = imageView != nil && text.height > 0 && action.title?.isEmpty == false ? 4 : 0
        let height = image.height + gap + (action.title?.isEmpty == false ? text.height : 0)
        var y = ((bounds.height - height) / 2).rounded()
        imageView?.frame = CGRect(
            x: ((bounds.width - image.width) / 2).rounded(),
            y: y,
            width: image.width,
            height: image.height
        )
        y += image.height + gap
        label.frame = CGRect(
            x: ((bounds.width - text.width) / 2).rounded(),
            y: y,
            width: text.width,
            height: text.height
        )
    }
}
