package import Drydock
import DrydockAnchorage

/// Two halves of a screen: the upper one from a nib, the lower one in code.
package final class OverviewViewController: ViewController<OverviewContentView> {
    package override var prefersStatusBarHidden: Bool { true }
}

/// The halves, one above the other.
package final class OverviewContentView: UIView, ContentViewInterface {
    private let nibView = OverviewNibView.loadFromNib()
    private let codeView = OverviewCodeView()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        setupViewsAndConstraints()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        setupViewsAndConstraints()
    }

    private func setupViewsAndConstraints() {
        // Hierarchy
        addSubview(nibView)
        addSubview(codeView)

        // Layout
        nibView.topAnchor == topAnchor
        nibView.horizontalAnchors == horizontalAnchors
        codeView.topAnchor == nibView.bottomAnchor
        codeView.horizontalAnchors == horizontalAnchors
        codeView.bottomAnchor == bottomAnchor
        nibView.heightAnchor == codeView.heightAnchor
    }
}

/// The upper half, with the buttons 1 and 2 in its corners, as OverviewNibView.xib has it.
final class OverviewNibView: UIView, NibViewInterface {}

/// The lower half, with the buttons 3 and 4 in its corners. They are at the left and at the right whichever way the
/// interface is read.
private final class OverviewCodeView: UIView {
    private let titleLabel = UILabel()
    private let leftButton = UIButton(type: .system)
    private let rightButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViewsAndConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("OverviewCodeView is made in code")
    }

    private enum Constant {
        static let side: CGFloat = 60
    }

    private func setupViewsAndConstraints() {
        // Hierarchy
        for subview in [titleLabel, leftButton, rightButton] { addSubview(subview) }

        // Style
        backgroundColor = .systemIndigo
        titleLabel.text = "In Code"
        titleLabel.font = .systemFont(ofSize: 28, weight: .semibold)
        titleLabel.textColor = .white
        for (button, title) in [(leftButton, "3"), (rightButton, "4")] {
            button.setTitle(title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .boldSystemFont(ofSize: 20)
            button.backgroundColor = UIColor(white: 0, alpha: 0.25)
        }

        // Layout
        titleLabel.centerAnchors == centerAnchors
        leftButton.leftAnchor == leftAnchor
        leftButton.bottomAnchor == bottomAnchor
        leftButton.sizeAnchors == CGSize(width: Constant.side, height: Constant.side)
        rightButton.rightAnchor == rightAnchor
        rightButton.bottomAnchor == bottomAnchor
        rightButton.sizeAnchors == CGSize(width: Constant.side, height: Constant.side)
    }
}
