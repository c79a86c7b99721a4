package import Drydock

/// Symbols in their weights, scales and colours.
package final class SymbolGallery: UIStackView {
    private enum Constant {
        static let names = [
            "heart.fill", "bell.badge", "trash", "folder.badge.plus", "checkmark.circle.fill", "wifi.slash",
            "square.and.arrow.up", "chevron.forward",
        ]
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 12
    }

    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init(coder: NSCoder) {
        fatalError("SymbolGallery is made in code")
    }

    private func configureView() {
        // View hierarchy
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .semibold, .black]
        for weight in weights { addRow(UIImage.SymbolConfiguration(pointSize: 24, weight: weight)) }
        addRow(UIImage.SymbolConfiguration(textStyle: .body, scale: .small))
        addRow(UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
        let large = UIImage.SymbolConfiguration(pointSize: 24)
        addRow(large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo)))
        addRow(large.applying(UIImage.SymbolConfiguration(paletteColors: [.systemGreen, .systemGray2])))

        // Style
        backgroundColor = .systemBackground
        axis = .vertical
        alignment = .leading
        spacing = Constant.spacing

        // Layout
        isLayoutMarginsRelativeArrangement = true
        layoutMargins = UIEdgeInsets(
            top: Constant.margin,
            left: Constant.margin,
            bottom: Constant.margin,
            right: Constant.margin
        )
    }

    /// All names in one configuration.
    private func addRow(_ configuration: UIImage.SymbolConfiguration) {
        let row = UIStackView(
            arrangedSubviews: Constant.names.map {
                UIImageView(image: UIImage(systemName: $0, withConfiguration: configuration))
            }
        )
        row.spacing = Constant.spacing
        row.alignment = .center
        addArrangedSubview(row)
    }
}
