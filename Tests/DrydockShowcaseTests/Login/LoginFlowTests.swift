import Drydock
import DrydockShowcase
import DrydockTesting
import Synchronization
import Testing

/// The login page by a user's verbs.
struct LoginFlowTests {
    @Test(
        "each rule has its banner, which covers the status bar for 3.5 s",
        arguments: [
            ("ada@example", "long enough", "Invalid email address"),
            ("ada@example.org", "short", "Password must have between 8 and 100 letters"),
            ("ada@example.org", "long enough ", "Password's first and last char cannot be a space"),
        ]
    )
    func rules(email: String, password: String, message: String) throws {
        let screen = Screen { LoginScene() }
        try fill(screen, email: email, password: password)
        try screen.tap(PillButton.self)
        screen.advance(by: 0.25)
        #expect(screen.contains(text: message))
        #expect(screen.announcements == [message])
        #expect(screen.host.scene.statusBar.isHidden)
        screen.advance(by: 3.2)
        #expect(screen.contains(text: message))
        screen.advance(by: 0.1)
        screen.settle()
        #expect(!screen.contains(text: message))
        #expect(!screen.host.scene.statusBar.isHidden)
        #expect(screen.findAll(UIActivityIndicatorView.self).isEmpty)
    }

    @Test("a second banner takes the place of the first, and a tap takes it away")
    func banners() throws {
        let screen = Screen { LoginScene() }
        try screen.tap(PillButton.self)
        screen.advance(by: 2)
        try fill(screen, email: "ada@example.org", password: "")
        try screen.tap(PillButton.self)
        screen.advance(by: 2)
        #expect(!screen.contains(text: "Invalid email address"))
        try screen.tap(text: "Password must have between 8 and 100 letters")
        screen.settle()
        #expect(!screen.contains(text: "Password must have between 8 and 100 letters"))
    }

    @Test("Return goes from the e-mail to the password and then signs in")
    func returnKey() throws {
        let screen = Screen(showsKeyboard: true) { LoginScene() }
        try screen.tap(UITextField.self, text: "E-mail")
        screen.settle()
        try screen.type("ada@example.org\n")
        let password = try screen.find(UITextField.self, text: "Password")
        #expect(screen.firstResponder === password)
        try screen.type("short\n")
        screen.settle()
        #expect(screen.firstResponder == nil)
        #expect(screen.contains(text: "Password must have between 8 and 100 letters"))
    }

    @Test("a tap on the background ends editing, and the fields stay above the keyboard")
    func background() throws {
        let screen = Screen(size: CGSize(width: 320, height: 568), showsKeyboard: true) { LoginScene() }
        try screen.tap(UITextField.self, text: "E-mail")
        screen.settle()
        let pill = try screen.find(PillButton.self)
        let page = try #require(screen.topViewController?.view)
        #expect(page.keyboardLayoutGuide.layoutFrame.height > 200)
        #expect(screen.frame(of: pill).maxY <= page.keyboardLayoutGuide.layoutFrame.minY)
        screen.tap(at: CGPoint(x: 8, y: 200))
        screen.settle()
        #expect(screen.firstResponder == nil)
    }

    @Test(
        "on the smallest phone the field that is typed into stays above the keyboard",
        arguments: [CGSize(width: 320, height: 480), CGSize(width: 667, height: 375)]
    )
    func smallScreen(size: CGSize) throws {
        let scene = LoginScene()
        let screen = Screen(size: size, showsKeyboard: true) { scene }
        func expectSeen(_ text: String) throws {
            let page = try #require(scene.topViewController?.view)
            let field = screen.frame(of: try screen.find(UITextField.self, text: text))
            #expect(field.maxY <= page.keyboardLayoutGuide.layoutFrame.minY)
            #expect(field.minY >= page.safeAreaInsets.top)
        }
        try screen.tap(UITextField.self, text: "E-mail")
        screen.settle()
        try expectSeen("E-mail")
        try screen.type("ada@example.org\n")
        screen.settle()
        try expectSeen("Password")
        screen.perform { _ = scene.view.endEditing(true) }
        screen.settle()
        try screen.tap(text: "Forgot Password?")
        screen.settle()
        try screen.tap(UITextField.self, text: "E-mail")
        screen.settle()
        try expectSeen("E-mail")
    }

    @Test("fields are as high as their text at the largest size, and texts are not cut")
    func largeText() throws {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
        for width in [390, 320] as [CGFloat] {
            let screen = Screen(size: CGSize(width: width, height: 844), traits: traits) { LoginScene() }
            for text in ["E-mail", "Password"] {
                let field = try screen.find(UITextField.self, text: text)
                let font = try #require(field.font)
                #expect(font.pointSize > 30 && field.bounds.height >= font.lineHeight + 8)
                let needed = NSAttributedString(string: text, attributes: [.font: font]).size().width
                #expect(needed <= field.placeholderRect(forBounds: field.bounds).width)
            }
        }
    }

    @Test("good credentials lead to the playground, where taps leave balls, and back out")
    func success() async throws {
        let screen = Screen { LoginScene(service: EmbeddedSignInService(delay: .zero)) }
        try signIn(screen, email: "ada@example.org", password: "long enough")
        #expect(screen.findAll(UIActivityIndicatorView.self).count == 1)
        try await screen.wait(for: "the playground", timeout: 60) {
            screen.contains(text: "Welcome, ada@example.org")
        }
        screen.settle()
        screen.tap(at: CGPoint(x: 100, y: 400))
        screen.tap(at: CGPoint(x: 200, y: 500))
        screen.settle()
        #expect(screen.contains(text: "2 balls"))
        // There is no way back but by signing out, and the password is gone then.
        screen.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400))
        screen.settle()
        #expect(screen.contains(text: "2 balls"))
        try screen.tap(text: "Sign Out")
        screen.settle()
        _ = try screen.find(UITextField.self, text: "ada@example.org")
        _ = try screen.find(UITextField.self, text: "Password")
    }

    @Test("an address that is not verified leads to its own page and back")
    func unverified() async throws {
        let screen = Screen { LoginScene(service: EmbeddedSignInService(delay: .zero)) }
        try signIn(screen, email: EmbeddedSignInService.unverifiedEmail, password: "long enough")
        try await screen.wait(for: "the page", timeout: 60) { screen.contains(text: "Verify Your E-mail") }
        screen.settle()
        try screen.tap(text: "Back to Sign In")
        screen.settle()
        _ = try screen.find(PillButton.self, text: "Sign In")
    }

    @Test("wrong credentials are told in a banner, and the page is as it was")
    func refusal() async throws {
        let screen = Screen { LoginScene(service: EmbeddedSignInService(delay: .zero)) }
        try signIn(screen, email: "ada@example.org", password: EmbeddedSignInService.refusedPassword)
        try await screen.wait(for: "the banner", timeout: 60) {
            screen.contains(text: "Wrong email address or password")
        }
        screen.settle()
        #expect(screen.findAll(UIActivityIndicatorView.self).isEmpty)
        _ = try screen.find(UITextField.self, text: "ada@example.org")
    }

    @Test("a server that does not answer is given up after the limit")
    func timeOut() async throws {
        let service = EmbeddedSignInService().limited(to: .milliseconds(20))
        let screen = Screen { LoginScene(service: service) }
        try signIn(screen, email: EmbeddedSignInService.silentEmail, password: "long enough")
        try await screen.wait(for: "the banner", timeout: 60) {
            screen.contains(text: "The server did not answer in time")
        }
        screen.settle()
        #expect(screen.findAll(UIActivityIndicatorView.self).isEmpty)
    }

    @Test("the HUD takes all touches, its button ends waiting without a word, and signing in works again")
    func cancel() async throws {
        let screen = Screen { LoginScene() }
        try signIn(screen, email: EmbeddedSignInService.silentEmail, password: "long enough")
        screen.settle()
        #expect(throws: ScreenError.self) { try screen.tap(PillButton.self) }
        try screen.tap(text: "Cancel")
        try await screen.wait(for: "the HUD to go", timeout: 60) {
            screen.settle()
            return screen.findAll(UIActivityIndicatorView.self).isEmpty
        }
        #expect(screen.announcements.isEmpty)
        try screen.tap(PillButton.self)
        #expect(screen.findAll(UIActivityIndicatorView.self).count == 1)
    }

    @Test("leaving the page cancels the request")
    func leaving() async throws {
        let service = RecordingService()
        let screen = Screen { LoginScene(service: service) }
        try signIn(screen, email: "ada@example.org", password: "long enough")
        try await screen.wait(for: "the request", timeout: 60) { service.isAsked }
        screen.perform { screen.window.rootViewController = UIViewController() }
        try await screen.wait(for: "the end of the request", timeout: 60) { service.isCancelled }
    }

    @Test(
        "forgot password is pushed by the question mark and by the button, and popped by an edge swipe",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func forgotPassword(direction: UIUserInterfaceLayoutDirection) throws {
        let screen = Screen(direction: direction) { LoginScene() }
        for _ in 0..<2 {
            try screen.activate(label: "Forgot password")
            screen.settle()
            _ = try screen.find(PillButton.self, text: "Send Link")
            let edges = direction == .leftToRight ? (1.0, 350.0) : (389.0, 40.0)
            screen.drag(from: CGPoint(x: edges.0, y: 400), to: CGPoint(x: edges.1, y: 400))
            screen.settle()
            _ = try screen.find(PillButton.self, text: "Sign In")
        }
        try screen.tap(text: "Forgot Password?")
        screen.settle()
        try screen.tap(PillButton.self, text: "Send Link")
        screen.settle()
        #expect(screen.contains(text: "Invalid email address"))
        try screen.tap(UITextField.self, text: "E-mail")
        try screen.type("ada@example.org\n")
        #expect(screen.contains(text: "If ada@example.org is known here, a link is on its way."))
        screen.advance(by: 4)
        screen.settle()
        try screen.tap(text: "Sign In")
        screen.settle()
        _ = try screen.find(PillButton.self, text: "Sign In")
    }

    @Test(
        "forgot password says all that it has to on a low window and in large text",
        arguments: [UIContentSizeCategory.large, .accessibilityLarge],
        [CGSize(width: 390, height: 844), CGSize(width: 667, height: 375)]
    )
    func wholeMessage(category: UIContentSizeCategory, size: CGSize) throws {
        let traits = UITraitCollection { $0.preferredContentSizeCategory = category }
        let screen = Screen(size: size, traits: traits) { LoginScene() }
        try screen.tap(text: "Forgot Password?")
        screen.settle()
        let button = try screen.find(PillButton.self, text: "Send Link")
        let label = try #require(
            screen.findAll(UILabel.self).first { $0.text?.hasPrefix("Enter your e-mail address") == true }
        )
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
        #expect(label.bounds.height >= needed)
        try screen.scroll(to: button)
        #expect(screen.frame(of: button).maxY <= size.height)
    }

    @Test("nothing that describes the page tells the password, and everything on it can be reached")
    func secrets() throws {
        let screen = Screen { LoginScene() }
        try fill(screen, email: "ada@example.org", password: "correct horse")
        #expect(!screen.recursiveDescription.contains("correct horse"))
        #expect(!screen.accessibilityTree.contains("correct horse"))
        #expect(screen.accessibilityIssues.isEmpty)
    }

    private func fill(_ screen: Screen, email: String, password: String) throws {
        let fields = screen.findAll(UITextField.self)
        for (field, text) in zip(fields, [email, password]) {
            try screen.tap(field)
            screen.perform { field.selectAll(nil) }
            if field.hasText { screen.press(.delete) }
            try screen.type(text)
        }
    }

    private func signIn(_ screen: Screen, email: String, password: String) throws {
        try fill(screen, email: email, password: password)
        try screen.tap(PillButton.self)
    }
}

/// Remembers whether it was asked, and whether the asker went away.
private nonisolated final class RecordingService: SignInService {
    private let asked = Atomic(false)
    private let cancelled = Atomic(false)

    var isAsked: Bool { asked.load(ordering: .relaxed) }
    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    func signIn(with credentials: SignInCredentials) async throws(SignInError) -> SignedInUser {
        asked.store(true, ordering: .relaxed)
        try? await Task.sleep(for: .seconds(3_600))
        cancelled.store(Task.isCancelled, ordering: .relaxed)
        throw .cancelled
    }
}
