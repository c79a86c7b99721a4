import Drydock
import DrydockTesting
import Testing

@Suite("Items that are moved by hand")
struct MovementTests {
    private final class Log {
        var orders: [[String]] = []
        var changes = 0
    }

    private func makeList(_ log: Log) -> ListStage {
        let stage = ListStage(
            .plain,
            [["A", "B", "C", "D"], ["E", "F"]],
            fill: { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        )
        stage.source.reorderingHandlers.canReorderItem = { $0 != "D" }
        stage.source.reorderingHandlers.didReorder = { transaction in
            log.orders.append(transaction.finalSnapshot.itemIdentifiers)
            log.changes = transaction.difference.count
        }
        return stage
    }

    @Test("the handle takes a row to another place, and the snapshot follows")
    func handle() {
        let log = Log()
        let stage = makeList(log)
        stage.drag(from: stage.middle(0, x: 290), to: stage.middle(2, x: 290))
        #expect(stage.texts == ["B", "C", "A", "D", "E", "F"])
        #expect(log.orders == [["B", "C", "A", "D", "E", "F"]] && log.changes == 2)
        stage.drag(from: stage.middle(2, x: 290), to: stage.middle(1, 1, x: 290))
        #expect(stage.texts == ["B", "C", "D", "E", "F", "A"])
        #expect(stage.source.snapshot().numberOfItems(inSection: 1) == 3)
        stage.drag(from: stage.middle(2, x: 290), to: stage.middle(0, x: 290))
        #expect(stage.texts.prefix(3) == ["B", "C", "D"])
    }

    @Test("a grid makes room under the finger, and what is cancelled goes back")
    func grid() {
        let stage = CollectionStage(counts: [12])
        var isMoving = false
        stage.perform {
            isMoving = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        }
        #expect(!isMoving)
        stage.mayMove = true
        stage.perform {
            isMoving = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        }
        #expect(isMoving)
        stage.perform { stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 85)) }
        #expect(stage.shown.prefix(8) == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.0"])
        #expect(stage.cell(7)?.center == CGPoint(x: 150, y: 85))
        stage.perform { stage.view.cancelInteractiveMovement() }
        stage.screen.advance(by: 1)
        stage.screen.host.update()
        #expect(stage.shown.first == "0.0" && stage.cell(0)?.frame == stage.frame(0))
        #expect(stage.moves.isEmpty)
        stage.perform {
            _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
            stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 25))
            stage.view.endInteractiveMovement()
        }
        #expect(stage.moves == ["2 to 0"] && stage.shown.first == "0.2")
    }

    @Test("a long press in a collection view controller lifts what can be moved")
    func longPress() {
        final class Grid: UICollectionViewController {
            var items = ["A", "B", "C"]
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
            {
                items.count
            }
            override func collectionView(
                _ collectionView: UICollectionView,
                cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
                (cell as? NameCell)?.name = items[indexPath.item]
                return cell
            }
            override func collectionView(
                _ collectionView: UICollectionView,
                moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
            }
        }
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = Screen(size: CGSize(width: 300, height: 300), scale: 2, showsStatusBar: false) { grid }
        screen.settle()
        let finger = screen.touchDown(at: CGPoint(x: 25, y: 25))
        screen.advance(by: 0.6)
        finger.move(to: CGPoint(x: 100, y: 25))
        finger.move(to: CGPoint(x: 150, y: 25))
        screen.settle()
        finger.lift()
        screen.settle()
        #expect(grid.items == ["B", "C", "A"])
        screen.tap(at: CGPoint(x: 25, y: 25))
        #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
}
