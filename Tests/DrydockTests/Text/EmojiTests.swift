import Drydock
import DrydockPlatform
import DrydockRaster
import DrydockSnapshots
import Foundation
import Testing

/// Letters that are pictures, of a face with a few of them: registering it leaves other tests' characters what they were.
@Suite("Letters in colour", .quietLog)
struct EmojiTests {
    private static let font: UIFont? = {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fonts/Pictures.ttf")
        _ = try? UIFont.registerFont(at: url)
        return UIFont(name: "Pictures", size: 20)
    }()

    init() throws {
        _ = try #require(Self.font)
    }

    /// Without the machine's own emoji.
    private static let fonts = FontCollection(usesInstalledFonts: false, installedAt: { _ in nil })

    private func layout(_ text: String, size: CGFloat = 20, width: CGFloat = .infinity) -> TextLayout {
        TextLayout(
            StyledText(text, attributes: TextAttributes(font: .systemFont(ofSize: size))),
            limits: .init(width: width),
            fonts: Self.fonts
        )
    }

    private func commands(_ text: String, size: CGFloat = 20, color: UIColor = .black) -> [DisplayCommand] {
        var builder = DisplayListBuilder(scale: 2)
        layout(text, size: size)
            .append(to: &builder, at: .zero, colors: TextColors(text: color), fonts: Self.fonts)
        return builder.list.commands
    }

    private func pictures(_ text: String, size: CGFloat = 20) -> [PixelRect] {
        commands(text, size: size)
            .compactMap { command in
                if case .image(_, _, let destination) = command { destination } else { nil }
            }
    }

    @Test(
        "characters of one or many code points are one picture",
        arguments: ["😎", "👋", "👋🏽", "🧑‍🚀", "🇯🇵", "2️⃣", "☎️", "⌛"]
    )
    func characters(text: String) throws {
        let found = pictures(text)
        #expect(found.count == 1)
        let picture = try #require(found.first)
        // 136 × 128 pixels at 109 pixels per em.
        #expect(picture.width == 50)
        #expect(picture.height == 47)
        #expect(commands(text).count == 1)
        let layout = layout(text)
        #expect(layout.lines.count == 1)
        #expect(abs(layout.size.height - UIFont.systemFont(ofSize: 20).lineHeight) < 0.001)
        let edges = [0, text.utf16.count].map { layout.caretRectangle(at: TextLayout.Position($0)).minX }
        #expect(edges[0] == 0)
        // The tracking of the text's font is not that of pictures.
        #expect(abs(edges[1] - 25) < 0.5)
    }

    @Test("what has no picture, and what asks for text, is drawn by letters")
    func letters() {
        #expect(pictures("2").isEmpty)
        #expect(pictures("a # 2 b").isEmpty)
        #expect(pictures("👍").isEmpty)
        #expect(pictures("👩‍👩‍👧").isEmpty)
        #expect(pictures("A😎B").count == 1)
        #expect(commands("A😎B").count == 3)
    }

    @Test("a picture is of the same size wherever it stands")
    func sizes() {
        let sizes = pictures("😎i😎l😎m😎", size: 17).map(\.size)
        #expect(sizes.count == 4)
        #expect(Set(sizes).count == 1)
    }

    @Test("spaces beside a picture are those of the text")
    func spaces() {
        let space = layout("a b").size.width - layout("ab").size.width
        for text in ["😎 b", "😎\u{A0}b"] {
            let width = layout(text).size.width - layout("😎b").size.width
            #expect(abs(width - space) < 0.5)
        }
    }

    @Test("pictures keep their colours, and take the text's opacity")
    func opacity() {
        #expect(commands("😎", color: .red) == commands("😎", color: .blue))
        #expect(commands("😎", color: .clear).isEmpty)
        guard case .pushGroup(let opacity, _) = commands("😎", color: .black.withAlphaComponent(0.4)).first
        else {
            Issue.record("no group")
            return
        }
        #expect(opacity == 102)
    }

    @Test("lines end between pictures, never within one")
    func lines() {
        let lines = layout("🧑‍🚀👋🏽🇯🇵2️⃣", width: 52).lines.map(\.text)
        #expect(lines == ["🧑‍🚀👋🏽", "🇯🇵2️⃣"])
    }

    @Test("a text's own font may be the one of pictures")
    func ownFont() throws {
        let font = try #require(Self.font)
        let width = "😎".size(withAttributes: [.font: font]).width
        #expect(abs(width - 24.9) < 0.1)
        #expect("abc".size(withAttributes: [.font: font]).width > 10)
    }

    @Test("damaged pictures are left out, never more")
    func damaged() throws {
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fonts/Pictures.ttf")
        let whole = try Data(contentsOf: source)
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID()).ttf")
        defer { try? FileManager.default.removeItem(at: copy) }
        let text = Array("😎👋🏽🇯🇵2️⃣".utf16)
        var state: UInt64 = 5
        var opened = 0
        for round in 0..<120 {
            var data = whole
            // The list of tables and their headers, then anything.
            let reach = round % 2 == 0 ? 2_000 : data.count
            for _ in 0..<8 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                data[Int(state >> 33) % reach] = UInt8(truncatingIfNeeded: state >> 25)
            }
            try data.write(to: copy)
            guard let face = try? FontFace(path: copy.path) else { continue }
            opened += 1
            for glyph in face.shape(text, in: 0..<text.count, ShapingStyle()).glyphs {
                let box = face.picture(of: glyph.id)?.box
                #expect(abs(box?.width ?? 0) <= 4)
            }
        }
        #expect(opened > 20)
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    @Test("in labels, fields and attributed text", arguments: Look.allCases)
    func looks(look: Look) {
        let isRightToLeft = look == .rightToLeft
        let size: CGFloat = look == .large ? 34 : 17
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        let text = isRightToLeft ? "سلام 👋🏽 من 🇯🇵 ⌛" : "Hi 👋🏽 from 🇯🇵, 🧑‍🚀! Call ☎️ 2️⃣"
        let string = NSMutableAttributedString(string: text)
        let half = NSAttributedString(
            string: " 😎",
            attributes: [.foregroundColor: UIColor.label.withAlphaComponent(0.4)]
        )
        string.append(half)
        string.append(NSAttributedString(string: "😎", attributes: [.underlineStyle: 1, .obliqueness: 0.3]))
        label.attributedText = string
        let field = UITextField()
        field.font = .systemFont(ofSize: size)
        field.borderStyle = .roundedRect
        field.text = "😎⌛"
        let turned = UILabel()
        turned.font = .systemFont(ofSize: size)
        turned.text = "a😎"
        turned.transform = CGAffineTransform(rotationAngle: 0.3)
        let stack = UIStackView(arrangedSubviews: [label, field, turned, UIView()])
        stack.axis = .vertical
        stack.spacing = size
        stack.backgroundColor = .systemBackground
        assertSnapshot(
            of: stack,
            as: .image(
                size: CGSize(width: 200, height: look == .large ? 360 : 190),
                traits: UITraitCollection(userInterfaceStyle: look == .dark ? .dark : .light),
                scale: 2,
                direction: isRightToLeft ? .rightToLeft : .leftToRight
            )
        )
    }
}
