import Drydock
import DrydockAnchorage

/// The title of a section.
final class TitleHeader: UICollectionReusableView {
    private let label = UILabel()

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    /// Points, for traits of the size of text: those at the usual one are given.
    static func height(_ usual: CGFloat, compatibleWith traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .title2).scaledValue(for: usual, compatibleWith: traits)
    }

    private func configureView() {
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        label.leadingAnchor == leadingAnchor + 16
        label.trailingAnchor <= trailingAnchor - 16
        label.centerYAnchor == centerYAnchor
    }
}
