import Drydock
import DrydockTesting
import Testing

/// Controllers that can be first responder are, when they appear.
@MainActor struct AppearingResponderTests {
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        var wasFirstResponder: Bool?

        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            wasFirstResponder = isFirstResponder
        }
    }

    @Test func barStandsWhereItsControllerIsShown() {
        let chat = Chat()
        let navigation = UINavigationController(rootViewController: chat)
        let screen = Screen { navigation }
        screen.settle()
        #expect(chat.wasFirstResponder == true)
        #expect(isSeen(chat.bar, in: screen))
        navigation.pushViewController(UIViewController(), animated: true)
        screen.settle()
        #expect(!isSeen(chat.bar, in: screen))
        #expect(!chat.isFirstResponder)
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(isSeen(chat.bar, in: screen))
    }

    private func isSeen(_ bar: UIView, in screen: Screen) -> Bool {
        bar.window != nil && screen.frame(of: bar).minY < 844
    }

    @Test func whoTypesIsNotInterrupted() {
        let chat = Chat()
        let screen = Screen { chat }
        screen.settle()
        chat.field.becomeFirstResponder()
        let child = Chat()
        chat.addChild(child)
        chat.view.addSubview(child.view)
        child.didMove(toParent: chat)
        screen.settle()
        #expect(child.wasFirstResponder == false)
        #expect(chat.field.isFirstResponder)
    }

    @Test func othersAreNot() {
        let controller = UIViewController()
        let screen = Screen { controller }
        screen.settle()
        #expect(!controller.isFirstResponder)
    }
}
