import Drydock
import DrydockTesting
import Testing

/// The setting "Bold Text".
@Suite("Bold text")
struct BoldTextTests {
    private let bold = UITraitCollection(legibilityWeight: .bold)
    private let root = makeRoot()

    private func label(_ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = "Letters and 123"
        label.font = font
        return label
    }

    private func width(_ font: UIFont) -> CGFloat { label(font).intrinsicContentSize.width }

    @Test("text styles have heavier faces of the same sizes")
    func styles() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
        #expect(body.fontName == "Inter-SemiBold")
        #expect(body.pointSize == 17)
        #expect(
            UIFont.preferredFont(forTextStyle: .headline, compatibleWith: bold).fontName == "Inter-ExtraBold"
        )
        bold.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body) == body)
            #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).fontName == body.fontName)
        }
        #expect(UIFont.preferredFont(forTextStyle: .body).fontName == "Inter-Regular")
    }

    @Test("labels show system fonts heavier in such traits, and as they are again in others")
    func labels() {
        let box = root.adding(UIView())
        let label = box.adding(label(.systemFont(ofSize: 20)))
        let plain = label.intrinsicContentSize.width
        box.traitOverrides.legibilityWeight = .bold
        #expect(label.intrinsicContentSize.width == width(.systemFont(ofSize: 20, weight: .semibold)))
        #expect(label.intrinsicContentSize.width > plain)
        #expect(label.font == .systemFont(ofSize: 20))
        label.font = .systemFont(ofSize: 20, weight: .black)
        #expect(label.intrinsicContentSize.width == width(.systemFont(ofSize: 20, weight: .black)))
        label.font = .italicSystemFont(ofSize: 20)
        let italic = UIFont(name: "Inter-SemiBoldItalic", size: 20)
        #expect(label.intrinsicContentSize.width == italic.map(width))
        label.font = .systemFont(ofSize: 20)
        box.traitOverrides.legibilityWeight = .regular
        #expect(label.intrinsicContentSize.width == plain)
        let late = self.label(.systemFont(ofSize: 20))
        box.traitOverrides.legibilityWeight = .bold
        box.addSubview(late)
        #expect(late.intrinsicContentSize.width > plain)
    }

    @Test("a font of a text style is made heavier once, and changes back where the label follows traits")
    func scaled() {
        let box = root.adding(UIView())
        let label = box.adding(label(.preferredFont(forTextStyle: .body, compatibleWith: bold)))
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.fontName == "Inter-Regular")
        let plain = label.intrinsicContentSize.width
        box.traitOverrides.legibilityWeight = .bold
        #expect(label.font.fontName == "Inter-SemiBold")
        #expect(label.intrinsicContentSize.width == width(.systemFont(ofSize: 17, weight: .semibold)))
        box.traitOverrides.legibilityWeight = .unspecified
        #expect(label.font.fontName == "Inter-Regular")
        #expect(label.intrinsicContentSize.width == plain)
    }

    @Test("other families stay as they are, and measured strings follow the current traits")
    func others() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 20))
        let box = root.adding(UIView())
        let label = box.adding(label(font))
        let plain = label.intrinsicContentSize.width
        box.traitOverrides.legibilityWeight = .bold
        #expect(label.intrinsicContentSize.width == plain)
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let size = "Letters".size(withAttributes: attributes)
        bold.performAsCurrent {
            #expect("Letters".size(withAttributes: attributes).width > size.width)
            #expect("Letters".size(withAttributes: attributes).height == size.height)
        }
    }

    @Test("a scene with bold text shows it in all labels, whenever they are made")
    func scene() {
        let screen = Screen.empty(
            size: CGSize(width: 100, height: 40),
            scale: 1,
            traits: bold,
            showsStatusBar: false
        )
        let label = screen.window.adding(label(.systemFont(ofSize: 20)))
        let heavy = width(.systemFont(ofSize: 20, weight: .semibold))
        #expect(label.intrinsicContentSize.width == heavy)
        screen.window.windowScene?.perform {
            let inner = self.label(.systemFont(ofSize: 20))
            screen.window.addSubview(inner)
            #expect(inner.intrinsicContentSize.width == heavy)
        }
    }
}
