import Drydock
import DrydockSnapshots
import DrydockTesting
import Testing

@Suite("Dynamics, seen")
struct DynamicGoldenTests {
    private let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
    ]

    @Test("boxes and balls that are dropped pile up", arguments: [UIUserInterfaceStyle.light, .dark])
    func pile(style: UIUserInterfaceStyle) {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let stage = DynamicStage(size: CGSize(width: 160, height: 200), scale: 2, style: style)
        let boxes = (0..<14).map { index in
            let isBall = index % 4 == 3
            let size = isBall ? CGSize(width: 26, height: 26) : CGSize(width: 36, height: 24)
            let place = CGPoint(x: 12 + CGFloat(index * 47 % 105), y: 20 - 32 * CGFloat(index))
            let box = stage.box(
                CGRect(origin: place, size: size),
                colors[index % 6],
                as: isBall ? Ball() : UIView()
            )
            box.layer.cornerRadius = isBall ? 13 : 0
            return box
        }
        let collision = UICollisionBehavior(items: boxes)
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -1_000, left: 4, bottom: 4, right: 4)
        )
        let material = UIDynamicItemBehavior(items: boxes)
        (material.elasticity, material.friction) = (0.3, 0.4)
        stage.add(UIGravityBehavior(items: boxes), collision, material)
        for time in style == .dark ? [4.0] : [0.5, 1, 4] {
            stage.screen.advance(by: time - stage.animator.elapsedTime)
            assertSnapshot(of: stage.screen, as: .image, named: style == .dark ? "dark" : "after \(time) s")
        }
    }

    @Test("a chain of pendulums swings")
    func chain() {
        let stage = DynamicStage(size: CGSize(width: 200, height: 150), scale: 2)
        let links = (0..<6).map { stage.box(CGRect(104 + 15 * CGFloat($0), 16, 12, 8), colors[$0]) }
        stage.add(UIGravityBehavior(items: links))
        for (index, link) in links.enumerated() {
            let hook = UIOffset(horizontal: -8, vertical: 0)
            stage.add(
                index == 0
                    ? UIAttachmentBehavior(
                        item: link,
                        offsetFromCenter: hook,
                        attachedToAnchor: CGPoint(x: 100, y: 20)
                    )
                    : UIAttachmentBehavior(
                        item: links[index - 1],
                        offsetFromCenter: UIOffset(horizontal: 7, vertical: 0),
                        attachedTo: link,
                        offsetFromCenter: hook
                    )
            )
        }
        for time in [0.2, 0.5, 1] {
            stage.screen.advance(by: time - stage.animator.elapsedTime)
            assertSnapshot(of: stage.screen, as: .image, named: "after \(time) s")
        }
    }

    @Test("a card snaps back")
    func snap() {
        let stage = DynamicStage(size: CGSize(width: 120, height: 160), scale: 2)
        let card = stage.box(CGRect(70, 90, 60, 80), .systemIndigo)
        card.layer.cornerRadius = 8
        card.transform = CGAffineTransform(rotationAngle: 0.5)
        stage.add(UISnapBehavior(item: card, snapTo: CGPoint(x: 60, y: 70)))
        for time in [0.1, 0.2, 2] {
            stage.screen.advance(by: time - stage.animator.elapsedTime)
            assertSnapshot(of: stage.screen, as: .image, named: "after \(time) s")
        }
    }
}
