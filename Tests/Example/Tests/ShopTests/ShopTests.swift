import Drydock
import DrydockSnapshots
import Shop
import Testing

/// `.snapshots` lets the tests be divided among machines.
@Suite(.snapshots) @MainActor struct ShopTests {
    /// Another headline makes the golden fail, which is how a failing test is tried: see `.ci/run`.
    private var headline: String { ProcessInfo.processInfo.environment["SHOP_HEADLINE"] ?? "Your basket" }

    @Test(arguments: shop.entries)
    func catalogue(_ entry: CatalogueEntry) {
        assertSnapshot(of: entry, as: .image(scale: 2))
    }

    @Test func darkPrices() {
        assertSnapshots(of: PriceTag(price: "€ 12"), as: .image(matrix: .styles × .directions))
    }

    @Test func basket() {
        assertSnapshot(of: BasketViewController(headline: headline, prices: ["€ 12", "€ 7"]), as: .image)
    }

    @Test func basketOnDevices() {
        assertSnapshots(
            of: BasketViewController(headline: "Your basket", prices: ["€ 12"]),
            as: [
                "small": .recursiveDescription(on: .iPhoneSe),
                "tablet": .recursiveDescription(on: .iPadMini(.landscape(splitView: .oneThird))),
            ]
        )
    }

    @Test func prices() {
        assertSnapshot(of: ["EUR": 12, "USD": 13], as: .json)
    }
}
