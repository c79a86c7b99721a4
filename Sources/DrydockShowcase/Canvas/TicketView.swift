package import Drydock

/// A ticket with a notch on each side and a line to tear it along, turned a little.
package final class TicketView: UIView {
    private let title: String

    package init(title: String) {
        self.title = title
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        transform = CGAffineTransform(rotationAngle: -.pi / 36)
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("TicketView is made in code")
    }

    package override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 90) }

    package override func draw(_ rect: CGRect) {
        let paper = bounds.insetBy(dx: Constant.margin, dy: Constant.margin)
        let tear = paper.minX + paper.width * 0.68
        let shape = outline(of: paper, notchedAt: tear)
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        let shadow = CGColor(gray: 0, alpha: 0.35)
        context?.setShadow(offset: CGSize(width: 0, height: 3), blur: 6, color: shadow)
        context?.clip(to: bounds)
        UIColor.systemOrange.setFill()
        shape.fill()
        context?.restoreGState()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: tear, y: paper.minY + 2 * Constant.notch))
        line.addLine(to: CGPoint(x: tear, y: paper.maxY - 2 * Constant.notch))
        line.lineWidth = 2
        line.setLineDash([4, 4], count: 2, phase: 0)
        UIColor.white.setStroke()
        line.stroke()
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        let place = CGRect(x: paper.minX + 14, y: paper.midY - 13, width: tear - paper.minX - 20, height: 30)
        title.draw(in: place, withAttributes: [.font: font, .foregroundColor: UIColor.white])
    }

    /// Clockwise from the top left corner.
    private func outline(of paper: CGRect, notchedAt x: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        func addCorner(x: CGFloat, y: CGFloat, from start: CGFloat) {
            path.addArc(
                withCenter: CGPoint(x: x, y: y),
                radius: Constant.radius,
                startAngle: start,
                endAngle: start + .pi / 2,
                clockwise: true
            )
        }
        func addNotch(y: CGFloat, from start: CGFloat) {
            path.addArc(
                withCenter: CGPoint(x: x, y: y),
                radius: Constant.notch,
                startAngle: start,
                endAngle: start - .pi,
                clockwise: false
            )
        }
        let inner = paper.insetBy(dx: Constant.radius, dy: Constant.radius)
        addCorner(x: inner.minX, y: inner.minY, from: .pi)
        addNotch(y: paper.minY, from: .pi)
        addCorner(x: inner.maxX, y: inner.minY, from: -.pi / 2)
        addCorner(x: inner.maxX, y: inner.maxY, from: 0)
        addNotch(y: paper.maxY, from: 0)
        addCorner(x: inner.minX, y: inner.maxY, from: .pi / 2)
        path.close()
        return path
    }

    private enum Constant {
        static let margin: CGFloat = 10
        static let notch: CGFloat = 7
        static let radius: CGFloat = 10
    }
}
