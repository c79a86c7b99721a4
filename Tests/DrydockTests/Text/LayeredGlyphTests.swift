import Drydock
import DrydockPlatform
import DrydockRaster
import Foundation
import Testing

/// Letters of outlines in several colours: `Fonts/make-layers.py` made the face. No other test has its character.
@Suite struct LayeredGlyphTests {
    private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fonts/Layers.ttf")
    private static let font: UIFont? = {
        _ = try? UIFont.registerFont(at: url)
        return UIFont(name: "Layers-Regular", size: 20)
    }()
    private let red = PremultipliedColor(red: 255, green: 0, blue: 0)

    private func draw(_ text: String, color: UIColor = .black, size: CGFloat = 20, _ font: UIFont? = nil)
        -> Bitmap
    {
        var builder = DisplayListBuilder(scale: 1)
        let font = font ?? .systemFont(ofSize: size)
        TextLayout(
            StyledText(text, attributes: TextAttributes(font: font)),
            limits: .init(),
            fonts: .bundled
        )
        .append(to: &builder, at: .zero, colors: TextColors(text: color), fonts: .bundled)
        let side = PixelSize(width: Int(size * 3), height: Int(size * 2))
        return Rasterizer(threads: 1).render(builder.list, size: side, background: .white).bitmap
    }

    @Test func `layers are read with their colours`() throws {
        let face = try FontFace(path: Self.url.path)
        #expect(face.hasPictures)
        let text = Array("\u{1FAE5}x".utf16)
        #expect(face.providesPictures(text, in: 0..<2) && !face.providesPictures(text, in: 2..<3))
        let glyphs = face.shape(text, in: 0..<3, ShapingStyle()).glyphs
        let layers = face.layers(of: glyphs[0].id)
        #expect(
            layers.map(\.color) == [red, PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 128), nil]
        )
        #expect(layers.map(\.outline.box.minX) == [0, 0.4, 0])
        #expect(face.layers(of: glyphs[1].id).isEmpty)
    }

    @Test
    func `a character of the system's font is drawn in them, and in the text's colour where they say so`()
        throws
    {
        _ = try #require(Self.font)
        let bitmap = draw("\u{1FAE5}", color: .green)
        let baseline = Int(UIFont.systemFont(ofSize: 20).ascender.rounded())
        #expect(bitmap.pixel(atX: 4, y: baseline - 8) == red)
        #expect(bitmap.pixel(atX: 12, y: baseline - 8) == PremultipliedColor(red: 127, green: 0, blue: 128))
        #expect(bitmap.pixel(atX: 4, y: baseline + 2) == UIColor.green.premultiplied)
        #expect(bitmap.pixel(atX: 17, y: baseline - 8) == .white)
    }

    @Test func `text that is half to be seen has layers that are`() throws {
        let font = try #require(Self.font)
        let bitmap = draw("\u{1FAE5}x", color: UIColor.black.withAlphaComponent(0.5), font)
        #expect(bitmap.pixel(atX: 4, y: 8) == PremultipliedColor(red: 255, green: 127, blue: 127))
        // A letter in one colour beside it.
        #expect(bitmap.pixel(atX: 24, y: 12).r < 140)
    }

    @Test func `large ones are as sharp`() throws {
        let font = try #require(Self.font).withSize(400)
        let bitmap = draw("\u{1FAE5}", size: 400, font)
        #expect(bitmap.pixel(atX: 158, y: 200) == red && bitmap.pixel(atX: 161, y: 200).b > 100)
    }

    @Test func `damaged layers are left out, never more`() throws {
        let whole = try Data(contentsOf: Self.url)
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("layers-\(UUID()).ttf")
        defer { try? FileManager.default.removeItem(at: copy) }
        let text = Array("\u{1FAE5}x".utf16)
        var state: UInt64 = 9
        var opened = 0
        for _ in 0..<200 {
            var data = whole
            for _ in 0..<4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                data[Int(state >> 33) % data.count] = UInt8(truncatingIfNeeded: state >> 25)
            }
            try data.write(to: copy)
            guard let face = try? FontFace(path: copy.path) else { continue }
            opened += 1
            for glyph in face.shape(text, in: 0..<text.count, ShapingStyle()).glyphs {
                for layer in face.layers(of: glyph.id) { #expect(layer.outline.box.maxX <= 8) }
            }
        }
        #expect(opened > 20)
    }
}
