public import DrydockViews
import Foundation

/// An index path of two numbers, as tables and collection views have it. The getters want a path of two indexes.
nonisolated extension IndexPath {
    /// - Parameters:
    ///   - row: the row's place in its section, from 0.
    ///   - section: the section's place, from 0.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// - Parameters:
    ///   - item: the item's place in its section, from 0.
    ///   - section: the section's place, from 0.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section's place, from 0.
    public var section: Int {
        get { part(0, of: "section") }
        set { self = IndexPath(item: part(1, of: "item"), section: newValue) }
    }

    /// The row's place in its section, from 0.
    public var row: Int {
        get { part(1, of: "row") }
        set { self = IndexPath(item: newValue, section: part(0, of: "section")) }
    }

    /// The item's place in its section, from 0; another word for `row`.
    public var item: Int {
        get { part(1, of: "item") }
        set { self = IndexPath(item: newValue, section: part(0, of: "section")) }
    }

    private func part(_ index: Int, of name: String) -> Int {
        require(
            count == 2,
            "IndexPath.\(name): the path \(Array(self)) is not one of a section and an item"
        )
        return self[index]
    }
}
