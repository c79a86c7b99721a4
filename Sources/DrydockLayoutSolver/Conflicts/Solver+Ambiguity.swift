import DrydockBuffers

extension Solver {
    /// The spans that could lie elsewhere at no cost, in the order of their creation, and which values could differ. A
    /// debugging aid: a few solves.
    package mutating func ambiguousSpans() -> [(span: Span, start: Bool, size: Bool)] {
        solve()
        problem.rankSpans()
        let settled = Array(problem.values.all)
        var hasMoved = settled.map { _ in false }
        var isSearching = true
        while isSearching {
            isSearching = false
            for pull in [1.0, -1.0] {
                var wishes: [RowID] = []
                for span in problem.order.all.reversed() where problem.spans[span].kind == .loose {
                    for (part, variable) in [(Part.size, Int(2 * span + 1)), (.start, Int(2 * span))]
                    where !hasMoved[variable] {
                        let strength = Float(bitPattern: UInt32(wishes.count + 1))
                        let (term, goal) = (Term(Span(index: span), part), settled[variable] + pull)
                        wishes.append(addRow(term, nil, nil, nil, .equal, constant: goal, strength: strength))
                    }
                }
                solve()
                for (variable, old) in settled.enumerated()
                where !hasMoved[variable] && abs(problem.values[variable] - old) > 1e-6 {
                    (isSearching, hasMoved[variable]) = (true, true)
                }
                for wish in wishes { removeRow(wish) }
            }
        }
        solve()
        return problem.order.all.map { (Span(index: $0), hasMoved[2 * Int($0)], hasMoved[2 * Int($0) + 1]) }
            .filter { $0.1 || $0.2 }
    }
}
