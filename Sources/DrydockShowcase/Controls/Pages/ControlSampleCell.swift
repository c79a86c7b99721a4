import Drydock
import DrydockAnchorage

/// A row of a page about controls: a title, what the control says, and the control beside them or below.
final class ControlSampleCell: UITableViewCell {
    private let sample: ControlSample
    private let titleLabel = UILabel()
    private let readingLabel = UILabel()
    private lazy var heading = UIStackView(arrangedSubviews: [titleLabel, readingLabel])
    private lazy var content = UIStackView(arrangedSubviews: [heading, sample.view])

    init(sample: ControlSample) {
        self.sample = sample
        super.init(style: .default, reuseIdentifier: nil)
        configureView()
        arrange()
        showReading()
        (sample.view as? UIControl)?.addAction(
            UIAction { [weak self] _ in self?.showReading() },
            for: .valueChanged
        )
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.arrange()
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ControlSampleCell is made in code")
    }

    private func configureView() {
        // View hierarchy
        contentView.addSubview(content)

        // Style
        selectionStyle = .none
        titleLabel.text = sample.title
        titleLabel.numberOfLines = 0
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        readingLabel.textColor = .secondaryLabel
        readingLabel.isHidden = sample.reading == nil
        readingLabel.setContentHuggingPriority(.required, for: .horizontal)
        readingLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [titleLabel, readingLabel] {
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        }
        content.spacing = Constant.spacing

        // Layout
        content.edgeAnchors == contentView.layoutMarginsGuide.edgeAnchors
        heading.heightAnchor >= Constant.height
    }

    /// Beside each other where there is room.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let isColumn = sample.isWide || isLarge
        heading.axis = isLarge ? .vertical : .horizontal
        // Filled, it would be as narrow as the reading, which hugs its text.
        heading.alignment = isLarge ? .leading : .fill
        heading.spacing = isLarge ? 0 : Constant.spacing
        content.axis = isColumn ? .vertical : .horizontal
        content.alignment = isColumn ? (sample.isWide ? .fill : .leading) : .center
    }

    private func showReading() {
        readingLabel.text = sample.reading?()
    }
}

private enum Constant {
    static let spacing: CGFloat = 12
    static let height: CGFloat = 22
}
