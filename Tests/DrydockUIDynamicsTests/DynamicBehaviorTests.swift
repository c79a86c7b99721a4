import Drydock
import DrydockTesting
import Foundation
import Testing

@Suite("Dynamic behaviours")
struct DynamicBehaviorTests {
    private let stage = DynamicStage()

    // MARK: - Pushes

    @Test("a push of 1 gives 100 by 100 points 100 points / second², all the time or at once")
    func pushes() {
        let boxes = [CGRect(0, 0, 100, 100), CGRect(0, 150, 100, 100)].map { stage.box($0) }
        let continuous = UIPushBehavior(items: [boxes[0]], mode: .continuous)
        continuous.pushDirection = CGVector(dx: 1, dy: 0)
        let instantaneous = UIPushBehavior(items: [boxes[1]], mode: .instantaneous)
        instantaneous.setAngle(0, magnitude: 1)
        stage.add(continuous, instantaneous)
        stage.run(for: 1)
        #expect(abs(boxes[0].center.x - 100) < 1e-6)
        #expect(abs(boxes[1].center.x - 150) < 1e-6)
        #expect(continuous.active)
        #expect(!instantaneous.active)

        stage.screen.perform { instantaneous.active = true }
        stage.run(for: 1)
        #expect(abs(boxes[1].center.x - 350) < 1e-6)
    }

    @Test("half the density is pushed twice as far, and gravity does not ask for it")
    func density() {
        let boxes = [CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100)].map { stage.box($0) }
        let material = UIDynamicItemBehavior(items: [boxes[0]])
        material.density = 0.5
        let push = UIPushBehavior(items: boxes, mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        stage.add(material, push, UIGravityBehavior(items: boxes))
        stage.run(for: 0.5)
        #expect(abs(boxes[0].center.x - 75) < 1e-6)
        #expect(abs(boxes[1].center.x - 162.5) < 1e-6)
        #expect(boxes[0].center.y == boxes[1].center.y)
    }

    @Test("a push beside the middle turns the item")
    func offset() {
        let box = stage.box(CGRect(50, 50, 100, 100))
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        stage.add(push)
        #expect(push.targetOffsetFromCenter(for: box).horizontal == 50)
        stage.run(for: 0.1)
        // 100 · 50 / (10,000 / 6) radians a second.
        #expect(abs(asin(box.transform.b) - 0.3) < 0.001)
    }

    // MARK: - Items

    @Test("what an item is like has UIKit's defaults")
    func defaults() {
        let behavior = UIDynamicItemBehavior(items: [])
        #expect(behavior.elasticity == 0)
        #expect(behavior.friction == 0)
        #expect(behavior.density == 1)
        #expect(behavior.resistance == 0)
        #expect(behavior.angularResistance == 0)
        #expect(behavior.allowsRotation)
        #expect(!behavior.isAnchored)
        #expect(UISnapBehavior(item: UIView(), snapTo: .zero).damping == 0.5)
        #expect(UICollisionBehavior(items: []).collisionMode == .everything)
        let push = UIPushBehavior(items: [], mode: .continuous)
        #expect(push.magnitude == 0 && push.angle == 0 && push.active)
    }

    @Test("of several behaviours each says what was set in it, the last one last")
    func settings() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        let first = UIDynamicItemBehavior(items: [box])
        (first.resistance, first.allowsRotation) = (3, false)
        let second = UIDynamicItemBehavior(items: [box])
        second.resistance = 1
        second.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
        second.addAngularVelocity(5, for: box)
        #expect(second.linearVelocity(for: box) == CGPoint(x: 100, y: 0))
        stage.add(first, second)
        stage.run(for: 1)
        #expect(abs(second.linearVelocity(for: box).x - 100 * exp(-1)) < 0.001)
        #expect(first.linearVelocity(for: box) == second.linearVelocity(for: box))
        #expect(box.transform == .identity)
    }

    @Test("an anchored item stays, and others collide with it")
    func anchored() {
        let shelf = stage.box(CGRect(50, 200, 100, 20))
        let box = stage.box(CGRect(80, 0, 40, 40))
        let anchor = UIDynamicItemBehavior(items: [shelf])
        anchor.isAnchored = true
        stage.add(UIGravityBehavior(items: [box, shelf]), UICollisionBehavior(items: [box, shelf]), anchor)
        stage.run(for: 2)
        #expect(shelf.center == CGPoint(x: 100, y: 210))
        #expect(abs(box.frame.maxY - 200) < 0.01)
        #expect(!stage.animator.isRunning)
    }

    // MARK: - Collisions

    @Test("a drop menu: it falls to a boundary, bounces and rests on it")
    func dropMenu() {
        let menu = stage.box(CGRect(0, -150, 200, 150))
        let collision = UICollisionBehavior(items: [menu])
        collision.addBoundary(
            withIdentifier: NSString("floor"),
            from: CGPoint(x: -500, y: 150),
            to: CGPoint(x: 500, y: 150)
        )
        let material = UIDynamicItemBehavior(items: [menu])
        material.elasticity = 0.5
        stage.add(UIGravityBehavior(items: [menu]), collision, material)
        var highest: CGFloat = 150
        var hasLanded = false
        for _ in 0..<240 {
            stage.run(for: 1.0 / 60)
            hasLanded = hasLanded || menu.frame.maxY > 149.9
            if hasLanded { highest = min(highest, menu.frame.maxY) }
        }
        #expect(abs(highest - 112.5) < 2)
        #expect(abs(menu.frame.maxY - 150) < 0.001)
        #expect(menu.transform == .identity)
        #expect(!stage.animator.isRunning)
    }

    /// To four points.
    private static func name(_ point: CGPoint) -> String {
        "\(4 * Int((point.x / 4).rounded())), \(4 * Int((point.y / 4).rounded()))"
    }

    @Test("collisions are told when they begin and end, with what and where")
    func delegate() {
        final class Delegate: NSObject, UICollisionBehaviorDelegate {
            var calls: [String] = []
            func collisionBehavior(
                _ behavior: UICollisionBehavior,
                beganContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem,
                at p: CGPoint
            ) { calls.append("items \(DynamicBehaviorTests.name(p))") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior,
                endedContactFor item1: any UIDynamicItem,
                with item2: any UIDynamicItem
            ) { calls.append("end of items") }
            func collisionBehavior(
                _ behavior: UICollisionBehavior,
                beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?,
                at p: CGPoint
            ) {
                calls.append(
                    "\(identifier.map { "\($0)" } ?? "nil") \(DynamicBehaviorTests.name(p))"
                )
            }
            func collisionBehavior(
                _ behavior: UICollisionBehavior,
                endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            ) { calls.append("end of \(identifier.map { "\($0)" } ?? "nil")") }
        }
        let delegate = Delegate()
        let left = stage.box(CGRect(20, 100, 40, 40))
        let right = stage.box(CGRect(100, 100, 40, 40))
        let collision = stage.walls([left, right])
        collision.collisionDelegate = delegate
        collision.addBoundary(
            withIdentifier: NSString("line"),
            from: CGPoint(x: 180, y: 0),
            to: CGPoint(x: 180, y: 300)
        )
        let material = UIDynamicItemBehavior(items: [left, right])
        (material.elasticity, material.allowsRotation) = (1, false)
        material.addLinearVelocity(CGPoint(x: 200, y: 0), for: left)
        stage.add(collision, material)
        stage.run(for: 1)
        #expect(
            delegate.calls == [
                "items 100, 120", "end of items", "line 180, 120", "end of line", "items 100, 120",
                "end of items",
                "nil 0, 120", "end of nil",
            ]
        )
    }

    @Test("boundaries are kept by their identifiers")
    func boundaries() {
        let collision = UICollisionBehavior(items: [])
        #expect(collision.boundaryIdentifiers == nil)
        collision.addBoundary(withIdentifier: NSString("a"), for: UIBezierPath(rect: CGRect(0, 0, 10, 10)))
        collision.addBoundary(withIdentifier: NSNumber(value: 2), from: .zero, to: CGPoint(x: 9, y: 0))
        collision.addBoundary(withIdentifier: NSString("a"), for: UIBezierPath(rect: CGRect(0, 0, 20, 10)))
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: NSString("a"))?.bounds.width == 20)
        collision.removeBoundary(withIdentifier: NSNumber(value: 2))
        #expect(collision.boundary(withIdentifier: NSNumber(value: 2)) == nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test("what collides is what the mode and the behaviour say")
    func modes() {
        let boxes = [CGRect(80, 0, 40, 40), CGRect(80, 100, 40, 40)].map { stage.box($0) }
        let collision = stage.walls(boxes)
        collision.collisionMode = .boundaries
        stage.add(UIGravityBehavior(items: boxes), collision)
        stage.run(for: 2)
        #expect(abs(boxes[0].frame.maxY - 300) < 0.001)
        #expect(abs(boxes[1].frame.maxY - 300) < 0.001)
    }

    @Test("insets move the reference bounds' edges inward")
    func insets() {
        let box = stage.box(CGRect(80, 0, 40, 40))
        let collision = UICollisionBehavior(items: [box])
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -100, left: 0, bottom: 60, right: 0)
        )
        #expect(collision.translatesReferenceBoundsIntoBoundary)
        stage.add(UIGravityBehavior(items: [box]), collision)
        stage.run(for: 2)
        #expect(abs(box.frame.maxY - 240) < 0.001)
    }

    @Test("an ellipse rolls where a rectangle stands; a path is what it says")
    func boundsTypes() {
        final class Round: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        final class Flat: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: CGRect(-20, -5, 40, 10)) }
        }
        let slope = UICollisionBehavior(items: [])
        let views = [
            stage.box(CGRect(20, 0, 40, 40)), stage.box(CGRect(20, 0, 40, 40), as: Round()),
            stage.box(CGRect(80, 250, 40, 40), as: Flat()),
        ]
        let material = UIDynamicItemBehavior(items: views)
        material.friction = 0.9
        for view in views { slope.addItem(view) }
        slope.collisionMode = .boundaries
        slope.addBoundary(
            withIdentifier: NSString("s"),
            from: CGPoint(x: -50, y: 40),
            to: CGPoint(x: 150, y: 100)
        )
        slope.addBoundary(
            withIdentifier: NSString("f"),
            from: CGPoint(x: -50, y: 300),
            to: CGPoint(x: 500, y: 300)
        )
        stage.add(UIGravityBehavior(items: views), slope, material)
        stage.run(for: 0.8)
        #expect(views[0].center.x < 50)
        #expect(views[1].center.x > 80)
        #expect(abs(views[2].center.y - 295) < 0.01)
    }

    // MARK: - Attachments and snaps

    @Test("a rod holds its length; a spring swings as often as its frequency says")
    func attachments() {
        let boxes = [CGRect(0, 80, 40, 40), CGRect(160, 80, 40, 40)].map { stage.box($0) }
        let rod = UIAttachmentBehavior(item: boxes[0], attachedToAnchor: CGPoint(x: 100, y: 100))
        #expect(rod.length == 80)
        #expect(rod.attachedBehaviorType == .anchor)
        #expect(rod.frequency == 0 && rod.damping == 0)
        let spring = UIAttachmentBehavior(item: boxes[1], attachedToAnchor: CGPoint(x: 100, y: 100))
        (spring.length, spring.frequency) = (40, 1)
        stage.add(rod, spring, UIGravityBehavior(items: [boxes[0]]))
        stage.run(for: 0.5)
        // Half a swing later it is as far on the other side of the spring's length.
        #expect(abs(boxes[1].center.x - 100) < 0.5)
        #expect(abs(hypot(boxes[0].center.x - 100, boxes[0].center.y - 100) - 80) < 0.2)
        stage.run(for: 0.5)
        #expect(abs(boxes[1].center.x - 180) < 0.5)
    }

    @Test("two items that are attached keep their distance, and momentum")
    func attachedItems() {
        let boxes = [CGRect(20, 100, 40, 40), CGRect(120, 100, 40, 40)].map { stage.box($0) }
        let attachment = UIAttachmentBehavior(item: boxes[0], attachedTo: boxes[1])
        #expect(attachment.length == 100)
        #expect(attachment.items.count == 2)
        let push = UIDynamicItemBehavior(items: boxes)
        push.addLinearVelocity(CGPoint(x: -100, y: 0), for: boxes[0])
        stage.add(attachment, push)
        stage.run(for: 0.5)
        #expect(abs(push.linearVelocity(for: boxes[1]).x + 50) < 0.5)
        #expect(abs(boxes[1].center.x - boxes[0].center.x - 100) < 0.1)
    }

    @Test("a card that is dragged follows the finger, and goes on when it is let go")
    func cardSwipe() {
        let card = stage.box(CGRect(50, 100, 100, 140))
        let drag = UIAttachmentBehavior(
            item: card,
            offsetFromCenter: UIOffset(horizontal: 0, vertical: 40),
            attachedToAnchor: CGPoint(x: 100, y: 210)
        )
        stage.add(drag)
        for step in 1...15 {
            stage.screen.perform { drag.anchorPoint = CGPoint(x: 100 + 6 * CGFloat(step), y: 210) }
            stage.run(for: 1.0 / 60)
        }
        let held = CGPoint(x: 0, y: 40).applying(card.transform)
        #expect(abs(card.center.x + held.x - 190) < 1)
        #expect(abs(card.center.y + held.y - 210) < 1)
        #expect(card.transform.b < -0.1)
        stage.screen.perform { stage.animator.removeBehavior(drag) }
        let swipe = UIPushBehavior(items: [card], mode: .instantaneous)
        swipe.pushDirection = CGVector(dx: 20, dy: 0)
        stage.add(swipe)
        stage.run(for: 0.5)
        #expect(card.frame.minX > 300)
    }

    @Test("limits are ropes, pins turn, and what is fixed moves as one")
    func kinds() {
        let boxes = [20, 60, 100, 140].map { stage.box(CGRect($0, 0, 30, 30)) }
        let anchor = UIDynamicItemBehavior(items: [boxes[0]])
        anchor.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: boxes[0],
            attachedTo: boxes[1],
            attachmentAnchor: CGPoint(x: 55, y: 15)
        )
        let fixed = UIAttachmentBehavior.fixedAttachment(
            with: boxes[1],
            attachedTo: boxes[2],
            attachmentAnchor: CGPoint(x: 95, y: 15)
        )
        let rope = UIAttachmentBehavior.limitAttachment(
            with: boxes[2],
            offsetFromCenter: .zero,
            attachedTo: boxes[3],
            offsetFromCenter: .zero
        )
        stage.add(anchor, pin, fixed, rope, UIGravityBehavior(items: boxes))
        func distance(_ a: Int, _ b: Int) -> CGFloat {
            hypot(boxes[a].center.x - boxes[b].center.x, boxes[a].center.y - boxes[b].center.y)
        }
        for _ in 0..<120 {
            stage.run(for: 1.0 / 60)
            #expect(abs(distance(1, 2) - 40) < 1)
            #expect(distance(2, 3) < 41)
            #expect(abs(boxes[1].transform.b - boxes[2].transform.b) < 0.05)
            let hinge = CGPoint(x: -20, y: 0).applying(boxes[1].transform)
            #expect(abs(boxes[1].center.x + hinge.x - 55) < 1)
            #expect(abs(boxes[1].center.y + hinge.y - 15) < 1)
        }
    }

    @Test(
        "a snap brings its item to the point, upright, and stops; a new point starts it again",
        arguments: [0, 0.5, 1]
    )
    func snap(damping: CGFloat) {
        let box = stage.box(CGRect(0, 0, 60, 40))
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 140, y: 200))
        snap.damping = damping
        stage.add(snap)
        var farthest: CGFloat = 0
        for _ in 0..<300 {
            stage.run(for: 1.0 / 60)
            farthest = max(farthest, box.center.x)
        }
        #expect(damping == 1 ? farthest < 140.5 : farthest > 145)
        #expect(abs(box.center.x - 140) < 0.2)
        #expect(abs(box.transform.b) < 0.01)
        #expect(!stage.animator.isRunning)
        stage.screen.perform { snap.snapPoint.x = 60 }
        stage.run(for: 5)
        #expect(abs(box.center.x - 60) < 0.2)
    }
}
