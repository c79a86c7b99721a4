import Drydock
import DrydockTesting
import Testing

@Suite("Dynamic animators")
struct DynamicAnimatorTests {
    private let stage = DynamicStage()

    @Test(
        "gravity of magnitude 1 is 1,000 points / second², however the clock is moved",
        arguments: [1, 6, 30]
    )
    func fall(frames: Int) {
        let box = stage.box(CGRect(80, 0, 40, 40))
        stage.add(UIGravityBehavior(items: [box]))
        for _ in 0..<30 / frames { stage.screen.advance(by: Double(frames) / 60) }

        #expect(abs(box.center.y - 145) < 1e-6)
        #expect(box.center.x == 100)
        #expect(box.transform == .identity)
        #expect(abs(stage.animator.elapsedTime - 0.5) < 1e-9)
    }

    @Test("gravity has a direction, an angle and a magnitude, each of which says the same")
    func gravityValues() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        #expect(gravity.angle == .pi / 2)
        #expect(gravity.magnitude == 1)
        gravity.gravityDirection = CGVector(dx: -3, dy: 4)
        #expect(gravity.magnitude == 5)
        #expect(abs(gravity.angle - 2.214_297_435_588_181) < 1e-9)
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.magnitude = -1
        #expect(gravity.gravityDirection == CGVector(dx: -1, dy: 0))
    }

    @Test(
        "an animator that has nothing to move does not run; one that has tells when it stops and goes on, once"
    )
    func pausing() {
        final class Delegate: NSObject, UIDynamicAnimatorDelegate {
            var calls: [String] = []
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
                calls.append("resume, running \(animator.isRunning)")
            }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
                calls.append("pause, running \(animator.isRunning)")
            }
        }
        let delegate = Delegate()
        stage.animator.delegate = delegate
        stage.add(UIGravityBehavior(items: []))
        #expect(!stage.animator.isRunning)

        let box = stage.box(CGRect(80, 200, 40, 40))
        stage.add(UIGravityBehavior(items: [box]), stage.walls([box]))
        #expect(stage.animator.isRunning)
        #expect(stage.screen.host.isAnimating)
        stage.run(for: 2)
        #expect(!stage.animator.isRunning)
        #expect(!stage.screen.host.isAnimating)
        #expect(abs(box.frame.maxY - 300) < 0.001)
        #expect(delegate.calls == ["resume, running false", "pause, running false"])

        box.center.y = 100
        stage.screen.perform { stage.animator.updateItem(usingCurrentState: box) }
        #expect(stage.animator.isRunning)
        stage.run(for: 2)
        #expect(delegate.calls.count == 4)
        #expect(abs(box.frame.maxY - 300) < 0.001)
    }

    @Test("an item's place is the animator's until it is told of another one")
    func updating() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        stage.add(UIGravityBehavior(items: [box]))
        stage.run(for: 0.25)
        box.center = CGPoint(x: 50, y: 20)
        stage.run(for: 0.05)
        #expect(box.center.x == 100)
        #expect(box.center.y > 40)
        box.center = CGPoint(x: 50, y: 20)
        stage.screen.perform { stage.animator.updateItem(usingCurrentState: box) }
        stage.run(for: 0.05)
        #expect(box.center.x == 50)
        // With the velocity that it had.
        let expected: CGFloat = 20 + 300 * 0.05 + 500 * 0.0025
        #expect(abs(box.center.y - expected) < 0.01)
    }

    @Test("behaviours come and go while items move; an item of none stays where it is")
    func changing() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        let gravity = UIGravityBehavior(items: [box])
        stage.add(gravity)
        stage.run(for: 0.1)
        #expect(gravity.dynamicAnimator === stage.animator)
        #expect(stage.animator.behaviors == [gravity])
        stage.screen.perform { stage.animator.removeBehavior(gravity) }
        let place = box.center
        stage.run(for: 0.5)
        #expect(box.center == place)
        #expect(gravity.dynamicAnimator == nil)

        stage.add(gravity)
        stage.screen.perform { gravity.removeItem(box) }
        stage.run(for: 0.5)
        #expect(box.center == place)
        stage.screen.perform { stage.animator.removeAllBehaviors() }
        #expect(stage.animator.behaviors.isEmpty)
    }

    @Test("a behaviour's children come and go with it; each is told before")
    func children() {
        final class Drop: UIDynamicBehavior {
            var moves: [Bool] = []
            init(item: UIView) {
                super.init()
                addChildBehavior(UIGravityBehavior(items: [item]))
                let collision = UICollisionBehavior(items: [item])
                collision.translatesReferenceBoundsIntoBoundary = true
                addChildBehavior(collision)
            }
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
                moves.append(dynamicAnimator != nil && self.dynamicAnimator == nil)
            }
        }
        let box = stage.box(CGRect(80, 0, 40, 40))
        let drop = Drop(item: box)
        var steps = 0
        drop.action = { steps += 1 }
        stage.add(drop)
        #expect(drop.childBehaviors.count == 2)
        #expect(drop.childBehaviors.allSatisfy { $0.dynamicAnimator === stage.animator })
        stage.run(for: 1)
        #expect(steps == 60)
        #expect(abs(box.frame.maxY - 300) < 0.001)
        stage.screen.perform { stage.animator.removeBehavior(drop) }
        #expect(drop.moves == [true, false])
        #expect(drop.childBehaviors.allSatisfy { $0.dynamicAnimator == nil })
    }

    @Test("items of a rectangle are found by their boxes")
    func itemsInRect() {
        let boxes = (0..<4).map { stage.box(CGRect(CGFloat(50 * $0), 0, 40, 40)) }
        stage.add(UIDynamicItemBehavior(items: boxes))
        let found = stage.animator.items(in: CGRect(60, 10, 50, 5))
        #expect(found.count == 2)
        #expect(found.first === boxes[1] && found.last === boxes[2])
    }

    @Test("an animator that is let go lets its items be")
    func lettingGo() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        let gravity = UIGravityBehavior(items: [box])
        var other: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.view)
        stage.screen.perform { other?.addBehavior(gravity) }
        stage.run(for: 0.1)
        let place = box.center
        #expect(place.y > 20)
        other = nil
        stage.run(for: 0.1)
        #expect(box.center == place)
        #expect(gravity.dynamicAnimator == nil)
        #expect(!stage.screen.host.isAnimating)
    }

    @Test("items deep in the reference view move in its coordinates, and ones that leave it move on")
    func hierarchy() {
        let inner = UIView(frame: CGRect(10, 100, 100, 100))
        let box = UIView(frame: CGRect(0, 0, 20, 20))
        stage.screen.perform {
            stage.view.addSubview(inner)
            inner.addSubview(box)
        }
        stage.add(UIGravityBehavior(items: [box]), stage.walls([box]))
        stage.run(for: 1)
        #expect(abs(box.frame.maxY - 200) < 0.001)
        stage.screen.perform { box.removeFromSuperview() }
        stage.run(for: 1)
        #expect(box.center.y.isFinite)
    }

    @Test("the reference view's edges follow its bounds")
    func resizing() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        stage.add(UIGravityBehavior(items: [box]), stage.walls([box]))
        stage.screen.perform { stage.view.bounds.size.height = 250 }
        stage.run(for: 1.2)
        #expect(abs(box.frame.maxY - 250) < 0.001)
    }

    @Test("an animator without a view moves any object")
    func objects() {
        final class Ball: NSObject, UIDynamicItem {
            var center = CGPoint.zero
            var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            var transform = CGAffineTransform.identity
        }
        let ball = Ball()
        let animator = UIDynamicAnimator()
        stage.screen.perform { animator.addBehavior(UIGravityBehavior(items: [ball])) }
        stage.run(for: 1)
        #expect(abs(ball.center.y - 500) < 1e-6)
        #expect(animator.referenceView == nil)
    }

    @Test("a view that is scaled stays so, and one that is turned turns on")
    func transforms() {
        let box = stage.box(CGRect(80, 100, 40, 40))
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        let spin = UIDynamicItemBehavior(items: [box])
        spin.addAngularVelocity(.pi, for: box)
        stage.add(spin)
        stage.run(for: 0.5)
        #expect(abs(box.transform.a) < 0.001)
        #expect(abs(box.transform.b - 2) < 0.001)
        #expect(abs(spin.angularVelocity(for: box) - .pi) < 1e-9)
    }

    @Test("items without a size, hidden or in the same place hang nothing")
    func oddItems() {
        let boxes = (0..<30).map { index in
            let box = stage.box(CGRect(100, 100, index % 3 == 0 ? 0 : 20, index % 2 == 0 ? 0 : 20))
            box.isHidden = index % 5 == 0
            return box
        }
        stage.add(UIGravityBehavior(items: boxes), stage.walls(boxes))
        stage.run(for: 1)
        #expect(boxes.allSatisfy { $0.center.y.isFinite && $0.center.y < 310 })
    }

    @Test("a step of an hour is not made up for")
    func longStep() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        stage.add(UIGravityBehavior(items: [box]))
        stage.screen.advance(by: 3_600)
        #expect(stage.animator.elapsedTime == 60)
    }

    @Test("numbers that are none stop the program with the property's name")
    func noNumbers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIGravityBehavior(items: []).magnitude = .nan }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIGravityBehavior.magnitude: nan is not finite"))
    }
}
