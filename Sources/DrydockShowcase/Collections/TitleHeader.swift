import Drydock

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

    private func configureView() {
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .title2)
        addSubview(label)
        label.leadingAnchor == leadingAnchor + 16
        label.trailingAnchor <= trailingAnchor - 16
        label.centerYAnchor == centerYAnchor
    }
}
