import Drydock
import DrydockSnapshots
import Shop
import XCTest

/// XCTest on Linux runs asynchronous methods on the main actor, not synchronous ones.
final class ShopXCTests: XCTestCase {
    private var headline: String { ProcessInfo.processInfo.environment["SHOP_HEADLINE"] ?? "Your basket" }

    @MainActor func testPrice() async {
        assertSnapshot(of: PriceTag(price: "€ 12"), as: .image)
        assertSnapshot(of: PriceTag(price: "€ 12"), as: .image(scale: 3, direction: .rightToLeft))
    }

    @MainActor func testBasket() async {
        assertSnapshot(
            of: BasketViewController(headline: headline, prices: ["€ 12", "€ 7"]),
            as: .image(on: .iPhone12)
        )
    }

    func testPrices() {
        assertSnapshot(of: ["€ 12", "€ 7"], as: .dump)
    }
}
