import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Parts of search bars")
struct SearchBarPartsTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []

        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
    }

    private func show(
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        traits: UITraitCollection = UITraitCollection(),
        _ make: () -> [UISearchBar]
    ) -> Screen {
        let screen = Screen.empty(
            size: CGSize(width: 320, height: 280),
            scale: 2,
            direction: direction,
            traits: traits,
            showsStatusBar: false
        )
        screen.perform {
            screen.window.backgroundColor = .systemBackground
            var y: CGFloat = 0
            for bar in make() {
                let height = bar.intrinsicContentSize.height
                bar.frame = CGRect(x: 0, y: y, width: 320, height: height)
                screen.window.addSubview(bar)
                y += height + 8
            }
        }
        screen.settle()
        return screen
    }

    @Test("a prompt makes the bar higher and stands above its field")
    func prompt() {
        let bar = UISearchBar()
        let plain = bar.intrinsicContentSize.height
        bar.prompt = "Find a ship"
        let screen = show { [bar] }
        #expect(bar.intrinsicContentSize.height > plain && screen.contains(text: "Find a ship"))
        let field = screen.frame(of: bar.searchTextField)
        #expect(bar.bounds.height - field.maxY == 10 && field.height == 36)
        screen.perform { bar.prompt = nil }
        #expect(bar.intrinsicContentSize.height == plain && !screen.contains(text: "Find a ship"))
    }

    @Test(
        "the button of results is told to the delegate, and can be selected; that of bookmarks goes before it"
    )
    func results() throws {
        let (bar, listener) = (UISearchBar(), Listener())
        bar.delegate = listener
        bar.showsSearchResultsButton = true
        let screen = show { [bar] }
        try screen.activate(label: "Results")
        #expect(listener.heard == ["results"] && !bar.isSearchResultsButtonSelected)
        #expect(!(try screen.element(label: "Results").traits.contains(.selected)))
        screen.perform { bar.isSearchResultsButtonSelected = true }
        #expect(try screen.element(label: "Results").traits.contains(.selected))
        screen.perform { bar.showsBookmarkButton = true }
        try screen.activate(label: "Bookmarks")
        #expect(listener.heard == ["results", "bookmark"])
        screen.perform {
            bar.showsBookmarkButton = false
            bar.showsSearchResultsButton = false
        }
        #expect(throws: (any Error).self) { try screen.element(label: "Results") }
    }

    @Test("an image for the field gives it its height, and nil its usual look")
    func background() {
        let bar = UISearchBar()
        let (color, height) = (bar.searchTextField.backgroundColor, bar.intrinsicContentSize.height)
        let image = Self.box(height: 50)
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
        #expect(bar.intrinsicContentSize.height == 70 && bar.searchTextField.backgroundColor == nil)
        bar.setSearchFieldBackgroundImage(nil, for: .normal)
        #expect(bar.intrinsicContentSize.height == height && bar.searchTextField.backgroundColor == color)
    }

    @Test("the text stands aside by the adjustment")
    func adjustment() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        _ = show { [bar] }
        let field = bar.searchTextField
        let rect = field.textRect(forBounds: field.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 12, vertical: -2)
        #expect(field.textRect(forBounds: field.bounds) == rect.offsetBy(dx: 12, dy: -2))
        #expect(bar.searchTextPositionAdjustment.horizontal == 12)
    }

    private static func box(height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 21, height: height)).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 21, height: height), cornerRadius: 10).fill()
        }.resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) {
        let screen = show(
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                if look == .dark { $0.userInterfaceStyle = .dark }
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            }
        ) {
            let bars = (0..<3).map { _ in UISearchBar() }
            for bar in bars {
                bar.placeholder = "Search"
                bar.showsSearchResultsButton = true
            }
            bars[0].prompt = "Find a ship by its name"
            bars[1].isSearchResultsButtonSelected = true
            bars[1].text = "Ship"
            bars[2].searchBarStyle = .minimal
            bars[2].setSearchFieldBackgroundImage(Self.box(height: 48), for: .normal)
            let aside: CGFloat = look == .rightToLeft ? -16 : 16
            bars[2].searchTextPositionAdjustment = UIOffset(horizontal: aside, vertical: 0)
            return bars
        }
        assertSnapshot(of: screen, as: .image)
    }
}
