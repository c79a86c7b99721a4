import Drydock
import DrydockCatalogue

extension FrameSubject {
    /// A sixtieth of a second of a hundred boxes that fall on each other, again from above each ten seconds.
    static func heapStep(_ scale: Int) -> FrameSubject {
        let host = ApplicationHost(
            size: CatalogueEntry.referenceSize,
            scale: CGFloat(scale),
            showsStatusBar: false
        )
        let boxes = (0..<100).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 24)) }
        for box in boxes {
            box.backgroundColor = .systemBlue
            host.window.addSubview(box)
        }
        var animator: UIDynamicAnimator?
        var steps = 0
        return FrameSubject(name: "a hundred boxes that fall on each other, one step") {
            if steps % 600 == 0 { animator = host.perform { drop(boxes, in: host.window) } }
            steps += 1
            _ = animator
            host.advance(by: 1.0 / 60)
            _ = host.render()
        }
    }

    private static func drop(_ boxes: [UIView], in view: UIView) -> UIDynamicAnimator {
        for (index, box) in boxes.enumerated() {
            box.transform = .identity
            box.center = CGPoint(x: 20 + CGFloat(index * 37 % 350), y: 600 - 34 * CGFloat(index))
        }
        let animator = UIDynamicAnimator(referenceView: view)
        let collision = UICollisionBehavior(items: boxes)
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -4_000, left: 0, bottom: 0, right: 0)
        )
        let material = UIDynamicItemBehavior(items: boxes)
        material.friction = 0.4
        for behavior in [UIGravityBehavior(items: boxes), collision, material] {
            animator.addBehavior(behavior)
        }
        return animator
    }
}
