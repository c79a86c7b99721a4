package import Drydock

/// A line over time: a stroked curve, and a gradient beneath it.
package final class ChartView: UIView {
    /// From 0 to 1, evenly spaced.
    package var values: [CGFloat] = [] {
        didSet { if values != oldValue { setNeedsDisplay() } }
    }

    package init() {
        super.init(frame: .zero)
        configureView()
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) {
        fatalError("ChartView is made in code")
    }

    package override var intrinsicContentSize: CGSize { Constant.size }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
        let plot = bounds.insetBy(dx: Constant.inset, dy: Constant.inset)
        drawGrid(in: plot)
        let line = curve(in: plot)
        context.saveGState()
        let area = CGMutablePath()
        area.addPath(line.cgPath)
        area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
        area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
        area.closeSubpath()
        context.addPath(area)
        context.clip()
        let colors = [tint.withAlphaComponent(0.4).cgColor, tint.withAlphaComponent(0).cgColor]
        if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
            let (top, bottom) = (CGPoint(x: 0, y: plot.minY), CGPoint(x: 0, y: plot.maxY))
            context.drawLinearGradient(gradient, start: top, end: bottom, options: [])
        }
        context.restoreGState()
        tint.setStroke()
        line.stroke()
    }

    private var tint: UIColor { .systemBlue }

    private func drawGrid(in plot: CGRect) {
        let grid = UIBezierPath()
        for row in 0...4 {
            let y = plot.minY + plot.height * CGFloat(row) / 4
            grid.move(to: CGPoint(x: plot.minX, y: y))
            grid.addLine(to: CGPoint(x: plot.maxX, y: y))
        }
        grid.lineWidth = 1
        grid.setLineDash([2, 3], count: 2, phase: 0)
        UIColor.separator.setStroke()
        grid.stroke()
    }

    /// A curve that is level at each value.
    private func curve(in plot: CGRect) -> UIBezierPath {
        let step = plot.width / CGFloat(values.count - 1)
        let points = values.enumerated().map { index, value in
            CGPoint(x: plot.minX + step * CGFloat(index), y: plot.maxY - plot.height * value)
        }
        let curve = UIBezierPath()
        curve.move(to: points[0])
        for (from, to) in zip(points, points.dropFirst()) {
            curve.addCurve(
                to: to,
                controlPoint1: CGPoint(x: from.x + step / 2, y: from.y),
                controlPoint2: CGPoint(x: to.x - step / 2, y: to.y)
            )
        }
        curve.lineWidth = 2.5
        curve.lineCapStyle = .round
        return curve
    }
}

// MARK: - View configuration

extension ChartView {
    private enum Constant {
        static let inset: CGFloat = 8
        static let size = CGSize(width: 240, height: 110)
    }

    private func configureView() {
        isOpaque = false
        contentMode = .redraw
    }
}
