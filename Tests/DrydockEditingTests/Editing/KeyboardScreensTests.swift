import Drydock
import DrydockTesting
import Testing

/// Screens that live with a keyboard: a chat with a bar above it, forms that move out of its way.
@Suite struct KeyboardScreensTests {
    // MARK: - Chat

    @Test(arguments: [true, false]) func `a controller's bar stays at the bottom, and is typed into`(
        keyboard: Bool
    ) throws {
        let chat = ChatController()
        let screen = Screen(showsKeyboard: keyboard) { chat }
        screen.settle()
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window != nil)
        #expect(screen.frame(of: chat.bar) == CGRect(x: 0, y: 844 - 50, width: 390, height: 50))
        #expect(chat.view.keyboardLayoutGuide.layoutFrame.minY == 794)
        try screen.tap(chat.text)
        screen.settle()
        #expect(chat.text.isFirstResponder)
        let top: CGFloat = keyboard ? 844 - 336 - 50 : 794
        #expect(screen.frame(of: chat.bar).minY == top)
        try screen.type("Hello")
        #expect(chat.text.text == "Hello")
        screen.perform { _ = chat.text.resignFirstResponder() }
        screen.settle()
        #expect(chat.isFirstResponder)
        #expect(screen.frame(of: chat.bar).minY == 794)
    }

    @Test(arguments: [UIScrollView.KeyboardDismissMode.interactive, .onDrag])
    func `scrolling takes the keyboard from a bar, which stays`(mode: UIScrollView.KeyboardDismissMode) throws
    {
        let chat = ChatController()
        let screen = Screen(showsKeyboard: true) { chat }
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.perform {
            list.contentSize.height = 3000
            list.keyboardDismissMode = mode
            chat.view.addSubview(list)
        }
        try screen.tap(chat.text)
        screen.settle()
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), duration: 0.2)
        screen.settle()
        #expect(!chat.text.isFirstResponder)
        #expect(chat.isFirstResponder)
        #expect(screen.frame(of: chat.bar).minY == 794)
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 840), duration: 0.2)
        screen.settle()
        #expect(screen.frame(of: chat.bar).minY == 794)
    }

    @Test func `a bar grows with its lines up to a height, and then scrolls`() throws {
        let compose = ComposeController()
        let screen = Screen(showsKeyboard: true) { compose }
        try screen.tap(compose.text)
        screen.settle()
        let one = screen.frame(of: compose.bar)
        #expect(one.maxY == 508)
        try screen.type("One\nTwo\nThree")
        let three = screen.frame(of: compose.bar)
        #expect(three.maxY == 508)
        #expect(abs(three.height - one.height - 2 * (compose.text.font?.lineHeight ?? 0)) < 1)
        try screen.type("\n4\n5\n6\n7\n8")
        let eight = screen.frame(of: compose.bar)
        #expect(eight.height == 136)
        #expect(compose.text.isScrollEnabled)
        #expect(compose.text.contentOffset.y > 0)
        screen.perform {
            compose.text.text = ""
            compose.textViewDidChange(compose.text)
        }
        #expect(screen.frame(of: compose.bar) == one)
    }

    @Test
    func `a bar that sizes itself grows above the keyboard with what is typed, and shrinks when it is sent`()
        throws
    {
        let chat = GrowingController()
        let screen = Screen(showsKeyboard: true) { chat }
        screen.settle()
        let resting = screen.frame(of: chat.bar)
        #expect(resting.maxY == 844)
        #expect(chat.bar.safeAreaInsets.bottom == 34)
        let one = resting.height - 34
        #expect(one > 20)
        try screen.tap(chat.bar.text)
        screen.settle()
        #expect(screen.frame(of: chat.bar).maxY == 508)
        #expect(screen.frame(of: chat.bar).height == one)
        try screen.type("One\nTwo\nThree")
        screen.settle()
        let grown = screen.frame(of: chat.bar)
        #expect(grown.height > one + 30)
        #expect(grown.maxY == 508)
        #expect(chat.view.keyboardLayoutGuide.layoutFrame.minY == grown.minY)
        screen.perform { chat.bar.text.text = "" }
        screen.settle()
        #expect(screen.frame(of: chat.bar).height == one)
        #expect(screen.frame(of: chat.bar).maxY == 508)
    }

    @Test func `a bar that comes without a height is as high as its content and the unsafe part below it`()
        throws
    {
        let controller = BarController()
        let screen = Screen(showsKeyboard: true) { controller }
        screen.settle()
        #expect(screen.frame(of: controller.bar) == CGRect(x: 0, y: 760, width: 390, height: 84))
        #expect(screen.frame(of: controller.field) == CGRect(x: 0, y: 760, width: 390, height: 50))
        try screen.tap(controller.field)
        screen.settle()
        #expect(screen.frame(of: controller.bar) == CGRect(x: 0, y: 458, width: 390, height: 50))
    }

    // MARK: - Forms

    @Test func `a form that listens has its last field above the keyboard, and comes back`() throws {
        let form = FormController()
        let screen = Screen(showsKeyboard: true) { form }
        try screen.tap(form.fields[0])
        screen.settle()
        #expect(form.scroll.contentInset.bottom == 302)
        let last = form.fields[7]
        screen.perform { _ = last.becomeFirstResponder() }
        screen.settle()
        #expect(screen.frame(of: last).maxY <= 508)
        #expect(form.curves == [7])
        screen.perform { _ = form.view.endEditing(true) }
        screen.settle()
        #expect(form.scroll.contentInset.bottom == 0)
        #expect(screen.frame(of: last).maxY == 594)
    }

    @Test func `a text that grows in a page has its caret seen`() throws {
        let controller = UIViewController()
        let (page, text) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UITextView())
        let screen = Screen(showsKeyboard: true) { controller }
        screen.perform {
            controller.view.addSubview(page)
            page.addSubview(text)
            page.contentInset.bottom = 336
            text.isScrollEnabled = false
            text.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 100),
                text.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor),
                text.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
            ])
        }
        try screen.tap(text)
        screen.settle()
        try screen.type(String(repeating: "line\n", count: 60))
        screen.settle()
        let caret = text.convert(text.caretRect(for: text.endOfDocument), to: nil)
        #expect(page.contentOffset.y > 100)
        #expect(caret.maxY <= 508 && caret.minY > 47)
    }

    @Test func `Return goes from field to field, and the last one sends`() throws {
        let form = FormController()
        let screen = Screen { form }
        try screen.tap(form.fields[0])
        for (index, field) in form.fields.enumerated() {
            #expect(field.isFirstResponder)
            try screen.type("\(index)\n")
        }
        #expect(form.sent == ["0", "1", "2", "3", "4", "5", "6", "7"])
        #expect(!form.fields.contains { $0.isFirstResponder })
    }

    @Test func `a toolbar above the keyboard ends editing`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
        field.keyboardType = .decimalPad
        let controller = UIViewController()
        let screen = Screen(showsKeyboard: true) { controller }
        screen.perform {
            controller.view.addSubview(field)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            bar.items = [
                UIBarButtonItem(systemItem: .flexibleSpace),
                UIBarButtonItem(
                    systemItem: .done,
                    primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() }
                ),
            ]
            field.inputAccessoryView = bar
        }
        try screen.tap(field)
        screen.settle()
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 509)
        screen.tap(at: CGPoint(x: 355, y: 844 - 291 - 22))
        screen.settle()
        #expect(!field.isFirstResponder)
        #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 810)
    }
}

private final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let text = UITextField(frame: CGRect(x: 10, y: 8, width: 300, height: 34))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.addSubview(text)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

private final class GrowingController: UIViewController {
    final class Bar: UIView {
        let text = UITextView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            autoresizingMask = .flexibleHeight
            text.isScrollEnabled = false
            text.font = .systemFont(ofSize: 17)
            text.translatesAutoresizingMaskIntoConstraints = false
            addSubview(text)
            NSLayoutConstraint.activate([
                text.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                text.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
                text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("Bar is made in code") }

        override var intrinsicContentSize: CGSize { .zero }
    }

    let bar = Bar()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

private final class BarController: UIViewController {
    let bar = UIView()
    let field = UITextField()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
        bar.addSubview(field)
        NSLayoutConstraint.activate([
            field.heightAnchor.constraint(equalToConstant: 50),
            field.topAnchor.constraint(equalTo: bar.topAnchor),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

private final class ComposeController: UIViewController, UITextViewDelegate {
    let bar = UIView()
    let text = UITextView()
    private lazy var height = text.heightAnchor.constraint(equalToConstant: 120)

    override func viewDidLoad() {
        super.viewDidLoad()
        text.font = .systemFont(ofSize: 17)
        text.isScrollEnabled = false
        text.delegate = self
        for view in [bar, text] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(bar)
        bar.addSubview(text)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            text.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            text.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            text.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            text.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
        ])
    }

    func textViewDidChange(_ textView: UITextView) {
        let wanted = textView.sizeThatFits(
            CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        )
        let isHigh = wanted.height > 120
        textView.isScrollEnabled = isHigh
        height.isActive = isHigh
        view.layoutIfNeeded()
    }
}

private final class FormController: UIViewController, UITextFieldDelegate {
    let scroll = UIScrollView()
    let fields = (0..<8).map { _ in UITextField() }
    private(set) var curves: [Int] = []
    private(set) var sent: [String?] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + 90 * index, width: 350, height: 34)
            field.delegate = self
            scroll.addSubview(field)
        }
        scroll.contentSize = CGSize(width: 390, height: 900)
        let center = NotificationCenter.default
        center.addObserver(
            self,
            selector: FormController.keyboardWillShow,
            name: UIResponder.keyboardWillShowNotification,
            object: nil
        )
        center.addObserver(
            self,
            selector: FormController.keyboardWillHide,
            name: UIResponder.keyboardWillHideNotification,
            object: nil
        )
    }

    func keyboardWillShow(_ note: Notification) {
        guard let info = note.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        curves.append(Int(curve))
        let overlap = view.convert(frame, from: nil).intersection(view.bounds).height
        let options = UIView.AnimationOptions(rawValue: curve << 16)
        UIView.animate(withDuration: duration, delay: 0, options: options) { [self] in
            scroll.contentInset.bottom = overlap - view.safeAreaInsets.bottom
            scroll.verticalScrollIndicatorInsets = scroll.contentInset
        }
    }

    func keyboardWillHide(_ note: Notification) {
        scroll.contentInset = .zero
        scroll.scrollIndicatorInsets = .zero
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(where: { $0 === textField }) else { return true }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else {
            sent = fields.map(\.text)
            textField.resignFirstResponder()
        }
        return true
    }
}
