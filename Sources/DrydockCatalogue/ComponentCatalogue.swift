import Drydock

/// The components and screens of a package, each in every state that is worth looking at, declared once: golden tests,
/// exported pictures, the gallery and contact sheets are made of it.
///
/// ```swift
/// public let shop = ComponentCatalogue {
///     CatalogueScreen("basket") { BasketViewController(prices: ["€ 12", "€ 7"]) }
///     CatalogueComponent("buy") { BuyButton(title: "Buy") }
///         .state("pressed") { $0.isHighlighted = true }
///         .state("disabled") { $0.isEnabled = false }
/// }
/// ```
public struct ComponentCatalogue: Sendable {
    /// In the order of their declaration.
    public let entries: [CatalogueEntry]

    /// Names have to be different and to be good for file names: the caller's bug otherwise.
    public init(@CatalogueBuilder _ components: () -> [CatalogueEntry]) {
        entries = components()
        var names: Set<String> = []
        for entry in entries {
            require(
                !entry.name.isEmpty && !entry.name.contains("/") && !entry.name.hasPrefix("."),
                "ComponentCatalogue: '\(entry.name)' is no name for a file: it is empty, begins with a dot or has a slash"
            )
            require(
                names.insert(entry.name).inserted,
                "ComponentCatalogue: two entries are named '\(entry.name)'; name their states apart"
            )
        }
    }

    /// The entry of this name; nil when there is none.
    public subscript(name: String) -> CatalogueEntry? {
        entries.first { $0.name == name }
    }
}

/// Puts the components of a catalogue together: one a line, with `if` and `for` where they are wanted.
@resultBuilder
public enum CatalogueBuilder {
    public static func buildExpression(_ component: some CatalogueElement) -> [CatalogueEntry] {
        component.entries
    }

    public static func buildExpression(_ catalogue: ComponentCatalogue) -> [CatalogueEntry] {
        catalogue.entries
    }

    public static func buildBlock(_ parts: [CatalogueEntry]...) -> [CatalogueEntry] { parts.flatMap(\.self) }
    public static func buildArray(_ parts: [[CatalogueEntry]]) -> [CatalogueEntry] { parts.flatMap(\.self) }
    public static func buildOptional(_ part: [CatalogueEntry]?) -> [CatalogueEntry] { part ?? [] }
    public static func buildEither(first part: [CatalogueEntry]) -> [CatalogueEntry] { part }
    public static func buildEither(second part: [CatalogueEntry]) -> [CatalogueEntry] { part }
}

/// What a catalogue is made of: a component or a screen, with its states.
public protocol CatalogueElement {
    /// One for each state.
    var entries: [CatalogueEntry] { get }
}
