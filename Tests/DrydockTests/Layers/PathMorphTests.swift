import Drydock
import DrydockTesting
import Testing

@Suite("Paths that become each other")
@MainActor
struct PathMorphTests {
    private let stage = LayerStage()
    private let layer = CAShapeLayer()

    /// The path in the middle of an animation from one to another.
    private func middle(_ from: CGPath, _ to: CGPath) throws -> CGPath {
        stage.screen.perform { stage.view.layer.addSublayer(layer) }
        stage.screen.perform { layer.add(basicAnimation("path", from: from, to: to), forKey: nil) }
        stage.screen.advance(by: 0.5)
        return try #require(layer.presentation()?.path)
    }

    @Test("a circle becomes a square with round corners, whose corners have more curves")
    func record() throws {
        let circle = UIBezierPath(roundedRect: CGRect(0, 0, 40, 40), cornerRadius: 20).cgPath
        let square = UIBezierPath(roundedRect: CGRect(10, 10, 20, 20), cornerRadius: 4).cgPath
        for (from, to) in [(circle, square), (square, circle)] {
            let path = try middle(from, to)
            #expect(path.boundingBoxOfPath == CGRect(5, 5, 30, 30))
            // Halfway between the corners of both: (5.86, 5.86) and about (11.17, 11.17).
            #expect(!path.contains(CGPoint(x: 8, y: 8)) && path.contains(CGPoint(x: 9, y: 9)))
        }
    }

    @Test("paths of other elements change in the middle of the time")
    func others() throws {
        let line = UIBezierPath(rect: CGRect(0, 0, 10, 10)).cgPath
        let oval = UIBezierPath(ovalIn: CGRect(0, 0, 30, 30)).cgPath
        #expect(try middle(line, oval) == oval)
    }
}
