package import Drydock
import DrydockAnchorage

/// Menus: below a button, in place of a choice, in a navigation bar, of a card that is lifted, and of text in a row.
package final class MenuScene: UINavigationController {
    private let page = MenuViewController()

    package init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [page]
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("MenuScene is made in code")
    }

    package func openMenu() {
        loadViewIfNeeded()
        view.layoutIfNeeded()
        UIView.performWithoutAnimation { page.optionsButton.performPrimaryAction() }
    }

    package func liftCard() {
        loadViewIfNeeded()
        view.layoutIfNeeded()
        UIView.performWithoutAnimation { _ = page.card.interaction.open(at: .zero, .rich) }
    }

    package func showEditMenu() {
        loadViewIfNeeded()
        view.layoutIfNeeded()
        page.showEditMenu()
    }
}

private final class MenuViewController: UIViewController, UIEditMenuInteractionDelegate {
    let optionsButton = UIButton(configuration: .gray())
    private let sizeButton = UIButton(configuration: .tinted())
    private lazy var buttons = UIStackView(arrangedSubviews: [optionsButton, sizeButton])
    private(set) lazy var card = MenuCard { [unowned self] in outcome.text = $0 }
    private let outcome = UILabel()
    private lazy var editMenu = UIEditMenuInteraction(delegate: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }

    private func configureView() {
        // View hierarchy
        for subview in [buttons, card, outcome] { view.addSubview(subview) }

        // Style
        title = "Menus"
        navigationItem.prompt = "More has recent documents"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: [
                UIMenu(options: .displayInline, children: ["Select", "Scan", "Share"].map(action)), recent,
            ])
        )
        navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
        optionsButton.configuration?.title = "Options"
        optionsButton.showsMenuAsPrimaryAction = true
        optionsButton.menu = optionsMenu
        sizeButton.changesSelectionAsPrimaryAction = true
        sizeButton.showsMenuAsPrimaryAction = true
        sizeButton.menu = UIMenu(
            title: "Text Size",
            options: .singleSelection,
            children: ["Small", "Medium", "Large"].map(action)
        )
        outcome.font = .preferredFont(forTextStyle: .body)
        outcome.adjustsFontForContentSizeCategory = true
        outcome.textColor = .secondaryLabel
        outcome.textAlignment = .center
        outcome.numberOfLines = 0
        outcome.isUserInteractionEnabled = true
        outcome.accessibilityTraits.insert(.button)
        outcome.accessibilityHint = "Shows what can be done with the text"
        outcome.addInteraction(editMenu)
        outcome.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: MenuViewController.showEditMenu)
        )
        buttons.distribution = .equalSpacing
        buttons.spacing = 12
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: Self, _) in
            page.arrange()
        }
        outcome.text = "Nothing chosen yet"

        // Layout
        buttons.topAnchor == view.safeAreaLayoutGuide.topAnchor + 20
        buttons.horizontalAnchors == view.horizontalAnchors + 20
        card.horizontalAnchors == view.horizontalAnchors + 20
        card.centerYAnchor == view.centerYAnchor
        outcome.horizontalAnchors == view.horizontalAnchors + 20
        outcome.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor - 20
    }

    /// Beside each other where there is room.
    private func arrange() {
        let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        buttons.axis = isColumn ? .vertical : .horizontal
        buttons.alignment = isColumn ? .leading : .center
    }

    // MARK: - Edit menu

    func showEditMenu() {
        let middle = CGPoint(x: outcome.bounds.midX, y: outcome.bounds.midY)
        editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: middle))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        let copy = UIAction(title: "Copy") { [outcome] _ in UIPasteboard.general.string = outcome.text }
        let forget = UIAction(title: "Forget") { [outcome] _ in outcome.text = "Nothing chosen yet" }
        return UIMenu(children: [copy, forget])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { outcome.bounds }

    // MARK: - Menus

    private var optionsMenu: UIMenu {
        let rename = action("Rename")
        rename.image = UIImage(systemName: "pencil")
        rename.subtitle = "Keeps all links"
        let pin = action("Pinned")
        pin.image = UIImage(systemName: "pin")
        pin.state = .on
        let delete = action("Delete")
        delete.image = UIImage(systemName: "trash")
        delete.attributes = .destructive
        return UIMenu(
            title: "Document",
            children: [
                rename,
                pin,
                UIMenu(title: "Sort By", children: ["Name", "Date"].map(action)),
                UIMenu(options: .displayInline, children: [delete]),
            ]
        )
    }

    /// Come a second after they were asked for, and are kept.
    private var recent: UIDeferredMenuElement {
        UIDeferredMenuElement { [weak self] show in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                guard let self else { return show([]) }
                show(["Invoice", "Letter"].map { self.action($0) })
            }
        }
    }

    private func action(_ title: String) -> UIAction {
        UIAction(title: title) { [unowned self] action in outcome.text = "\(action.title) chosen" }
    }
}
