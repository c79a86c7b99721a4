import Drydock
import DrydockCatalogue
import DrydockShowcase
import DrydockTesting
import Testing

/// Code that is typed, and a link that is tapped, by a user's verbs.
struct CodeAndLinksFlowTests {
    @Test("a keyword has its colour as soon as it is one, and loses it when letters follow")
    func keyword() throws {
        let screen = try makeScreen()
        let view = try clearedCode(in: screen)
        try screen.type("le")
        #expect(colors(in: view) == "ll")
        try screen.type("t")
        #expect(colors(in: view) == "kkk")
        try screen.type("ter")
        #expect(colors(in: view) == "llllll")
        for _ in 0..<3 { screen.press(.delete) }
        try screen.type(" on = true")
        #expect(colors(in: view) == "kkkllllllkkkk")
    }

    @Test("a string goes on to its quote, a comment to the end of its line")
    func stringsAndComments() throws {
        let screen = try makeScreen()
        let view = try clearedCode(in: screen)
        try screen.type(#"f("let"#)
        #expect(colors(in: view) == "llssss")
        try screen.type(#"\"") // if"#)
        #expect(colors(in: view) == "lls" + "sssss" + "s" + "ll" + "ccccc")
        try screen.type("\nif")
        #expect(colors(in: view).suffix(2) == "kk")
    }

    @Test("a line break in a comment makes code of what is behind it, and undo makes it a comment again")
    func brokenComment() throws {
        let screen = try makeScreen()
        let view = try clearedCode(in: screen)
        try screen.type("// let")
        for _ in 0..<3 { screen.press(.leftArrow) }
        try screen.type("\n")
        #expect(colors(in: view).suffix(3) == "kkk")
        screen.press(.character("z"), modifiers: .control)
        #expect(colors(in: view) == "cccccc")
        screen.perform {
            view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: "\n")
        }
        #expect(colors(in: view).suffix(3) == "kkk")
    }

    @Test(
        "a tap tells the link or the word that is under the finger",
        arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
    )
    func taps(direction: UIUserInterfaceLayoutDirection) throws {
        let screen = try makeScreen(direction: direction)
        let label = try #require(screen.findAll(UILabel.self).first { $0.text?.contains("terms of") == true })
        func tap(_ words: String) throws {
            let range = ((label.text ?? "") as NSString).range(of: words)
            let layout = label.drawnLayout(in: label.bounds.size)
            let letter = layout.selectionRectangles(for: range.location..<range.location + 1).first
            try screen.tap(label, at: try #require(letter).rect.center)
            screen.settle()
        }
        #expect(screen.contains(text: "Tap a word or the link."))
        try tap("terms")
        #expect(screen.contains(text: "Link to example.org/terms"))
        try tap("agree")
        #expect(screen.contains(text: "The word “agree”"))
        try tap(" you")
        #expect(screen.contains(text: "No word is here."))
        try tap("service")
        #expect(screen.contains(text: "Link to example.org/terms"))
        let end = direction == .leftToRight ? label.bounds.maxX - 1 : 1
        try screen.tap(label, at: CGPoint(x: end, y: label.bounds.maxY - 4))
        screen.settle()
        #expect(screen.contains(text: "No word is here."))
    }

    private func makeScreen(direction: UIUserInterfaceLayoutDirection = .leftToRight) throws -> Screen {
        let screen = Screen(direction: direction) { UIViewController() }
        let scene = try #require(showcase["code-and-links"])
        screen.perform { scene.showInWindow(of: screen.host) }
        return screen
    }

    private func clearedCode(in screen: Screen) throws -> UITextView {
        let view = try screen.find(UITextView.self)
        try screen.tap(view)
        screen.press(.character("a"), modifiers: .control)
        screen.press(.delete)
        #expect(view.text == "")
        return view
    }

    /// A letter for each character's colour: a keyword's, a string's, a comment's or the label's.
    private func colors(in view: UITextView) -> String {
        let letters: [UIColor: String] = [
            .systemPurple: "k", .systemRed: "s", .secondaryLabel: "c", .label: "l",
        ]
        let storage = view.textStorage
        return (0..<storage.length).map { index in
            let color = storage.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
            return color.flatMap { letters[$0] } ?? "?"
        }
        .joined()
    }
}
