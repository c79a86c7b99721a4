import DrydockLayoutSolver
import Testing

/// Systems with one solution each, found by an independent solver and made exact with rationals.
@Suite struct OracleTests {
    @Test(
        "every system with a unique solution is solved exactly, and mirrored from right to left",
        arguments: [false, true]
    )
    func solvable(isMirrored: Bool) throws {
        var count = 0
        for system in try LayoutSystem.all() where !system.solution.isEmpty {
            var loaded = LoadedSystem(system, isMirrored: isMirrored)
            let report = loaded.solver.solveChecked()
            loaded.solver.checkInvariants()
            #expect(report.conflicts.isEmpty, "\(system.name)")
            for expected in system.solution {
                for (value, other) in zip(loaded.frame(Int(expected[0])), expected.dropFirst()) {
                    #expect(abs(value - other) <= 1e-5, "\(system.name), view \(expected[0])")
                }
            }
            count += 1
        }
        #expect(count == 240)
    }

    @Test("a contradiction is reported as rows none of which is superfluous, and the youngest gives way")
    func contradictory() throws {
        var count = 0
        for system in try LayoutSystem.all() where system.solution.isEmpty {
            var loaded = LoadedSystem(system)
            let report = loaded.solver.solveChecked()
            loaded.solver.checkInvariants()
            #expect(!report.conflicts.isEmpty, "\(system.name)")
            for conflict in report.conflicts {
                let members = conflict.rows.compactMap { loaded.rows.firstIndex(of: $0) }
                #expect(members.count == conflict.rows.count)
                #expect(loaded.rows.firstIndex(of: conflict.dropped) == members.max())
                #expect(hasConflict(system, members), "\(system.name): \(members) can hold together")
                for member in members {
                    #expect(
                        !hasConflict(system, members.filter { $0 != member }),
                        "\(system.name): \(member) is superfluous in \(members)"
                    )
                }
            }
            for view in system.views {
                #expect(loaded.frame(Int(view[0])).allSatisfy { $0.isFinite })
            }
            count += 1
        }
        #expect(count == 30)
    }

    private func hasConflict(_ system: LayoutSystem, _ members: [Int]) -> Bool {
        var alone = LoadedSystem(system, order: members, withIntrinsic: false)
        return !alone.solver.solveChecked().conflicts.isEmpty
    }
}
