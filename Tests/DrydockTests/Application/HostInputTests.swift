import Drydock
import DrydockPlatform
import DrydockRaster
import Testing

struct HostInputTests {
    private let host = ApplicationHost(size: CGSize(width: 200, height: 300), scale: 1)
    private let user: Script
    private let home = UIViewController()
    private let journal = Journal()
    private let upper = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 40))
    private let lower = UIButton(frame: CGRect(x: 50, y: 200, width: 100, height: 40))

    init() {
        user = Script(host: host)
        upper.addAction(UIAction { [journal] _ in journal.note("upper") }, for: .touchUpInside)
        lower.addAction(UIAction { [journal] _ in journal.note("lower") }, for: .touchUpInside)
        home.view.backgroundColor = .white
        home.view.addSubview(lower)
        home.view.addSubview(upper)
        host.window.rootViewController = home
        host.update()
    }

    // MARK: - Pointers

    @Test("a tap presses the control under it, and the highlight lasts as long as the finger is down")
    func taps() {
        user.press(60, 110)
        #expect(upper.isHighlighted)
        user.drag(70, 120)
        user.release(70, 120)
        #expect(!upper.isHighlighted)
        #expect(journal.take() == ["upper"])
    }

    @Test("a touch stays with the view it began in")
    func staysWithView() {
        user.press(60, 110)
        user.drag(60, 290)
        #expect(!upper.isHighlighted)
        user.release(60, 210)
        #expect(journal.take().isEmpty)
    }

    @Test("losing the window's focus cancels touches and held keys")
    func focusLost() {
        user.press(60, 110)
        host.handle(.focusLost)
        #expect(!upper.isHighlighted)
        user.release(60, 110)
        user.key(.tab)
        host.handle(.key(KeyEvent(key: .space)))
        #expect(upper.isHighlighted)
        host.handle(.focusLost)
        #expect(!upper.isHighlighted)
        #expect(journal.take().isEmpty)
    }

    @Test("a view that leaves the window loses its touch")
    func viewLeaves() {
        user.press(60, 110)
        upper.removeFromSuperview()
        user.release(60, 110)
        #expect(!upper.isHighlighted)
        #expect(journal.take().isEmpty)
    }

    @Test("taps in a row are counted by time and distance")
    func countsTaps() {
        let view = TapCounter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        home.view.addSubview(view)
        user.tap(10, 10, at: 1)
        user.tap(12, 10, at: 1.2)
        user.tap(45, 45, at: 1.4)
        user.tap(45, 45, at: 3)
        #expect(view.counts == [1, 2, 1, 1])
    }

    @Test("a second finger on a view is ignored unless the view takes several")
    func secondFinger() {
        let view = TapCounter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        home.view.addSubview(view)
        user.press(10, 10, id: 1)
        user.press(20, 20, id: 2)
        #expect(view.counts.count == 1)
        view.isMultipleTouchEnabled = true
        user.press(20, 20, id: 3)
        #expect(view.counts.count == 2)
    }

    @Test("positions that are not numbers are dropped", arguments: [Double.nan, .infinity])
    func refusesNonsense(value: Double) {
        user.press(value, 10)
        user.release(10, value)
        #expect(host.window.activeTouches.isEmpty)
    }

    // MARK: - Keys

    @Test("Tab goes down the screen and round, Shift-Tab up, and a pointer hides the ring")
    func tabs() {
        user.key(.tab)
        #expect(host.window.focusedView === upper)
        #expect(host.window.isFocusRingVisible)
        user.key(.tab)
        #expect(host.window.focusedView === lower)
        user.key(.tab)
        #expect(host.window.focusedView === upper)
        user.key(.tab, .shift)
        #expect(host.window.focusedView === lower)
        user.tap(5, 5)
        #expect(!host.window.isFocusRingVisible)
        #expect(host.window.focusedView === lower)
    }

    @Test("hidden, disabled and transparent views are not focused")
    func skips() {
        upper.isHidden = true
        lower.isEnabled = false
        user.key(.tab)
        #expect(host.window.focusedView == nil)
    }

    @Test("beside a modal view nothing is focused")
    func modal() {
        let modal = UIView(frame: home.view.bounds)
        modal.accessibilityViewIsModal = true
        let inside = UIButton(frame: CGRect(x: 50, y: 20, width: 100, height: 40))
        modal.addSubview(inside)
        home.view.addSubview(modal)
        for _ in 0..<2 {
            user.key(.tab)
            #expect(host.window.focusedView === inside)
        }
        modal.isHidden = true
        user.key(.tab)
        #expect(host.window.focusedView === upper)
    }

    @Test("within a row the focus goes from leading to trailing", arguments: [false, true])
    func rows(isRightToLeft: Bool) {
        host.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        let left = UIButton(frame: CGRect(x: 0, y: 110, width: 20, height: 20))
        home.view.addSubview(left)
        user.key(.tab)
        #expect(host.window.focusedView === (isRightToLeft ? upper : left))
        user.key(.tab)
        #expect(host.window.focusedView === (isRightToLeft ? left : upper))
        user.key(.tab)
        #expect(host.window.focusedView === lower)
    }

    @Test(
        "Space and Return press the focused control once, however long they are held",
        arguments: [
            KeyEvent.Key.space, .return,
        ]
    )
    func presses(key: KeyEvent.Key) {
        user.key(.tab)
        host.handle(.key(KeyEvent(key: key)))
        #expect(upper.isHighlighted)
        host.handle(.key(KeyEvent(key: key, isRepeat: true)))
        host.handle(.key(KeyEvent(key: key, isDown: false)))
        #expect(!upper.isHighlighted)
        #expect(journal.take() == ["upper"])
    }

    @Test("a control that is disabled while a key is held on it does nothing at its release")
    func disabledWhilePressed() {
        user.key(.tab)
        host.handle(.key(KeyEvent(key: .space)))
        upper.isEnabled = false
        host.handle(.key(KeyEvent(key: .space, isDown: false)))
        #expect(!upper.isHighlighted)
        #expect(journal.take().isEmpty)
    }

    @Test("a key's release goes to who got its press, although the focus has moved")
    func releaseFollowsPress() {
        user.key(.tab)
        host.handle(.key(KeyEvent(key: .space)))
        host.window.focusedView = lower
        host.handle(.key(KeyEvent(key: .space, isDown: false)))
        #expect(!upper.isHighlighted)
        #expect(journal.take() == ["upper"])
    }

    @Test("Escape dismisses what is on top; the focus moves in with the keyboard and back again")
    func escapes() {
        user.key(.tab)
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        modal.view.addSubview(button)
        home.present(modal, animated: true)
        user.key(.escape)
        #expect(!modal.isBeingDismissed)
        host.finishAnimations()
        #expect(host.window.focusedView === button)
        user.key(.tab)
        #expect(host.window.focusedView === button)
        user.key(.escape)
        host.finishAnimations()
        #expect(home.presentedViewController == nil)
        #expect(host.window.focusedView === upper)
        user.key(.escape)
        #expect(home.view.window === host.window)
    }

    @Test("the focus moves in to what is seen, not to what a bar lies over")
    func coveredFocus() {
        user.key(.tab)
        let modal = UIViewController()
        let buttons = [CGFloat(0), 100].map { UIButton(frame: CGRect(x: 0, y: $0, width: 200, height: 40)) }
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        for view in buttons + [bar] { modal.view.addSubview(view) }
        home.present(modal, animated: false)
        host.finishAnimations()
        #expect(host.window.focusedView === buttons[1])
    }

    @Test("a controller that must be answered is not dismissed by Escape")
    func modalInPresentation() {
        let modal = UIViewController()
        modal.isModalInPresentation = true
        home.present(modal, animated: false)
        user.key(.escape)
        host.finishAnimations()
        #expect(home.presentedViewController === modal)
    }

    @Test("Ctrl-R turns the direction, Ctrl-T the style, Ctrl-D shows every view's frame, each back again")
    func shortcuts() {
        host.hasWindowKeys = true
        let plain = host.displayList()
        user.key(.character("d"), .control)
        #expect(host.displayList().commands.count > plain.commands.count)
        user.key(.character("d"), .control)
        #expect(host.displayList() == plain)
        user.key(.character("r"), .control)
        #expect(home.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        user.key(.character("r"), .control)
        #expect(host.displayList() == plain)
        user.key(.character("t"), .control)
        #expect(home.traitCollection.userInterfaceStyle == .dark)
        user.key(.character("t"), .control)
        #expect(host.displayList() == plain)
    }

    @Test("Ctrl-Plus and Ctrl-Minus change the size of text up to the ends, Ctrl-0 brings back the usual one")
    func textSize() {
        host.hasWindowKeys = true
        var size: UIContentSizeCategory { home.traitCollection.preferredContentSizeCategory }
        user.key(.character("+"), .control)
        #expect(size == .extraLarge)
        user.key(.character("0"), .control)
        #expect(size == .large)
        for _ in 0..<5 { user.key(.character("-"), .control) }
        #expect(size == .extraSmall)
        for _ in 0..<20 { user.key(.character("="), .control) }
        #expect(size == .accessibilityExtraExtraExtraLarge)
        user.key(.character("0"), .control)
        user.key(.character("="), [.control, .shift])
        #expect(size == .extraLarge)
    }

    @Test("what a key with Ctrl would write is not typed; with Alt beside it, as on some keyboards, it is")
    func commandText() {
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 34))
        host.perform {
            home.view.addSubview(field)
            field.becomeFirstResponder()
        }
        for held in [KeyEvent.Modifiers.control, [.control, .alt], []] {
            host.handle(.key(KeyEvent(key: .character("="), modifiers: held, isDown: true)))
            host.handle(.text("+"))
            host.handle(.key(KeyEvent(key: .character("="), modifiers: held, isDown: false)))
        }
        #expect(field.text == "++")
    }

    // MARK: - The whole way

    @Test("tapping a button presents, taps during the slide are lost, tapping the other dismisses")
    func flow() {
        let modal = UIViewController()
        modal.modalPresentationStyle = .overFullScreen
        let dismiss = UIButton(frame: CGRect(x: 150, y: 50, width: 44, height: 44))
        dismiss.addAction(UIAction { [modal] _ in modal.dismiss(animated: true) }, for: .touchUpInside)
        modal.view.addSubview(dismiss)
        upper.addAction(UIAction { [home] _ in home.present(modal, animated: true) }, for: .touchUpInside)
        user.tap(100, 120)
        host.advance(by: 0.25)
        user.tap(170, 70)
        host.finishAnimations()
        #expect(home.presentedViewController === modal)
        #expect(!modal.isBeingDismissed)
        user.tap(170, 70)
        #expect(modal.isBeingDismissed)
        host.finishAnimations()
        #expect(home.presentedViewController == nil)
        #expect(journal.take() == ["upper"])
    }

    @Test("a new size lays out the controllers' views anew, and a new scale draws anew")
    func resizes() {
        host.handle(.resized(PixelSize(width: 300, height: 400), scale: 2))
        host.update()
        #expect(home.view.frame == CGRect(x: 0, y: 0, width: 150, height: 200))
        #expect(host.render().bitmap.size == PixelSize(width: 300, height: 400))
    }
}

private final class TapCounter: UIView {
    private(set) var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
    }
}
