import Drydock
import DrydockAnchorage

/// A tile of a colour with a text in its middle.
class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    private func configureView() {
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        contentView.addSubview(label)
        label.centerAnchors == contentView.centerAnchors
    }

    func show(_ text: String, on color: UIColor, cornerRadius: CGFloat = 12) {
        label.text = text
        contentView.backgroundColor = color
        contentView.layer.cornerRadius = cornerRadius
    }
}
