package import Drydock
import DrydockAnchorage

/// The header of a section: small grey letters.
package final class TextHeaderView: UIView {
    private let label = UILabel()

    package var text: String {
        get { label.text ?? "" }
        set { label.text = newValue }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("TextHeaderView is made in code")
    }

    private enum Constant {
        static let bottomMargin: CGFloat = 7
        static let horizontalMargin: CGFloat = 16
        static let topMargin: CGFloat = 22
    }

    private func configureView() {
        // Hierarchy
        addSubview(label)

        // Style
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.accessibilityTraits = .header

        // Layout
        label.topAnchor == topAnchor + Constant.topMargin
        label.bottomAnchor == bottomAnchor - Constant.bottomMargin
        label.horizontalAnchors == horizontalAnchors + Constant.horizontalMargin
    }
}
