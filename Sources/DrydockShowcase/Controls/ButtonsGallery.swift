package import Drydock

/// Buttons of the four styles in their states, sizes and arrangements.
package final class ButtonsGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("ButtonsGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        let styles: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        for (name, style) in styles { addArrangedSubview(states(of: style, name)) }
        addArrangedSubview(sizes)
        addArrangedSubview(arrangements)
        addArrangedSubview(checkout)

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        alignment = .center
        spacing = 16

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 12, bottom: 20, right: 12)
        widthAnchor.constraint(equalToConstant: 390).isActive = true
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: views)
        row.alignment = .center
        row.spacing = 8
        arrange(row)
        row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            [weak self] (row: UIStackView, _) in
            self?.arrange(row)
        }
        return row
    }

    /// Beside each other where there is room.
    private func arrange(_ row: UIStackView) {
        let isColumn = row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isColumn ? .vertical : .horizontal
    }

    private func states(of style: UIButton.Configuration, _ name: String) -> UIView {
        row(
            ["normal", "highlighted", "selected", "disabled"].map { state in
                var configuration = style
                configuration.title = name
                let button = UIButton(configuration: configuration)
                button.isHighlighted = state == "highlighted"
                button.isSelected = state == "selected"
                button.isEnabled = state != "disabled"
                return button
            }
        )
    }

    private var sizes: UIView {
        let sizes: [(String, UIButton.Configuration.Size)] = [
            ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ]
        return row(
            sizes.map { name, size in
                var configuration = UIButton.Configuration.filled()
                configuration.title = name
                configuration.buttonSize = size
                configuration.baseBackgroundColor = .systemIndigo
                return UIButton(configuration: configuration)
            }
        )
    }

    private var arrangements: UIView {
        let placements: [NSDirectionalRectEdge] = [.leading, .trailing, .top]
        return row(
            placements.map { placement in
                var configuration = UIButton.Configuration.tinted()
                configuration.title = "Star"
                configuration.image = ButtonsGallery.star
                configuration.imagePlacement = placement
                configuration.imagePadding = 6
                configuration.cornerStyle = .capsule
                return UIButton(configuration: configuration)
            } + [waiting]
        )
    }

    private var waiting: UIView {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Sending"
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 6
        return UIButton(configuration: configuration)
    }

    private var checkout: UIView {
        var configuration = UIButton.Configuration.borderedProminent()
        configuration.title = "Check out"
        configuration.subtitle = "Three things, 42 €"
        configuration.buttonSize = .large
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = .systemGreen
        configuration.background.strokeColor = .systemYellow
        configuration.background.strokeWidth = 2
        configuration.background.strokeOutset = 3
        return UIButton(configuration: configuration)
    }

    private static let star = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
        let path = UIBezierPath()
        for point in 0..<10 {
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let radius: CGFloat = point.isMultiple(of: 2) ? 9 : 3.8
            let place = CGPoint(x: 9 + radius * cos(angle), y: 9.5 + radius * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        path.fill()
    }
}
