package import Drydock
import DrydockAnchorage

/// Tabs in the looks of a brand, all of them set for classes and none for an instance.
package final class BrandedScene: UITabBarController {
    package init() {
        BrandedScene.setLook
        super.init(nibName: nil, bundle: nil)
        let pages = [("Orders", "shippingbox"), ("Messages", "envelope"), ("Settings", "gear")]
        viewControllers = pages.map { title, symbol in
            let page = BrandedPage()
            page.title = title
            let navigation = UINavigationController(rootViewController: page)
            navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            return navigation
        }
        viewControllers?[1].tabBarItem.badgeValue = "2"
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("BrandedScene is made in code")
    }

    /// Once for the process, and only for what is in such a scene.
    private static let setLook: Void = {
        let ground = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.05, green: 0.22, blue: 0.22, alpha: 1)
                : UIColor(red: 0.04, green: 0.36, blue: 0.36, alpha: 1)
        }
        // Light enough for what stands on black.
        let ink = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 0.12, green: 0.58, blue: 0.56, alpha: 1)
                : UIColor(red: 0.04, green: 0.36, blue: 0.36, alpha: 1)
        }
        let accent = UIColor(red: 1, green: 0.78, blue: 0.26, alpha: 1)
        let faded = UIColor(white: 1, alpha: 0.65)

        let navigation = UINavigationBarAppearance()
        navigation.configureWithOpaqueBackground()
        navigation.backgroundColor = ground
        navigation.titleTextAttributes = [.foregroundColor: UIColor.white]
        let navigationBar = UINavigationBar.appearance(whenContainedInInstancesOf: [BrandedScene.self])
        navigationBar.standardAppearance = navigation
        navigationBar.scrollEdgeAppearance = navigation
        navigationBar.tintColor = accent
        // The status bar's letters are white over it.
        navigationBar.barStyle = .black

        let tabs = UITabBarAppearance()
        tabs.configureWithOpaqueBackground()
        tabs.backgroundColor = ground
        let item = UITabBarItemAppearance(style: .stacked)
        item.normal.iconColor = faded
        item.normal.titleTextAttributes = [.foregroundColor: faded]
        item.selected.iconColor = accent
        item.selected.titleTextAttributes = [.foregroundColor: accent]
        item.normal.badgeBackgroundColor = .systemPink
        tabs.stackedLayoutAppearance = item
        tabs.inlineLayoutAppearance = item
        tabs.compactInlineLayoutAppearance = item
        let tabBar = UITabBar.appearance(whenContainedInInstancesOf: [BrandedScene.self])
        tabBar.standardAppearance = tabs
        tabBar.scrollEdgeAppearance = tabs

        UISwitch.appearance(whenContainedInInstancesOf: [BrandedScene.self]).onTintColor = ink
        UISlider.appearance(whenContainedInInstancesOf: [BrandedScene.self]).minimumTrackTintColor = ink
        let segments = UISegmentedControl.appearance(whenContainedInInstancesOf: [BrandedScene.self])
        segments.selectedSegmentTintColor = ink
        segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        UIButton.appearance(whenContainedInInstancesOf: [BrandedScene.self]).tintColor = ink
    }()
}

/// Controls that take their looks from their classes.
private final class BrandedPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        // View hierarchy
        let segments = UISegmentedControl(items: ["Open", "Sent", "All"])
        let toggle = UISwitch()
        let toggleLabel = UILabel()
        let slider = UISlider()
        let toggleRow = UIStackView(arrangedSubviews: [toggleLabel, toggle])
        let buttons = UIStackView(
            arrangedSubviews: [
                UIButton(type: .infoLight), UIButton(type: .contactAdd), UIButton(type: .close),
            ]
        )
        let stack = UIStackView(arrangedSubviews: [segments, toggleRow, slider, buttons])
        view.addSubview(stack)

        // Style
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        segments.selectedSegmentIndex = 0
        toggle.isOn = true
        toggleLabel.text = "Tell me when it is sent"
        toggleLabel.font = .preferredFont(forTextStyle: .body)
        toggleLabel.adjustsFontForContentSizeCategory = true
        toggleLabel.numberOfLines = 0
        toggleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        slider.value = 0.4
        toggleRow.alignment = .center
        toggleRow.spacing = 8
        buttons.distribution = .equalCentering
        buttons.alignment = .center
        stack.axis = .vertical
        stack.spacing = 28

        // Layout
        let margins = view.layoutMarginsGuide
        stack.topAnchor == view.safeAreaLayoutGuide.topAnchor + 28
        stack.leadingAnchor == margins.leadingAnchor
        stack.trailingAnchor == margins.trailingAnchor
    }
}
