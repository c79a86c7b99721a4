import Drydock
import DrydockTesting
import Testing

/// Foundation on Linux traps when it compares two attributes of an NSObject subclass, which users do have.
@Suite("Attributed text with attributes of other modules")
struct AttributedTextTests {
    private final class Mention: NSObject {
        let name: String

        init(_ name: String) {
            self.name = name
            super.init()
        }
    }

    private func text(_ name: String, color: UIColor = .red) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Hello \(name)",
            attributes: [.mention: Mention(name), .foregroundColor: color]
        )
        text.addAttributes([.mention: Mention("two")], range: NSRange(location: 0, length: 5))
        return text
    }

    @Test("a label takes such text again and again, and changes its font")
    func repeated() {
        let label = UILabel()
        for name in ["Ada", "Ada", "Eve"] {
            label.attributedText = text(name)
            label.font = .systemFont(ofSize: 20)
            label.textColor = .blue
            label.textAlignment = .center
            label.attributedText = label.attributedText
            #expect(label.text == "Hello \(name)")
        }
        let mention = label.attributedText?.attribute(.mention, at: 7, effectiveRange: nil) as? Mention
        #expect(mention?.name == "Eve")
    }

    @Test("text that looks the same is not laid out again, and its own attributes are the new ones")
    func sameLook() {
        let screen = Screen.empty(size: CGSize(width: 200, height: 100), scale: 1)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        screen.window.addSubview(label)
        label.attributedText = text("Ada")
        _ = screen.host.render()
        let other = text("Ada")
        label.attributedText = other
        #expect(!screen.host.needsFrame)
        let shown = label.attributedText?.attribute(.mention, at: 0, effectiveRange: nil) as? Mention
        #expect(shown === other.attribute(.mention, at: 0, effectiveRange: nil) as? Mention)

        label.attributedText = text("Ada", color: .blue)
        #expect(screen.host.needsFrame)
    }

    @Test("a button takes such titles again and again")
    func button() {
        let button = UIButton()
        for name in ["Ada", "Ada"] { button.setAttributedTitle(text(name), for: .normal) }
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Hello Ada")
    }
}

/// Letters that are put before where their line begins.
@Suite struct NegativeKernTests {
    private let text = NSAttributedString(string: "word word", attributes: [.kern: -40])

    // From memory: no view asks for less than no width.
    @Test func `text that goes backwards needs no width rather than less than none`() {
        let label = UILabel()
        label.attributedText = text
        #expect(label.intrinsicContentSize.width == 0)
        #expect(label.sizeThatFits(CGSize(width: 5, height: 100)).width == 0)
        #expect(text.size().width == 0)
        let size = CGSize(width: 5, height: 100)
        #expect(text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).width == 0)
    }
}

extension NSAttributedString.Key {
    fileprivate static let mention = NSAttributedString.Key("mention")
}
