import Drydock
import DrydockAnchorage

/// What has a context menu: a finger that rests on it lifts it.
final class MenuCard: UIView, UIContextMenuInteractionDelegate {
    /// Is told what was chosen.
    private let choose: (String) -> Void
    private let icon = UIImageView(image: UIImage(systemName: "photo"))
    private let title = UILabel()
    private let subtitle = UILabel()
    private lazy var texts = UIStackView(arrangedSubviews: [title, subtitle])
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("MenuCard is made in code")
    }

    private func configureView() {
        // View hierarchy
        for subview in [icon, texts] { addSubview(subview) }

        // Style
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        icon.contentMode = .scaleAspectFit
        title.text = "Harbour at Dawn"
        title.font = .preferredFont(forTextStyle: .headline)
        subtitle.text = "Press and hold"
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
        texts.axis = .vertical
        texts.spacing = 2
        // Beside the icon there is no room for larger text.
        texts.maximumContentSizeCategory = .extraExtraLarge
        isAccessibilityElement = true
        accessibilityLabel = title.text
        accessibilityHint = subtitle.text
        addInteraction(interaction)

        // Layout
        icon.leadingAnchor == leadingAnchor + 20
        icon.centerYAnchor == centerYAnchor
        icon.widthAnchor == 44
        icon.heightAnchor == 44
        texts.leadingAnchor == icon.trailingAnchor + 16
        texts.trailingAnchor == trailingAnchor - 20
        texts.verticalAnchors == verticalAnchors + 22
    }

    // MARK: - Menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
            actionProvider: { [unowned self] _ in
                UIMenu(children: [
                    UIMenu(
                        options: .displayInline,
                        preferredElementSize: .medium,
                        children: [
                            action("Share", "square.and.arrow.up"), action("Copy", "doc.on.doc"),
                            action("Pin", "pin"),
                        ]
                    ),
                    UIMenu(options: .displayInline, children: [action("Delete", "trash", .destructive)]),
                ])
            }
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.addCompletion { [choose] in choose("The card was opened") }
    }

    private func action(
        _ title: String,
        _ symbol: String,
        _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
            [choose] action in
            choose("\(action.title) chosen")
        }
    }
}
