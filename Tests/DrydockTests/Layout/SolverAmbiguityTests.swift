import DrydockLayoutSolver
import DrydockViews
import Testing

/// What the rows of a solver leave open.
@Suite("Ambiguity of a solver's spans")
struct SolverAmbiguityTests {
    @Test("a span without a size and one without a place are named as ambiguous, no other")
    func ambiguity() {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        let settled = solver.addSpan(near: root)
        let sizeless = solver.addSpan(near: root)
        let placeless = solver.addSpan(near: root, atEnd: true)
        for span in [settled, sizeless] { solver.add([(span, .start, 1), (root, .start, -1)], constant: 5) }
        solver.add([(settled, .end, 1), (root, .end, -1)], constant: -5)
        solver.add([(placeless, .size, 1)], constant: 30, strength: 250)
        let ambiguous = solver.ambiguousSpans(among: [root, settled, sizeless, placeless])
        #expect(ambiguous.map(\.span) == [sizeless, placeless])
        #expect(ambiguous.map(\.start) == [false, true])
        #expect(ambiguous.map(\.size) == [true, false])
        #expect(solver.size(of: sizeless) == 0)
        #expect(solver.start(of: placeless) == 70)
    }

    @Test("two spans that share a length are ambiguous together, though neither could change alone")
    func shared() {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        let spans = [solver.addSpan(near: root), solver.addSpan(near: root)]
        solver.add([(spans[0], .start, 1), (root, .start, -1)], constant: 0)
        solver.add([(spans[1], .start, 1), (spans[0], .end, -1)], constant: 0)
        solver.add([(spans[1], .end, 1), (root, .end, -1)], constant: 0)
        for span in spans { solver.add([(span, .size, 1)], constant: 30, strength: 250) }
        let ambiguous = solver.ambiguousSpans(among: spans)
        #expect(ambiguous.map(\.span) == spans)
        #expect(ambiguous.map(\.start) == [false, true])
        #expect(ambiguous.map(\.size) == [true, true])
        #expect(spans.map { solver.size(of: $0) } == [30, 70])
    }

    /// Random rows over five spans; what the spans stay near is random, too, unless it is the root's start.
    private func addRows(to solver: inout Solver, seed: Int, nearRoot: Bool) -> [Span] {
        var numbers = SeededNumbers(seed)
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        var spans = [root]
        for _ in 0..<5 {
            let (parent, atEnd) = (numbers.pick(spans), numbers.pick(2) == 0)
            spans.append(solver.addSpan(near: nearRoot ? root : parent, atEnd: atEnd && !nearRoot))
        }
        for _ in 0..<5 + numbers.pick(8) {
            var terms: [(Span, Part, Double)] = []
            for coefficient in [1.0, -1, -2].prefix(1 + numbers.pick(3)) {
                let span = terms.isEmpty ? spans[1 + numbers.pick(5)] : numbers.pick(spans)
                terms.append((span, numbers.pick(Part.allCases), coefficient))
            }
            let relation: Relation = numbers.pick([.equal, .equal, .equal, .lessOrEqual])
            let strength: Float = numbers.pick([1000, 750, 500, 500])
            solver.add(terms, relation, constant: Double(10 * numbers.pick(6)), strength: strength)
        }
        return spans
    }

    @Test("what is not ambiguous does not depend on what spans stay near", arguments: 0..<300)
    func unambiguous(seed: Int) {
        var solver = Solver()
        var other = Solver()
        let spans = addRows(to: &solver, seed: seed, nearRoot: false)
        _ = addRows(to: &other, seed: seed, nearRoot: true)
        guard solver.solve().conflicts.isEmpty else { return }
        other.solve()
        let old = spans.map { [solver.start(of: $0), solver.size(of: $0)] }
        let ambiguous = solver.ambiguousSpans(among: spans)
        #expect(spans.map { [solver.start(of: $0), solver.size(of: $0)] } == old)
        for (index, span) in spans.enumerated() {
            let found = ambiguous.first { $0.span == span }
            if found?.start != true { #expect(other.start(of: span) == old[index][0]) }
            if found?.size != true { #expect(other.size(of: span) == old[index][1]) }
        }
    }
}

extension Solver {
    fileprivate mutating func add(
        _ terms: [(span: Span, part: Part, coefficient: Double)],
        _ relation: Relation = .equal,
        constant: Double,
        strength: Float = 1000
    ) {
        func term(_ index: Int) -> Term? {
            guard index < terms.count else { return nil }
            return Term(terms[index].span, terms[index].part, terms[index].coefficient)
        }
        guard let first = term(0) else { return }
        _ = addRow(first, term(1), term(2), nil, relation, constant: constant, strength: strength)
    }
}
