package import Drydock

/// What the mouse's pointer does to views below it: cards with an effect each, and buttons with that which suits them.
package final class PointerGallery: UIStackView {
    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("PointerGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        for cards in [
            [
                PointerCard("Highlight", "cursorarrow", hasGround: false) {
                    UIPointerStyle(effect: .highlight($0))
                },
                PointerCard("Lift", "square.stack") { UIPointerStyle(effect: .lift($0)) },
            ],
            [
                PointerCard("Hover", "sparkles") { UIPointerStyle(effect: .hover($0)) },
                PointerCard("Beam", "character.cursor.ibeam") { _ in
                    UIPointerStyle(shape: .verticalBeam(length: 24))
                },
            ],
        ] {
            addRow(cards, distribution: .fillEqually)
        }
        addRow(
            [button("Edit", .plain()), button("Share", .gray()), button("Done", .filled())],
            distribution: .equalSpacing
        )

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        spacing = 16

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24)
        widthAnchor.constraint(equalToConstant: 320).isActive = true
    }

    private func addRow(_ views: [UIView], distribution: UIStackView.Distribution) {
        let row = UIStackView(arrangedSubviews: views)
        row.distribution = distribution
        row.spacing = 16
        addArrangedSubview(row)
        arrange(row)
        row.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            [weak self] (row: UIStackView, _) in
            self?.arrange(row)
        }
    }

    /// Beside each other where there is room.
    private func arrange(_ row: UIStackView) {
        row.axis =
            row.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    }

    private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = title
        button.isPointerInteractionEnabled = true
        return button
    }
}

/// A symbol above a title, with a style of the pointer's.
private final class PointerCard: UIStackView, UIPointerInteractionDelegate {
    private let style: (UITargetedPreview) -> UIPointerStyle
    private let icon: UIImageView
    private let title = UILabel()

    /// - Parameter hasGround: below which no highlight would be seen.
    init(
        _ text: String,
        _ symbol: String,
        hasGround: Bool = true,
        style: @escaping (UITargetedPreview) -> UIPointerStyle
    ) {
        self.style = style
        icon = UIImageView(image: UIImage(systemName: symbol))
        super.init(frame: .zero)
        title.text = text
        backgroundColor = hasGround ? .secondarySystemBackground : nil
        configureView()
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("PointerCard is made in code")
    }

    private func configureView() {
        // View hierarchy
        for view in [icon, title] { addArrangedSubview(view) }

        // Style
        axis = .vertical
        alignment = .center
        spacing = 8
        layer.cornerRadius = 14
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
        title.font = .preferredFont(forTextStyle: .subheadline)
        title.adjustsFontForContentSizeCategory = true
        addInteraction(UIPointerInteraction(delegate: self))

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(top: 20, left: 12, bottom: 20, right: 12)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        style(UITargetedPreview(view: self))
    }
}
