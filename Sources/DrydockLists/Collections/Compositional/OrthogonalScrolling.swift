import DrydockViews

/// How the items of a section scroll across the direction in which the collection view does.
public nonisolated enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// They do not: groups follow one another in the direction of the collection view.
    case none
    /// Freely.
    case continuous
    /// Freely, and coming to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// A page of the view's width at a time.
    case paging
    /// A group at a time, coming to rest where one begins.
    case groupPaging
    /// A group at a time, which comes to rest in the middle.
    case groupPagingCentered

    var isPaging: Bool { self == .paging || self == .groupPaging || self == .groupPagingCentered }
    /// Whether groups decide where scrolling ends.
    var isByGroups: Bool {
        self == .continuousGroupLeadingBoundary || self == .groupPaging || self == .groupPagingCentered
    }
}
