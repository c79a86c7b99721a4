/// Where the first and the last line of a view's text stand.
@_spi(Overriding) public nonisolated struct TextBaselines: Equatable {
    /// What stays at the same distance from the lines when the view's height changes.
    package var edge: Edge
    /// Points from the edge of the bounds down to the lines.
    package var first: CGFloat
    package var last: CGFloat

    package enum Edge {
        case top
        case centre
        case bottom
    }

    package init(edge: Edge, first: CGFloat, last: CGFloat) {
        self.edge = edge
        self.first = first
        self.last = last
    }
}
