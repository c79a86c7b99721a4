import Drydock
import DrydockTesting
import Testing

@Suite("Collection views that get another size in an animation")
struct BoundsChangeTests {
    /// Rows of 40 points that are as wide as the view.
    private final class Rows: UICollectionViewFlowLayout {
        var log: [String] = []

        override func prepare() {
            itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 40)
            (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
            super.prepare()
            // To set the size invalidates once more.
            if log.last != "prepare" { log.append("prepare") }
        }

        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("begin \(oldBounds.height) to \(collectionView?.bounds.height ?? 0)")
        }

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(itemIndexPath.item)")
            return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        }

        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final \(itemIndexPath.item)")
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }

        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("end")
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private let layout = Rows()

    private func stage() -> CollectionStage {
        let stage = CollectionStage(layout, counts: [20])
        stage.perform { stage.view.frame.size = CGSize(width: 300, height: 120) }
        stage.screen.settle()
        _ = layout.take()
        return stage
    }

    @Test("the layout is told between its preparation and the end, and says where cells come from and go to")
    func order() {
        let stage = stage()
        stage.perform {
            UIView.animate(withDuration: 1) {
                stage.view.frame.size = CGSize(width: 200, height: 200)
                stage.view.layoutIfNeeded()
            }
        }
        #expect(layout.take() == ["prepare", "begin 120.0 to 200.0", "initial 3", "initial 4", "end"])
        #expect(stage.shown == (0..<5).map { "0.\($0)" })
        stage.screen.advance(by: 2)
        stage.perform {
            UIView.animate(withDuration: 1) {
                stage.view.frame.size = CGSize(width: 300, height: 120)
                stage.view.layoutIfNeeded()
            }
        }
        #expect(layout.take() == ["prepare", "begin 200.0 to 120.0", "final 3", "final 4", "end"])
        #expect(stage.view.subviews.count { $0 is NameCell && !$0.isHidden } == 5)
        stage.screen.advance(by: 2)
        #expect(stage.view.subviews.count { $0 is NameCell && !$0.isHidden } == 3)
        #expect(layout.take() == [])
    }

    @Test("a cell that comes moves from where it was out of sight, for as long as the block says")
    func moving() throws {
        let stage = stage()
        stage.perform {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                stage.view.frame.size = CGSize(width: 200, height: 200)
                stage.view.layoutIfNeeded()
            }
        }
        let cell = try #require(stage.cell(4))
        stage.screen.advance(by: 0.5)
        #expect(cell.layer.presentation()?.frame == CGRect(x: 0, y: 160, width: 250, height: 40))
        stage.screen.advance(by: 1)
        #expect(cell.frame == CGRect(x: 0, y: 160, width: 200, height: 40))
    }

    @Test("at once, and by an animation that leaves the size, the layout is not told")
    func still() {
        let stage = stage()
        stage.perform { stage.view.frame.size.width = 200 }
        stage.screen.settle()
        #expect(layout.take() == ["prepare"])
        stage.perform {
            UIView.animate(withDuration: 1) {
                stage.view.contentOffset.y = 100
                stage.view.layoutIfNeeded()
            }
        }
        stage.screen.settle()
        #expect(layout.take() == [])
    }
}
