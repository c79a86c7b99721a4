extension NSObject {
    /// The class's name, `UIView`, and `Shop.PriceCell` for an application's, as in Objective-C. Many reuse identifiers are made of
    /// it.
    public nonisolated static func description() -> String {
        let name = String(reflecting: self)
        let libraries = ["DrydockViews.", "DrydockGraphics.", "DrydockHost.", "Foundation."]
        return libraries.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
}
