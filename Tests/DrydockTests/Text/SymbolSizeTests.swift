import Drydock
import DrydockTesting
import Testing

/// Symbols that stand for text grow with it.
@Suite("Symbols at other sizes of text")
struct SymbolSizeTests {
    private let screen = Screen.empty(size: CGSize(width: 300, height: 400), scale: 1, showsStatusBar: false)

    private func enlarge() {
        screen.perform {
            screen.host.scene.updateTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
        }
        screen.host.update()
    }

    private func shown(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.window.addSubview(view)
        screen.host.update()
        return view
    }

    nonisolated enum Configured: CaseIterable {
        case image, preferred, font, scaledFont

        var configuration: UIImage.SymbolConfiguration {
            switch self {
            case .image, .preferred: UIImage.SymbolConfiguration(textStyle: .body)
            case .font: UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .body))
            case .scaledFont:
                UIImage.SymbolConfiguration(
                    font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
                )
            }
        }
    }

    /// 33 points in the place of 17.
    private func expectGrowth(_ view: UIView) {
        let before = shown(view).frame.height
        enlarge()
        #expect(view.frame.height > before * 1.6)
    }

    @Test("an image view", arguments: Configured.allCases)
    func imageView(configured: Configured) {
        let view = UIImageView()
        if configured == .image {
            view.image = UIImage(systemName: "star", withConfiguration: configured.configuration)
        } else {
            view.image = UIImage(systemName: "star")
            view.preferredSymbolConfiguration = configured.configuration
        }
        expectGrowth(view)
    }

    @Test("a button's image", arguments: Configured.allCases)
    func button(configured: Configured) {
        let button = UIButton(type: .system)
        if configured == .image {
            button.setImage(
                UIImage(systemName: "star", withConfiguration: configured.configuration),
                for: .normal
            )
        } else {
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.setPreferredSymbolConfiguration(configured.configuration, forImageIn: .normal)
        }
        expectGrowth(button)
    }

    @Test("a configured button's image", arguments: Configured.allCases)
    func configuredButton(configured: Configured) {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        if configured == .image {
            configuration.image = UIImage(systemName: "star", withConfiguration: configured.configuration)
        } else {
            configuration.image = UIImage(systemName: "star")
            configuration.preferredSymbolConfigurationForImage = configured.configuration
        }
        expectGrowth(UIButton(configuration: configuration))
    }

    @Test("a list's content", arguments: Configured.allCases)
    func content(configured: Configured) {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIImage(systemName: "star")
        if configured != .image {
            content.imageProperties.preferredSymbolConfiguration = configured.configuration
        }
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        screen.window.addSubview(view)
        screen.host.update()
        func image(_ view: UIView) -> UIImageView? {
            (view as? UIImageView) ?? view.subviews.lazy.compactMap(image).first
        }
        let before = image(view)?.frame.height ?? 0
        #expect(before > 10)
        enlarge()
        #expect(image(view)?.frame.height ?? 0 > before * 1.6)
    }

    @Test("a cell's image")
    func cell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.imageView?.image = UIImage(systemName: "star")
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 90)
        screen.window.addSubview(cell)
        screen.host.update()
        let before = cell.imageView?.frame.height ?? 0
        enlarge()
        #expect(cell.imageView?.frame.height ?? 0 > before * 1.6)
    }

    @Test("a symbol of a fixed size stays")
    func fixed() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
        let before = shown(view).frame.height
        enlarge()
        #expect(view.frame.height == before)
    }
}
