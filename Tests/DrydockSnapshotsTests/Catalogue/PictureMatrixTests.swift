import Drydock
import DrydockCatalogue
import DrydockSnapshots
import Testing

struct PictureMatrixTests {
    @Test("a product has every combination, and the order of factors changes names alone")
    func product() {
        let first: PictureMatrix = .styles × .directions × .contentSizes(.large, .accessibilityLarge)
        #expect(first.cells.count == 8)
        #expect(first.cells.last?.name == "dark-rtl-AccessibilityL")
        let second: PictureMatrix = .contentSizes(.accessibilityLarge) × .directions × .styles
        #expect(first.cells.last?.traits == second.cells.last?.traits)
        for matrix: PictureMatrix in [.directions × .devices, .devices × .directions] {
            #expect(matrix.cells.count(where: { $0.traits.layoutDirection == .rightToLeft }) == 4)
            #expect(matrix.cells.allSatisfy { $0.size != nil && $0.safeArea != nil })
        }
    }

    @Test("views, controllers and entries are drawn in each cell")
    func pictures() {
        assertSnapshots(of: Card(), as: .image(matrix: .styles × .directions × .scales(2)))
        assertSnapshots(
            of: CardViewController(),
            as: .image(matrix: .devices(["iPhoneSe": .iPhoneSe]) × .styles)
        )
    }

    @Test("a catalogue is drawn whole in one call")
    func catalogue() {
        assertSnapshots(of: cards, matrix: .contentSizes(.extraSmall, .accessibilityLarge) × .styles)
    }

    @Test("each entry is a test's argument", arguments: cards.entries)
    func entry(_ entry: CatalogueEntry) {
        assertSnapshot(of: entry, as: .image(scale: 2, direction: .rightToLeft, style: .dark))
    }

    @Test("a contact sheet has a row for each component, or for each state in several cells")
    func contactSheet() throws {
        assertSnapshot(of: try cards.contactSheet(scale: 2), as: .image, named: "states")
        assertSnapshot(
            of: try cards.contactSheet(of: ["card", "card-marked"], matrix: .styles × .directions, scale: 2),
            as: .image,
            named: "cells"
        )
        // The strategy is the same picture.
        assertSnapshot(of: cards, as: .contactSheet(scale: 2), named: "states-by-strategy")
    }

    @Test("a view, and a controller's screen, have a sheet of a matrix")
    func sheetOfOne() {
        let matrix: PictureMatrix = .styles × .directions × .contentSizes(.large, .accessibilityLarge)
        assertSnapshot(of: Card(), as: .contactSheet(matrix: matrix, scale: 2), named: "view")
        assertSnapshot(
            of: CardViewController(),
            as: .contactSheet(matrix: .devices × .styles),
            named: "screen"
        )
    }

    @Test("a sheet without pixels, or of a view without a size, is refused")
    func noSheet() throws {
        let empty = try #require(throws: SnapshotFailure.self) {
            _ = try Snapshotting<UIView, UIImage>.contactSheet(matrix: .styles).take(UIView())
        }
        #expect(empty.message == "UIView has neither a size nor content: pass .image(size:)")
        let huge = try #require(throws: SnapshotFailure.self) {
            _ = try Snapshotting<ComponentCatalogue, UIImage>.contactSheet(scale: 1000).take(cards)
        }
        #expect(huge.message.contains("which is too large: choose fewer"))
        #expect(throws: SnapshotFailure.self) {
            _ = try Snapshotting<UIView, UIImage>.contactSheet(matrix: .styles, scale: -1).take(UIView())
        }
    }

    @Test("a sheet of screens that is too large is refused before a screen is made")
    func sheetOfLargeScreens() {
        final class Counter { var count = 0 }
        let counter = Counter()
        let catalogue = ComponentCatalogue {
            CatalogueScreen("home") {
                counter.count += 1
                return UIViewController()
            }
        }
        #expect(throws: ContactSheetError.self) {
            try catalogue.contactSheet(matrix: .styles × .directions, scale: 20)
        }
        #expect(counter.count == 0)
    }

    @Test("a sheet that no picture can hold is refused with its size and a remedy")
    func hugeSheet() {
        #expect(throws: ContactSheetError.self) {
            try cards.contactSheet(matrix: .styles × .directions × .contentSizes, scale: 100)
        }
    }
}

private nonisolated let cards = ComponentCatalogue {
    CatalogueComponent("card", Card.init)
        .state("marked") { $0.layer.borderWidth = 2 }
    CatalogueScreen("page", CardViewController.init)
}

/// A label in the reader's size of text, between a leading mark and the trailing edge.
private final class Card: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 8
        layer.borderColor = UIColor.systemRed.cgColor
        let mark = UIView()
        mark.backgroundColor = .systemBlue
        let label = UILabel()
        label.text = "Card"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [mark, label])
        stack.spacing = 8
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: 6),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class CardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let card = Card()
        view.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        ])
    }
}
