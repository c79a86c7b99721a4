package import Drydock
import DrydockAnchorage

/// The white X that closes a modal. Small to the eye, large enough for a finger.
package final class DismissButton: UIButton {
    package init() {
        super.init(frame: .zero)
        backgroundColor = AppColor.clear
        tintColor = AppColor.white
        setImage(#imageLiteral(resourceName: "dismiss").withRenderingMode(.alwaysTemplate), for: .normal)
        sizeAnchors == CGSize(width: 16, height: 16)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("DismissButton is made in code")
    }

    /// Touches count within 44 × 44 points around the centre, the least that a finger hits reliably.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach: CGFloat = 44
        return bounds.insetBy(
            dx: min(0, (bounds.width - reach) / 2),
            dy: min(0, (bounds.height - reach) / 2)
        ).contains(point)
    }
}
