import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite struct TextViewGoldenTests {
    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft

        var testDescription: String { rawValue }

        var traits: UITraitCollection {
            UITraitCollection { if self == .dark { $0.userInterfaceStyle = .dark } }
        }

        var direction: UIUserInterfaceLayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
    }

    private func makeScreen(_ size: CGSize, _ look: Look, keyboard: Bool = false, _ view: UIView) -> Screen {
        let controller = UIViewController()
        let screen = Screen(
            size: size,
            direction: look.direction,
            traits: look.traits,
            showsStatusBar: keyboard,
            showsKeyboard: keyboard
        ) { controller }
        screen.perform {
            controller.view.backgroundColor = .secondarySystemBackground
            controller.view.addSubview(view)
            _ = view.becomeFirstResponder()
        }
        screen.settle()
        return screen
    }

    @Test(arguments: Look.allCases) func `a selection over lines`(look: Look) throws {
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 140, height: 80))
        view.font = .systemFont(ofSize: 16)
        let screen = makeScreen(CGSize(width: 160, height: 100), look, view)
        screen.perform { view.text = "The first line\nand two more that are broken" }
        try screen.select("line\nand two")
        assertSnapshot(of: screen.host, as: .image)
    }

    @Test(arguments: Look.allCases) func `text around what is to be kept out of`(look: Look) throws {
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 220, height: 150))
        view.font = .systemFont(ofSize: 13)
        view.isScrollEnabled = false
        let circle = CGRect(x: 70, y: 30, width: 70, height: 70)
        view.textContainer.exclusionPaths = [
            UIBezierPath(ovalIn: circle), UIBezierPath(rect: CGRect(x: 180, y: 0, width: 40, height: 26)),
        ]
        let shape = UIView(frame: circle.offsetBy(dx: 0, dy: 8))
        shape.backgroundColor = .systemTeal
        shape.layer.cornerRadius = 35
        view.addSubview(shape)
        let screen = makeScreen(CGSize(width: 240, height: 170), look, view)
        screen.perform {
            view.text =
                look == .rightToLeft
                ? "يجري النص حول الدائرة من الجانبين، ثم يكمل تحتها بعرض السطر كله كما في المجلات القديمة. هنا تنتهي الفقرة الأولى."
                : "Text flows around the circle at both of its sides, and goes on below it over the whole width, as it does "
                    + "in magazines. Words are kept."
        }
        try screen.select(look == .rightToLeft ? "الجانبين، ثم يكمل" : "both of its sides")
        assertSnapshot(of: screen.host, as: .image)
        #expect(view.sizeThatFits(CGSize(width: 220, height: 0)).height < 170)
    }

    @Test(arguments: [Look.light, .dark]) func `the keyboard on the screen`(look: Look) throws {
        let field = UITextField(frame: CGRect(x: 20, y: 55, width: 350, height: 34))
        field.borderStyle = .roundedRect
        field.returnKeyType = .go
        let screen = makeScreen(CGSize(width: 390, height: 440), look, keyboard: true, field)
        assertSnapshot(of: screen.host, as: .image)
    }

    nonisolated enum Keys: String, CaseIterable, CustomTestStringConvertible {
        case email, phone, digits, arabic

        var testDescription: String { rawValue }

        var type: UIKeyboardType {
            switch self {
            case .email: .emailAddress
            case .phone: .phonePad
            case .digits: .numbersAndPunctuation
            case .arabic: .default
            }
        }
    }

    @Test(arguments: Keys.allCases, [UIUserInterfaceStyle.light, .dark])
    func `other keys`(keys: Keys, style: UIUserInterfaceStyle) throws {
        let field = UITextField()
        field.keyboardType = keys.type
        field.returnKeyType = keys == .email ? .next : .done
        field.enablesReturnKeyAutomatically = keys == .digits
        let traits = UITraitCollection {
            $0.userInterfaceStyle = style
            if keys == .arabic { $0.interfaceLanguage = "ar" }
        }
        let controller = UIViewController()
        // A pad's keys have letters below their digits on a phone that stands upright.
        let size = CGSize(width: 390, height: keys == .phone ? 480 : 340)
        let screen = Screen(size: size, traits: traits, showsKeyboard: true) { controller }
        screen.perform {
            controller.view.backgroundColor = .systemBackground
            controller.view.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.settle()
        assertSnapshot(of: screen.host, as: .image)
    }
}
