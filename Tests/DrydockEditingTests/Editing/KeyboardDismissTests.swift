import Drydock
import DrydockTesting
import Testing

/// The keyboard on the screen under a finger that scrolls.
@Suite struct KeyboardDismissTests {
    let screen: Screen
    let root: UIView
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let log = KeyboardLog()

    init() {
        let controller = UIViewController()
        screen = Screen(showsKeyboard: true) { controller }
        root = screen.perform { controller.view }
        let (root, scroll, field) = (root, scroll, field)
        screen.perform {
            scroll.contentSize = CGSize(width: 390, height: 2000)
            root.addSubview(scroll)
            scroll.addSubview(field)
            field.becomeFirstResponder()
        }
        screen.settle()
        log.watch(screen.window.screen)
    }

    private var top: CGFloat { root.keyboardLayoutGuide.layoutFrame.minY }

    /// A finger from the middle of the content downwards, which stays down.
    private func drag(to points: CGFloat...) -> Finger {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 300))
        for y in [320] + points {
            screen.advance(by: 0.05)
            finger.move(to: CGPoint(x: 200, y: y))
        }
        return finger
    }

    @Test func `none keeps it, a drag that begins ends editing where it is to`() {
        drag(to: 700).lift()
        screen.settle()
        #expect(field.isFirstResponder)
        #expect(top == 508)
        scroll.keyboardDismissMode = .onDrag
        let finger = drag()
        #expect(!field.isFirstResponder)
        finger.lift()
        screen.settle()
        #expect(top == 810)
    }

    @Test func `the keyboard follows the finger from its top on, and goes with a throw`() {
        scroll.keyboardDismissMode = .interactive
        let finger = drag(to: 500)
        #expect(top == 508)
        finger.move(to: CGPoint(x: 200, y: 600))
        #expect(top == 600)
        finger.move(to: CGPoint(x: 200, y: 560))
        #expect(top == 560)
        #expect(field.isFirstResponder)
        #expect(log.take() == [])
        screen.advance(by: 0.02)
        finger.move(to: CGPoint(x: 200, y: 640))
        finger.lift()
        #expect(!field.isFirstResponder)
        screen.settle()
        #expect(top == 810)
        #expect(log.take() == ["willChangeFrame 844", "willHide 844", "didChangeFrame 844", "didHide 844"])
    }

    @Test func `padding has the finger take it along from further up, and none that is negative`() {
        scroll.keyboardDismissMode = .interactive
        #expect(root.keyboardLayoutGuide.keyboardDismissPadding == 0)
        root.keyboardLayoutGuide.keyboardDismissPadding = 60
        let finger = drag(to: 440)
        #expect(top == 508)
        finger.move(to: CGPoint(x: 200, y: 500))
        #expect(top == 560)
        root.keyboardLayoutGuide.keyboardDismissPadding = -100
        finger.move(to: CGPoint(x: 200, y: 600))
        #expect(top == 600)
        finger.move(to: CGPoint(x: 200, y: 520))
        finger.lift()
    }

    @Test func `pulled up again it stays`() {
        scroll.keyboardDismissMode = .interactive
        let finger = drag(to: 700)
        #expect(top == 700)
        screen.advance(by: 0.2)
        for y in [680.0, 640, 600, 560] {
            finger.move(to: CGPoint(x: 200, y: y))
            screen.advance(by: 0.02)
        }
        finger.lift()
        screen.settle()
        #expect(field.isFirstResponder)
        #expect(top == 508)
        #expect(log.take() == [])
    }

    @Test func `a delegate that refuses brings it back`() {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let refusal = Refusal()
        field.delegate = refusal
        scroll.keyboardDismissMode = .interactive
        let finger = drag(to: 600, 700, 800)
        finger.lift()
        screen.settle()
        #expect(field.isFirstResponder)
        #expect(top == 508)
    }
}
