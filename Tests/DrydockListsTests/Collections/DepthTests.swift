import Drydock
import DrydockTesting
import Testing

/// Cells that a layout turns in space.
struct DepthTests {
    private final class Turning: UICollectionViewFlowLayout {
        var angle: CGFloat = 1

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
                copy.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
                return copy
            }
        }
    }

    @Test("a transform in space reaches the cell and goes again")
    func turns() throws {
        let layout = Turning()
        let stage = CollectionStage(layout, counts: [1])
        let cell = try #require(stage.view.visibleCells.first)
        #expect(abs(cell.transform3D.m11 - cos(1)) < 1e-9 && abs(cell.transform3D.m13) > 0.5)
        #expect(cell.bounds.size == CGSize(width: 50, height: 50))
        layout.angle = 0
        layout.invalidateLayout()
        stage.screen.host.update()
        #expect(CATransform3DIsIdentity(cell.transform3D))
    }

    /// Carousels do this in `scrollViewDidScroll(_:)`: a layout sets what it has changed, not what it has said before.
    @Test("what an app makes of a cell stays while the content scrolls")
    func scrolling() throws {
        let stage = CollectionStage()
        let cell = try #require(stage.cell(20))
        let turned = CATransform3DMakeRotation(0.5, 0, 1, 0)
        stage.perform {
            cell.layer.transform = turned
            cell.alpha = 0.5
        }
        stage.scroll(to: 100)
        #expect(CATransform3DEqualToTransform(cell.transform3D, turned))
        #expect(cell.alpha == 0.5)
        // Its place is another now.
        stage.perform {
            (stage.view.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 20
        }
        #expect(CATransform3DIsIdentity(cell.transform3D))
        #expect(cell.alpha == 1)
        #expect(cell.frame == stage.frame(20))
    }

    @Test("attributes in the plane and in space are of one kind")
    func attributes() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
        attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
        attributes.transform = .identity
        #expect(CATransform3DIsIdentity(attributes.transform3D))
        attributes.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy.map { CATransform3DEqualToTransform($0.transform3D, attributes.transform3D) } == true)
    }
}
