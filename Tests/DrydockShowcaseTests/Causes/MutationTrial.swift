import Drydock
import DrydockPNG
import DrydockRaster
import DrydockSnapshotResults
import DrydockSnapshotTrees
import DrydockSnapshots

/// A screen as it was recorded, and what a failure says of it with one thing changed.
final class MutationTrial {
    struct Outcome: CustomStringConvertible {
        let description: String
        let isComponentRight: Bool
        let isAttributeRight: Bool
    }

    let file: [UInt8]
    private let screen: String
    private let tree: SnapshotTree
    private let make: () throws -> ApplicationHost
    /// Which views are changed.
    private let candidates: (ApplicationHost) -> [UIView]
    private var spare: ApplicationHost?

    init(
        _ screen: String,
        _ make: @escaping () throws -> ApplicationHost,
        candidates: @escaping (ApplicationHost) -> [UIView] = {
            MutationTrial.views(of: $0).dropFirst().map(\.self)
        }
    ) throws {
        self.screen = screen
        self.make = make
        self.candidates = candidates
        let host = try make()
        let picture = host.render().bitmap
        tree = CapturedTree(of: host).tree
        file = PNGAnnotation.adding(tree.text, to: PNGEncoder.encode(picture))
    }

    /// Each view as the tree lists it.
    static func views(of host: ApplicationHost) -> [UIView] {
        var views: [UIView] = []
        for window in host.windows { window.notifySubtree { views.append($0) } }
        return views
    }

    /// One that nothing was changed of.
    private func unchangedHost() throws -> ApplicationHost {
        defer { spare = nil }
        if let spare { return spare }
        let host = try make()
        _ = host.render()
        return host
    }

    /// The views and everything about them anew, with one change; nil where the change is none, or cannot be seen.
    func outcome(
        _ name: String,
        _ mutation: Mutation,
        _ generator: inout SeededGenerator
    ) throws -> Outcome? {
        let host = try unchangedHost()
        let views = Self.views(of: host)
        guard let view = candidates(host).randomElement(using: &generator),
            let index = views.firstIndex(where: { $0 === view }),
            let changed = host.perform({ mutation.apply(view, &generator) })
        else {
            spare = host
            return nil
        }
        host.update()
        let image = UIImage(bitmap: host.render().bitmap, scale: host.screen.scale)
        let captured = CapturedTree(of: host)
        let after = Self.views(of: host)
        let labels = captured.tree.labels
        let former = tree.labels
        // A view without a name is called by its text, which may be what was changed.
        let expected =
            changed.isEmpty
            ? [former[index]]
            : changed.flatMap { view in
                [
                    after.firstIndex { $0 === view }.map { labels[$0] },
                    views.firstIndex { $0 === view }.map { former[$0] },
                ]
            }.compactMap(\.self)
        let evidence = SnapshotEvidence(image: image, trees: [captured])
        let mismatch = Diffing.image.mismatch(reference: file, actual: image, evidence: evidence)
        guard let mismatch else { return nil }
        let cause = mismatch.causes.first
        return Outcome(
            description:
                "\(screen), \(name) of \(expected.first ?? "?"): \(cause?.summary ?? "nothing")",
            isComponentRight: cause.map { expected.contains($0.component) } ?? false,
            isAttributeRight: cause.map { mutation.attributes.contains($0.attribute) } ?? false
        )
    }

    /// Seeded changes, each of which is seen and no two alike.
    static func outcomes(
        of trials: [MutationTrial],
        count: Int,
        seed: UInt64
    ) async throws -> [Outcome] {
        var generator = SeededGenerator(seed: seed)
        let mutations = Mutation.all.sorted { $0.key < $1.key } + [("removed", Mutation.removed)]
        var outcomes: [Outcome] = []
        var seen: Set<String> = []
        for turn in 0..<20_000 where outcomes.count < count {
            // Others are waiting for the main actor.
            await Task.yield()
            let (name, mutation) = mutations[turn % mutations.count]
            let trial = trials[Int.random(in: 0..<trials.count, using: &generator)]
            let outcome = try trial.outcome(name, mutation, &generator)
            if let outcome, seen.insert(outcome.description).inserted { outcomes.append(outcome) }
        }
        return outcomes
    }
}
