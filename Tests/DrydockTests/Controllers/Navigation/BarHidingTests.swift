import Drydock
import DrydockTesting
import Testing

struct BarHidingTests {
    private let page = UIViewController()
    private let navigation: UINavigationController
    private let screen: Screen

    init() {
        let navigation = UINavigationController(rootViewController: page)
        self.navigation = navigation
        screen = Screen { navigation }
        screen.settle()
    }

    private func drag(from: CGFloat, to: CGFloat) {
        screen.drag(from: CGPoint(x: 195, y: from), to: CGPoint(x: 195, y: to))
        screen.settle()
    }

    @Test("a drag up hides the bar, one down shows it")
    func swipe() {
        drag(from: 600, to: 300)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        drag(from: 600, to: 300)
        #expect(navigation.isNavigationBarHidden)
        #expect(page.view.safeAreaInsets.top == 47)
        drag(from: 300, to: 600)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = false
        drag(from: 600, to: 300)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a tap hides the bar and shows it, one on a control does not")
    func tap() throws {
        navigation.hidesBarsOnTap = true
        #expect(navigation.barHideOnTapGestureRecognizer.view === navigation.view)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 600, width: 100, height: 44)
        page.view.addSubview(button)
        screen.settle()
        try screen.tap(button)
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 195, y: 400))
        screen.settle()
        #expect(navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 195, y: 400))
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("a low screen hides the bar until a tap where it was, or a high screen, shows it")
    func lowScreen() {
        screen.rotate()
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
        screen.rotate()
        navigation.hidesBarsWhenVerticallyCompact = true
        screen.rotate()
        screen.settle()
        #expect(navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 400, y: 200))
        screen.settle()
        #expect(navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 400, y: 20))
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
        screen.tap(at: CGPoint(x: 400, y: 200))
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
        screen.rotate()
        screen.rotate()
        screen.settle()
        #expect(navigation.isNavigationBarHidden)
        screen.rotate()
        screen.settle()
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("the keyboard hides the bar")
    func keyboard() {
        navigation.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        page.view.addSubview(field)
        screen.perform { _ = field.becomeFirstResponder() }
        screen.settle()
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        screen.settle()
        #expect(navigation.isNavigationBarHidden)
    }
}
