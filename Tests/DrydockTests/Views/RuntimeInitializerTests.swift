import Drydock
import DrydockTesting
import Testing

/// Classes that UIKit makes instances of, written as for iOS: with initialisers of their own and without `required`.
@MainActor
struct RuntimeInitializerTests {
    private final class DetailCell: UITableViewCell {
        private(set) var made = "not"

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            made = "by its own initialiser"
        }

        init(title: String) {
            super.init(style: .default, reuseIdentifier: nil)
            textLabel?.text = title
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class TitleCell: UITableViewCell {
        let title: String

        init(title: String) {
            self.title = title
            super.init(style: .default, reuseIdentifier: nil)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Header: UITableViewHeaderFooterView {
        let number = 3

        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Tile: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class TileController: UICollectionViewController {
        init() {
            super.init(collectionViewLayout: UICollectionViewFlowLayout())
            collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            1
        }

        override func collectionView(
            _ collectionView: UICollectionView,
            cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        }
    }

    private final class DialLayer: CALayer {
        var degrees: CGFloat = 20

        override init() { super.init() }

        override init(layer: Any) {
            degrees = (layer as? DialLayer)?.degrees ?? 0
            super.init(layer: layer)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class DialView: UIView {
        override class var layerClass: AnyClass { DialLayer.self }
    }

    private final class PaperAttributes: UICollectionViewLayoutAttributes {
        var fold = 0.5

        override init() {
            super.init()
            fold = 0.25
        }
    }

    @Test("a registered class of cells is made by its own init(style:reuseIdentifier:)")
    func cell() throws {
        let table = UITableView()
        table.register(DetailCell.self, forCellReuseIdentifier: "detail")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "detail") as? DetailCell)
        #expect(cell.made == "by its own initialiser")
        #expect(cell.reuseIdentifier == "detail")
        #expect(DetailCell(title: "A title").textLabel?.text == "A title")
    }

    @Test("a registered class of headers is made by its own init(reuseIdentifier:)")
    func header() throws {
        let table = UITableView()
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header)
        #expect(header.number == 3)
        #expect(header.reuseIdentifier == "header")
    }

    @Test("a registered class of a collection's cells is made by its own init(frame:)")
    func collectionCell() throws {
        let screen = Screen(size: CGSize(width: 200, height: 200)) { TileController() }
        let tile = try screen.find(Tile.self)
        #expect(tile.label.superview === tile.contentView)
    }

    @Test("a view's layer is made by init(), and what is shown of it by init(layer:)")
    func layer() throws {
        let view = DialView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let dial = try #require(view.layer as? DialLayer)
        #expect(dial.degrees == 20)
        dial.degrees = 70
        let screen = Screen {
            let controller = UIViewController()
            controller.view.addSubview(view)
            return controller
        }
        screen.settle()
        #expect(dial.presentation()?.degrees == 70)
    }

    @Test("copied attributes are of their own class, and made by its init()")
    func attributes() throws {
        let attributes = PaperAttributes(forCellWith: IndexPath(item: 2, section: 0))
        attributes.fold = 1
        let copy = try #require(attributes.copy() as? PaperAttributes)
        #expect(copy.indexPath == attributes.indexPath)
        #expect(copy.fold == 0.25)
    }

    @Test("a registered class without the initialiser stops with a message that names both")
    func missingInitializer() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView()
                table.register(TitleCell.self, forCellReuseIdentifier: "title")
                _ = table.dequeueReusableCell(withIdentifier: "title")
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("init(style:reuseIdentifier:)"))
        #expect(message.contains("TitleCell"))
    }
}
