package import Drydock
import DrydockAnchorage

/// A page with colours, over which alerts, action sheets and sheets are presented.
package final class PresentationScene: UIViewController {
    private let stripes = UIStackView()

    package override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }

    private func configureView() {
        // View hierarchy
        view.addSubview(stripes)
        let buttons: [(String, (PresentationScene) -> Void)] = [
            ("Show Alert", { $0.showAlert() }), ("Show Action Sheet", { $0.showActionSheet() }),
            ("Show Sign-In", { $0.showSignIn() }), ("Show Sheet", { $0.showSheet() }),
        ]
        let colors: [UIColor] = [.systemTeal, .systemYellow, .systemMint, .systemPink]
        for ((title, show), color) in zip(buttons, colors) {
            let action = UIAction(title: title) { [unowned self] _ in show(self) }
            let button = UIButton(type: .system, primaryAction: action)
            button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.titleLabel?.minimumScaleFactor = 0.5
            button.backgroundColor = color
            button.setTitleColor(.label, for: .normal)
            stripes.addArrangedSubview(button)
        }

        // Style
        view.backgroundColor = .systemBackground
        stripes.axis = .vertical
        stripes.distribution = .fillEqually

        // Layout
        stripes.edgeAnchors == view.edgeAnchors
    }

    package func showAlert(animated: Bool = true, message: String? = nil) {
        let alert = UIAlertController(
            title: "Delete the Draft?",
            message: message ?? "It will be removed from all your devices.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: animated)
    }

    package func showActionSheet(animated: Bool = true) {
        let sheet = UIAlertController(
            title: nil,
            message: "What shall become of the photo?",
            preferredStyle: .actionSheet
        )
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        let copy = UIAlertAction(title: "Copy", style: .default)
        copy.isEnabled = false
        sheet.addAction(copy)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(sheet, animated: animated)
    }

    package func showSignIn(animated: Bool = true) {
        let alert = UIAlertController(
            title: "Sign In",
            message: "Enter your name and password.",
            preferredStyle: .alert
        )
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Sign In", style: .default))
        present(alert, animated: animated)
    }

    package func showSheet(animated: Bool = true, isLarge: Bool = false) {
        let note = NoteViewController()
        if let sheet = note.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.selectedDetentIdentifier = isLarge ? .large : .medium
        }
        present(note, animated: animated)
    }
}

/// What the sheet shows.
private final class NoteViewController: UIViewController {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        // View hierarchy
        view.addSubview(label)

        // Style
        view.backgroundColor = .systemBackground
        label.text = "Drag the sheet up, or down to dismiss it."
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textAlignment = .center

        // Layout
        label.horizontalAnchors == view.layoutMarginsGuide.horizontalAnchors
        label.topAnchor == view.topAnchor + 48
    }
}
