import Drydock
import DrydockTesting
import Testing

/// Menus of views and rows.
struct ContextMenuTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
        UIContextMenuInteractionDelegate
    {
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("asked \(indexPath.row)")
            guard indexPath.row < 2 else { return nil }
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy \(indexPath.row)") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
                UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share \(location.x)") }])
            }
        }
    }

    private let source = Source()

    private func showTable() -> (screen: Screen, table: UITableView) {
        let list = UITableViewController(style: .plain)
        list.tableView.dataSource = source
        list.tableView.delegate = source
        let screen = Screen { list }
        screen.settle()
        return (screen, list.tableView)
    }

    @Test("a finger that rests on a row opens its menu, and does not select the row")
    func row() throws {
        let (screen, table) = showTable()
        let finger = screen.touchDown(at: screen.frame(of: table.visibleCells[1]).center)
        screen.advance(by: 1)
        #expect(source.log == ["asked 1"])
        #expect(screen.contains(text: "Copy"))
        finger.lift()
        screen.settle()
        #expect(screen.contains(text: "Copy"))
        try screen.activate(label: "Copy")
        screen.settle()
        #expect(source.log == ["asked 1", "copy 1"])
        #expect(!screen.contains(text: "Copy") && table.indexPathForSelectedRow == nil)
    }

    @Test("a row without a menu is pressed as ever; a short press asks for none")
    func none() {
        let (screen, table) = showTable()
        let finger = screen.touchDown(at: screen.frame(of: table.visibleCells[2]).center)
        screen.advance(by: 1)
        finger.lift()
        screen.settle()
        #expect(source.log == ["asked 2", "select 2"])
        screen.tap(at: screen.frame(of: table.visibleCells[0]).center)
        screen.settle()
        screen.advance(by: 1)
        #expect(source.log == ["asked 2", "select 2", "select 0"])
    }

    @Test("a view with the interaction has a menu")
    func view() throws {
        let page = UIViewController()
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: source)
        view.addInteraction(interaction)
        let screen = Screen { page }
        screen.perform { page.view.addSubview(view) }
        try screen.press(view, for: 1)
        screen.settle()
        #expect(interaction.location(in: view) == CGPoint(x: 50, y: 50))
        try screen.activate(label: "Share")
        screen.settle()
        #expect(source.log == ["share 50.0"])
        try screen.press(view, for: 1)
        screen.settle()
        #expect(screen.contains(text: "Share"))
        screen.perform { interaction.dismissMenu() }
        screen.settle()
        #expect(!screen.contains(text: "Share"))
        view.removeInteraction(interaction)
        try screen.press(view, for: 1)
        #expect(!screen.contains(text: "Share"))
    }

    @Test("another root controller of the window ends the menu")
    func anotherRoot() throws {
        let (screen, table) = showTable()
        try screen.press(try #require(table.visibleCells.first), for: 1)
        screen.settle()
        let next = UIViewController()
        screen.perform { screen.window.rootViewController = next }
        screen.settle()
        #expect(!screen.contains(text: "Copy") && screen.window.subviews == [next.view])
    }

    @Test("an item of a collection view has a menu")
    func item() throws {
        final class Delegate: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
            var chosen = -1
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            { view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) }
            func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
                    UIMenu(children: [UIAction(title: "Open") { _ in self.chosen = indexPaths[0].item }])
                })
            }
        }
        let delegate = Delegate()
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.collectionView.dataSource = delegate
        grid.collectionView.delegate = delegate
        let screen = Screen { grid }
        screen.settle()
        let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        try screen.press(cell, for: 1)
        screen.settle()
        try screen.activate(label: "Open")
        #expect(delegate.chosen == 2 && grid.collectionView.indexPathsForSelectedItems?.isEmpty != false)
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
