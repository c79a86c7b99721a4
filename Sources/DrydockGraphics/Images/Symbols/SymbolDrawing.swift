import DrydockRaster
import Foundation

/// One symbol, in units of a square of 24.
struct SymbolDrawing {
    /// What is drawn, in the order in which it is.
    enum Step {
        /// A line of the weight's width.
        case stroke(PathElements)
        case fill(PathElements)
        /// What follows takes away from what the part has drawn before; the line is wider by as much.
        case erase(PathElements, isStroke: Bool, extra: CGFloat)
    }

    /// All parts as one, of one colour.
    var whole: [Step]
    /// The parts that may have colours of their own, back to front; one or none for a symbol without.
    var parts: [[Step]]

    init(_ steps: [Step]) {
        whole = steps
        parts = []
    }

    init(whole: [Step], parts: [[Step]]) {
        self.whole = whole
        self.parts = parts
    }

    /// The drawing in points.
    func drawing(name: String, _ metrics: SymbolMetrics) -> VectorDrawing {
        let box = ink
        let unit = metrics.unit
        func points(_ units: CGFloat) -> CGFloat { max(((units + 2 * Self.margin) * unit).rounded(), 1) }
        let size = CGSize(width: points(box.width), height: points(box.height))
        let matrix = CGAffineTransform(
            a: unit,
            b: 0,
            c: 0,
            d: unit,
            tx: size.width / 2 - box.midX * unit,
            ty: size.height / 2 - box.midY * unit
        )
        let frame = PixelRect(x: 0, y: 0, width: Int(size.width), height: Int(size.height))
        func list(_ steps: [Step]) -> DisplayList {
            Self.list(steps, matrix.affine, lineWidth: metrics.lineWidth, frame: frame)
        }
        return VectorDrawing(name: name, size: size, list: list(whole), layers: parts.map(list))
    }

    /// Units around what is drawn.
    private static let margin: CGFloat = 2

    /// The box around what is drawn, with lines of the drawings' own width, whatever the weight.
    private var ink: CGRect {
        var box = CGRect.null
        for step in whole {
            switch step {
            case .stroke(let path): box = box.union(path.box.insetBy(dx: -1, dy: -1))
            case .fill(let path): box = box.union(path.box)
            case .erase: break
            }
        }
        return box.isNull ? CGRect(x: 2, y: 2, width: 20, height: 20) : box
    }

    private static func list(
        _ steps: [Step],
        _ matrix: Affine,
        lineWidth: CGFloat,
        frame: PixelRect
    ) -> DisplayList {
        var result = DisplayList()
        func stroke(_ path: PathElements, extra: CGFloat) -> DisplayCommand {
            let style = StrokeStyle(width: lineWidth + extra, cap: .round, join: .round)
            return .strokePath(path.path, matrix, style, .color(.black))
        }
        var erases = false
        for step in steps {
            switch step {
            case .stroke(let path): result.append(stroke(path, extra: 0))
            case .fill(let path): result.append(.fillPath(path.path, matrix, .nonZero, .color(.black)))
            case .erase(let path, let isStroke, let extra):
                erases = true
                result.append(.pushLayer(LayerStyle(blendMode: .destinationOut), bounds: frame))
                if isStroke {
                    result.append(stroke(path, extra: extra))
                } else {
                    result.append(.fillPath(path.path, matrix, .nonZero, .color(.black)))
                }
                result.append(.pop)
            }
        }
        guard erases else { return result }
        result.commands.insert(.pushLayer(LayerStyle(isIsolated: true), bounds: frame), at: 0)
        result.append(.pop)
        return result
    }
}
