import ArgumentParser
import Foundation
import DrydockLayoutSolver

/// `drydock-benchmark layout solve FILE.json`: lets anyone check a system, or time it against another solver.
struct LayoutSolveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solve",
        abstract: "Solves one system of views and constraints.",
        discussion: """
            Prints a line "id x y width height" for each view, in the root's coordinates. When required constraints \
            contradict each other, prints "conflict" and the indices of constraints that cannot hold together, none \
            of which is superfluous, and exits with 65. A malformed file exits with 65, a missing one with 66.
            """
    )

    @Argument(help: "A JSON file with root, nonNegativeSizes, views and constraints.")
    var file: String

    func run() throws {
        let problem: LayoutProblem
        do {
            problem = try LayoutProblem(contentsOf: file)
        } catch {
            BenchmarkCommand.report("\(error)")
            throw ExitCode(error.isMissingFile ? 66 : 65)
        }
        let subject = SolverSubject(problem)
        if let conflict = subject.report.conflicts.first {
            let indices = conflict.rows.compactMap { subject.rows.firstIndex(of: $0) }.sorted()
            print((["conflict"] + indices.map(String.init)).joined(separator: " "))
            throw ExitCode(65)
        }
        for view in problem.views {
            print(([String(view.id)] + subject.frame(of: view.id).map(Self.format)).joined(separator: " "))
        }
    }

    /// Up to six decimal places, none of them a trailing zero.
    private static func format(_ value: Double) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}
