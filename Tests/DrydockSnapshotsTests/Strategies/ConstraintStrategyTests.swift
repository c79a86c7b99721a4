import Drydock
import DrydockAnchorage
import DrydockSnapshots
import Testing

struct ConstraintStrategyTests {
    private final class Card: UIView {
        private let avatar = UIView()
        private let stack = UIStackView()

        init() {
            super.init(frame: .zero)
            addSubview(avatar)
            addSubview(stack)
            stack.addArrangedSubview(UILabel())
            avatar.sizeAnchors == CGSize(width: 40, height: 40)
            avatar.leadingAnchor == layoutMarginsGuide.leadingAnchor + 4
            stack.leadingAnchor >= avatar.trailingAnchor + 8 ~ .high
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test(
        "constraints are lines with the names of properties, without what stacks make and where they were written"
    )
    func view() throws {
        let strategy = Snapshotting<Card, String>.constraints(size: CGSize(width: 200, height: 100))
        #expect(
            try strategy.take(Card()) == """
                avatar.leading == Card.layoutMarginsGuide.leading + 4
                stack.leading >= avatar.trailing + 8 ~ 750
                avatar.width == 40
                avatar.height == 40

                """
        )
    }

    @Test("those of a controller are those of its views")
    func controller() throws {
        final class Screen: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                view.addSubview(label)
                label.topAnchor == view.safeAreaLayoutGuide.topAnchor
            }
        }
        #expect(
            try Snapshotting<Screen, String>.constraints.take(Screen())
                == "label.top == Screen.view.safeAreaLayoutGuide.top\n"
        )
    }

    @Test("those of a screen are those of all its windows' views")
    func screen() throws {
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            let controller = UIViewController()
            let label = UILabel()
            controller.view.addSubview(label)
            label.accessibilityIdentifier = "price"
            label.topAnchor == controller.view.topAnchor + 3
            return controller
        }
        let lines = try Snapshotting<Screen, String>.constraints.take(screen).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.contains(".top == ") == true && lines.first?.hasSuffix(".top + 3") == true)
    }
}
