public import Drydock

/// Every component in every state, once: the app shows them below each other, the golden tests one by one.
public struct Catalogue: Sendable {
    public let name: String
    public let makeView: @MainActor @Sendable () -> UIView

    public static let entries = [
        Catalogue(name: "price") { PriceTag(price: "€ 12") },
        Catalogue(name: "price-reduced") { PriceTag(price: "€ 9", formerly: "€ 12") },
        Catalogue(name: "price-long") { PriceTag(price: "€ 1,234,567.89", formerly: "€ 2,345,678.90") },
    ]
}
