public import Foundation

/// A question or a message over everything else, with buttons: in the middle of the screen, or as a sheet at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public nonisolated enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public let preferredStyle: Style
    open private(set) var actions: [UIAlertAction] = []

    /// An alert without actions; as such it cannot be dismissed by the user.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        isModalInPresentation = true
        modalPresentationStyle = .custom
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
        isModalInPresentation = true
        modalPresentationStyle = .custom
    }

    /// In bold; above the message.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// Adds a button after the others; the one that cancels has a place of its own.
    open func addAction(_ action: UIAlertAction) {
        require(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "\(debugName).addAction: an alert has one action of the style cancel; \"\(action.title ?? "")\" is another"
        )
        actions.append(action)
        action.changed = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    /// The bold one, which the Return key chooses. Has to be one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            require(
                preferredAction == nil || actions.contains { $0 === preferredAction },
                "\(debugName).preferredAction: add the action first"
            )
            contentDidChange()
        }
    }

    // MARK: - View

    open override func loadView() {
        view = AlertView(self)
    }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    private func contentDidChange() {
        alertView?.contentDidChange()
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    // MARK: - Presentation

    override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        require(
            title != nil || message != nil || !actions.isEmpty,
            "UIAlertController: an alert needs a title, a message or an action"
        )
        return AlertPresentationController(self, presenting: presenting)
    }

    override func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(style: preferredStyle, isPresenting: isPresenting)
    }

    // MARK: - Choosing

    /// The alert goes, and the action's handler is called after that.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = hostPresentation?.presenter, !isBeingDismissed else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    func cancel() {
        if let action = actions.first(where: { $0.style == .cancel }) { choose(action) }
    }

    /// Return chooses the preferred action, Escape the one that cancels.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            switch key.keyCode {
            case .keyboardEscape: return cancel()
            case .keyboardReturnOrEnter:
                let standing = preferredAction ?? (actions.count == 1 ? actions.first : nil)
                if let standing { return choose(standing) }
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }
}
