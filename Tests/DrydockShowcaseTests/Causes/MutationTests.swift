import Drydock
import DrydockPNG
import DrydockRaster
import DrydockSnapshotResults
import DrydockSnapshotTrees
import DrydockSnapshots
import Testing

/// Failures name what was changed, and every change is seen.
struct MutationTests {
    private struct Outcome: CustomStringConvertible {
        let description: String
        var isComponentRight = false
        var isAttributeRight = false
    }

    /// A screen as it was recorded.
    private final class Reference {
        let file: [UInt8]
        let tree: SnapshotTree
        private let make: () throws -> ApplicationHost
        private var spare: ApplicationHost?

        init(_ make: @escaping () throws -> ApplicationHost, file: [UInt8], tree: SnapshotTree) {
            self.make = make
            self.file = file
            self.tree = tree
        }

        /// One that nothing was changed of; give it back if nothing was.
        func take() throws -> ApplicationHost {
            defer { spare = nil }
            if let spare { return spare }
            let host = try make()
            _ = host.render()
            return host
        }

        func giveBack(_ host: ApplicationHost) { spare = host }
    }

    private static func reference(_ make: @escaping () throws -> ApplicationHost) throws -> Reference {
        let host = try make()
        let picture = host.render().bitmap
        let tree = CapturedTree(of: host).tree
        let file = PNGAnnotation.adding(tree.text, to: PNGEncoder.encode(picture))
        return Reference(make, file: file, tree: tree)
    }

    /// Each view as the tree lists it.
    private static func views(of host: ApplicationHost) -> [UIView] {
        var views: [UIView] = []
        for window in host.windows { window.notifySubtree { views.append($0) } }
        return views
    }

    /// The views and everything about them anew, with one change; nil where the change is none, or cannot be seen.
    private func outcome(
        _ name: String,
        _ mutation: Mutation,
        in screen: String,
        _ reference: Reference,
        _ generator: inout SeededGenerator
    ) throws -> Outcome? {
        let host = try reference.take()
        let views = Self.views(of: host)
        let index = Int.random(in: 1..<views.count, using: &generator)
        guard let changed = host.perform({ mutation.apply(views[index], &generator) }) else {
            reference.giveBack(host)
            return nil
        }
        host.update()
        let image = UIImage(bitmap: host.render().bitmap, scale: host.screen.scale)
        let captured = CapturedTree(of: host)
        let after = Self.views(of: host)
        let labels = captured.tree.labels
        let former = reference.tree.labels
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
        let mismatch = Diffing.image.mismatch(reference: reference.file, actual: image, evidence: evidence)
        guard let mismatch else { return nil }
        let cause = mismatch.causes.first
        let words = "\(screen), \(name) of \(expected.first ?? "?"): \(cause?.summary ?? "nothing")"
        return Outcome(
            description: words,
            isComponentRight: cause.map { expected.contains($0.component) } ?? false,
            isAttributeRight: cause.map { mutation.attributes.contains($0.attribute) } ?? false
        )
    }

    /// The goal is 95 % of the components and 90 % of the attributes. A screen that moves the figures may be worth a few.
    @Test("of 200 mutants the first cause names the component and the attribute of each")
    func causes() async throws {
        var generator = SeededGenerator(seed: 2026)
        var references: [String: Reference] = [:]
        for (name, make) in MutationScreens.all { references[name] = try Self.reference(make) }
        let mutations = (Mutation.all.sorted { $0.key < $1.key } + [("removed", Mutation.removed)])
        var outcomes: [Outcome] = []
        var seen: Set<String> = []
        for turn in 0..<20_000 where outcomes.count < 200 {
            // Others are waiting for the main actor.
            await Task.yield()
            let (name, mutation) = mutations[turn % mutations.count]
            let screen = MutationScreens.all[Int.random(in: 0..<MutationScreens.all.count, using: &generator)]
                .name
            guard let reference = references[screen] else { continue }
            let outcome = try outcome(name, mutation, in: screen, reference, &generator)
            // No mutant counts twice.
            if let outcome, seen.insert(outcome.description).inserted { outcomes.append(outcome) }
        }
        #expect(outcomes.count == 200)
        let components = outcomes.filter(\.isComponentRight).count
        let attributes = outcomes.filter(\.isAttributeRight).count
        let wrong = outcomes.filter { !$0.isComponentRight || !$0.isAttributeRight }
        let words = "\(components) components, \(attributes) attributes right; wrong: \(wrong)"
        #expect(components == 200, "\(words)")
        #expect(attributes == 200, "\(words)")
    }

    @Test("one level of one channel of one pixel is seen, 20 times of 20")
    func pixels() throws {
        var generator = SeededGenerator(seed: 20)
        let reference = try Self.reference(try #require(MutationScreens.all.first).make)
        let picture = try PNGDecoder(reference.file, limits: PNGLimits(side: 4096, area: 1 << 24)).bitmap
        for _ in 0..<20 {
            let mutant = Bitmap(width: picture.width, height: picture.height)
            for index in 0..<picture.area { mutant.pixels[index] = picture.pixels[index] }
            let place = Int.random(in: 0..<mutant.area, using: &generator)
            let shift = UInt32.random(in: 0..<3, using: &generator) * 8
            let level = mutant.pixels[place] >> shift & 0xFF
            mutant.pixels[place] = mutant.pixels[place] &+ (level == 255 ? 0 &- 1 << shift : 1 << shift)
            let image = UIImage(bitmap: mutant, scale: 1)
            let mismatch = try #require(Diffing.image.mismatch(reference: reference.file, actual: image))
            #expect(mismatch.message.hasPrefix("1 pixel of \(mutant.area) differ"))
            #expect(mismatch.clusters.map(\.greatest) == [1])
        }
    }
}
