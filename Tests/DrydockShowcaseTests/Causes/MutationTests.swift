import Drydock
import DrydockCatalogue
import DrydockCommands
import DrydockPNG
import DrydockRaster
import DrydockShowcase
import DrydockSnapshotResults
import DrydockSnapshots
import Testing

/// Failures name what was changed, and every change is seen.
struct MutationTests {
    private func expect(_ outcomes: [MutationTrial.Outcome], components: Int, attributes: Int) {
        #expect(outcomes.count == 200)
        let wrong = outcomes.filter { !$0.isComponentRight || !$0.isAttributeRight }
        let right = (
            outcomes.filter(\.isComponentRight).count, outcomes.filter(\.isAttributeRight).count
        )
        let words = "\(right.0) components, \(right.1) attributes right; wrong: \(wrong)"
        #expect(right.0 >= components, "\(words)")
        #expect(right.1 >= attributes, "\(words)")
    }

    /// The goal is 95 % of the components and 90 % of the attributes. A screen that moves the figures may be worth a few.
    @Test("of 200 mutants the first cause names the component and the attribute of each")
    func causes() async throws {
        let trials = try MutationScreens.all.map { try MutationTrial($0.name, $0.make) }
        let outcomes = try await MutationTrial.outcomes(of: trials, count: 200, seed: 2026)
        expect(outcomes, components: 200, attributes: 200)
    }

    @Test("of 200 mutants of lists, bars, forms and menus it names 95 % and 90 %")
    func causesInScenes() async throws {
        let names = [
            "class-settings", "collection-compositional", "collection-grid", "collection-list",
            "composer-typed", "content-view", "fields", "login", "login-refused", "menu-light",
            "navigation", "navigation-scrolled", "nib-overview", "recipients", "table-grouped",
            "table-inset-grouped", "table-plain", "table-swiped", "tabs",
        ]
        let trials = try names.map { name in
            let entry = try #require(showcase[name])
            return try MutationTrial(
                name,
                { entry.makeHost(size: CGSize(width: 320, height: 480)) },
                candidates: { MutableViews.find(in: $0).map(\.view) }
            )
        }
        let outcomes = try await MutationTrial.outcomes(of: trials, count: 200, seed: 11)
        expect(outcomes, components: 190, attributes: 180)
    }

    @Test(
        "one level of one channel of one pixel is seen, 20 times of 20",
        arguments: ["home", "table-inset-grouped", "collection-compositional", "navigation-scrolled"]
    )
    func pixels(_ name: String) throws {
        var generator = SeededGenerator(seed: 20)
        let entry = try #require(showcase[name])
        let reference = try MutationTrial(name) { entry.makeHost(size: CGSize(width: 260, height: 420)) }
        let picture = try PNGDecoder(reference.file, limits: PNGLimits(side: 4096, area: 1 << 24)).bitmap
        for _ in 0..<20 {
            let mutant = Bitmap(width: picture.width, height: picture.height)
            for index in 0..<picture.area { mutant[index] = picture[index] }
            let place = Int.random(in: 0..<mutant.area, using: &generator)
            let shift = UInt32.random(in: 0..<3, using: &generator) * 8
            let level = mutant[place] >> shift & 0xFF
            mutant[place] = mutant[place] &+ (level == 255 ? 0 &- 1 << shift : 1 << shift)
            let image = UIImage(bitmap: mutant, scale: 1)
            let mismatch = try #require(Diffing.image.mismatch(reference: reference.file, actual: image))
            #expect(mismatch.message.hasPrefix("1 pixel of \(mutant.area) differ"))
            #expect(mismatch.clusters.map(\.greatest) == [1])
        }
    }
}
