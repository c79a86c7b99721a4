import Drydock
import DrydockTesting
import Testing

/// A sheet with a list in it.
struct SheetScrollTests {
    private let screen = Screen { UIViewController() }
    private let list = UITableViewController(style: .plain)
    private let rows = Rows()

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private func show() throws -> UISheetPresentationController {
        let sheet = try #require(list.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        list.tableView.dataSource = rows
        screen.window.rootViewController?.present(list, animated: false)
        screen.settle()
        return sheet
    }

    private func drag(from: CGFloat, to: CGFloat) {
        screen.drag(from: CGPoint(x: 195, y: from), to: CGPoint(x: 195, y: to), duration: 1)
        screen.settle()
    }

    @Test("a drag up over the list's beginning makes the sheet higher before it scrolls")
    func expands() throws {
        let sheet = try show()
        #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
        let start = list.tableView.contentOffset.y
        drag(from: 700, to: 300)
        #expect(sheet.selectedDetentIdentifier == .large)
        #expect(list.tableView.contentOffset.y == start)
        drag(from: 700, to: 500)
        #expect(list.tableView.contentOffset.y > start + 100)
        #expect(sheet.selectedDetentIdentifier == .large)
    }

    @Test("without the preference the drag scrolls")
    func scrolls() throws {
        let sheet = try show()
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        let start = list.tableView.contentOffset.y
        drag(from: 700, to: 500)
        #expect(sheet.selectedDetentIdentifier == nil)
        #expect(list.tableView.contentOffset.y > start + 100)
    }

    @Test("a drag down over the list's beginning takes the sheet along, over its middle it scrolls")
    func dismisses() throws {
        _ = try show()
        list.tableView.contentOffset.y = 400
        screen.settle()
        drag(from: 500, to: 650)
        #expect(screen.frame(of: list.view).minY == 422)
        #expect(list.tableView.contentOffset.y < 400)
        list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
        screen.settle()
        drag(from: 460, to: 830)
        #expect(screen.window.rootViewController?.presentedViewController == nil)
    }

    @Test("on a low screen the sheet is all of it, or keeps to the bottom as wide as its controller prefers")
    func compactHeight() throws {
        let low = UITraitCollection { $0.verticalSizeClass = .compact }
        let screen = Screen(size: CGSize(width: 844, height: 390), traits: low) { UIViewController() }
        let note = UIViewController()
        note.preferredContentSize = CGSize(width: 400, height: 0)
        let sheet = try #require(note.sheetPresentationController)
        screen.window.rootViewController?.present(note, animated: false)
        screen.settle()
        #expect(screen.frame(of: note.view) == screen.window.bounds)
        sheet.prefersEdgeAttachedInCompactHeight = true
        screen.settle()
        let attached = screen.frame(of: note.view)
        #expect(attached.minY > 0 && attached.maxY == 390 && attached.width > 700)
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        screen.settle()
        let narrow = screen.frame(of: note.view)
        #expect(narrow.width == 400 && abs(narrow.midX - 422) <= 1)
    }
}
