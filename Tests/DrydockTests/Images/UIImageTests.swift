import Drydock
import DrydockPNG
import DrydockPlatform
import DrydockRaster
import Testing

/// Shows which file was drawn: each is of one colour.
@Suite("Images", .quietLog)
struct UIImageTests {
    private static let colors = [
        PremultipliedColor(red: 255, green: 0, blue: 0), PremultipliedColor(red: 0, green: 255, blue: 0),
        PremultipliedColor(red: 0, green: 0, blue: 255),
    ]

    /// A folder that goes away at the end of the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("drydock-\(UUID()).resources")

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        isolated deinit {
            try? FileManager.default.removeItem(at: url)
        }

        func write(_ bytes: [UInt8], _ name: String) throws {
            let file = url.appendingPathComponent(name)
            let parent = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }

        /// 4 × 2 points at the scale, in its colour, with the left pixel of the first row white.
        func writeImage(_ name: String, scale: Int) throws {
            let bitmap = Bitmap(width: 4 * scale, height: 2 * scale)
            for index in 0..<bitmap.area { bitmap[index] = UIImageTests.colors[scale - 1].pixel }
            bitmap[0] = PremultipliedColor.white.pixel
            try write(PNGEncoder.encode(bitmap), name)
        }

        var bundle: Bundle { get throws { try #require(Bundle(path: url.path)) } }
    }

    private func draw(_ view: UIView, scale: CGFloat = 1) -> [DisplayCommand] {
        var builder = DisplayListBuilder(scale: scale)
        view.appendDisplayCommands(to: &builder)
        return builder.list.commands
    }

    private func drawnBitmap(_ image: UIImage, scale: CGFloat, isRightToLeft: Bool = false) throws -> Bitmap {
        let view = UIImageView(image: image)
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        guard
            case .image(let bitmap, source: _, destination: _) = try #require(draw(view, scale: scale).first)
        else {
            Issue.record("expected an image")
            return Bitmap(width: 1, height: 1)
        }
        return bitmap
    }

    @Test("one image is drawn from the file that suits the screen", arguments: [1, 2, 3])
    func scales(scale: Int) throws {
        let folder = try Folder()
        try folder.writeImage("dot.png", scale: 1)
        try folder.writeImage("dot@2x.png", scale: 2)
        try folder.writeImage("dot@3x.png", scale: 3)
        let image = try #require(UIImage(named: "dot", in: folder.bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 4, height: 2))
        let bitmap = try drawnBitmap(image, scale: CGFloat(scale))
        #expect(bitmap.width == 4 * scale)
        #expect(bitmap.pixel(atX: 1, y: 0) == Self.colors[scale - 1])
        #expect(try drawnBitmap(image, scale: CGFloat(scale)) === bitmap)
    }

    @Test("without a file for the screen's scale the next larger is drawn, else the largest")
    func missingScales() throws {
        let folder = try Folder()
        try folder.writeImage("Deep/er/dot@2x.png", scale: 2)
        let image = try #require(UIImage(named: "dot", in: folder.bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(image.scale == 2)
        #expect(try drawnBitmap(image, scale: 1).width == 8)
        #expect(try drawnBitmap(image, scale: 3).width == 8)
    }

    @Test("traits choose one file")
    func traits() throws {
        let folder = try Folder()
        try folder.writeImage("dot.png", scale: 1)
        try folder.writeImage("dot@2x.png", scale: 2)
        let traits = UITraitCollection(displayScale: 2)
        let image = try #require(UIImage(named: "dot", in: folder.bundle, compatibleWith: traits))
        #expect(image.scale == 2)
        #expect(try drawnBitmap(image, scale: 1).width == 8)
    }

    @Test("a damaged file is skipped where another will do, else there is no image")
    func damaged() throws {
        let folder = try Folder()
        try folder.writeImage("half.png", scale: 1)
        try folder.write(Array("no picture".utf8), "half@2x.png")
        try folder.write(Array("no picture".utf8), "none.png")
        let half = try #require(UIImage(named: "half", in: folder.bundle, compatibleWith: nil))
        #expect(try drawnBitmap(half, scale: 2).width == 4)
        #expect(try UIImage(named: "none", in: folder.bundle, compatibleWith: nil) == nil)
        #expect(try UIImage(named: "absent", in: folder.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(contentsOfFile: folder.url.path + "/none.png") == nil)
        #expect(UIImage(contentsOfFile: "/nonexistent/image.png") == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    @Test("a file's name says its scale, and PNG data has the scale that it is given")
    func contents() throws {
        let folder = try Folder()
        try folder.writeImage("dot@2x.png", scale: 2)
        let path = folder.url.path + "/dot@2x.png"
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 4, height: 2))
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(UIImage(data: data)?.size == CGSize(width: 8, height: 4))
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 4, height: 2))
        let png = try #require(image.pngData())
        #expect(UIImage(data: png)?.size == CGSize(width: 8, height: 4))
    }

    @Test("added bundles are searched by name, and a literal that is nowhere shows a placeholder")
    func registered() throws {
        let folder = try Folder()
        try folder.writeImage("addedDot.png", scale: 1)
        #expect(UIImage(named: "addedDot") == nil)
        UIImage.addResources(in: try folder.bundle)
        #expect(UIImage(named: "addedDot")?.size == CGSize(width: 4, height: 2))
        #expect(UIImage(named: "addedDot.png") == UIImage(named: "addedDot.png"))
        let literal: UIImage = #imageLiteral(resourceName: "addedDot")
        #expect(literal.size == CGSize(width: 4, height: 2))
        let missing: UIImage = #imageLiteral(resourceName: "nowhere")
        #expect(missing.size == CGSize(width: 40, height: 40))
    }

    @Test("a template is filled with the view's tint, a tinted image with its own")
    func templates() throws {
        let folder = try Folder()
        try folder.writeImage("dot.png", scale: 1)
        let image = try #require(UIImage(named: "dot", in: folder.bundle, compatibleWith: nil))
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        func color() -> PremultipliedColor? {
            guard case .template(_, source: _, destination: _, let color)? = draw(view).first else {
                return nil
            }
            return color
        }
        #expect(color() == UIColor.green.premultiplied)
        view.tintColor = .red
        #expect(color() == UIColor.red.premultiplied)
        view.image = image.withTintColor(.blue)
        #expect(color() == UIColor.blue.premultiplied)
        view.image = image
        #expect(color() == nil)
    }

    @Test("an image that flips is mirrored in views from right to left, and only there")
    func flipping() throws {
        let folder = try Folder()
        try folder.writeImage("dot.png", scale: 1)
        let image = try #require(UIImage(named: "dot", in: folder.bundle, compatibleWith: nil))
        let flipping = image.imageFlippedForRightToLeftLayoutDirection()
        #expect(flipping.flipsForRightToLeftLayoutDirection)
        #expect(try drawnBitmap(flipping, scale: 1).pixel(atX: 0, y: 0) == .white)
        #expect(try drawnBitmap(flipping, scale: 1, isRightToLeft: true).pixel(atX: 3, y: 0) == .white)
        #expect(try drawnBitmap(image, scale: 1, isRightToLeft: true).pixel(atX: 0, y: 0) == .white)
    }

    @Test("an image view has its image's size, takes no touches and shows another image while highlighted")
    func imageView() throws {
        let folder = try Folder()
        try folder.writeImage("dot.png", scale: 1)
        try folder.writeImage("dot2.png", scale: 2)
        let image = try #require(UIImage(named: "dot", in: folder.bundle, compatibleWith: nil))
        let other = try #require(UIImage(named: "dot2", in: folder.bundle, compatibleWith: nil))
        let view = UIImageView(image: image, highlightedImage: other)
        #expect(view.bounds.size == CGSize(width: 4, height: 2))
        #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
        #expect(!view.isUserInteractionEnabled)
        let usual = draw(view)
        view.isHighlighted = true
        #expect(draw(view) != usual)
        view.image = nil
        view.highlightedImage = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(draw(view).isEmpty)
    }
}
