import DrydockLayoutSolver
import Testing

/// Small random systems with ties, redundancy and contradictions, against the dense reference.
@Suite struct ReferenceTests {
    @Test("values agree with the reference, ambiguous systems included", arguments: 0..<12)
    func agreement(batch: Int) throws {
        for seed in 200 * batch..<200 * (batch + 1) {
            var generator = SplitMix(seed)
            let program = RandomProgram.random(&generator, spans: 1...(batch % 4 == 3 ? 7 : 4))
            var loaded = LoadedProgram(program)
            let report = loaded.solver.solve()
            loaded.solver.checkInvariants()
            let dropped = report.conflicts.compactMap { loaded.rows.firstIndex(of: $0.dropped) }
            if !dropped.isEmpty {
                #expect(!ReferenceSolver(program).isFeasible, "seed \(seed): nothing contradicts")
            }
            let reference = ReferenceSolver(program, without: Set(dropped))
            #expect(reference.isFeasible, "seed \(seed): a contradiction is left")
            for (value, other) in zip(loaded.values, reference.values) {
                #expect(abs(value - other) < 1e-5, "seed \(seed): \(value), not \(other)")
            }
        }
    }

    @Test("of rows that contradict each other exactly those are given up that contradict older ones")
    func givenUp() {
        for seed in Array(0..<600) + [12016] {
            var generator = SplitMix(seed)
            var program = RandomProgram.random(&generator, spans: 2...5)
            for index in program.lines.indices where generator.chance(0.7) {
                if program.lines[index].up != nil { program.lines[index].up = 1000 }
                if program.lines[index].down != nil { program.lines[index].down = 1000 }
            }
            var loaded = LoadedProgram(program)
            let report = loaded.solver.solve()
            let dropped = Set(report.conflicts.compactMap { loaded.rows.firstIndex(of: $0.dropped) })
            var expected = Set<Int>()
            for index in program.lines.indices {
                let younger = Set(program.lines.indices.dropFirst(index + 1))
                if !ReferenceSolver(program, without: expected.union(younger)).isFeasible {
                    expected.insert(index)
                }
            }
            #expect(dropped == expected, "seed \(seed)")
        }
    }

    @Test("the order in which spans and rows are added does not matter", arguments: 0..<300)
    func shuffled(seed: Int) {
        var generator = SplitMix(seed)
        let program = RandomProgram.random(&generator, spans: 2...6)
        var first = LoadedProgram(program)
        guard first.solver.solve().conflicts.isEmpty else { return }
        for _ in 0..<4 {
            var other = LoadedProgram(
                program,
                order: program.lines.indices.shuffled(using: &generator),
                spanOrder: Array(0...program.near.count).shuffled(using: &generator)
            )
            other.solver.solve()
            #expect(other.values == first.values)
        }
    }

    @Test("a span without a size and one without a place are named as ambiguous, no other")
    func ambiguity() {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        let settled = solver.addSpan(near: root)
        let sizeless = solver.addSpan(near: root)
        let placeless = solver.addSpan(near: root, atEnd: true)
        for span in [settled, sizeless] {
            _ = solver.addRow([Term(span, .start), Term(root, .start, -1)], .equal, constant: 5)
        }
        _ = solver.addRow([Term(settled, .end), Term(root, .end, -1)], .equal, constant: -5)
        _ = solver.addIntrinsicSize(placeless, value: 30, hugging: 250, compression: 750)
        let ambiguous = solver.ambiguousSpans()
        #expect(ambiguous.map(\.span) == [sizeless, placeless])
        #expect(ambiguous.map(\.start) == [false, true])
        #expect(ambiguous.map(\.size) == [true, false])
        #expect(solver.size(of: sizeless) == 0)
        #expect(solver.start(of: placeless) == 70)
    }

    @Test("two spans that share a length are ambiguous together, though neither could change alone")
    func sharedAmbiguity() {
        var solver = Solver()
        let root = solver.addSpan()
        solver.fix(root, start: 0, size: 100)
        let spans = [solver.addSpan(near: root), solver.addSpan(near: root)]
        _ = solver.addRow([Term(spans[0], .start), Term(root, .start, -1)], .equal, constant: 0)
        _ = solver.addRow([Term(spans[1], .start), Term(spans[0], .end, -1)], .equal, constant: 0)
        _ = solver.addRow([Term(spans[1], .end), Term(root, .end, -1)], .equal, constant: 0)
        for span in spans { _ = solver.addIntrinsicSize(span, value: 30, hugging: 250, compression: 750) }
        let ambiguous = solver.ambiguousSpans()
        #expect(ambiguous.map(\.span) == spans)
        #expect(ambiguous.map(\.start) == [false, true])
        #expect(ambiguous.map(\.size) == [true, true])
        solver.checkInvariants()
        #expect(spans.map { solver.size(of: $0) } == [30, 70])
    }

    @Test("what is not ambiguous does not depend on stays", arguments: 0..<300)
    func unambiguous(seed: Int) {
        var generator = SplitMix(seed)
        let program = RandomProgram.random(&generator, spans: 2...6)
        var first = LoadedProgram(program)
        guard first.solver.solve().conflicts.isEmpty else { return }
        let values = first.values
        let ambiguous = first.solver.ambiguousSpans()
        #expect(first.values == values)
        var other = LoadedProgram(program)
        for span in other.spans.dropFirst() {
            other.solver.setNear(span, parent: nil, atEnd: Bool.random(using: &generator))
        }
        other.solver.solve()
        for (index, span) in first.spans.enumerated() {
            let found = ambiguous.first { $0.span == span }
            if found?.start != true { #expect(other.values[2 * index] == values[2 * index]) }
            if found?.size != true { #expect(other.values[2 * index + 1] == values[2 * index + 1]) }
        }
    }
}
