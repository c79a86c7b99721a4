import DrydockLayoutSolver

extension Solver {
    /// For one to four terms.
    mutating func addRow(
        _ terms: [Term],
        _ relation: Relation,
        constant: Double,
        strength: Float = 1000
    ) -> RowID {
        func term(_ index: Int) -> Term? { index < terms.count ? terms[index] : nil }
        return addRow(
            terms[0],
            term(1),
            term(2),
            term(3),
            relation,
            constant: constant,
            strength: strength
        )
    }

    /// An equation of a span's size that hugs its content and resists compression by strengths of its own.
    mutating func addIntrinsicSize(
        _ span: Span,
        value: Double,
        hugging: Float,
        compression: Float
    ) -> RowID {
        addRow(
            Term(span, .size),
            nil,
            nil,
            nil,
            .equal,
            constant: value,
            strength: hugging,
            compression: compression
        )
    }

    /// Labels of one priority, one after the other from the root's start to its end.
    mutating func addLabels(_ lengths: [Double], in root: Span) -> [Span] {
        var labels: [Span] = []
        for length in lengths {
            let label = addSpan(near: root)
            let part = labels.isEmpty ? Part.start : .end
            _ = addRow([Term(label, .start), Term(labels.last ?? root, part, -1)], .equal, constant: 0)
            _ = addIntrinsicSize(label, value: length, hugging: 250, compression: 750)
            labels.append(label)
        }
        _ = addRow([Term(labels.last ?? root, .end), Term(root, .end, -1)], .equal, constant: 0)
        return labels
    }

    /// Boxes one after the other from the root's start, each about to vanish but for the equal labels at its centre.
    mutating func addBoxes(
        _ count: Int,
        gap: Double,
        strength: Float,
        labels: Int,
        length: Double,
        in root: Span
    ) -> [Span] {
        var boxes: [Span] = []
        for _ in 0..<count {
            let box = addSpan(near: root)
            let (part, gap) = boxes.isEmpty ? (Part.start, 0) : (.end, gap)
            _ = addRow([Term(box, .start), Term(boxes.last ?? root, part, -1)], .equal, constant: gap)
            _ = addRow([Term(box, .size)], .equal, constant: 0, strength: strength)
            for _ in 0..<labels {
                let label = addSpan(near: box)
                _ = addIntrinsicSize(label, value: length, hugging: 250, compression: 750)
                _ = addRow([Term(label, .centre), Term(box, .centre, -1)], .equal, constant: 0)
                _ = addRow([Term(label, .start), Term(box, .start, -1)], .greaterOrEqual, constant: 0)
                _ = addRow([Term(label, .end), Term(box, .end, -1)], .lessOrEqual, constant: 0)
            }
            boxes.append(box)
        }
        return boxes
    }
}
