import Drydock
import Foundation
import Testing

/// One system of the solver's fixtures, built of real views.
private struct ViewSystem: Decodable {
    var name: String
    var nonNegative: Bool
    var root: [CGFloat]
    var views: [[CGFloat]]
    var constraints: [[CGFloat]]
    var solution: [[CGFloat]]

    static func sample() throws -> [ViewSystem] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(
                "DrydockLayoutSolverTests/Fixtures/systems.jsonl"
            )
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map {
            try JSONDecoder().decode(ViewSystem.self, from: Data($0.utf8))
        }.filter { $0.nonNegative && !$0.solution.isEmpty }
    }

    static let attributes: [NSLayoutConstraint.Attribute] = [
        .leading, .trailing, .centerX, .width, .top, .bottom, .centerY, .height,
    ]

    /// Whether mirroring leading and trailing mirrors the whole system: centres keep their side.
    var isMirrorable: Bool {
        constraints.allSatisfy { $0[1] != 2 || ($0[3] >= 0 && ($0[4] != 2 || $0[6] == 0)) }
    }

    /// A window at a scale so fine that rounding to pixels does not show.
    func build(isMirrored: Bool, shuffled: Bool = false) -> (UIWindow, [Int: UIView]) {
        let window = makeRoot(root[0], root[1], scale: 65536)
        var byID: [Int: UIView] = [0: window]
        for record in views {
            let view = record.count > 2 ? SizedView(record[2], record[3]) : UIView()
            if record.count > 2 {
                view.setContentHuggingPriority(.init(Float(record[4])), for: .horizontal)
                view.setContentHuggingPriority(.init(Float(record[5])), for: .vertical)
                view.setContentCompressionResistancePriority(.init(Float(record[6])), for: .horizontal)
                view.setContentCompressionResistancePriority(.init(Float(record[7])), for: .vertical)
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            byID[Int(record[0])] = view
        }
        for record in views { byID[Int(record[1])]?.addSubview(byID[Int(record[0])] ?? UIView()) }
        if isMirrored { for view in byID.values { view.semanticContentAttribute = .forceRightToLeft } }
        for record in shuffled ? constraints.reversed() : constraints {
            guard let item = byID[Int(record[0])] else { continue }
            let constraint = NSLayoutConstraint(
                item: item,
                attribute: ViewSystem.attributes[Int(record[1])],
                relatedBy: NSLayoutConstraint.Relation(rawValue: Int(record[2])) ?? .equal,
                toItem: record[3] < 0 ? nil : byID[Int(record[3])],
                attribute: record[3] < 0 ? .notAnAttribute : ViewSystem.attributes[Int(record[4])],
                multiplier: record[5],
                constant: record[6]
            )
            constraint.priority = .init(Float(record[7]))
            constraint.isActive = true
        }
        return (window, byID)
    }
}

@Suite("Views against the solver's oracle")
struct LayoutOracleTests {
    @Test(
        "views come out where two independent solvers put them, in both directions",
        arguments: [false, true]
    )
    func matchesOracle(isMirrored: Bool) throws {
        var count = 0
        for system in try ViewSystem.sample() where !isMirrored || system.isMirrorable {
            guard !system.constraints.contains(where: { $0[3] < 0 && ![3, 7].contains($0[1]) }) else {
                continue
            }
            let (window, views) = system.build(isMirrored: isMirrored)
            window.layoutIfNeeded()
            for row in system.solution where row[0] != 0 {
                guard let view = views[Int(row[0])] else { continue }
                let frame = view.convert(view.bounds, to: nil)
                let x = isMirrored ? system.root[0] - row[1] - row[3] : row[1]
                let distance = max(
                    abs(frame.minX - x),
                    abs(frame.minY - row[2]),
                    abs(frame.width - row[3]),
                    abs(frame.height - row[4])
                )
                #expect(distance < 1e-3, "\(system.name), view \(Int(row[0])): \(frame), not \(row)")
            }
            count += 1
        }
        #expect(count > 40)
    }

    @Test("the order in which constraints were added does not show")
    func orderDoesNotShow() throws {
        for system in try ViewSystem.sample().prefix(60) {
            guard !system.constraints.contains(where: { $0[3] < 0 && ![3, 7].contains($0[1]) }) else {
                continue
            }
            let (first, firstViews) = system.build(isMirrored: false)
            let (second, secondViews) = system.build(isMirrored: false, shuffled: true)
            first.layoutIfNeeded()
            second.layoutIfNeeded()
            for (id, view) in firstViews { #expect(view.frame == secondViews[id]?.frame, "\(system.name)") }
        }
    }
}
