import Drydock
import DrydockRaster
import DrydockTesting
import Testing

@Suite("Text layers narrower than their text")
@MainActor
struct TextLayerCutTests {
    /// The columns that are not white.
    private func columns(_ missing: CGFloat, _ alignment: CATextLayerAlignmentMode) -> [Int] {
        let stage = LayerStage()
        let layer = CATextLayer()
        stage.screen.perform {
            layer.string = "||"
            layer.fontSize = 20
            layer.foregroundColor = UIColor.black.cgColor
            layer.alignmentMode = alignment
            let size = layer.preferredFrameSize()
            layer.frame = CGRect(x: 10, y: 5, width: size.width - missing, height: size.height)
            stage.view.layer.addSublayer(layer)
        }
        stage.screen.settle()
        let bitmap = stage.bitmap
        return (0..<40).filter { x in (0..<40).contains { bitmap.pixel(atX: x, y: $0) != .white } }
    }

    @Test(
        "a hair's breadth too little takes no letter away",
        arguments: [CATextLayerAlignmentMode.left, .center, .right]
    )
    func hair(alignment: CATextLayerAlignmentMode) {
        let whole = columns(0, alignment)
        #expect(whole.count > 3)
        // The preferred size is rounded up by less than a point.
        let less = columns(0.999, alignment)
        #expect(less.count >= whole.count - 1)
    }

    @Test("a letter that has no room is cut at the bounds, at the side that the alignment leaves")
    func cut() {
        let whole = columns(0, .left)
        let left = columns(4, .left)
        #expect(left.first == whole.first)
        #expect(left.count < whole.count && left.count > whole.count / 2)
        #expect(columns(4, .right).count > whole.count / 2)
    }
}
