import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

struct ScreenTests {
    // MARK: - Showing

    @Test("the controller is made for the screen, has appeared and is laid out")
    func shows() {
        var mainBounds = CGRect.zero
        let screen = Screen(size: CGSize(width: 200, height: 300), scale: 2) {
            mainBounds = UIScreen.main.bounds
            return FormController()
        }
        #expect(mainBounds == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect((screen.topViewController as? FormController)?.appearances == 1)
        #expect(screen.window.bounds.size == CGSize(width: 200, height: 300))
        #expect(screen.recursiveDescription.hasPrefix("UIWindow"))
    }

    // MARK: - Finding

    @Test("a view is found by type, by its text or by that of a label in it, and by identifier")
    func finds() throws {
        let screen = Screen { FormController() }
        #expect(try screen.find(UIButton.self, text: "Send").currentTitle == "Send")
        #expect(try screen.find(UILabel.self, text: "Name").text == "Name")
        #expect(try screen.find(identifier: "row") is UIStackView)
        #expect(screen.contains(text: "Name"))
        #expect(!screen.contains(text: "name"))
        #expect(screen.findAll(UIButton.self).count == 2)
        #expect(screen.findAll(UIImageView.self).isEmpty)
    }

    @Test("what stands above the keyboard, or in another window, is found and tapped")
    func findsInOtherWindows() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        var taps = 0
        bar.items = [UIBarButtonItem(title: "Finish", primaryAction: UIAction { _ in taps += 1 })]
        field.inputAccessoryView = bar
        let screen = Screen(showsKeyboard: true) {
            let controller = UIViewController()
            controller.view.addSubview(field)
            return controller
        }
        #expect(!screen.contains(text: "Finish"))
        try screen.tap(field)
        screen.settle()
        try screen.tap(text: "Finish")
        #expect(taps == 1)
    }

    @Test("what is not there is reported with what is there instead")
    func reportsMissing() throws {
        let screen = Screen { FormController() }
        let error = #expect(throws: ScreenError.self) { try screen.find(UIButton.self, text: "Sent") }
        let message = try #require(error).description
        #expect(
            message.hasPrefix(
                "there is no UIButton with the text \"Sent\" on the screen, which shows:\nUIWindow"
            )
        )
        #expect(message.contains("\"Send\""))
    }

    @Test("several matches are listed with their places")
    func reportsSeveral() throws {
        let screen = Screen { FormController() }
        let error = #expect(throws: ScreenError.self) { try screen.find(UIButton.self) }
        let message = try #require(error).description
        #expect(message.contains("2 views match a UIButton; say which by type, text or identifier:"))
        #expect(message.contains("UIButton \"cancel\" at ("))
    }

    @Test("hidden and transparent views are not found")
    func skipsInvisible() throws {
        let screen = Screen { FormController() }
        try screen.find(identifier: "cancel").isHidden = true
        try screen.find(identifier: "row").alpha = 0
        #expect(screen.findAll(UIButton.self).count == 1)
        #expect(!screen.contains(text: "Name"))
    }

    // MARK: - Touching

    @Test("a tap presses and lets go, with time between, and the text in a button is as good as the button")
    func taps() throws {
        let screen = Screen { FormController() }
        let form = try #require(screen.topViewController as? FormController)
        try screen.tap(text: "Send")
        try screen.tap(UIButton.self, text: "Send")
        #expect(form.sent == 2)
        #expect(screen.time == 0.1)
    }

    @Test("a view under another, outside of the screen or in no window is not tapped in silence")
    func refusesUnreachable() throws {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { FormController() }
        let button = try screen.find(UIButton.self, text: "Send")
        let cover = UIView(frame: screen.window.bounds)
        screen.perform { screen.topViewController?.view.addSubview(cover) }
        #expect(throws: ScreenError.self) { try screen.tap(button) }
        cover.frame.origin.x = 300
        let outside = #expect(throws: ScreenError.self) { try screen.tap(cover) }
        #expect(outside?.description.contains("outside of the screen") == true)
        cover.removeFromSuperview()
        let gone = #expect(throws: ScreenError.self) { try screen.tap(cover) }
        #expect(gone?.description.contains("not in the screen's window") == true)
        try screen.tap(button)
    }

    @Test("fingers go down, move and lift on their own, and highlight what they hold")
    func fingers() throws {
        let screen = Screen { FormController() }
        let send = try screen.find(UIButton.self, text: "Send")
        let cancel = try screen.find(UIButton.self, identifier: "cancel")
        let first = try screen.touchDown(send)
        let second = try screen.touchDown(cancel)
        #expect(send.isHighlighted && cancel.isHighlighted)
        first.move(to: .zero)
        #expect(!send.isHighlighted && cancel.isHighlighted)
        second.lift()
        second.lift()
        first.lift()
        #expect((screen.topViewController as? FormController)?.sent == 0)
    }

    @Test("holding and dragging take the time that they say")
    func takesTime() throws {
        let screen = Screen { FormController() }
        try screen.press(screen.find(UIButton.self, text: "Send"), for: 0.5)
        screen.drag(from: .zero, to: CGPoint(x: 100, y: 100), duration: 1)
        #expect(abs(screen.time - 1.5) < 1e-9)
    }

    // MARK: - Keys and time

    @Test("Tab moves the focus and Space presses what has it")
    func keys() throws {
        let screen = Screen { FormController() }
        screen.press(.tab)
        #expect(try screen.focusedView === screen.find(UIButton.self, text: "Send"))
        screen.press(.space)
        #expect((screen.topViewController as? FormController)?.sent == 1)
        screen.press(.tab, modifiers: .shift)
        #expect(screen.focusedView?.accessibilityIdentifier == "cancel")
    }

    @Test("a presented controller is on top when it has settled, and Escape takes it away")
    func presents() throws {
        let screen = Screen { FormController() }
        let form = try #require(screen.topViewController as? FormController)
        screen.perform { form.present(UIViewController(), animated: true) }
        screen.advance(by: 0.1)
        #expect(form.presentedViewController?.isBeingPresented == true)
        screen.settle()
        #expect(screen.topViewController === form.presentedViewController)
        screen.press(.escape)
        screen.settle()
        #expect(screen.topViewController === form)
    }

    @Test("Escape takes away what has taken the whole screen")
    func dismissesFullScreen() {
        let screen = Screen { UIViewController() }
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        screen.perform { screen.topViewController?.present(presented, animated: true) }
        screen.settle()
        #expect(screen.topViewController === presented)
        screen.press(.escape)
        screen.settle()
        #expect(screen.topViewController !== presented)
    }

    @Test("a turned screen is as wide as it was high")
    func rotates() {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { FormController() }
        screen.rotate()
        #expect(screen.topViewController?.view.bounds.size == CGSize(width: 300, height: 200))
    }

    @Test(
        "a size that no screen has is named",
        arguments: [CGSize(width: 9, height: -1), CGSize(width: 1e300, height: 9), .zero]
    )
    func noSize(size: CGSize) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [size = size as CGSize] in
            await MainActor.run { Screen { UIViewController() }.resize(to: size) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Screen.resize(to:): \(size.width) × \(size.height) points is no size"))
    }

    @Test("a task that a handler starts stays with its screen")
    func tasks() async throws {
        let screen = Screen(size: CGSize(width: 200, height: 300)) { UIViewController() }
        let other = Screen { UIViewController() }
        var width: CGFloat?
        screen.perform {
            _ = Task {
                try await Task.sleep(for: .milliseconds(1))
                width = UIScreen.main.bounds.width
            }
        }
        try await other.wait(for: "the task") { width != nil }
        #expect(width == 200)
    }

    @Test("waiting lets tasks run, and says what never came")
    func waits() async throws {
        let screen = Screen { FormController() }
        let label = try screen.find(UILabel.self, text: "Name")
        Task { label.text = "Loaded" }
        try await screen.wait(for: "the name") { screen.contains(text: "Loaded") }
        let error = await #expect(throws: ScreenError.self) {
            try await screen.wait(for: "a miracle", timeout: 0.02) { false }
        }
        #expect(
            error?.description.hasPrefix("waited 0.02 s in vain for a miracle; the screen shows:") == true
        )
    }
}

/// A label and two buttons in a column.
private final class FormController: UIViewController {
    private(set) var appearances = 0
    private(set) var sent = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Name"
        let row = UIStackView(arrangedSubviews: [label])
        row.accessibilityIdentifier = "row"
        let send = UIButton(type: .system)
        send.setTitle("Send", for: .normal)
        send.addAction(UIAction { [unowned self] _ in sent += 1 }, for: .touchUpInside)
        let cancel = UIButton(type: .system)
        cancel.setTitle("Cancel", for: .normal)
        cancel.accessibilityIdentifier = "cancel"
        let column = UIStackView(arrangedSubviews: [row, send, cancel])
        column.axis = .vertical
        column.spacing = 20
        view.addSubview(column)
        column.centerAnchors == view.centerAnchors
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}
