import DrydockControls
@_spi(Overriding) public import DrydockViews
public import Foundation

/// A question or a message over everything else, with buttons: in the middle of the screen, or as a sheet at its bottom.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public nonisolated enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    private var style = Style.actionSheet
    open var preferredStyle: Style { style }
    open private(set) var actions: [UIAlertAction] = []

    /// An alert without actions; as such it cannot be dismissed by the user.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        style = preferredStyle
        self.message = message
        self.title = title
    }

    /// For subclasses: an action sheet without title and message.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Exists for subclasses' sake: archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
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

    // MARK: - Text fields

    /// The fields of an alert, from the top; nil while there are none.
    open private(set) var textFields: [UITextField]?

    /// Adds a field below the message and the other fields. The first one is edited when the alert appears; Return leads to
    /// the next one, and from the last one to the preferred action, or to the only one that does not cancel.
    /// - Parameter configurationHandler: gives the field its placeholder, keyboard and so on.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        require(
            preferredStyle == .alert,
            "\(debugName).addTextField: an action sheet has no text fields; make an alert"
        )
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        field.addAction(
            UIAction { [weak self, weak field] _ in
                if let field { self?.returnWasPressed(in: field) }
            },
            for: .primaryActionTriggered
        )
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentDidChange()
    }

    private func returnWasPressed(in field: UITextField) {
        guard let fields = textFields, let index = fields.firstIndex(of: field) else { return }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = standingAction {
            choose(action)
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
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

    @_spi(Overriding) public override func ownPresentationController(presenting: UIViewController?)
        -> UIPresentationController?
    {
        require(
            title != nil || message != nil || !actions.isEmpty,
            "UIAlertController: an alert needs a title, a message or an action"
        )
        return AlertPresentationController(self, presenting: presenting)
    }

    @_spi(Overriding) public override func ownAnimator(isPresenting: Bool) -> (
        any UIViewControllerAnimatedTransitioning
    )? {
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

    /// What Return chooses: with fields there may be an action beside it that cancels.
    private var standingAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        let candidates = textFields == nil ? actions : actions.filter { $0.style != .cancel }
        return candidates.count == 1 ? candidates.first : nil
    }

    /// Return chooses the preferred action, Escape the one that cancels.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap(\.key) {
            switch key.keyCode {
            case .keyboardEscape: return cancel()
            case .keyboardReturnOrEnter:
                if let action = standingAction { return choose(action) }
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }
}
