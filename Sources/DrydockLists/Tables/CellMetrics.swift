import DrydockViews

/// The sizes of a row's parts, in points, as Interface Builder writes them where not otherwise said.
enum CellMetrics {
    /// The least height of a row with its line.
    static let height: CGFloat = 44
    static let verticalMargin: CGFloat = 11
    /// From content to the accessory.
    static let accessoryGap: CGFloat = 8
    /// Between image and text.
    static let imageGap: CGFloat = 16
    /// Between an image and the text below it.
    static let aboveGap: CGFloat = 8
    /// Between text and detail side by side.
    static let detailGap: CGFloat = 8
    /// Between text and detail one below the other.
    static let subtitleGap: CGFloat = 3
    /// Of the control in front of a row that is edited.
    static let editingWidth: CGFloat = 38
    static let reorderWidth: CGFloat = 38
    /// The tinted text of the style `value2` is this wide.
    static let value2Width: CGFloat = 91
    /// How near to an edge a row that is moved has the table scroll, and how fast, in points a second.
    static let autoscrollEdge: CGFloat = 40
    static let autoscrollSpeed: CGFloat = 400
    static let cornerRadius: CGFloat = 10
    /// How long selection takes to fade, in seconds.
    static let fade: Double = 0.3

    static func margins(side: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: verticalMargin, leading: side, bottom: verticalMargin, trailing: side)
    }
}
