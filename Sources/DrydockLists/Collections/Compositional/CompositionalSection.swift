import DrydockViews

/// A section of a compositional layout with its groups placed. Its own coordinates begin where it begins.
struct CompositionalSection {
    /// What the section is made within.
    struct Room {
        var isVertical: Bool
        /// Across the scrolling direction, in points.
        var breadth: CGFloat
        /// The view's length in the scrolling direction.
        var length: CGFloat
        /// What the reference of the insets takes at the sides.
        var insets: NSDirectionalEdgeInsets
        /// What headers and footers have at the sides in place of that and of the section's insets; nil for these.
        var ownBoundaryInsets: NSDirectionalEdgeInsets?
        var environment: LayoutEnvironment
    }

    let section: NSCollectionLayoutSection
    let index: Int
    let room: Room
    /// Where it begins in the content, along the scrolling direction.
    var start: CGFloat = 0
    var groups: GroupSequence
    private(set) var boundary: [BoundaryElement] = []
    /// What boundary items take off the section's room.
    private var boundaryInsets = NSDirectionalEdgeInsets.zero

    init(
        _ section: NSCollectionLayoutSection,
        index: Int,
        count: Int,
        _ room: Room,
        measured: [Int: CGSize],
        boundarySizes: [ElementKey: CGSize]
    ) {
        self.section = section
        self.index = index
        self.room = room
        boundary = BoundaryElement.make(section.boundarySupplementaryItems, section: index)
        let whole = CompositionalSection.size(room)
        let boundaryRoom = whole.inset(by: CompositionalSection.boundarySides(section, room))
        for element in boundary.indices { boundary[element].resolve(in: boundaryRoom, boundarySizes) }
        boundaryInsets = BoundaryElement.insets(of: boundary)
        let container = whole.inset(by: room.insets).inset(by: section.contentInsets).inset(
            by: CompositionalSection.crossing(boundaryInsets, room.isVertical)
        )
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        groups = GroupSequence(
            section.group,
            count: count,
            container: container,
            isVertical: room.isVertical != isOrthogonal,
            spacing: section.interGroupSpacing,
            room.environment,
            measured: measured
        )
    }

    private static func size(_ room: Room) -> CGSize {
        room.isVertical
            ? CGSize(width: room.breadth, height: room.length)
            : CGSize(width: room.length, height: room.breadth)
    }

    /// What is taken off headers and footers at the sides.
    private static func boundarySides(_ section: NSCollectionLayoutSection, _ room: Room)
        -> NSDirectionalEdgeInsets
    {
        if let own = room.ownBoundaryInsets { return own }
        guard section.supplementariesFollowContentInsets else { return room.insets }
        let (outer, inner) = (room.insets, crossing(section.contentInsets, room.isVertical))
        return NSDirectionalEdgeInsets(
            top: outer.top + inner.top,
            leading: outer.leading + inner.leading,
            bottom: outer.bottom + inner.bottom,
            trailing: outer.trailing + inner.trailing
        )
    }

    /// Insets across the scrolling direction alone.
    private static func crossing(_ insets: NSDirectionalEdgeInsets, _ isVertical: Bool)
        -> NSDirectionalEdgeInsets
    {
        isVertical
            ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
            : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
    }

    // MARK: - Lengths

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// Before and after the items, along the scrolling direction.
    private var ends: (before: CGFloat, after: CGFloat) {
        let insets = section.contentInsets
        return room.isVertical
            ? (boundaryInsets.top + insets.top, boundaryInsets.bottom + insets.bottom)
            : (boundaryInsets.leading + insets.leading, boundaryInsets.trailing + insets.trailing)
    }

    /// Before the items, across the scrolling direction.
    private var side: CGFloat {
        room.isVertical
            ? room.insets.leading + section.contentInsets.leading + boundaryInsets.leading
            : room.insets.top + section.contentInsets.top + boundaryInsets.top
    }

    private var farSide: CGFloat {
        room.isVertical
            ? room.insets.trailing + section.contentInsets.trailing
            : room.insets.bottom + section.contentInsets.bottom
    }

    /// Of the items alone.
    private var itemsLength: CGFloat {
        groups.count == 0 ? 0 : isOrthogonal ? groups.across : groups.length
    }

    var length: CGFloat {
        if groups.count == 0, boundary.isEmpty { return ends.before + ends.after }
        return ends.before + itemsLength + ends.after
    }

    var end: CGFloat { start + length }

    private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        room.isVertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    /// The whole section in the content.
    var frame: CGRect {
        let inset = room.isVertical ? room.insets.leading : room.insets.top
        let far = room.isVertical ? room.insets.trailing : room.insets.bottom
        return rect(start, inset, length, max(room.breadth - inset - far, 0))
    }

    /// The section's own scroll view; nil for a section that has none.
    var scrolling: ScrollingSection? {
        guard isOrthogonal, room.isVertical, groups.count > 0 else { return nil }
        return ScrollingSection(
            section: index,
            frame: rect(start + ends.before, 0, itemsLength, room.breadth),
            length: side + groups.length + farSide,
            behavior: section.orthogonalScrollingBehavior,
            groupStep: groups.step,
            groupLength: groups.step - section.interGroupSpacing,
            inset: side
        )
    }

    // MARK: - Items

    /// Where a group begins in the content, for a section that is not scrolled.
    private func origin(ofGroup group: Int) -> CGPoint {
        let position = groups.start(group)
        let edges = section.group.edgeLengths(room.isVertical == isOrthogonal)
        let start = start + ends.before
        if isOrthogonal {
            return room.isVertical
                ? CGPoint(x: side + position + edges.before, y: start)
                : CGPoint(x: start, y: side + position + edges.before)
        }
        return room.isVertical
            ? CGPoint(x: side, y: start + position + edges.before)
            : CGPoint(x: start + position + edges.before, y: side)
    }

    /// The groups that are in a part of the content along the scrolling direction.
    /// - Parameter way: how far the section itself is scrolled.
    func groups(from low: CGFloat, to high: CGFloat, way: CGFloat) -> Range<Int> {
        if isOrthogonal {
            guard start + ends.before <= high, start + ends.before + itemsLength >= low else { return 0..<0 }
            return groups.groups(from: way - side, to: way - side + room.breadth)
        }
        let before = start + ends.before
        return groups.groups(from: low - before, to: high - before)
    }

    /// A group's items in the content.
    func leaves(ofGroup group: Int) -> [(item: Int, leaf: SolvedGroup.Leaf)] {
        let origin = origin(ofGroup: group)
        let first = groups.items(of: group).lowerBound
        return groups.solve(group).leaves.enumerated().map { position, leaf in
            var leaf = leaf
            leaf.move(by: origin)
            return (first + position, leaf)
        }
    }

    func leaf(of item: Int) -> SolvedGroup.Leaf? {
        guard item >= 0, item < groups.count, groups.groupCount > 0 else { return nil }
        let group = groups.group(of: item)
        return leaves(ofGroup: group).first { $0.item == item }?.leaf
    }

    // MARK: - Boundary

    /// A header's or a footer's place, with what keeps it in sight.
    func frame(of element: BoundaryElement, visible: ClosedRange<CGFloat>) -> (frame: CGRect, isPinned: Bool)
    {
        let sides = CompositionalSection.boundarySides(section, room)
        let area = CGRect(
            x: room.isVertical ? sides.leading : start,
            y: room.isVertical ? start : sides.top,
            width: room.isVertical ? max(room.breadth - sides.leading - sides.trailing, 0) : length,
            height: room.isVertical ? length : max(room.breadth - sides.top - sides.bottom, 0)
        )
        return element.frame(in: area, isVertical: room.isVertical, visible: visible)
    }
}
