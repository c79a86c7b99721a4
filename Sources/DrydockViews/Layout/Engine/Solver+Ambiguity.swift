package import DrydockLayoutSolver

/// For debugging: what the rows leave open.
nonisolated extension Solver {
    /// Which of the spans could lie elsewhere at no cost, and which of their values could differ. Cost: a few solves.
    ///
    /// Wishes weaker than every strength, each at one of its own, pull at every value that has not moved yet, first
    /// upwards and then downwards. The first one that is not unique cannot but follow one of the two; so when none does,
    /// all the others are unique. The solution is as before afterwards.
    package mutating func ambiguousSpans(among spans: [Span]) -> [(span: Span, start: Bool, size: Bool)] {
        solve()
        let settled = spans.flatMap { [start(of: $0), size(of: $0)] }
        var hasMoved = settled.map { _ in false }
        var isSearching = true
        while isSearching {
            isSearching = false
            for pull in [1.0, -1.0] {
                var wishes: [RowID] = []
                for (index, value) in settled.enumerated().reversed() where !hasMoved[index] {
                    let term = Term(spans[index / 2], index.isMultiple(of: 2) ? .start : .size)
                    let strength = Float(bitPattern: UInt32(wishes.count + 1))
                    wishes.append(
                        addRow(term, nil, nil, nil, .equal, constant: value + pull, strength: strength)
                    )
                }
                solve()
                for (index, span) in spans.enumerated() {
                    for (place, value) in [(2 * index, start(of: span)), (2 * index + 1, size(of: span))]
                    where !hasMoved[place] && abs(value - settled[place]) > 1e-6 {
                        (isSearching, hasMoved[place]) = (true, true)
                    }
                }
                for wish in wishes { removeRow(wish) }
            }
        }
        solve()
        return spans.enumerated().map { ($1, hasMoved[2 * $0], hasMoved[2 * $0 + 1]) }.filter { $0.1 || $0.2 }
    }
}
