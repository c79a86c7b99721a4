import Drydock
import DrydockSnapshots
import Testing

@Suite("Content that is not there")
struct ContentUnavailableGoldenTests {
    enum Look: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    private func assert(
        _ look: Look,
        testName: String = #function,
        _ make: () -> UIContentUnavailableConfiguration
    ) {
        let size = CGSize(width: 300, height: look == .large ? 440 : 300)
        let screen = Screen.empty(
            size: size,
            scale: 2,
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                $0.userInterfaceStyle = look == .dark ? .dark : .light
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            },
            showsStatusBar: false
        )
        screen.perform {
            screen.window.backgroundColor = .systemBackground
            let view = UIContentUnavailableView(configuration: make())
            view.frame = CGRect(origin: .zero, size: size)
            screen.window.addSubview(view)
        }
        screen.host.update()
        assertSnapshot(of: screen, as: .image, named: look.rawValue, testName: testName)
    }

    private func letters() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray")
        configuration.text = "No Letters"
        configuration.secondaryText = "What others write to you is kept here until you delete it."
        configuration.button.title = "Write One"
        configuration.secondaryButton.title = "Import…"
        return configuration
    }

    @Test("nothing is there", arguments: Look.allCases)
    func empty(look: Look) {
        assert(look) { letters() }
    }

    @Test("something is being loaded", arguments: Look.allCases)
    func loading(look: Look) {
        assert(look) { .loading() }
    }

    @Test("nothing was found", arguments: Look.allCases)
    func search(look: Look) {
        assert(look) { .search() }
    }

    @Test("at the side where reading begins, on a ground of its own", arguments: Look.allCases)
    func natural(look: Look) {
        assert(look) {
            var configuration = letters()
            configuration.alignment = .natural
            configuration.button = .filled()
            configuration.button.title = "Write One"
            configuration.imageProperties.tintColor = .systemOrange
            configuration.background.backgroundColor = .secondarySystemBackground
            configuration.background.cornerRadius = 20
            configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
                top: 8,
                leading: 8,
                bottom: 8,
                trailing: 8
            )
            configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 24,
                leading: 24,
                bottom: 24,
                trailing: 24
            )
            return configuration
        }
    }
}
