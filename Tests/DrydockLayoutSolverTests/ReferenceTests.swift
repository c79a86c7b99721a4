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
            let report = loaded.solver.solveChecked()
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
            let report = loaded.solver.solveChecked()
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
        guard first.solver.solveChecked().conflicts.isEmpty else { return }
        for _ in 0..<4 {
            var other = LoadedProgram(
                program,
                order: program.lines.indices.shuffled(using: &generator),
                spanOrder: Array(0...program.near.count).shuffled(using: &generator)
            )
            other.solver.solveChecked()
            #expect(other.values == first.values)
        }
    }
}
