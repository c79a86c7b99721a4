package import Drydock
import DrydockAnchorage

/// What an avatar shows.
package struct AvatarViewModel {
    package let initials: String
    package let color: UIColor

    /// The first letters of the first two words, on a colour that a name always has.
    package init(name: String) {
        let letters = name.split(separator: " ").prefix(2).compactMap(\.first)
        initials = String(letters).uppercased()
        let sum = name.unicodeScalars.reduce(0) { ($0 * 11 + Int($1.value)) % AvatarViewModel.colors.count }
        color = AvatarViewModel.colors[sum]
    }

    private static let colors: [UIColor] = [
        .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemTeal, .systemBrown,
    ]
}

/// Initials on a round ground of 36 points.
final class ComposerAvatarView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("ComposerAvatarView is made in code")
    }

    func present(_ model: AvatarViewModel) {
        label.text = model.initials
        backgroundColor = model.color
    }

    private enum Constant {
        static let side: CGFloat = 36
    }

    private func configureView() {
        // Hierarchy
        addSubview(label)

        // Style
        accessibilityElementsHidden = true
        layer.cornerRadius = Constant.side / 2
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        label.textColor = .white

        // Layout
        sizeAnchors == CGSize(width: Constant.side, height: Constant.side)
        label.centerAnchors == centerAnchors
    }
}
