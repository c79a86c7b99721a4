/// One thing that differs between two trees, before it is known whether it follows from another one.
struct TreeChange {
    /// The view that it is about, as a vertex of the graph; nil for all of them.
    var subject: Int?
    var component: String
    var attribute: String
    /// What it was and is: `13 → 14`.
    var change: String
    var summary: String
    /// The view's class, for one line about several pictures; nil where the change is about no class.
    var type: String?
    /// The views whose places it may change directly; empty where it moves nothing.
    var seeds: [Int] = []
    /// Whether it is drawn in the subviews' places too.
    var coversSubviews = false
    /// The values before and after; nil for none.
    var values: (old: String?, new: String?) = (nil, nil)

    var consequences: [String] = []
    /// Whether it stands under another change.
    var isFolded = false
    /// The views that moved because of it.
    var moved: [Int] = []
}
