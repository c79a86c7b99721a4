import Drydock
import DrydockTesting
import Testing

/// What stands in the keyboard's place, and who is told of it.
@Suite struct KeyboardTests {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let other = UITextField(frame: CGRect(x: 20, y: 110, width: 200, height: 34))
    let log = KeyboardLog()

    private func makeScreen(keyboard: Bool, size: CGSize = CGSize(width: 390, height: 844)) -> (
        Screen, UIViewController
    ) {
        let controller = UIViewController()
        let screen = Screen(size: size, showsKeyboard: keyboard) { controller }
        screen.perform {
            controller.view.addSubview(field)
            controller.view.addSubview(other)
        }
        log.watch(screen.window.screen)
        return (screen, controller)
    }

    @Test func `without a keyboard on the screen nothing comes`() throws {
        let (screen, controller) = makeScreen(keyboard: false)
        try screen.tap(field)
        #expect(log.take() == [])
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 34)
    }

    @Test func `the keyboard comes, stays between fields, and goes`() throws {
        let (screen, controller) = makeScreen(keyboard: true)
        try screen.tap(field)
        #expect(log.take() == ["willChangeFrame 508", "willShow 508"])
        screen.settle()
        #expect(log.take() == ["didChangeFrame 508", "didShow 508"])
        #expect(
            controller.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336)
        )
        try screen.tap(other)
        screen.settle()
        #expect(log.take() == [])
        screen.perform { _ = controller.view.endEditing(true) }
        #expect(log.take() == ["willChangeFrame 844", "willHide 844"])
        screen.settle()
        #expect(log.take() == ["didChangeFrame 844", "didHide 844"])
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 34)
    }

    @Test func `what is pinned to the guide rides on the keyboard`() throws {
        let (screen, controller) = makeScreen(keyboard: true)
        let bar = UIView()
        screen.perform {
            bar.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(bar)
            NSLayoutConstraint.activate([
                bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        #expect(screen.frame(of: bar).maxY == 810)
        try screen.tap(field)
        screen.settle()
        #expect(screen.frame(of: bar).maxY == 508)
    }

    @Test func `a page that slides out at the bottom keeps its safe area, without a keyboard in it`() throws {
        let (screen, controller) = makeScreen(keyboard: true)
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        let inner = UITextField(frame: CGRect(x: 20, y: 110, width: 200, height: 34))
        page.view.addSubview(inner)
        screen.perform { controller.present(page, animated: false) }
        try screen.tap(inner)
        screen.settle()
        screen.perform { page.dismiss(animated: true) }
        screen.advance(by: 0.1)
        #expect(page.view.frame.minY == 844)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(page.view.keyboardLayoutGuide.layoutFrame.height == 34)
    }

    @Test func `keys type into the first responder`() throws {
        let (screen, _) = makeScreen(keyboard: true)
        try screen.tap(field)
        screen.settle()
        // "q" and "w", the first keys of the first row. A sentence begins with a capital.
        screen.tap(at: CGPoint(x: 20, y: 508 + 65))
        screen.tap(at: CGPoint(x: 58, y: 508 + 65))
        #expect(field.text == "Qw")
    }

    @Test func `an accessory view alone stands at the bottom`() throws {
        let (screen, controller) = makeScreen(keyboard: false)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.inputAccessoryView = bar
        try screen.tap(field)
        screen.settle()
        #expect(screen.frame(of: bar) == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 800)
        #expect(log.take().first == "willChangeFrame 800")
    }

    @Test func `an input view takes the keyboard's place`() throws {
        let (screen, _) = makeScreen(keyboard: true)
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputView = pad
        try screen.tap(field)
        screen.settle()
        #expect(screen.frame(of: pad) == CGRect(x: 0, y: 610, width: 390, height: 234))
        screen.perform {
            field.inputView = nil
            field.reloadInputViews()
        }
        screen.settle()
        #expect(pad.window == nil)
        #expect(log.take().contains("willShow 508"))
    }

    @Test func `an input view that comes back is as high as before`() throws {
        let (screen, controller) = makeScreen(keyboard: false)
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputView = pad
        for _ in 0..<2 {
            try screen.tap(field)
            screen.settle()
            #expect(screen.frame(of: pad) == CGRect(x: 0, y: 610, width: 390, height: 234))
            screen.resize(to: CGSize(width: 390, height: 844))
            screen.perform { _ = controller.view.endEditing(true) }
            screen.settle()
            #expect(pad.window == nil)
        }
        try screen.tap(field)
        screen.resize(to: CGSize(width: 500, height: 800))
        screen.settle()
        #expect(screen.frame(of: pad) == CGRect(x: 0, y: 566, width: 500, height: 234))
    }

    @Test func `what goes is seen going`() throws {
        let (screen, controller) = makeScreen(keyboard: false)
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        field.inputView = pad
        try screen.tap(field)
        screen.settle()
        screen.perform { _ = controller.view.endEditing(true) }
        screen.advance(by: 0.1)
        #expect(pad.window != nil)
        screen.settle()
        #expect(pad.window == nil)
    }
}

/// Writes down what is posted about the keyboard, with the top of its frame.
final class KeyboardLog {
    private var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func watch(_ screen: UIScreen) {
        let names: [(String, Notification.Name)] = [
            ("willShow", UIResponder.keyboardWillShowNotification),
            ("didShow", UIResponder.keyboardDidShowNotification),
            ("willHide", UIResponder.keyboardWillHideNotification),
            ("didHide", UIResponder.keyboardDidHideNotification),
            ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
            ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
        ]
        for (name, notification) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: notification, object: screen, queue: nil) {
                    [weak self] note in
                    let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                    let frame = (end as? NSValue)?.cgRectValue == end as? CGRect ? end as? CGRect : nil
                    MainActor.assumeIsolated { self?.lines.append("\(name) \(Int(frame?.minY ?? -1))") }
                }
            )
        }
    }
}
