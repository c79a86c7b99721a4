package import Drydock
import DrydockAnchorage

/// Materials over a picture of many colours, from the thinnest to the thickest, with text and symbols that take part in the
/// colours behind them.
package final class MaterialGallery: UIStackView {
    private let picture = StripesView()

    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("MaterialGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        addSubview(picture)
        let styles: [(String, UIBlurEffect.Style)] = [
            ("Ultra Thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial),
            ("Regular", .systemMaterial), ("Thick", .systemThickMaterial),
        ]
        for (name, style) in styles { addArrangedSubview(MaterialCard(name, style)) }

        // Style
        axis = .vertical
        spacing = 16

        // Layout
        picture.edgeAnchors == edgeAnchors
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        widthAnchor.constraint(equalToConstant: 320).isActive = true
    }
}

/// A blur, and in it a title as vibrant as labels, a line as vibrant as secondary ones, and a vibrant symbol.
private final class MaterialCard: UIVisualEffectView {
    private let title = UILabel()
    private let subtitle = UILabel()
    private let icon = UIImageView(image: UIImage(systemName: "drop.fill"))

    init(_ name: String, _ style: UIBlurEffect.Style) {
        let blur = UIBlurEffect(style: style)
        super.init(effect: blur)
        title.text = name
        configureView(blur)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MaterialCard is made in code")
    }

    private func configureView(_ blur: UIBlurEffect) {
        // View hierarchy
        let labels = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        let details = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        labels.contentView.addSubview(title)
        details.contentView.addSubview(subtitle)
        details.contentView.addSubview(icon)
        for view in [details, labels] { contentView.addSubview(view) }

        // Style
        layer.cornerRadius = 16
        clipsToBounds = true
        subtitle.text = "Takes part in the colours"
        title.font = .preferredFont(forTextStyle: .headline)
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
        subtitle.numberOfLines = 0
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)

        // Layout
        for view in [details, labels] { view.edgeAnchors == contentView.edgeAnchors }
        icon.trailingAnchor == contentView.trailingAnchor - 16
        icon.centerYAnchor == contentView.centerYAnchor
        icon.setContentHuggingPriority(.required, for: .horizontal)
        icon.setContentCompressionResistancePriority(.required, for: .horizontal)
        title.topAnchor == contentView.topAnchor + 14
        subtitle.topAnchor == title.bottomAnchor + 2
        subtitle.bottomAnchor == contentView.bottomAnchor - 14
        for label in [title, subtitle] {
            label.leadingAnchor == contentView.leadingAnchor + 16
            label.trailingAnchor <= icon.leadingAnchor - 12
        }
    }
}

/// Slanted stripes of strong colours.
private final class StripesView: UIView {
    private static let colors: [UIColor] = [
        .systemIndigo, .systemPink, .systemOrange, .systemTeal, .systemGreen, .systemBlue,
    ]

    override func draw(_ rect: CGRect) {
        let height = bounds.height / CGFloat(Self.colors.count - 1)
        for (index, color) in Self.colors.enumerated() {
            let top = CGFloat(index) * height
            let stripe = UIBezierPath()
            stripe.move(to: CGPoint(x: 0, y: top))
            stripe.addLine(to: CGPoint(x: bounds.width, y: top - height))
            // Down to the end, so that the next stripe's edge lies on this one's colour.
            stripe.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
            stripe.addLine(to: CGPoint(x: 0, y: bounds.height))
            stripe.close()
            color.setFill()
            stripe.fill()
        }
    }
}
