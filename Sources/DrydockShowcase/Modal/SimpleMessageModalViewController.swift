package import Drydock
import DrydockAnchorage

/// A modal with one large message in the middle.
package final class SimpleMessageModalViewController: ModalViewController {
    private let messageLabel = UILabel()

    package init(withText text: String) {
        super.init(nibName: nil, bundle: nil)
        messageLabel.text = text
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("SimpleMessageModalViewController is made in code")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }
}

// MARK: - View configuration

extension SimpleMessageModalViewController {
    private enum Constant {
        static let font = AppFont.helvetica(ofSize: 50)
        static let messageHorizontalMargin: CGFloat = 10
    }

    private func configureView() {
        // Hierarchy
        view.addSubview(messageLabel)

        // Style
        messageLabel.font = Constant.font
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        messageLabel.textColor = AppColor.white

        // Layout
        messageLabel.centerYAnchor == view.centerYAnchor
        messageLabel.horizontalAnchors == view.horizontalAnchors + Constant.messageHorizontalMargin
    }
}
