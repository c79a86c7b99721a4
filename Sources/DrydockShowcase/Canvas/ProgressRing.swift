package import Drydock

/// How much is done, as an arc around a number.
package final class ProgressRing: UIView {
    /// From 0 to 1.
    package var progress: CGFloat = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    package init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ProgressRing is made in code")
    }

    package override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 84) }

    package override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (min(bounds.width, bounds.height) - Constant.lineWidth) / 2
        let track = UIBezierPath(
            ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        )
        track.lineWidth = Constant.lineWidth
        UIColor.systemGray5.setStroke()
        track.stroke()
        let arc = UIBezierPath(
            arcCenter: center,
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: -.pi / 2 + 2 * .pi * progress,
            clockwise: true
        )
        arc.lineWidth = Constant.lineWidth
        arc.lineCapStyle = .round
        UIColor.systemGreen.setStroke()
        arc.stroke()
        let text = "\(Int((progress * 100).rounded())) %"
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 18, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        let size = text.size(withAttributes: attributes)
        let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        text.draw(at: corner, withAttributes: attributes)
    }

    private enum Constant {
        static let lineWidth: CGFloat = 9
    }
}
