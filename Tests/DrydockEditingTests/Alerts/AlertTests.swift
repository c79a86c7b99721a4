import Drydock
import DrydockTesting
import Testing

struct AlertTests {
    private let screen = Screen { UIViewController() }
    private let journal = Journal()

    private var root: UIViewController? { screen.window.rootViewController }

    private func alert(
        _ style: UIAlertController.Style = .alert,
        _ actions: [(String, UIAlertAction.Style)]
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "A message.", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [journal] in journal.note($0.title ?? "") }
            )
        }
        return alert
    }

    private func show(_ alert: UIAlertController, animated: Bool = false) {
        root?.present(alert, animated: animated)
        screen.settle()
    }

    @Test("a message over fields has as many lines as it needs")
    func messageOverFields() throws {
        let alert = alert(.alert, [("Cancel", .cancel)])
        alert.message = "A message that is too long for one line of an alert, and wraps."
        alert.addTextField()
        show(alert)
        let label = try screen.find(UILabel.self, text: alert.message ?? "")
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
        #expect(label.bounds.height >= needed)
    }

    @Test("an alert is 270 points wide in the middle of the safe area, with two buttons abreast")
    func alertGeometry() throws {
        let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
        show(alert)
        let frame = screen.frame(of: alert.view)
        #expect(frame.width == 270 && frame.midX == 195)
        #expect(abs(frame.midY - (47 + (844 - 47 - 34) / 2)) <= 0.5)
        let cancel = screen.frame(of: try screen.find(UIControl.self, identifier: "Cancel"))
        let delete = screen.frame(of: try screen.find(UIControl.self, identifier: "Delete"))
        #expect(cancel == CGRect(x: 60, y: frame.maxY - 45, width: 135, height: 45))
        #expect(delete == cancel.offsetBy(dx: 135, dy: 0))
    }

    @Test("a finger that moves on chooses the button that it comes to, and none beside them")
    func movingOn() throws {
        func centers() throws -> (cancel: CGPoint, delete: CGPoint) {
            show(alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)]))
            let frames = try ["Cancel", "Delete"].map {
                screen.frame(of: try screen.find(UIControl.self, identifier: $0))
            }
            return (
                CGPoint(x: frames[0].midX, y: frames[0].midY), CGPoint(x: frames[1].midX, y: frames[1].midY)
            )
        }
        var (cancel, delete) = try centers()
        var finger = screen.touchDown(at: cancel)
        finger.move(to: delete)
        #expect(try screen.find(UIControl.self, identifier: "Delete").isHighlighted)
        #expect(try !screen.find(UIControl.self, identifier: "Cancel").isHighlighted)
        finger.lift()
        screen.settle()
        #expect(journal.take() == ["Delete"])
        (cancel, delete) = try centers()
        finger = screen.touchDown(at: delete)
        finger.move(to: CGPoint(x: delete.x, y: delete.y + 40))
        finger.lift()
        screen.settle()
        #expect(journal.take() == [])
        try screen.tap(screen.find(UIControl.self, identifier: "Cancel"))
        screen.settle()
        #expect(journal.take() == ["Cancel"])
    }

    @Test("who was typing goes on after it")
    func typing() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        screen.perform { root?.view.addSubview(field) }
        try screen.tap(field)
        try screen.type("a")
        show(alert(.actionSheet, [("Cancel", .cancel)]))
        #expect(!field.isFirstResponder)
        try screen.tap(screen.find(UIControl.self, identifier: "Cancel"))
        screen.settle()
        try screen.type("b")
        #expect(field.text == "ab")
    }

    @Test("three buttons, and two that are too wide, stand in rows, the cancelling one last")
    func rows() throws {
        let titles = ["Delete Everything on It", "Keep"]
        show(alert(.alert, [("Keep", .cancel), (titles[0], .destructive)]))
        let keep = screen.frame(of: try screen.find(UIControl.self, identifier: "Keep"))
        let delete = screen.frame(of: try screen.find(UIControl.self, identifier: titles[0]))
        #expect(keep.width == 270 && delete.width == 270)
        // The Human Interface Guidelines: a cancelling button stands at the bottom of a stack.
        #expect(keep.minY == delete.maxY)
    }

    @Test("an action sheet keeps 8 points from the edges, with Cancel in a box of its own")
    func sheetGeometry() throws {
        let sheet = alert(.actionSheet, [("Share", .default), ("Cancel", .cancel), ("Delete", .destructive)])
        show(sheet)
        let frame = screen.frame(of: sheet.view)
        #expect(frame.minX == 8 && frame.width == 374 && frame.maxY == 844 - 34)
        let cancel = screen.frame(of: try screen.find(UIControl.self, identifier: "Cancel"))
        let delete = screen.frame(of: try screen.find(UIControl.self, identifier: "Delete"))
        #expect(cancel == CGRect(x: 8, y: 753, width: 374, height: 57))
        #expect(delete.maxY == cancel.minY - 8 && delete.height == 57)
    }

    @Test("an action's handler is called once the alert has gone")
    func handler() throws {
        let alert = alert(.alert, [("OK", .default)])
        show(alert)
        try screen.tap(try screen.find(UIControl.self, identifier: "OK"))
        #expect(journal.take() == [])
        screen.settle()
        #expect(journal.take() == ["OK"])
        #expect(root?.presentedViewController == nil)
    }

    @Test("a disabled action does nothing")
    func disabled() throws {
        let alert = alert(.alert, [("OK", .default)])
        alert.actions.first?.isEnabled = false
        show(alert)
        try? screen.tap(try screen.find(UIControl.self, identifier: "OK"))
        screen.settle()
        #expect(root?.presentedViewController === alert)
    }

    @Test("Escape cancels, Return chooses what is preferred")
    func keys() throws {
        show(alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)]))
        screen.press(.escape)
        screen.settle()
        #expect(journal.take() == ["Cancel"])
        let second = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
        second.preferredAction = second.actions.first
        show(second)
        screen.press(.return)
        screen.settle()
        #expect(journal.take() == ["Delete"])
        show(alert(.alert, [("OK", .default), ("Later", .default)]))
        screen.press(.escape)
        screen.settle()
        #expect(root?.presentedViewController != nil)
    }

    @Test("a tap beside an action sheet cancels it, beside an alert it does nothing")
    func tapsBeside() {
        let alert = alert(.alert, [("Cancel", .cancel)])
        show(alert)
        screen.tap(at: CGPoint(x: 20, y: 100))
        screen.settle()
        #expect(root?.presentedViewController === alert)
        root?.dismiss(animated: false)
        show(self.alert(.actionSheet, [("Cancel", .cancel)]))
        screen.tap(at: CGPoint(x: 20, y: 100))
        screen.settle()
        #expect(journal.take() == ["Cancel"])
    }

    @Test("an alert comes in from 1.3 times its size and fades, on a critically damped spring")
    func animation() throws {
        let alert = alert(.alert, [("OK", .default)])
        root?.present(alert, animated: true)
        #expect(alert.view.presentation?.alpha == 0)
        #expect(alert.view.presentation?.transform?.a == 1.3)
        screen.advance(by: 0.1)
        // e^(−ωt)(1 + ωt) for ω = √522.35 at 0.1 s
        let rest = 0.334_2
        let shown = try #require(alert.view.presentation?.transform?.a)
        #expect(abs(shown - (1 + 0.3 * rest)) < 0.001)
        screen.settle()
        #expect(alert.view.transform.isIdentity && alert.view.alpha == 1)
    }

    private func signIn() -> UIAlertController {
        let alert = alert(.alert, [("Cancel", .cancel), ("Sign In", .default)])
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        return alert
    }

    @Test("text fields are edited one after the other, and Return in the last one chooses")
    func textFields() throws {
        let alert = signIn()
        show(alert, animated: true)
        let fields = try #require(alert.textFields)
        #expect(screen.firstResponder === fields.first)
        try screen.type("Ada")
        screen.press(.return)
        #expect(screen.firstResponder === fields.last)
        try screen.type("secret")
        screen.press(.return)
        screen.settle()
        #expect(journal.take() == ["Sign In"])
        #expect(fields.map(\.text) == ["Ada", "secret"])
        #expect(root?.presentedViewController == nil)
    }

    @Test("an alert that a page presents as it appears has the keyboard", arguments: [false, true])
    func alertOfAppearing(withFields: Bool) throws {
        final class Page: UIViewController {
            let alert: UIAlertController
            init(_ alert: UIAlertController) {
                self.alert = alert
                super.init(nibName: nil, bundle: nil)
                modalPresentationStyle = .fullScreen
                view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidAppear(_ animated: Bool) { present(alert, animated: false) }
        }
        let alert = withFields ? signIn() : alert(.alert, [("Cancel", .cancel)])
        let page = Page(alert)
        // A Tab has the focus shown from now on.
        screen.press(.tab)
        root?.present(page, animated: true)
        screen.settle()
        #expect(screen.firstResponder === alert.textFields?.first)
        screen.press(.escape)
        screen.settle()
        #expect(journal.take() == ["Cancel"])
        #expect(root?.presentedViewController === page)
    }

    @Test("text fields stand in a box between the message and the buttons")
    func textFieldGeometry() throws {
        let alert = signIn()
        show(alert)
        let frame = screen.frame(of: alert.view)
        let fields = try #require(alert.textFields).map { screen.frame(of: $0) }
        let button = screen.frame(of: try screen.find(UIControl.self, identifier: "Cancel"))
        let message = screen.frame(of: try screen.find(UILabel.self, text: "A message."))
        #expect(fields.map(\.height) == [32, 32])
        #expect(fields[0].minX == frame.minX + 24 && fields[0].maxX == frame.maxX - 24)
        #expect(fields[0].minY == message.maxY + 16 && fields[1].minY == fields[0].maxY)
        #expect(abs(button.minY - fields[1].maxY - 16) < 1)
    }

    @Test("an alert makes room for the keyboard")
    func keyboard() throws {
        let screen = Screen(showsKeyboard: true) { UIViewController() }
        let alert = signIn()
        screen.window.rootViewController?.present(alert, animated: false)
        screen.settle()
        let frame = screen.frame(of: alert.view)
        #expect(abs(frame.midY - (47 + (844 - 47 - 336) / 2)) <= 0.5)
        screen.perform { _ = alert.view.endEditing(true) }
        screen.settle()
        #expect(screen.frame(of: alert.view).midY > frame.midY + 100)
    }

    @Test("a long text leaves room for the buttons")
    func longText() throws {
        let alert = UIAlertController(
            title: "Title",
            message: String(repeating: "A long message. ", count: 500),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        show(alert)
        let frame = screen.frame(of: alert.view)
        #expect(frame.minY >= 47 && frame.maxY <= 844 - 34)
        let button = screen.frame(of: try screen.find(UIControl.self, identifier: "OK"))
        #expect(button.maxY == frame.maxY && button.height == 45)
    }

    @Test(
        "an alert without anything to show, a second cancelling action and an unknown preferred one are mistakes"
    )
    func mistakes() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                let root = UIViewController()
                let host = Screen { root }
                root.present(alert, animated: false)
                _ = host
            }
        }
        #expect(errorText(of: first).contains("an alert needs a title, a message or an action"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "A", style: .cancel))
                alert.addAction(UIAlertAction(title: "B", style: .cancel))
            }
        }
        #expect(
            errorText(of: second).contains("an alert has one action of the style cancel; \"B\" is another")
        )
        let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "A", style: .default)
            }
        }
        #expect(errorText(of: third).contains(".preferredAction: add the action first"))
        let fourth = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let sheet = UIAlertController(title: "", message: nil, preferredStyle: .actionSheet)
                sheet.addTextField()
            }
        }
        #expect(
            errorText(of: fourth).contains(
                ".addTextField: an action sheet has no text fields"
            )
        )
    }
}
