import Drydock
import DrydockShowcase
import DrydockSnapshots
import DrydockTesting
import Testing

/// The demo's blocks: they fall, can be thrown, and snap back.
struct DynamicsSceneTests {
    @Test("blocks fall and rest, one is dragged up and falls again, and all snap back into their rows")
    func play() throws {
        let screen = Screen { DynamicsScene() }
        let button = try screen.find(UIButton.self)
        let field = try #require(
            screen.window.rootViewController?.view.subviews.first { $0.subviews.count == 9 }
        )
        let homes = field.subviews.map(\.center)
        func run(_ seconds: Double) { for _ in 0..<Int(seconds * 60) { screen.advance(by: 1.0 / 60) } }

        run(4)
        #expect(field.subviews.allSatisfy { $0.center.y > field.bounds.maxY - 200 })
        assertSnapshot(of: screen, as: .image, named: "fallen")

        let block = field.subviews[4]
        let start = field.convert(block.center, to: nil)
        screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 300), duration: 0.5)
        #expect(block.center.y < field.bounds.maxY - 200)
        run(4)
        #expect(block.center.y > field.bounds.maxY - 200)

        try screen.tap(button)
        run(4)
        for (block, home) in zip(field.subviews, homes) {
            #expect(abs(block.center.x - home.x) < 0.2 && abs(block.center.y - home.y) < 0.2)
            #expect(abs(block.transform.b) < 0.01)
        }
        #expect(button.configuration?.title == "Let Go")
    }

    @Test("the blocks stand in their box on a phone that lies", arguments: [667, 844] as [CGFloat])
    func lying(width: CGFloat) throws {
        let screen = Screen(size: CGSize(width: width, height: 375)) { DynamicsScene() }
        let field = try #require(
            screen.window.rootViewController?.view.subviews.first { $0.subviews.count == 9 }
        )
        #expect(field.subviews.allSatisfy { field.bounds.contains($0.frame) })
    }
}
