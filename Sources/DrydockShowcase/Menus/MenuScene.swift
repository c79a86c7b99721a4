package import Drydock

/// Menus: below a button, in place of a choice, and in a navigation bar.
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
}

private final class MenuViewController: UIViewController {
    let optionsButton = UIButton(configuration: .gray())
    private let sizeButton = UIButton(configuration: .tinted())
    private let outcome = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        configureView()
    }

    private func configureView() {
        // View hierarchy
        for subview in [optionsButton, sizeButton, outcome] { view.addSubview(subview) }

        // Style
        title = "Menus"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: ["Select", "Scan", "Share"].map(action))
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
        outcome.textColor = .secondaryLabel
        outcome.text = "Nothing chosen yet"

        // Layout
        optionsButton.topAnchor == view.safeAreaLayoutGuide.topAnchor + 20
        optionsButton.leadingAnchor == view.leadingAnchor + 20
        sizeButton.centerYAnchor == optionsButton.centerYAnchor
        sizeButton.trailingAnchor == view.trailingAnchor - 20
        outcome.centerXAnchor == view.centerXAnchor
        outcome.bottomAnchor == view.safeAreaLayoutGuide.bottomAnchor - 20
    }

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

    private func action(_ title: String) -> UIAction {
        UIAction(title: title) { [unowned self] action in outcome.text = "\(action.title) chosen" }
    }
}
