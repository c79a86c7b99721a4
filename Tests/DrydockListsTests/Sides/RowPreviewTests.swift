import Drydock
import DrydockTesting
import Testing

@Suite("Previews of the menus of rows and items")
struct RowPreviewTests {
    private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate
    {
        var log: [String] = []
        var count = 3

        func configuration(_ path: IndexPath) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(
                identifier: NSString(string: "\(path[1])"),
                actionProvider: { [unowned self] _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("copy") }])
                }
            )
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(
            _ tableView: UITableView,
            contextMenuConfigurationForRowAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPath) }
        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("highlight \(configuration.identifier)")
            return nil
        }
        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            log.append("dismissal \(configuration.identifier)")
            return nil
        }
        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append("commit \(configuration.identifier)") }
        func tableView(
            _ tableView: UITableView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display \(configuration.identifier)") }
        func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end \(configuration.identifier)") }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? { configuration(indexPaths[0]) }
        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("highlight \(indexPath.item)")
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView,
            contextMenuConfiguration configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            log.append("dismissal \(indexPath.item)")
            return nil
        }
        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { log.append("commit \(configuration.identifier)") }
        func collectionView(
            _ collectionView: UICollectionView,
            willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("display \(configuration.identifier)") }
        func collectionView(
            _ collectionView: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("end \(configuration.identifier)") }
    }

    private let delegate = Delegate()

    private func show(_ controller: UIViewController) -> Screen {
        let screen = Screen(size: CGSize(width: 320, height: 480), showsStatusBar: false) { controller }
        screen.settle()
        return screen
    }

    private func open(_ cell: UIView?, on screen: Screen) throws {
        try screen.press(try #require(cell), for: 1)
        screen.settle()
    }

    /// Where the lifted preview is.
    private func previewFrame(_ screen: Screen) throws -> CGRect {
        let parts = try #require(screen.window.subviews.last?.subviews)
        try #require(parts.count == 3)
        return screen.frame(of: parts[1])
    }

    private func showTable() -> (Screen, UITableView) {
        let list = UITableViewController(style: .plain)
        list.tableView.dataSource = delegate
        list.tableView.delegate = delegate
        return (show(list), list.tableView)
    }

    @Test("a row is lifted inside of the screen's edges, and its table's delegate hears of it")
    func table() throws {
        let (screen, table) = showTable()
        try open(table.cellForRow(at: IndexPath(row: 1, section: 0)), on: screen)
        #expect(table.contextMenuInteraction?.menuAppearance == .rich)
        let row = screen.frame(of: try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
        let frame = try previewFrame(screen)
        #expect(abs(frame.width - 304) < 0.001 && abs(frame.midY - row.midY) < 0.001)
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.settle()
        #expect(delegate.log == ["highlight 1", "display 1", "commit 1", "end 1", "dismissal 1"])
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test("the finger that opened a row's menu chooses where it lifts")
    func sliding() throws {
        let (screen, table) = showTable()
        let finger = try screen.touchDown(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
        screen.advance(by: 1.5)
        let row = try screen.element(label: "Copy").frame
        finger.move(to: CGPoint(x: row.midX, y: row.midY))
        finger.lift()
        screen.settle()
        #expect(delegate.log.last == "copy" && table.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test("a row that is deleted while its menu is open does no harm")
    func deletion() throws {
        let (screen, table) = showTable()
        try open(table.cellForRow(at: IndexPath(row: 2, section: 0)), on: screen)
        screen.perform {
            delegate.count = 2
            table.reloadData()
        }
        try screen.activate(label: "Copy")
        screen.settle()
        #expect(delegate.log.suffix(3) == ["end 2", "dismissal 2", "copy"])
        #expect(table.visibleCells.count == 2)
    }

    @Test("an item is lifted where it is, and its collection view's delegate hears of it")
    func collection() throws {
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.collectionView.dataSource = delegate
        grid.collectionView.delegate = delegate
        let screen = show(grid)
        let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        try open(cell, on: screen)
        #expect(grid.collectionView.contextMenuInteraction?.menuAppearance == .rich)
        let frame = try previewFrame(screen)
        #expect(frame.size == cell.bounds.size)
        screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.settle()
        #expect(delegate.log == ["highlight 2", "display 2", "commit 2", "end 2", "dismissal 2"])
    }
}
