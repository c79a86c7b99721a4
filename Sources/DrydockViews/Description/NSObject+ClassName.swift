extension NSObject {
    /// The class's name, `UIView`, and `Shop.PriceCell` for an application's, as in Objective-C. Many reuse identifiers are made of
    /// it.
    public nonisolated static func description() -> String {
        if let name = LibraryModules.name(of: self) { return String(name) }
        let name = String(reflecting: self)
        let foundation = "Foundation."
        return name.hasPrefix(foundation) ? String(name.dropFirst(foundation.count)) : name
    }
}
