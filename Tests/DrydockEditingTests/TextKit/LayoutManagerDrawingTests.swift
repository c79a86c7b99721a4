import Drydock
import DrydockRaster
import Testing

@Suite("Text that a layout manager draws")
@MainActor
struct LayoutManagerDrawingTests {
    private let manager = NSLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 60, height: 60))
    private let storage: NSTextStorage
    private let text: NSAttributedString

    init() {
        let text = NSMutableAttributedString(
            string: "Some words",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
        )
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 4))
        self.text = text
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
    }

    private func picture(_ draw: () -> Void) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 70, height: 70), format: format)
            .image { _ in draw() }.pngData()
    }

    private var all: NSRange { NSRange(location: 0, length: storage.length) }

    @Test(
        "background and glyphs together are what the string draws, moved by the container's origin and padding"
    )
    func whole() {
        let drawn = picture {
            manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 3, y: 5))
            manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 3, y: 5))
        }
        #expect(drawn == picture { text.draw(in: CGRect(x: 3, y: 5, width: 60, height: 60)) })
        container.lineFragmentPadding = 2
        container.size.width = 64
        let padded = picture {
            manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 1, y: 5))
            manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 1, y: 5))
        }
        #expect(padded == drawn)
    }

    @Test("each draws its part alone, and nothing for no characters")
    func parts() {
        let nothing = picture {}
        let background = picture { manager.drawBackground(forGlyphRange: all, at: .zero) }
        let glyphs = picture { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        #expect(background != nothing && glyphs != nothing && background != glyphs)
        #expect(
            picture { manager.drawGlyphs(forGlyphRange: NSRange(location: 2, length: 0), at: .zero) }
                == nothing
        )
        #expect(
            picture { manager.drawBackground(forGlyphRange: NSRange(location: 5, length: 5), at: .zero) }
                == nothing
        )
    }

    @Test("a range's characters are drawn where they stand in the whole, and those of other lines are not")
    func range() {
        let second = NSRange(location: 5, length: 5)
        let box = manager.boundingRect(forGlyphRange: second, in: container)
        #expect(box.minY > 15, "the second line")
        let inside = box.insetBy(dx: 2, dy: 2).integral
        let part = part(inside) { manager.drawGlyphs(forGlyphRange: second, at: .zero) }
        #expect(part == self.part(inside) { manager.drawGlyphs(forGlyphRange: all, at: .zero) })
        let above = CGRect(x: 0, y: 0, width: 70, height: 15)
        let nothing = self.part(above) {}
        #expect(self.part(above) { manager.drawGlyphs(forGlyphRange: second, at: .zero) } == nothing)
        #expect(self.part(above) { manager.drawGlyphs(forGlyphRange: all, at: .zero) } != nothing)
    }

    private func part(_ rect: CGRect, _ draw: () -> Void) -> Data? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(bounds: rect, format: format).image { _ in draw() }.pngData()
    }
}
