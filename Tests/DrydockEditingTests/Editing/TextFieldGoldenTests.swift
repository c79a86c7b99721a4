import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite struct TextFieldGoldenTests {
    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }

        var traits: UITraitCollection {
            UITraitCollection {
                if self == .dark { $0.userInterfaceStyle = .dark }
                if self == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            }
        }

        var direction: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
    }

    @Test(arguments: Look.allCases) func `fields that nobody edits`(look: Look) {
        let screen = Screen.empty(
            size: CGSize(width: 300, height: 200),
            scale: 2,
            direction: look.direction,
            traits: look.traits,
            showsStatusBar: false
        )
        screen.perform {
            screen.window.backgroundColor = .systemBackground
            let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
            for (index, style) in styles.enumerated() {
                let y = 8 + 48 * CGFloat(index)
                let field = add(style, x: 8, y: y, to: screen.window)
                field.text = "Abc"
                if style == .roundedRect { field.clearButtonMode = .always }
                let other = add(style, x: 154, y: y, to: screen.window)
                other.placeholder = "E-mail address"
                if style == .roundedRect { other.isEnabled = false }
                if style == .line {
                    other.leftView = square(.systemGreen)
                    other.leftViewMode = .always
                    other.rightView = square(.systemRed)
                    other.rightViewMode = .always
                }
            }
        }
        assertSnapshot(of: screen, as: .image)
    }

    nonisolated enum State: String, CaseIterable, CustomTestStringConvertible {
        case empty, caret, selection, composition, scrolled, secret, clearButton, centred

        var testDescription: String { rawValue }
    }

    @Test(arguments: State.allCases) func `a field that is edited`(state: State) throws {
        let field = UITextField(frame: CGRect(x: 8, y: 8, width: 144, height: 34))
        try check(field, Look.light) { screen in
            switch state {
            case .empty: field.placeholder = "Name"
            case .caret: try screen.type("Name")
            case .selection:
                try screen.type("Any name")
                try screen.select("name")
            case .composition:
                try screen.type("Na")
                try screen.compose("mens")
            case .scrolled: try screen.type("A name that is too long")
            case .secret:
                field.isSecureTextEntry = true
                try screen.type("name")
            case .clearButton:
                field.clearButtonMode = .whileEditing
                try screen.type("A long name indeed")
                screen.press(.home)
            case .centred:
                field.textAlignment = .center
                try screen.type("Name")
            }
        }
    }

    @Test(arguments: [Look.dark, .rightToLeft]) func `a selection in other looks`(look: Look) throws {
        let field = UITextField(frame: CGRect(x: 8, y: 8, width: 144, height: 34))
        try check(field, look) { screen in
            try screen.type("Any name")
            try screen.select("name")
        }
    }

    private func check(_ field: UITextField, _ look: Look, _ use: (Screen) throws -> Void) throws {
        let controller = UIViewController()
        let screen = Screen(
            size: CGSize(width: 160, height: 50),
            scale: 2,
            direction: look.direction,
            traits: look.traits,
            showsStatusBar: false
        ) { controller }
        screen.perform {
            controller.view.backgroundColor = .systemBackground
            field.borderStyle = .roundedRect
            controller.view.addSubview(field)
            field.becomeFirstResponder()
        }
        try screen.perform { try use(screen) }
        assertSnapshot(of: screen.host, as: .image)
    }

    private func add(_ style: UITextField.BorderStyle, x: CGFloat, y: CGFloat, to view: UIView) -> UITextField
    {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 138, height: 40))
        field.borderStyle = style
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        view.addSubview(field)
        return field
    }

    private func square(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = color
        return view
    }
}
