import Drydock
import DrydockTesting
import Testing

/// The keyboard that is drawn on the screen: which keys there are, and what they type.
@Suite("Keyboard on the screen")
struct ScreenKeyboardTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 34))

    private func makeScreen(_ prepare: (UITextField) -> Void) throws -> Screen {
        let screen = Screen(showsKeyboard: true) { UIViewController() }
        screen.perform {
            prepare(field)
            screen.topViewController?.view.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.settle()
        return screen
    }

    /// What is on the keys, a row after another.
    private func labels(_ screen: Screen) -> String {
        let keys = screen.keys
        let rows = Dictionary(grouping: keys) { screen.frame(of: $0).minY }
        return rows.sorted { $0.key < $1.key }.map { _, row in
            row.sorted { screen.frame(of: $0).minX < screen.frame(of: $1).minX }
                .compactMap(\.accessibilityLabel).joined(separator: " ")
        }.joined(separator: " / ")
    }

    private func press(_ labels: String..., on screen: Screen) throws {
        for label in labels {
            let key = try #require(screen.keys.first { $0.accessibilityLabel == label }, "no key \(label)")
            try screen.tap(key)
        }
    }

    @Test(
        "there are the keys of the kind of text",
        arguments: [
            (
                .default,
                "q w e r t y u i o p / a s d f g h j k l / shift z x c v b n m Delete / 123 space return"
            ),
            (
                .asciiCapable,
                "q w e r t y u i o p / a s d f g h j k l / shift z x c v b n m Delete / 123 space return"
            ),
            (
                .URL,
                "q w e r t y u i o p / a s d f g h j k l / shift z x c v b n m Delete / 123 . / .com return"
            ),
            (
                .emailAddress,
                "q w e r t y u i o p / a s d f g h j k l / shift z x c v b n m Delete / 123 space @ . return"
            ),
            (
                .numbersAndPunctuation,
                "1 2 3 4 5 6 7 8 9 0 / - / : ; ( ) $ & @ \" / #+= . , ? ! ' Delete / ABC space return"
            ),
            (.numberPad, "1 2 3 / 4 5 6 / 7 8 9 / 0 Delete"),
            (.decimalPad, "1 2 3 / 4 5 6 / 7 8 9 / . 0 Delete"),
            (.phonePad, "1 2 3 / 4 5 6 / 7 8 9 / +*# 0 Delete"),
        ] as [(UIKeyboardType, String)]
    )
    func layouts(type: UIKeyboardType, expected: String) throws {
        let screen = try makeScreen {
            $0.keyboardType = type
            $0.autocapitalizationType = .none
        }
        #expect(labels(screen) == expected)
        for key in screen.keys {
            #expect(CGRect(x: 0, y: 508, width: 390, height: 336).contains(screen.frame(of: key)))
        }
    }

    @Test("names and numbers have letters, and a pad behind them that is as high")
    func namesAndNumbers() throws {
        let screen = try makeScreen { $0.keyboardType = .namePhonePad }
        let top = screen.keys.map { screen.frame(of: $0).minY }.min()
        try press("123", on: screen)
        #expect(labels(screen) == "1 2 3 / 4 5 6 / 7 8 9 / ABC 0 Delete")
        #expect(screen.keys.map { screen.frame(of: $0).minY }.min() == top)
        try press("4", "2", "ABC", "b", on: screen)
        #expect(field.text == "42b")
    }

    @Test(
        "a decimal pad has the sign that the interface's language has",
        arguments: [("en", "."), ("de-AT", ","), ("ar", ".")]
    )
    func decimals(language: String, sign: String) throws {
        let screen = Screen(
            traits: UITraitCollection { $0.interfaceLanguage = language },
            showsKeyboard: true
        ) { UIViewController() }
        screen.perform {
            field.keyboardType = .decimalPad
            screen.topViewController?.view.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.settle()
        try press("1", sign, "5", on: screen)
        #expect(field.text == "1\(sign)5")
    }

    @Test("every key types what stands on it")
    func typing() throws {
        let screen = try makeScreen { $0.keyboardType = .emailAddress }
        try press("a", "@", "b", ".", "123", "7", "ABC", "c", "Delete", "shift", "D", "e", on: screen)
        #expect(field.text == "a@b.7De")
    }

    @Test("signs are on pages of their own, and a space leads back to letters")
    func pages() throws {
        let screen = try makeScreen { _ in }
        try press("123", "#+=", "€", "123", "4", "space", "a", on: screen)
        #expect(field.text == "€4 a")
    }

    @Test("sentences begin with a capital, words and all letters where they are to")
    func capitals() throws {
        let screen = try makeScreen { _ in }
        try press("H", "i", "123", ".", "space", "Y", "o", on: screen)
        #expect(field.text == "Hi. Yo")
        screen.perform {
            field.text = ""
            field.autocapitalizationType = .words
            field.reloadInputViews()
        }
        try press("A", "b", "space", "C", "d", on: screen)
        #expect(field.text == "Ab Cd")
        screen.perform {
            field.text = ""
            field.autocapitalizationType = .allCharacters
            field.reloadInputViews()
        }
        try press("A", "B", on: screen)
        #expect(field.text == "AB")
    }

    @Test("two taps on shift hold it")
    func capsLock() throws {
        let screen = try makeScreen { $0.autocapitalizationType = .none }
        try press("shift", "shift", "A", "B", "shift", "c", on: screen)
        #expect(field.text == "ABc")
    }

    @Test("delete goes on while it is held")
    func deleteRepeats() throws {
        let screen = try makeScreen { $0.text = "abcdefgh" }
        let key = try #require(screen.keys.first { $0.accessibilityLabel == "Delete" })
        let finger = try screen.touchDown(key)
        #expect(field.text == "abcdefg")
        screen.advance(by: 0.45)
        #expect(field.text == "abcdefg")
        screen.advance(by: 0.3)
        #expect(field.text == "abcd")
        finger.lift()
        screen.advance(by: 1)
        #expect(field.text == "abcd")
    }

    @Test("a pad is lower than letters, and its height is announced when the field changes")
    func heights() throws {
        let screen = try makeScreen { _ in }
        let log = KeyboardLog()
        log.watch(screen.window.screen)
        let view = try #require(screen.topViewController?.view)
        #expect(view.keyboardLayoutGuide.layoutFrame.height == 336)
        screen.perform {
            field.keyboardType = .numberPad
            field.reloadInputViews()
        }
        screen.settle()
        #expect(log.take() == ["willChangeFrame 553", "willShow 553", "didChangeFrame 553", "didShow 553"])
        #expect(view.keyboardLayoutGuide.layoutFrame.height == 291)
    }

    @Test("the return key says what it does, and waits for text where it is to")
    func returnKey() throws {
        let screen = try makeScreen {
            $0.returnKeyType = .search
            $0.enablesReturnKeyAutomatically = true
        }
        let key = try #require(screen.keys.first { $0.accessibilityLabel == "search" })
        #expect(!key.isEnabled)
        try press("A", on: screen)
        #expect(key.isEnabled)
    }

    @Test("it is as dark as what is typed into, unless that says otherwise")
    func appearance() throws {
        let screen = try makeScreen { _ in }
        let board = try #require(screen.keys.first?.superview)
        #expect(board.traitCollection.userInterfaceStyle == .light)
        screen.perform { screen.topViewController?.overrideUserInterfaceStyle = .dark }
        #expect(board.traitCollection.userInterfaceStyle == .dark)
        screen.perform {
            field.keyboardAppearance = .light
            field.reloadInputViews()
        }
        #expect(board.traitCollection.userInterfaceStyle == .light)
    }

    @Test("the keyboard is as wide as the screen is now")
    func resizing() throws {
        let screen = try makeScreen { _ in }
        screen.resize(to: CGSize(width: 320, height: 568))
        screen.settle()
        let frames = screen.keys.map { screen.frame(of: $0) }
        #expect(frames.allSatisfy { CGRect(x: 0, y: 0, width: 320, height: 568).contains($0) })
        #expect(screen.topViewController?.view.keyboardLayoutGuide.layoutFrame.minY == 315)
    }

    @Test(
        "it is as high as that of a phone with such a screen, and its keys have room in it",
        arguments: [
            (CGSize(width: 320, height: 480), 253, 216), (CGSize(width: 375, height: 667), 260, 216),
            (CGSize(width: 375, height: 812), 335, 291), (CGSize(width: 390, height: 844), 336, 291),
            (CGSize(width: 414, height: 896), 346, 301), (CGSize(width: 568, height: 320), 194, 162),
            (CGSize(width: 667, height: 375), 200, 162), (CGSize(width: 844, height: 390), 209, 171),
        ] as [(CGSize, CGFloat, CGFloat)]
    )
    func screens(size: CGSize, letters: CGFloat, digits: CGFloat) throws {
        let screen = Screen(size: size, showsKeyboard: true) { UIViewController() }
        let view = try #require(screen.topViewController?.view)
        for (type, height) in [(UIKeyboardType.default, letters), (.numberPad, digits)] {
            screen.perform {
                field.keyboardType = type
                view.addSubview(field)
                field.becomeFirstResponder()
                field.reloadInputViews()
            }
            screen.settle()
            #expect(view.keyboardLayoutGuide.layoutFrame.height == height)
            let board = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
            let frames = screen.keys.map { screen.frame(of: $0) }
            #expect(frames.allSatisfy { board.contains($0) })
            for (index, frame) in frames.enumerated() {
                #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
            }
        }
    }

    @Test("words on keys, in menus and bars are in the interface's language")
    func languages() throws {
        let traits = UITraitCollection { $0.interfaceLanguage = "ar-EG" }
        let screen = Screen(direction: .rightToLeft, traits: traits, showsKeyboard: true) {
            UIViewController()
        }
        screen.perform {
            field.returnKeyType = .done
            screen.topViewController?.view.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.settle()
        let labels = screen.keys.compactMap(\.accessibilityLabel)
        #expect(labels.suffix(3) == ["123", "مسافة", "تم"])
        screen.perform {
            #expect(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == "إلغاء")
        }
    }
}

/// Words that the library shows by itself.
@Suite("Interface language")
struct InterfaceLanguageTests {
    @Test(
        "there are words in each language, whatever follows its tag's first part",
        arguments: [
            ("ar", "إلغاء"), ("de-CH", "Abbrechen"), ("es_MX", "Cancelar"), ("fr", "Annuler"),
            ("he", "ביטול"),
            ("iw", "ביטול"), ("hi", "रद्द करें"), ("it", "Annulla"), ("nl", "Annuleer"), ("pt-BR", "Cancelar"),
            ("ru", "Отменить"), ("th", "ยกเลิก"), ("en-GB", "Cancel"), ("tlh", "Cancel"), ("", "Cancel"),
        ]
    )
    func words(tag: String, cancel: String) {
        let screen = Screen(traits: UITraitCollection { $0.interfaceLanguage = tag }) { UIViewController() }
        screen.perform {
            #expect(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == cancel)
        }
    }

    @Test("screens beside each other speak their own languages")
    func screens() {
        let french = Screen(traits: UITraitCollection { $0.interfaceLanguage = "fr" }) { UIViewController() }
        let other = Screen { UIViewController() }
        let titles = [french, other].map { screen in
            screen.perform { UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil).title }
        }
        #expect(titles == ["Enregistrer", "Save"])
    }
}

extension Screen {
    /// The keyboard's keys that are shown.
    fileprivate var keys: [UIControl] {
        func controls(in view: UIView) -> [UIControl] {
            view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
        }
        return window.windowScene?.windows.flatMap { controls(in: $0) }.filter {
            !$0.isHidden && $0.accessibilityTraits.contains(.keyboardKey)
        } ?? []
    }
}
