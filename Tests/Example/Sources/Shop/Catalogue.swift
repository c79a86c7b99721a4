public import DrydockCatalogue

/// Every component and screen in every state, once: the app's gallery and exported pictures, the golden tests and contact
/// sheets are made of it.
public let shop = ComponentCatalogue {
    CatalogueScreen("basket") { BasketViewController(headline: "Your basket", prices: ["€ 12", "€ 7"]) }
    CatalogueComponent("price") { PriceTag(price: "€ 12") }
    CatalogueComponent("price", state: "reduced") { PriceTag(price: "€ 9", formerly: "€ 12") }
    CatalogueComponent("price", state: "long") {
        PriceTag(price: "€ 1,234,567.89", formerly: "€ 2,345,678.90")
    }
}
