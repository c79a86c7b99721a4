import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("UISearchBar")
struct SearchBarTests {
    private final class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        var refusesToEnd = false

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("shouldBegin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("didBegin") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            heard.append("shouldEnd")
            return !refusesToEnd
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("didEnd") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            heard.append("changed '\(searchText)'")
        }
        func searchBar(
            _ searchBar: UISearchBar,
            shouldChangeTextIn range: NSRange,
            replacementText text: String
        ) -> Bool {
            heard.append("shouldChange \(range.location),\(range.length) '\(text == "\n" ? "return" : text)'")
            return text != "x"
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            heard.append("scope \(selectedScope)")
        }
    }

    private let listener = Listener()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    private let screen: Screen

    init() {
        let controller = UIViewController()
        screen = Screen(size: CGSize(width: 320, height: 200), showsStatusBar: false) { controller }
        let (bar, listener) = (bar, listener)
        screen.perform {
            bar.delegate = listener
            controller.view.addSubview(bar)
        }
    }

    @Test("a text that is not edited can be cleared, as in UIKit")
    func clearing() {
        #expect(UISearchTextField().clearButtonMode == .always)
        #expect(UISearchBar().searchTextField.clearButtonMode == .always)
    }

    @Test("typing, Return and the clear button are told in order")
    func typing() throws {
        try screen.tap(bar.searchTextField)
        try screen.type("a")
        try screen.type("x")
        screen.press(.return)
        #expect(
            listener.heard == [
                "shouldBegin", "didBegin", "shouldChange 0,0 'a'", "changed 'a'", "shouldChange 1,0 'x'",
                "shouldChange 1,0 'return'", "search",
            ]
        )
        #expect(bar.isFirstResponder)
        listener.heard = []
        let field = bar.searchTextField
        let clear = field.clearButtonRect(forBounds: field.bounds)
        try screen.tap(field, at: CGPoint(x: clear.midX, y: clear.midY))
        #expect(listener.heard.last == "changed ''")
        screen.perform { _ = bar.resignFirstResponder() }
        #expect(listener.heard.suffix(2) == ["shouldEnd", "didEnd"])
    }

    @Test("Return does nothing while there is nothing to search for")
    func emptyReturn() throws {
        try screen.tap(bar.searchTextField)
        listener.heard = []
        screen.press(.return)
        #expect(listener.heard == [])
    }

    @Test("a delegate can keep the bar from ending")
    func refusal() throws {
        try screen.tap(bar.searchTextField)
        listener.refusesToEnd = true
        #expect(screen.perform { bar.resignFirstResponder() } == false)
        #expect(bar.isFirstResponder)
    }

    @Test("the Cancel button takes its room from the field, in 0.3 seconds, and only tells")
    func cancel() throws {
        screen.settle()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        screen.perform {
            bar.text = "kept"
            bar.setShowsCancelButton(true, animated: true)
        }
        screen.advance(by: 0.15)
        screen.settle()
        let width = bar.searchTextField.frame.width
        #expect((230..<245).contains(width))
        try screen.tap(UIButton.self, text: "Cancel")
        #expect(listener.heard == ["cancel"])
        #expect(bar.text == "kept")
        screen.perform { bar.showsCancelButton = false }
        screen.settle()
        #expect(bar.searchTextField.frame.width == 304)
    }

    @Test("scopes make the bar taller and are reported")
    func scopes() throws {
        screen.perform { bar.scopeButtonTitles = ["All", "Unread"] }
        #expect(bar.intrinsicContentSize.height == 56)
        screen.perform {
            bar.showsScopeBar = true
            bar.sizeToFit()
        }
        #expect(bar.frame.height == 98)
        try screen.tap(bar, at: CGPoint(x: 240, y: 72))
        #expect(listener.heard == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test("the bookmark button gives way to editing")
    func bookmark() throws {
        screen.perform { bar.showsBookmarkButton = true }
        try screen.tap(try #require(bar.searchTextField.rightView))
        #expect(listener.heard == ["bookmark"])
        try screen.tap(bar.searchTextField)
        #expect(bar.searchTextField.rightView?.superview == nil)
    }

    @Test("the bookmark is as large as text is, before and after a change of its size")
    func bookmarkSize() throws {
        screen.perform { bar.showsBookmarkButton = true }
        let usual = try #require(bar.searchTextField.rightView).bounds.width
        screen.perform { bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge }
        #expect(try #require(bar.searchTextField.rightView).bounds.width > usual * 1.8)
        screen.perform {
            bar.showsBookmarkButton = false
            bar.showsBookmarkButton = true
        }
        #expect(try #require(bar.searchTextField.rightView).bounds.width > usual * 1.8)
    }

    @Test("text set in code tells nobody")
    func code() {
        screen.perform { bar.text = "set" }
        #expect(listener.heard == [])
    }

    @Test("assistive technology finds a search field")
    func accessibility() throws {
        screen.perform { bar.placeholder = "Search people" }
        let element = try screen.element(label: "Search people")
        #expect(element.traits.contains(.searchField))
    }

    nonisolated enum Look: String, CaseIterable, CustomTestStringConvertible {
        case light, dark, rightToLeft, large

        var testDescription: String { rawValue }
    }

    @Test("looks", arguments: Look.allCases)
    func looks(look: Look) {
        let screen = Screen.empty(
            size: CGSize(width: 320, height: 340),
            scale: 2,
            direction: look == .rightToLeft ? .rightToLeft : .leftToRight,
            traits: UITraitCollection {
                if look == .dark { $0.userInterfaceStyle = .dark }
                if look == .large { $0.preferredContentSizeCategory = .accessibilityMedium }
            },
            showsStatusBar: false
        )
        screen.perform {
            screen.window.backgroundColor = .systemBackground
            let plain = UISearchBar()
            plain.placeholder = "Search"
            let searched = UISearchBar()
            searched.text = "Ada"
            searched.showsCancelButton = true
            searched.searchBarStyle = .minimal
            let scoped = UISearchBar()
            scoped.placeholder = "Mail"
            scoped.scopeButtonTitles = ["All", "Unread", "Sent"]
            scoped.showsScopeBar = true
            scoped.showsBookmarkButton = true
            let tinted = UISearchBar()
            tinted.barTintColor = .systemIndigo
            tinted.searchTextField.backgroundColor = .systemBackground
            tinted.placeholder = "Over a colour"
            var y: CGFloat = 0
            for bar in [plain, searched, scoped, tinted] {
                screen.window.addSubview(bar)
                bar.frame = CGRect(x: 0, y: y, width: 320, height: bar.intrinsicContentSize.height)
                y += bar.frame.height + 16
            }
        }
        assertSnapshot(of: screen, as: .image)
    }
}
