import DrydockViews

/// A header, a footer or the like, with its size.
struct BoundaryElement {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let key: ElementKey
    private(set) var size = CGSize.zero

    /// The elements of a section; of the whole layout for nil.
    static func make(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        section: Int?
    ) -> [BoundaryElement] {
        var counts: [String: Int] = [:]
        return items.map { item in
            let number = counts[item.elementKind, default: 0]
            counts[item.elementKind] = number + 1
            let path = section.map { IndexPath(item: number, section: $0) } ?? IndexPath(index: number)
            return BoundaryElement(item: item, key: .supplementary(item.elementKind, path))
        }
    }

    private init(item: NSCollectionLayoutBoundarySupplementaryItem, key: ElementKey) {
        self.item = item
        self.key = key
    }

    mutating func resolve(in container: CGSize, _ measured: [ElementKey: CGSize]) {
        size = item.layoutSize.resolved(in: container)
        guard let wanted = measured[key] else { return }
        if item.layoutSize.widthDimension.isOpen { size.width = wanted.width }
        if item.layoutSize.heightDimension.isOpen { size.height = wanted.height }
    }

    private var edges: NSDirectionalRectEdge {
        switch item.alignment {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }

    /// What elements that extend a section take off its room.
    static func insets(of elements: [BoundaryElement]) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        for element in elements where element.item.extendsBoundary {
            let (edges, size) = (element.edges, element.size)
            if edges.contains(.top) {
                insets.top = max(insets.top, size.height)
            } else if edges.contains(.bottom) {
                insets.bottom = max(insets.bottom, size.height)
            } else if edges.contains(.leading) {
                insets.leading = max(insets.leading, size.width)
            } else if edges.contains(.trailing) {
                insets.trailing = max(insets.trailing, size.width)
            }
        }
        return insets
    }

    /// Where the element is in an area that it belongs to.
    /// - Parameter visible: what is in sight along the scrolling direction.
    func frame(
        in area: CGRect,
        isVertical: Bool,
        visible: ClosedRange<CGFloat>
    ) -> (frame: CGRect, isPinned: Bool) {
        let anchor = NSCollectionLayoutAnchor(edges: edges)
        let (outer, inner) = (anchor.point(in: area), anchor.point(in: CGRect(origin: .zero, size: size)))
        var frame = CGRect(
            x: outer.x - inner.x + item.offset.x,
            y: outer.y - inner.y + item.offset.y,
            width: size.width,
            height: size.height
        )
        guard item.pinToVisibleBounds else { return (frame, false) }
        let isAtEnd = isVertical ? edges.contains(.bottom) : edges.contains(.trailing)
        let length = isVertical ? size.height : size.width
        let (low, high) = isVertical ? (area.minY, area.maxY) : (area.minX, area.maxX)
        let natural = isVertical ? frame.minY : frame.minX
        let pinned =
            isAtEnd
            ? max(min(natural, visible.upperBound - length), low)
            : min(max(natural, visible.lowerBound), max(high - length, low))
        if isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
        return (frame, pinned != natural)
    }
}
