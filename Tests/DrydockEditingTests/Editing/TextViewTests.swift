import Drydock
import DrydockPlatform
import DrydockRaster
import DrydockTesting
import Testing

/// Editing in many lines.
@Suite struct TextViewTests {
    let view = UITextView(frame: CGRect(x: 10, y: 10, width: 120, height: 100))
    let record = TextViewRecord()
    let screen: Screen
    let controller = UIViewController()

    init() {
        let controller = controller
        screen = Screen(size: CGSize(width: 160, height: 140), showsStatusBar: false) { controller }
        screen.perform {
            view.font = .systemFont(ofSize: 16)
            view.delegate = record
            controller.view.addSubview(view)
        }
    }

    @Test func `a subclass that overrides the designated initializers has that of a frame, too`() {
        final class Subclass: UITextView {
            var isSetUp = false
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                isSetUp = true
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        #expect(Subclass(frame: .zero).isSetUp && Subclass().isSetUp)
    }

    @Test func `a text view has a text view's defaults`() {
        let plain = UITextView()
        #expect(plain.text == "")
        #expect(plain.font == nil)
        #expect(plain.isEditable && plain.isSelectable && plain.isScrollEnabled)
        #expect(plain.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(plain.textContainer.lineFragmentPadding == 5)
        #expect(plain.selectedRange == NSRange(location: 0, length: 0))
    }

    @Test func `up and down pass over spacing between lines and paragraphs`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 12
        style.paragraphSpacing = 20
        screen.perform {
            view.attributedText = NSAttributedString(
                string: "one\u{2028}two\nthree",
                attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]
            )
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 1, length: 0)
        }
        func places(_ key: Screen.Key) -> [Int] {
            (0..<4).map { _ in
                screen.press(key)
                return view.selectedRange.location
            }
        }
        #expect(places(.downArrow) == [5, 9, 13, 13])
        #expect(places(.upArrow) == [5, 1, 0, 0])
        let place = view.position(from: view.beginningOfDocument, offset: 1)
            .flatMap { view.position(from: $0, in: .down, offset: 2) }
        #expect(place.map { view.offset(from: view.beginningOfDocument, to: $0) } == 9)
    }

    @Test func `a container has a width of its own where it does not follow the view`() {
        let container = NSTextContainer(size: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
        let narrow = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        narrow.text = "some words that are broken"
        let broken = narrow.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(broken.height > 50 && container.size.width == 60)
        container.widthTracksTextView = true
        let whole = narrow.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(whole.height < 40 && container.size.width == 300)
        container.widthTracksTextView = false
        container.size = .zero
        narrow.text = String(repeating: "no line is broken ", count: 30)
        #expect(narrow.sizeThatFits(CGSize(width: 300, height: 0)).height < 40)
        #expect(UITextView().textContainer.widthTracksTextView)
    }

    @Test func `changes to text around a hole, and to the hole, are laid out`() throws {
        let text = String(repeating: "word ", count: 40)
        screen.perform {
            view.text = text
            view.becomeFirstResponder()
        }
        let before = view.contentSize.height
        screen.perform {
            view.textContainer.exclusionPaths = [
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 200))
            ]
        }
        screen.settle()
        #expect(view.contentSize.height > before)
        #expect(view.caretRect(for: view.beginningOfDocument).minX > 60)
        try screen.type("x")
        #expect(view.text == text + "x")
        screen.perform { view.textContainer.exclusionPaths = [] }
        screen.settle()
        #expect(view.contentSize.height == before)
    }

    @Test func `a label that is pinned to the edges does not decide the size of the content`() {
        final class Counting: UITextView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let (view, label) = (Counting(frame: CGRect(x: 10, y: 10, width: 120, height: 100)), UILabel())
        screen.perform {
            view.text = "text"
            label.text = "A placeholder that is longer than the view is wide"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
                label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
                label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
            ])
            controller.view.addSubview(view)
        }
        screen.settle()
        #expect(view.layouts < 4)
        #expect(view.contentSize.width == 120)
        #expect(view.contentOffset == .zero)
        #expect(label.frame.origin == CGPoint(x: 5, y: 8))
    }

    @Test func `the delegate is asked and told in order, and Return is a line end`() throws {
        try screen.tap(view)
        #expect(record.take() == ["shouldBegin", "didBegin"])
        try screen.type("a")
        #expect(record.take() == ["shouldChange 0,0 'a'", "didChangeSelection", "didChange"])
        try screen.type("\n")
        #expect(record.take() == ["shouldChange 1,0 '\n'", "didChangeSelection", "didChange"])
        screen.press(.tab)
        #expect(view.text == "a\n\t")
        #expect(screen.firstResponder === view)
        _ = record.take()
        screen.perform { _ = view.resignFirstResponder() }
        #expect(record.take() == ["shouldEnd", "didEnd"])
    }

    @Test func `arrows go from line to line and keep their place`() throws {
        try screen.tap(view)
        screen.perform { view.text = "first line\nx\nthird line" }
        screen.press(.upArrow)
        #expect(view.selectedRange == NSRange(location: 12, length: 0))
        screen.press(.upArrow)
        #expect(view.selectedRange == NSRange(location: 10, length: 0))
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(view.selectedRange == NSRange(location: 23, length: 0))
        screen.press(.home)
        #expect(view.selectedRange.location == 13)
        screen.press(.home, modifiers: [.control, .shift])
        #expect(view.selectedRange == NSRange(location: 0, length: 13))
    }

    @Test func `End stays in a line that is broken, and typing scrolls the caret into sight`() throws {
        try screen.tap(view)
        try screen.type("one two three four five six seven eight nine ten eleven twelve thirteen")
        #expect(view.contentOffset.y > 0)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(caret.insetBy(dx: 0, dy: 2)))
        screen.press(.home, modifiers: .control)
        #expect(view.contentOffset.y <= 0)
        let start = view.caretRect(for: view.beginningOfDocument)
        screen.press(.end)
        let end = view.selectedTextRange.map { view.caretRect(for: $0.end) }
        #expect(end?.minY == start.minY)
        #expect((end?.minX ?? 0) > start.minX)
    }

    @Test func `of a long text what is seen is laid out and drawn`() throws {
        screen.perform { view.text = (0..<3000).map { "line \($0)" }.joined(separator: "\n") }
        func commands() -> Int {
            var builder = DisplayListBuilder(scale: 1)
            view.appendDisplayCommands(to: &builder)
            return builder.list.commands.count
        }
        #expect((5...40).contains(commands()))
        screen.perform { view.contentOffset.y = 30_000 }
        #expect((5...40).contains(commands()))
        try screen.tap(view)
        let length = view.text.utf16.count
        let height = view.contentSize.height
        for _ in 0..<20 { try screen.type("a\nb") }
        #expect(view.text.utf16.count == length + 60)
        #expect(abs(view.contentSize.height - height - 20 * (UIFont.systemFont(ofSize: 16).lineHeight)) <= 1)
        screen.press(.character("z"), modifiers: .control)
        screen.perform { view.selectedRange = NSRange(location: 0, length: view.text.utf16.count) }
        screen.press(.delete)
        #expect(view.text == "")
        #expect(view.caretRect(for: view.beginningOfDocument).minY == view.textContainerInset.top)
    }

    @Test func `without scrolling it is as high as its text`() {
        screen.perform {
            view.isScrollEnabled = false
            view.text = "one"
        }
        let one = view.sizeThatFits(CGSize(width: 120, height: 0)).height
        screen.perform { view.text = "one\ntwo" }
        let two = view.sizeThatFits(CGSize(width: 120, height: 0)).height
        #expect(two - one > 15 && two - one < 25)
        #expect(view.intrinsicContentSize.height == two)
    }

    @Test func `a text that is only read selects and copies, and changes nothing`() throws {
        screen.perform {
            view.isEditable = false
            view.text = "read only"
        }
        try screen.tap(view)
        #expect(screen.firstResponder === view)
        try screen.type("x")
        screen.press(.delete)
        #expect(view.text == "read only")
        screen.press(.character("a"), modifiers: .control)
        screen.press(.character("c"), modifiers: .control)
        #expect(screen.perform { UIPasteboard.general.string } == "read only")
    }

    @Test func `a tap on a link goes to the delegate`() throws {
        let text = NSMutableAttributedString(string: "see here now")
        let url = try #require(URL(string: "https://example.org"))
        text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
        screen.perform {
            view.isEditable = false
            view.attributedText = text
        }
        let start = view.position(from: view.beginningOfDocument, offset: 5).map { view.caretRect(for: $0) }
        try screen.tap(view, at: CGPoint(x: (start?.minX ?? 0) + 2, y: start?.midY ?? 0))
        #expect(record.take().contains("link https://example.org 4,4"))
    }

    @Test func `attributes are kept through edits, and typing takes those before the caret`() throws {
        let text = NSMutableAttributedString(string: "red plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        screen.perform { view.attributedText = text }
        try screen.tap(view)
        screen.perform { view.selectedRange = NSRange(location: 3, length: 0) }
        try screen.type("dish")
        let attributes = view.attributedText.attributes(at: 5, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        let rest = view.attributedText.attributes(at: 9, effectiveRange: nil)
        #expect(rest[.foregroundColor] as? UIColor == .label)
        screen.press(.character("z"), modifiers: .control)
        #expect(view.text == "red plain")
    }

    @Test func `a mouse that drags selects, and a finger scrolls`() throws {
        try screen.tap(view)
        screen.perform { view.text = Array(repeating: "line", count: 20).joined(separator: "\n") }
        screen.press(.home, modifiers: .control)
        let rects = [0, 7].compactMap { view.position(from: view.beginningOfDocument, offset: $0) }
            .map { view.convert(view.caretRect(for: $0), to: nil) }
        screen.host.handle(.pointer(PointerEvent(phase: .began, x: rects[0].midX, y: rects[0].midY)))
        screen.host.handle(.pointer(PointerEvent(phase: .moved, x: rects[1].midX, y: rects[1].midY)))
        screen.host.handle(.pointer(PointerEvent(phase: .ended, x: rects[1].midX, y: rects[1].midY)))
        #expect(view.selectedRange == NSRange(location: 0, length: 7))
        #expect(
            screen.perform { UIWindowScene.current.textInput.pasteboard.service.primarySelection }
                == "line\nli"
        )
        #expect(view.contentOffset.y <= 0)
        screen.drag(from: CGPoint(x: 60, y: 90), to: CGPoint(x: 60, y: 40))
        #expect(view.contentOffset.y > 0)
        #expect(view.selectedRange.length == 7)
    }

    @Test func `the middle button pastes what was selected last`() throws {
        screen.perform { view.text = "" }
        screen.perform { UIWindowScene.current.textInput.pasteboard.service.primarySelection = "chosen" }
        for phase in [PointerEvent.Phase.began, .ended] {
            screen.host.handle(.pointer(PointerEvent(phase: phase, x: 30, y: 30, buttons: 4)))
        }
        #expect(view.text == "chosen")
    }
}

/// Writes down all that it is asked and told.
final class TextViewRecord: NSObject, UITextViewDelegate {
    private var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func ask(_ line: String) -> Bool {
        lines.append(line)
        return true
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("didChangeSelection") }

    func textView(
        _ textView: UITextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        ask("shouldChange \(range.location),\(range.length) '\(text)'")
    }

    func textView(
        _ textView: UITextView,
        shouldInteractWith URL: URL,
        in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        ask("link \(URL) \(characterRange.location),\(characterRange.length)")
    }
}
