import DrydockViews

/// What a data source may answer.
enum ListLimits {
    /// Sections, and rows or items of one: to count more takes hours. `NSNotFound`, a likely mistake, is more.
    static let counts = 0...Int(Int32.max)
    /// Points of an item's side: sums of larger ones are not finite, or lose the items' places.
    static let sides: ClosedRange<CGFloat> = 0...1e9
}
