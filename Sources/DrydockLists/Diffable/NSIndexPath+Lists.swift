import DrydockViews
public import Foundation

/// As `IndexPath` has them; a path of two indexes.
nonisolated extension NSIndexPath {
    /// - Parameters:
    ///   - row: the row's place in its section, from 0.
    ///   - section: the section's place, from 0.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// - Parameters:
    ///   - item: the item's place in its section, from 0.
    ///   - section: the section's place, from 0.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The section's place, from 0.
    public var section: Int { (self as IndexPath).section }
    /// The row's place in its section, from 0.
    public var row: Int { (self as IndexPath).row }
    /// The item's place in its section, from 0; another word for `row`.
    public var item: Int { (self as IndexPath).item }
}
