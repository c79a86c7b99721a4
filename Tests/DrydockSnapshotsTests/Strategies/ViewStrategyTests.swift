import Drydock
import DrydockRaster
import DrydockSnapshotResults
import DrydockSnapshotTrees
import DrydockSnapshots
import Testing

struct ViewStrategyTests {
    private final class Card: UIView {
        let dot = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
        let line = UIView(frame: CGRect(x: 0, y: 8, width: 20, height: 1))

        init() {
            super.init(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
            backgroundColor = .white
            dot.accessibilityIdentifier = "the dot"
            dot.backgroundColor = .red
            addSubview(dot)
            addSubview(line)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("a view is drawn at its own size, times the scale, and is afterwards as it was")
    func viewImage() throws {
        let card = Card()
        let bitmap = try Snapshotting<UIView, UIImage>.image(scale: 2).take(card).bitmap
        #expect(bitmap.size == PixelSize(width: 40, height: 20))
        #expect(bitmap.pixel(atX: 4, y: 4) == PremultipliedColor(red: 255, green: 0, blue: 0))
        #expect(bitmap.pixel(atX: 3, y: 4) == .white)
        #expect(card.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
        #expect(card.superview == nil)
    }

    @Test("what no view draws on stays clear")
    func clearBackground() throws {
        let image = try Snapshotting<UIView, UIImage>.image(size: CGSize(width: 3, height: 3)).take(UIView())
        #expect(image.bitmap.pixel(atX: 1, y: 1) == .clear)
    }

    @Test("a difference is named after the deepest view that holds all of it, by its property or identifier")
    func component() throws {
        let session = SnapshotSession()
        let image = try session.snapshot(of: { Card() }, as: Snapshotting<Card, UIImage>.image)
        let tree = try #require(session.evidence(of: image)?.trees?.first?.tree)
        func component(_ width: Int, _ height: Int, y: Int) -> String? {
            let place = PictureCluster(x: 3, y: y, width: width, height: height, greatest: 1)
            return tree.deepestNode(containing: place).map(tree.path)
        }
        #expect(component(2, 2, y: 3) == "Card › UIView \"the dot\"")
        #expect(component(2, 1, y: 8) == "Card › UIView line")
        #expect(component(9, 2, y: 3) == "Card")
    }

    @Test("scale and direction are in the file's name")
    func suffixes() {
        typealias Strategy = Snapshotting<UIView, UIImage>
        #expect(Strategy.image.fileSuffix == "")
        #expect(Strategy.image(scale: 3).fileSuffix == "@3x")
        #expect(Strategy.image(traits: UITraitCollection(displayScale: 2)).fileSuffix == "@2x")
        #expect(Strategy.image(scale: 1.5, direction: .rightToLeft).fileSuffix == "-rtl@1.5x")
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.layoutDirection = .rightToLeft
        }
        #expect(Strategy.image(traits: traits).fileSuffix == "-dark-rtl")
    }

    @Test("a width alone is a size: the height fits")
    func widthAlone() throws {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight nine ten"
        let size = CGSize(width: 80, height: 0)
        let narrow = try Snapshotting<UIView, UIImage>.image(size: size).take(label).bitmap
        #expect(narrow.width == 80)
        #expect(narrow.height > 3 * 20)
        label.frame = CGRect(x: 0, y: 0, width: 160, height: 0)
        let wide = try Snapshotting<UIView, UIImage>.image.take(label).bitmap
        #expect(wide.width == 160)
        #expect((20..<narrow.height).contains(wide.height))
    }

    @Test("a view without a size has its fitting size, on the pixels of the picture")
    func fittingSize() throws {
        func size(_ scale: CGFloat) throws -> PixelSize {
            let label = UILabel()
            label.text = "A label"
            return try Snapshotting<UIView, UIImage>.image(scale: scale).take(label).bitmap.size
        }
        let (one, three) = (try size(1), try size(3))
        #expect(three.width <= one.width * 3)
        #expect(three.height <= one.height * 3)
        #expect(three.width > (one.width - 2) * 3)
    }

    @Test("a pullback makes a strategy for another type, with the same files")
    func pullback() throws {
        let strategy = Snapshotting<UIView, String>.recursiveDescription.pullback { (text: String) in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            label.text = text
            return label
        }
        #expect(strategy.pathExtension == "txt")
        #expect(try strategy.take("Hi") == "UILabel (0 0; 80 20) \"Hi\"\n")
    }

    @Test("an image is compared as it is")
    func uiImage() throws {
        let image = try Snapshotting<UIView, UIImage>.image.take(Card())
        let bytes = [UInt8](Diffing<UIImage>.image.toData(image))
        #expect(Diffing<UIImage>.image.mismatch(reference: bytes, actual: image) == nil)
        #expect(try Snapshotting<UIImage, UIImage>.image.take(image) === image)
        let other = try Snapshotting<UIView, UIImage>.image.take(UILabel(frame: Card().frame))
        #expect(Diffing<UIImage>.image.diff(image, other)?.0.contains("200 pixels of 200 differ") == true)
    }
}
