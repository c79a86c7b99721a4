import Foundation

extension PathElements {
    /// This path and another with the same elements, where they differ in how many curves follow one another at most: what has fewer
    /// gets as many by division. Corners of one curve and of three are so. Nil for other paths.
    func matched(with other: PathElements) -> (PathElements, PathElements)? {
        if types == other.types { return (self, other) }
        let (rows, others) = (self.rows, other.rows)
        guard rows.count == others.count, zip(rows, others).allSatisfy({ $0.type == $1.type }) else {
            return nil
        }
        var (left, right) = (PathElements(), PathElements())
        for (row, other) in zip(rows, others) {
            let count = max(row.pieces.count, other.pieces.count)
            left.append(row, count: count)
            right.append(other, count: count)
        }
        return (left, right)
    }

    /// One element, or curves that follow one another.
    private struct Row {
        let type: CGPathElementType
        /// Of curves as many as there are, else one; where a subpath ends none.
        var pieces: [Piece]
    }

    private var rows: [Row] {
        var rows: [Row] = []
        var index = 0
        var from = CGPoint.zero
        for type in types {
            let part = Array(points[index..<index + type.pointCount])
            index += part.count
            guard let to = part.last else {
                rows.append(Row(type: type, pieces: []))
                continue
            }
            let piece = Piece(from: from, to: to, controls: part.dropLast())
            from = to
            if type == .addCurveToPoint, let last = rows.indices.last, rows[last].type == type {
                rows[last].pieces.append(piece)
            } else {
                rows.append(Row(type: type, pieces: [piece]))
            }
        }
        return rows
    }

    /// - Parameter count: at least as many curves as the row has; the last one is divided into the rest.
    private mutating func append(_ row: Row, count: Int) {
        var pieces = row.pieces
        if let last = pieces.popLast() {
            let parts = count - pieces.count
            for part in 0..<parts {
                let (low, high) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
                pieces.append(last.part(from: low, to: high))
            }
        }
        for piece in pieces {
            switch row.type {
            case .moveToPoint: move(to: piece.to)
            case .addLineToPoint: addLine(to: piece.to)
            case .addQuadCurveToPoint: addQuadCurve(to: piece.to, control: piece.controls[0])
            case .addCurveToPoint:
                addCurve(to: piece.to, control1: piece.controls[0], control2: piece.controls[1])
            case .closeSubpath: break
            }
        }
        if row.type == .closeSubpath { close() }
    }
}
