import Drydock
import DrydockRaster
import DrydockSnapshots
import DrydockTesting
import Foundation
import Testing

/// The picture of what was made, and laid out, before its scene is that of what was made in it, byte for byte.
@Suite("Pictures of what was made before its scene")
struct EarlyPictureTests {
    nonisolated struct Look: Sendable, CustomTestStringConvertible {
        let name: String
        let traits: UITraitCollection
        var direction = UIUserInterfaceLayoutDirection.leftToRight
        var scale: CGFloat = 1
        var testDescription: String { name }
    }

    nonisolated static let looks = [
        Look(
            name: "largest text",
            traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        ),
        Look(name: "dark", traits: UITraitCollection(userInterfaceStyle: .dark)),
        Look(name: "regular width", traits: UITraitCollection(horizontalSizeClass: .regular)),
        Look(name: "low", traits: UITraitCollection(verticalSizeClass: .compact)),
        Look(name: "bold", traits: UITraitCollection(legibilityWeight: .bold)),
        Look(name: "high contrast", traits: UITraitCollection(accessibilityContrast: .high)),
        Look(name: "right to left", traits: UITraitCollection(), direction: .rightToLeft),
        Look(name: "three pixels a point", traits: UITraitCollection(), scale: 3),
    ]

    private static let size = CGSize(width: 300, height: 240)

    private func screen(_ look: Look, _ content: () -> UIViewController) -> Bitmap {
        let screen = Screen(
            size: Self.size,
            scale: look.scale,
            direction: look.direction,
            traits: look.traits,
            showsStatusBar: false,
            content
        )
        return screen.host.render().bitmap
    }

    /// A view at its place, in a controller.
    private func controller(_ kind: EarlyKind, _ view: UIView) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        view.frame = kind.frame
        controller.view.addSubview(view)
        return controller
    }

    @Test("a view", arguments: EarlyKind.allCases, looks)
    func view(kind: EarlyKind, look: Look) {
        let expected = screen(look) { controller(kind, kind.make()) }
        let fresh = kind.make()
        let laidOut = kind.make()
        laidOut.frame = kind.frame
        laidOut.layoutIfNeeded()
        #expect(screen(look) { controller(kind, fresh) }.hasSamePixels(as: expected), "made before")
        #expect(screen(look) { controller(kind, laidOut) }.hasSamePixels(as: expected), "laid out before")
        // And what has been on a screen with other traits.
        let shown = kind.make()
        _ = screen(Look(name: "plain", traits: UITraitCollection())) { controller(kind, shown) }
        #expect(
            screen(look) { controller(kind, shown) }.hasSamePixels(as: expected),
            "shown elsewhere before"
        )
    }

    @Test("a controller, loaded in set-up", arguments: EarlyController.allCases, looks)
    func controllers(kind: EarlyController, look: Look) {
        let expected = screen(look) { kind.make() }
        let loaded = kind.make()
        loaded.loadViewIfNeeded()
        let laidOut = kind.make()
        laidOut.view.frame = CGRect(origin: .zero, size: Self.size)
        laidOut.view.layoutIfNeeded()
        #expect(screen(look) { loaded }.hasSamePixels(as: expected), "loaded before")
        #expect(screen(look) { laidOut }.hasSamePixels(as: expected), "laid out before")
    }

    @Test("a view by a strategy's traits", arguments: EarlyKind.allCases, looks)
    func strategy(kind: EarlyKind, look: Look) {
        let strategy = Snapshotting<UIView, UIImage>.image(
            size: kind.frame.size,
            traits: look.traits,
            scale: look.scale,
            direction: look.direction
        )
        func picture(_ view: UIView) -> [UInt8]? {
            var data: [UInt8]?
            strategy.snapshot(view).run { data = $0.pngData().map(Array.init) }
            return data
        }
        let early = kind.make()
        let inside = screenTraits(look).perform { kind.make() }
        #expect(picture(early) == picture(inside))
    }

    private func screenTraits(_ look: Look) -> Screen {
        Screen.empty(
            size: Self.size,
            scale: look.scale,
            direction: look.direction,
            traits: look.traits,
            showsStatusBar: false
        )
    }
}

/// Views whose look follows traits.
enum EarlyKind: CaseIterable {
    case label, metricsLabel, attributedLabel, border, registeredBorder, layoutColor, drawing
    case field, placeholder, textView, plainButton, configuredButton, buttonTitle, imageView, symbol
    case segments, switchControl, slider, stepper, progress, pages, activity, searchBar
    case table, groupedTable, collection, stack, effect, navigationBar, toolbar, tabBar

    var frame: CGRect {
        switch self {
        case .table, .groupedTable, .collection, .textView, .stack:
            CGRect(x: 0, y: 0, width: 300, height: 240)
        default: CGRect(x: 10, y: 10, width: 280, height: 90)
        }
    }

    func make() -> UIView {
        switch self {
        case .label, .metricsLabel, .attributedLabel: return makeLabel()
        case .border: return BorderView(registers: false)
        case .registeredBorder: return BorderView(registers: true)
        case .layoutColor: return LayoutColorView()
        case .drawing: return DrawingView()
        case .field, .placeholder: return makeField()
        case .textView:
            let view = UITextView()
            view.text = "Some text that takes two lines or more in this place"
            view.font = .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = true
            return view
        case .plainButton, .configuredButton, .buttonTitle: return makeButton()
        case .imageView, .symbol: return makeImage()
        case .segments: return UISegmentedControl(items: ["One", "Two", "Three"])
        case .switchControl: return UISwitch()
        case .slider: return UISlider()
        case .stepper: return UIStepper()
        case .progress:
            let view = UIProgressView(progressViewStyle: .default)
            view.progress = 0.4
            return view
        case .pages:
            let control = UIPageControl()
            control.numberOfPages = 4
            return control
        case .activity:
            let view = UIActivityIndicatorView(style: .large)
            view.hidesWhenStopped = false
            return view
        case .searchBar:
            let bar = UISearchBar()
            bar.placeholder = "Search"
            return bar
        case .table: return EarlyTable(style: .plain)
        case .groupedTable: return EarlyTable(style: .insetGrouped)
        case .collection: return EarlyCollection()
        case .stack: return makeStack()
        case .effect: return UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        case .navigationBar:
            let bar = UINavigationBar()
            let item = UINavigationItem(title: "Title")
            item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
            bar.items = [item]
            return bar
        case .toolbar:
            let bar = UIToolbar()
            bar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
            return bar
        case .tabBar:
            let bar = UITabBar()
            bar.items = [
                UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0),
                UITabBarItem(title: "Two", image: nil, tag: 1),
            ]
            return bar
        }
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        if self == .metricsLabel {
            label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: .systemFont(ofSize: 15))
        } else {
            label.font = .preferredFont(forTextStyle: .body)
        }
        if self == .attributedLabel {
            label.attributedText = NSAttributedString(
                string: "Attributed text",
                attributes: [
                    .font: UIFont.preferredFont(forTextStyle: .title2), .foregroundColor: UIColor.systemRed,
                ]
            )
        } else {
            label.text = "A label of some words"
        }
        return label
    }

    private func makeField() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        if self == .field { field.text = "Text" } else { field.placeholder = "Placeholder" }
        return field
    }

    private func makeButton() -> UIButton {
        switch self {
        case .plainButton:
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            return button
        case .configuredButton:
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Button"
            configuration.subtitle = "Subtitle"
            return UIButton(configuration: configuration)
        default:
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            return button
        }
    }

    private func makeImage() -> UIImageView {
        let view = UIImageView()
        view.contentMode = .center
        view.image =
            self == .symbol
            ? UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
            : UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }.withRenderingMode(.alwaysTemplate)
        return view
    }

    private func makeStack() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [
            EarlyKind.label.make(), EarlyKind.field.make(), EarlyKind.configuredButton.make(),
        ])
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        return stack
    }
}

/// Controllers whose look follows traits.
enum EarlyController: CaseIterable {
    case plain, table, navigation, largeTitle, tabs, unavailable, nested, overriding

    func make() -> UIViewController {
        switch self {
        case .plain: return FormController()
        case .table: return EarlyTableController(style: .insetGrouped)
        case .navigation, .largeTitle:
            let page = FormController()
            page.title = "Title"
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Done",
                style: .done,
                target: nil,
                action: nil
            )
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = self == .largeTitle
            return navigation
        case .tabs:
            let pages = ["One", "Two"].map { title in
                let page = FormController()
                page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
                return page
            }
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            return tabs
        case .unavailable:
            let controller = UIViewController()
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.text = "Nothing"
            configuration.secondaryText = "There is nothing here"
            controller.contentUnavailableConfiguration = configuration
            return controller
        case .nested:
            let (parent, child) = (UIViewController(), FormController())
            parent.addChild(child)
            parent.view.addSubview(child.view)
            // What was made before has its mask applied when its parent gets the screen's size.
            child.view.autoresizingMask = []
            child.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            child.didMove(toParent: parent)
            return parent
        case .overriding:
            let controller = FormController()
            controller.overrideUserInterfaceStyle = .dark
            return controller
        }
    }
}

private final class FormController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            EarlyKind.label.make(), EarlyKind.registeredBorder.make(), EarlyKind.field.make(),
        ])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }
}

private final class BorderView: UIView {
    private let registers: Bool

    init(registers: Bool) {
        self.registers = registers
        super.init(frame: .zero)
        layer.borderWidth = 2
        updateBorder()
        guard registers else { return }
        registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (view: BorderView, _: UITraitCollection) in
            view.updateBorder()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }

    private func updateBorder() {
        layer.borderColor = UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if !registers { updateBorder() }
    }
}

private final class LayoutColorView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = traitCollection.horizontalSizeClass == .regular ? 6 : 2
        layer.borderColor = UIColor.systemGreen.cgColor
    }
}

private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemGreen.setFill()
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        UIBezierPath(ovalIn: bounds.insetBy(dx: isLarge ? 2 : 20, dy: 2)).fill()
    }
}

private final class EarlyTable: UITableView, UITableViewDataSource {
    init(style: UITableView.Style) {
        super.init(frame: .zero, style: style)
        dataSource = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

private final class EarlyTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.secondaryText = "Detail"
        content.image = UIImage(systemName: "star")
        cell.contentConfiguration = content
        return cell
    }
}

private final class EarlyCollection: UICollectionView, UICollectionViewDataSource {
    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        dataSource = self
    }

    required init?(coder: NSCoder) {
        nil
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = "Item \(indexPath.item)"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        return cell
    }
}
