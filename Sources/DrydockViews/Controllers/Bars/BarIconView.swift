/// The icon of a system item, drawn as lines in the tint colour, 22 points wide and high.
final class BarIconView: UIView {
    private let item: UIBarButtonItem.SystemItem

    init(_ item: UIBarButtonItem.SystemItem) {
        self.item = item
        super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("BarIconView is made in code") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func describe(into description: inout ViewDescription) {
        super.describe(into: &description)
        description.append("item", "\(item)")
    }

    override func draw(_ rect: CGRect) {
        tintColor.set()
        let lines = UIBezierPath()
        lines.lineWidth = 1.75
        lines.lineCapStyle = .round
        lines.lineJoinStyle = .round
        let shape = UIBezierPath()
        let icon = BarIcon(lines: lines, shape: shape)
        icon.append(item)
        lines.stroke()
        shape.fill()
    }
}

/// The lines and the filled parts of icons, in a square of 22 points.
private struct BarIcon {
    let lines: UIBezierPath
    let shape: UIBezierPath

    func append(_ item: UIBarButtonItem.SystemItem) {
        switch item {
        case .add:
            // Source: pictures that iOS recorded, 17.7 wide and 18 high.
            line((11, 2.875), (11, 19.125))
            line((3.025, 11), (18.975, 11))
        case .close, .stop:
            line((4.5, 4.5), (17.5, 17.5))
            line((17.5, 4.5), (4.5, 17.5))
        case .search:
            lines.append(UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 13, height: 13)))
            line((14, 14), (19.5, 19.5))
        case .action:
            line((7, 8.5), (4, 8.5), (4, 20), (18, 20), (18, 8.5), (15, 8.5))
            line((11, 14), (11, 2), (7, 6))
            line((11, 2), (15, 6))
        case .compose:
            line((10, 4), (3, 4), (3, 19.5), (18, 19.5), (18, 12))
            line((8.5, 14), (9.5, 10.5), (18, 2.5), (20, 4.5), (11.5, 13), (8.5, 14))
        case .trash:
            line((3.5, 5), (18.5, 5))
            line((8, 5), (8.5, 2.5), (13.5, 2.5), (14, 5))
            line((5, 5), (6, 20), (16, 20), (17, 5))
            line((9, 9), (9.3, 16))
            line((13, 9), (12.7, 16))
        case .reply:
            line((8.5, 4), (2.5, 10), (8.5, 16))
            lines.move(to: CGPoint(x: 2.5, y: 10))
            lines.addLine(to: CGPoint(x: 12, y: 10))
            lines.addQuadCurve(to: CGPoint(x: 19.5, y: 18), controlPoint: CGPoint(x: 19.5, y: 10))
        case .organize:
            line((2.5, 18.5), (2.5, 4), (8, 4), (10, 6.5), (19.5, 6.5), (19.5, 18.5), (2.5, 18.5))
            line((2.5, 10), (19.5, 10))
        case .bookmarks: appendBook()
        case .refresh: appendCircle(clockwise: true)
        case .undo: appendTurn { $0 }
        case .redo: appendTurn { 22 - $0 }
        case .camera:
            line(
                (2, 6),
                (6.5, 6),
                (8, 3.5),
                (14, 3.5),
                (15.5, 6),
                (20, 6),
                (20, 18.5),
                (2, 18.5),
                (2, 6)
            )
            lines.append(UIBezierPath(ovalIn: CGRect(x: 7.25, y: 8, width: 7.5, height: 7.5)))
        case .play: fill((5, 3), (19, 11), (5, 19))
        case .pause:
            fill((5, 3), (9, 3), (9, 19), (5, 19))
            fill((13, 3), (17, 3), (17, 19), (13, 19))
        case .rewind:
            fill((11, 4), (1, 11), (11, 18))
            fill((21, 4), (11, 11), (21, 18))
        case .fastForward:
            fill((1, 4), (11, 11), (1, 18))
            fill((11, 4), (21, 11), (11, 18))
        case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: break
        }
    }

    private func line(_ points: (CGFloat, CGFloat)...) { append(points, to: lines) }

    private func fill(_ points: (CGFloat, CGFloat)...) {
        append(points, to: shape)
        shape.close()
    }

    private func append(_ points: [(CGFloat, CGFloat)], to path: UIBezierPath) {
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
    }

    private func appendBook() {
        for side in [-1.0, 1] {
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: 11 + side * x, y: y) }
            lines.move(to: point(0, 5.5))
            lines.addQuadCurve(to: point(9, 4), controlPoint: point(4, 2.5))
            lines.addLine(to: point(9, 17.5))
            lines.addQuadCurve(to: point(0, 19), controlPoint: point(4, 16))
        }
        line((11, 5.5), (11, 19))
    }

    private func appendCircle(clockwise: Bool) {
        lines.move(to: CGPoint(x: 18.5, y: 11))
        lines.addArc(
            withCenter: CGPoint(x: 11, y: 11),
            radius: 7.5,
            startAngle: 0,
            endAngle: 1.5 * .pi,
            clockwise: clockwise
        )
        line((8.5, 0.75), (11.5, 3.5), (8.5, 6.25))
    }

    private func appendTurn(_ x: (CGFloat) -> CGFloat) {
        lines.move(to: CGPoint(x: x(3), y: 8))
        lines.addLine(to: CGPoint(x: x(13), y: 8))
        lines.addQuadCurve(to: CGPoint(x: x(19), y: 13), controlPoint: CGPoint(x: x(19), y: 8))
        lines.addQuadCurve(to: CGPoint(x: x(13), y: 18), controlPoint: CGPoint(x: x(19), y: 18))
        lines.addLine(to: CGPoint(x: x(7), y: 18))
        line((x(7.5), 3.5), (x(3), 8), (x(7.5), 12.5))
    }
}
