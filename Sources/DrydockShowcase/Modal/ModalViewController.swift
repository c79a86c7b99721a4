package import Drydock
import DrydockAnchorage
package import Logging

/// What every modal of the app shares: the screen below it seen through a dark blur, an X that closes it, and
/// light status-bar text. Subclasses add what is theirs to `view`, above the blur.
package class ModalViewController: UIViewController {
    /// Where ignored attempts to change the presentation are reported.
    package var logger = Logger(label: "showcase")
    private let dismissButton = DismissButton()
    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

    package override func viewDidLoad() {
        super.viewDidLoad()
        configureActions()
        configureView()
    }

    // MARK: - Presentation

    /// Always `.overFullScreen`: with most other styles the presenter leaves the screen and nothing is left to blur.
    /// Setting it is ignored and logged.
    package override var modalPresentationStyle: UIModalPresentationStyle {
        get { .overFullScreen }
        set { warnThatSetterIsIgnored("modalPresentationStyle", value: newValue) }
    }

    /// Always true: over the full screen, only a controller that captures the status bar decides its style.
    /// Setting it is ignored and logged.
    package override var modalPresentationCapturesStatusBarAppearance: Bool {
        get { true }
        set { warnThatSetterIsIgnored("modalPresentationCapturesStatusBarAppearance", value: newValue) }
    }

    package override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    private func warnThatSetterIsIgnored(_ property: String, value: Any) {
        let name = type(of: self)
        logger.warning("\(name) ignores \(property) = \(value): its blur and status bar depend on it")
    }
}

// MARK: - Actions

extension ModalViewController {
    private func configureActions() {
        let dismiss = UIAction { [weak self] _ in self?.dismiss(animated: true) }
        dismissButton.addAction(dismiss, for: .touchUpInside)
    }
}

// MARK: - View configuration

extension ModalViewController {
    private enum Constant {
        static let dismissButtonTopMargin: CGFloat = 30
        static let dismissButtonTrailingMargin: CGFloat = 10
    }

    private func configureView() {
        // Hierarchy
        view.addSubview(blurView)
        view.addSubview(dismissButton)

        // Style
        view.backgroundColor = AppColor.clear

        // Layout
        blurView.edgeAnchors == view.edgeAnchors

        dismissButton.trailingAnchor == view.trailingAnchor - Constant.dismissButtonTrailingMargin
        dismissButton.topAnchor == view.topAnchor + Constant.dismissButtonTopMargin
    }
}
