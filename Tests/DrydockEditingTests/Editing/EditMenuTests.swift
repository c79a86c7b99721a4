import Drydock
import DrydockPlatform
import DrydockSnapshots
import DrydockTesting
import Testing

/// The menu of edit actions and the handles of a selection: by fingers, and by the mouse's secondary button.
@Suite struct EditMenuTests {
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 370, height: 120))
    let screen: Screen

    init() {
        let (controller, view) = (UIViewController(), view)
        screen = Screen(size: CGSize(width: 390, height: 240), showsStatusBar: false) { controller }
        screen.perform {
            controller.view.backgroundColor = .systemBackground
            view.font = .systemFont(ofSize: 17)
            view.text = "one two three"
            controller.view.addSubview(view)
        }
    }

    private func point(_ offset: Int) -> CGPoint {
        guard let position = view.position(from: view.beginningOfDocument, offset: offset) else {
            return .zero
        }
        let rect = view.caretRect(for: position)
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        screen.host.handle(.pointer(PointerEvent(phase: phase, id: 7, x: point.x, y: point.y)))
        screen.host.update()
    }

    private func tap(_ point: CGPoint) {
        touch(.began, point)
        touch(.ended, point)
    }

    private var selected: String? { view.selectedTextRange.flatMap { view.text(in: $0) } }

    private var shown: [String] {
        ["Cut", "Copy", "Paste", "Select", "Select All"].filter { screen.contains(text: $0) }
    }

    @Test func `a second tap by a finger selects a word and opens the menu`() throws {
        tap(point(5))
        #expect(shown.isEmpty)
        tap(point(5))
        #expect(selected == "two")
        #expect(shown == ["Cut", "Copy", "Select All"])
        try screen.tap(text: "Copy")
        #expect(shown.isEmpty)
        #expect(view.isFirstResponder)
        screen.perform { #expect(UIPasteboard.general.string == "two") }
    }

    private final class MenuDelegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var make: ([UIMenuElement]) -> UIMenu? = { _ in nil }
        private(set) var ranges: [NSRange] = []

        func textView(
            _ textView: UITextView,
            editMenuForTextIn range: NSRange,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            ranges.append(range)
            return make(suggestedActions)
        }

        func textField(
            _ textField: UITextField,
            editMenuForCharactersIn range: NSRange,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            ranges.append(range)
            return make(suggestedActions)
        }
    }

    @Test func `a delegate adds actions of its own, takes some away, or all`() throws {
        let delegate = MenuDelegate()
        var chosen = 0
        screen.perform { view.delegate = delegate }
        delegate.make = { suggested in
            let own = UIAction(title: "Shout") { _ in chosen += 1 }
            let hidden = UIAction(title: "Whisper", attributes: .hidden) { _ in }
            return UIMenu(
                children: [UIMenu(options: .displayInline, children: [own, hidden])] + suggested.dropFirst()
            )
        }
        tap(point(5))
        tap(point(5))
        #expect(delegate.ranges == [NSRange(location: 4, length: 3)])
        #expect(shown == ["Copy", "Select All"])
        #expect(screen.contains(text: "Shout") && !screen.contains(text: "Whisper"))
        try screen.tap(text: "Shout")
        #expect(chosen == 1 && !screen.contains(text: "Shout"))
        #expect(view.isFirstResponder && selected == "two")
        delegate.make = { _ in UIMenu(children: []) }
        screen.advance(by: 1)
        tap(point(5))
        #expect(shown.isEmpty)
        // Suggested actions do what they say.
        delegate.make = { UIMenu(children: $0) }
        screen.advance(by: 1)
        tap(point(5))
        try screen.tap(text: "Copy")
        screen.perform { #expect(UIPasteboard.general.string == "two") }
    }

    @Test func `a field's delegate is asked as well`() throws {
        let delegate = MenuDelegate()
        let field = UITextField(frame: CGRect(x: 10, y: 190, width: 200, height: 34))
        screen.perform {
            field.text = "words"
            field.delegate = delegate
            screen.topViewController?.view.addSubview(field)
        }
        delegate.make = { _ in UIMenu(children: [UIAction(title: "Own") { _ in }]) }
        let place = CGPoint(x: 25, y: 207)
        tap(place)
        tap(place)
        #expect(screen.contains(text: "Own"))
        #expect(delegate.ranges == [NSRange(location: 0, length: 5)])
    }

    @Test func `a tap on the caret opens and closes the menu, and typing closes it`() throws {
        tap(point(3))
        screen.advance(by: 1)
        tap(point(3))
        #expect(shown == ["Select", "Select All"])
        screen.advance(by: 1)
        tap(point(3))
        #expect(shown.isEmpty)
        screen.advance(by: 1)
        tap(point(3))
        #expect(!shown.isEmpty)
        try screen.type("x")
        #expect(shown.isEmpty)
    }

    @Test func `Select and Select All open the menu for what they have selected`() throws {
        tap(point(5))
        screen.advance(by: 1)
        tap(point(5))
        try screen.tap(text: "Select")
        #expect(selected == "two")
        #expect(shown == ["Cut", "Copy", "Select All"])
        try screen.tap(text: "Select All")
        #expect(selected == "one two three")
        #expect(shown == ["Cut", "Copy"])
        try screen.tap(text: "Cut")
        #expect(view.text == "")
    }

    @Test func `a finger that stays down moves the caret, and opens the menu when it is lifted`() {
        touch(.began, point(0))
        screen.advance(by: 0.6)
        touch(.moved, point(9))
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
        #expect(shown.isEmpty)
        touch(.ended, point(9))
        #expect(shown == ["Select", "Select All"])
        tap(CGPoint(x: 200, y: 30))
        #expect(shown.isEmpty)
    }

    @Test func `text that cannot be changed is selected by words`() {
        screen.perform { view.isEditable = false }
        touch(.began, point(5))
        screen.advance(by: 0.6)
        #expect(selected == "two")
        touch(.moved, point(10))
        #expect(selected == "two three")
        touch(.ended, point(10))
        #expect(shown == ["Copy", "Select All"])
    }

    @Test func `handles move the ends of a selection, which is never empty`() {
        tap(point(5))
        tap(point(5))
        screen.advance(by: 1)
        touch(.began, point(7))
        #expect(shown.isEmpty)
        touch(.moved, point(12))
        #expect(selected == "two thre")
        touch(.moved, point(4))
        #expect(selected != "")
        touch(.moved, point(13))
        touch(.ended, point(13))
        #expect(selected == "two three")
        #expect(shown == ["Cut", "Copy"] + (shown.contains("Select All") ? ["Select All"] : []))
        screen.advance(by: 1)
        touch(.began, point(4))
        touch(.moved, point(0))
        touch(.ended, point(0))
        #expect(selected == "one two three")
    }

    @Test func `the mouse's secondary button opens the menu where it is, and keeps what is selected there`() {
        func click(_ point: CGPoint, _ buttons: UInt8) {
            for phase in [PointerEvent.Phase.began, .ended] {
                screen.host.handle(
                    .pointer(PointerEvent(phase: phase, x: point.x, y: point.y, buttons: buttons))
                )
                screen.host.update()
            }
        }
        click(point(5), 2)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
        #expect(shown == ["Select", "Select All"])
        screen.advance(by: 1)
        screen.perform { view.selectedRange = NSRange(location: 4, length: 3) }
        click(point(5), 2)
        #expect(selected == "two")
        #expect(shown == ["Cut", "Copy", "Select All"])
        screen.advance(by: 1)
        click(CGPoint(x: 300, y: 20), 1)
        #expect(shown.isEmpty)
    }

    @Test func `in a narrow window the menu has pages`() throws {
        let (controller, view) = (UIViewController(), view)
        let screen = Screen(size: CGSize(width: 200, height: 160), showsStatusBar: false) { controller }
        screen.perform {
            view.frame = CGRect(x: 0, y: 60, width: 200, height: 80)
            controller.view.addSubview(view)
            UIPasteboard.general.string = "x"
        }
        try screen.doubleTap(view, at: CGPoint(x: 20, y: 18))
        let menu = ["Cut", "Copy", "Paste", "Select All"]
        let first = menu.filter { screen.contains(text: $0) }
        #expect(first.count < menu.count)
        try screen.tap(text: "\u{203A}")
        #expect(menu.filter { screen.contains(text: $0) } != first)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, darkRightToLeft

        var testDescription: String { rawValue }
        var isDark: Bool { self == .dark || self == .darkRightToLeft }
        var isRightToLeft: Bool { self == .rightToLeft || self == .darkRightToLeft }
    }

    @Test(arguments: Look.allCases) func looks(look: Look) {
        let isRightToLeft = look.isRightToLeft
        let controller = UIViewController()
        let view = UITextView(frame: CGRect(x: 10, y: 60, width: 370, height: 90))
        let screen = Screen(
            size: CGSize(width: 390, height: 170),
            scale: 2,
            direction: isRightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                $0.userInterfaceStyle = look.isDark ? .dark : .light
                if isRightToLeft { $0.interfaceLanguage = "ar" }
            },
            showsStatusBar: false
        ) { controller }
        screen.perform {
            controller.view.backgroundColor = .systemBackground
            view.font = .systemFont(ofSize: 17)
            view.text =
                isRightToLeft ? "سأل الرجل صديقه عن الطريق" : "Handles drag the ends of what is selected."
            controller.view.addSubview(view)
            UIPasteboard.general.string = "x"
        }
        let place = CGPoint(x: isRightToLeft ? 280 : 110, y: 78)
        screen.tap(at: place)
        screen.tap(at: place)
        screen.advance(by: 1)
        assertSnapshot(of: screen, as: .image)
    }
}
