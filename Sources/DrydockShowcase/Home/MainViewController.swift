package import Drydock
import DrydockAnchorage

/// The home screen: the logo, and the pill that shows the modal.
package final class MainViewController: UIViewController {
    private let containerView = UIView()
    private let logoImageView = LogoImageView()
    private let showModalButton: PillButton
    private let words: Words

    /// What the screen and its modal say.
    package struct Words {
        package let button: String
        package let modal: String

        package static let english = Words(button: "Show Me The Modal", modal: "HERE\nIS\nTHE\nMODAL!")
        package static let arabic = Words(button: "أرني النافذة المنبثقة", modal: "ها هي\nالنافذة\nالمنبثقة!")
    }

    package init(words: Words = .english) {
        self.words = words
        showModalButton = PillButton(title: words.button)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("MainViewController is made in code")
    }

    package override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

    package override func viewDidLoad() {
        super.viewDidLoad()
        configureActions()
        configureView()
    }

    /// Shows the demo's modal over this screen.
    package func showModal(animated: Bool) {
        present(SimpleMessageModalViewController(withText: words.modal), animated: animated)
    }
}

// MARK: - Actions

extension MainViewController {
    private func configureActions() {
        let showModal = UIAction { [weak self] _ in self?.showModal(animated: true) }
        showModalButton.addAction(showModal, for: .touchUpInside)
    }
}

// MARK: - View configuration

extension MainViewController {
    private enum Constant {
        static let buttonTopMargin: CGFloat = 30
    }

    private func configureView() {
        // Hierarchy
        view.addSubview(containerView)
        containerView.addSubview(logoImageView)
        containerView.addSubview(showModalButton)

        // Style
        view.backgroundColor = AppColor.white

        // Layout
        containerView.centerYAnchor == view.centerYAnchor
        containerView.horizontalAnchors == view.horizontalAnchors

        logoImageView.topAnchor == containerView.topAnchor
        logoImageView.centerXAnchor == containerView.centerXAnchor

        showModalButton.topAnchor == logoImageView.bottomAnchor + Constant.buttonTopMargin
        showModalButton.centerXAnchor == containerView.centerXAnchor
        showModalButton.bottomAnchor == containerView.bottomAnchor
    }
}
