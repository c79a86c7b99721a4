import Drydock
import DrydockAnchorage

/// The recipients chosen so far, side by side; a tap on one takes it away.
final class RecipientChipsView: UIView {
    enum Action {
        case remove(Composition.Recipient)
    }

    struct ViewModel {
        let target: Composition.Recipient
        let name: String
    }

    var actionHandler: ((Action) -> Void)?
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    private var targets: [Composition.Recipient] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("RecipientChipsView is made in code")
    }

    /// A chip that joins others is scrolled into sight.
    func present(models: [ViewModel]) {
        let known = targets
        targets = models.map(\.target)
        for chip in stackView.arrangedSubviews { chip.removeFromSuperview() }
        for model in models { stackView.addArrangedSubview(chip(for: model)) }
        if known.isEmpty {
            needsStart = true
            setNeedsLayout()
        }
        guard window != nil, !known.isEmpty else { return }
        layoutIfNeeded()
        let newest = targets.lastIndex { !known.contains($0) }
        if let newest {
            show(stackView.arrangedSubviews[newest])
        } else if let last = stackView.arrangedSubviews.last, !scrollView.isFilled {
            show(last)
        }
    }

    /// Whether the first chip is to be scrolled into sight: a scroll view begins at its left end in both directions.
    private var needsStart = false

    override func layoutSubviews() {
        super.layoutSubviews()
        guard needsStart, bounds.width > 0 else { return }
        needsStart = false
        scrollView.layoutIfNeeded()
        let end = max(scrollView.contentSize.width - scrollView.bounds.width, 0)
        scrollView.contentOffset.x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? end : 0
    }

    private func show(_ chip: UIView) {
        let rect = chip.convert(chip.bounds, to: scrollView)
        scrollView.scrollRectToVisible(rect.insetBy(dx: -Constant.margin, dy: 0), animated: true)
    }

    private func chip(for model: ViewModel) -> UIView {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = model.name
        configuration.image = UIImage(
            systemName: "xmark",
            withConfiguration: UIImage.SymbolConfiguration(textStyle: .caption2)
                .applying(UIImage.SymbolConfiguration(weight: .semibold))
        )
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 6
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        let remove = UIAction { [weak self] _ in self?.actionHandler?(.remove(model.target)) }
        let button = UIButton(configuration: configuration, primaryAction: remove)
        button.accessibilityLabel = "Remove \(model.name)"
        return button
    }

    private enum Constant {
        static let height: CGFloat = 48
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 8
    }

    private func configureView() {
        // Hierarchy
        addSubview(scrollView)
        scrollView.addSubview(stackView)

        // Style
        scrollView.showsHorizontalScrollIndicator = false
        stackView.spacing = Constant.spacing
        stackView.alignment = .center

        // Layout
        heightAnchor >= Constant.height
        heightAnchor == Constant.height ~ .low
        scrollView.edgeAnchors == edgeAnchors
        // Few chips begin at the leading side, in content as wide as the view.
        let content = scrollView.contentLayoutGuide
        content.widthAnchor >= scrollView.frameLayoutGuide.widthAnchor
        stackView.leadingAnchor == content.leadingAnchor + Constant.margin
        stackView.trailingAnchor <= content.trailingAnchor - Constant.margin
        stackView.trailingAnchor == content.trailingAnchor - Constant.margin ~ .low
        stackView.verticalAnchors == scrollView.contentLayoutGuide.verticalAnchors
        stackView.heightAnchor == scrollView.frameLayoutGuide.heightAnchor
    }
}

extension UIScrollView {
    /// Whether the content reaches to both sides, or fits in.
    fileprivate var isFilled: Bool {
        bounds.minX >= 0 && bounds.maxX <= max(contentSize.width, bounds.width)
    }
}
