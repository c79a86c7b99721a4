import Drydock
import DrydockSnapshots
import Testing

/// The main components at the smallest and at large sizes of text.
@Suite struct TextSizeGoldenTests {
    nonisolated enum Size: String, CaseIterable, CustomTestStringConvertible {
        case smallest, accessible, largest

        var testDescription: String { rawValue }

        var category: UIContentSizeCategory {
            switch self {
            case .smallest: .extraSmall
            case .accessible: .accessibilityMedium
            case .largest: .accessibilityExtraExtraExtraLarge
            }
        }
    }

    private func check(
        _ size: Size,
        height: CGFloat,
        _ root: () -> UIViewController,
        _ act: (UIViewController) -> Void = { _ in },
        testName: String = #function
    ) {
        let screen = Screen.empty(
            size: CGSize(width: 320, height: height),
            scale: 1,
            traits: UITraitCollection(preferredContentSizeCategory: size.category),
            showsStatusBar: false
        )
        screen.perform {
            let controller = root()
            screen.window.backgroundColor = .systemBackground
            screen.window.rootViewController = controller
            act(controller)
        }
        screen.host.update()
        assertSnapshot(of: screen, as: .image, testName: testName)
    }

    private func stack(_ views: [UIView], alignment: UIStackView.Alignment = .leading) -> UIViewController {
        let controller = UIViewController()
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = alignment
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .systemBackground
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -8),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 8),
        ])
        return controller
    }

    @Test(arguments: Size.allCases) func `labels of all text styles`(size: Size) {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
            .caption1,
            .caption2,
        ]
        check(size, height: size == .largest ? 930 : 490) {
            stack(
                styles.map { style in
                    let label = UILabel()
                    label.font = .preferredFont(forTextStyle: style)
                    label.adjustsFontForContentSizeCategory = true
                    label.text = "Agnès, سلام"
                    label.numberOfLines = 0
                    return label
                }
            )
        }
    }

    @Test(arguments: Size.allCases) func `buttons`(size: Size) {
        check(size, height: size == .largest ? 740 : 370) {
            let star = UIImage(systemName: "star.fill")
            let plain = UIButton(type: .system)
            plain.setTitle("System", for: .normal)
            let symbol = UIButton(type: .system)
            symbol.setImage(star, for: .normal)
            symbol.setTitle(" With symbol", for: .normal)
            symbol.titleLabel?.font = .preferredFont(forTextStyle: .body)
            symbol.titleLabel?.adjustsFontForContentSizeCategory = true
            symbol.setPreferredSymbolConfiguration(.init(textStyle: .body), forImageIn: .normal)
            let kinds: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
            let configured = kinds.enumerated().map { index, kind in
                var configuration = kind
                configuration.title = "Continue"
                if index > 1 {
                    configuration.image = star
                    configuration.preferredSymbolConfigurationForImage = .init(textStyle: .body)
                    configuration.imagePadding = 6
                }
                if index == 3 { configuration.subtitle = "A subtitle" }
                return UIButton(configuration: configuration)
            }
            return stack([plain, symbol] + configured)
        }
    }

    private func field(_ style: UITextField.BorderStyle, _ text: String?) -> UITextField {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.borderStyle = style
        field.placeholder = "Your name"
        field.text = text
        field.clearButtonMode = .always
        return field
    }

    @Test(arguments: Size.allCases) func `fields and controls`(size: Size) {
        check(size, height: size == .largest ? 560 : 360) {
            let view = UITextView()
            view.font = .preferredFont(forTextStyle: .callout)
            view.adjustsFontForContentSizeCategory = true
            view.isScrollEnabled = false
            view.text = "Several words in a text view"
            view.backgroundColor = .secondarySystemBackground
            let segments = UISegmentedControl(items: ["First", "Second", "Third"])
            segments.selectedSegmentIndex = 1
            let toggle = UISwitch()
            toggle.isOn = true
            let search = UISearchBar()
            search.placeholder = "Search"
            return stack(
                [field(.roundedRect, "Agnès"), field(.none, nil), view, segments, toggle, search],
                alignment: .fill
            )
        }
    }

    @Test(arguments: Size.allCases) func `cells`(size: Size) {
        final class Table: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            {
                "Section"
            }

            override func tableView(
                _ tableView: UITableView,
                cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content: UIListContentConfiguration
                switch indexPath.row {
                case 0: content = .cell()
                case 1: content = .subtitleCell()
                case 2, 4: content = .valueCell()
                default:
                    let styled = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                    styled.textLabel?.text = "Old style"
                    styled.detailTextLabel?.text = "with a detail"
                    styled.imageView?.image = UIImage(systemName: "gear")
                    return styled
                }
                content.text = indexPath.row == 4 ? "A rather long name" : "Wi-Fi"
                content.image = indexPath.row == 4 ? nil : UIImage(systemName: "wifi")
                content.secondaryText = indexPath.row == 0 ? nil : "Connected"
                cell.contentConfiguration = content
                cell.accessoryType = .disclosureIndicator
                return cell
            }
        }
        check(size, height: size == .largest ? 1200 : 520) { Table(style: .insetGrouped) }
    }

    @Test(arguments: Size.allCases) func `navigation and tab bars`(size: Size) {
        check(size, height: 260) {
            let page = UIViewController()
            page.view.backgroundColor = .systemBackground
            page.title = "Settings"
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Done",
                style: .done,
                target: nil,
                action: nil
            )
            page.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Cancel",
                style: .plain,
                target: nil,
                action: nil
            )
            page.navigationItem.largeTitleDisplayMode = .always
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            navigation.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
            let tabs = UITabBarController()
            let other = UIViewController()
            other.tabBarItem = UITabBarItem(title: "Favourites", image: UIImage(systemName: "star"), tag: 1)
            tabs.viewControllers = [navigation, other]
            return tabs
        }
    }

    @Test(arguments: Size.allCases) func `alerts`(size: Size) {
        check(
            size,
            height: size == .largest ? 900 : 400,
            {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                return controller
            },
            { controller in
                let alert = UIAlertController(
                    title: "Delete the photo?",
                    message: "It will be gone from all of your devices.",
                    preferredStyle: .alert
                )
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
                controller.present(alert, animated: false)
            }
        )
    }
}
