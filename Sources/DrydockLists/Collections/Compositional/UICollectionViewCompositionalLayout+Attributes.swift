import DrydockViews

extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for element in boundary {
            let attributes = attributes(of: element)
            if attributes.place.touches(rect) { found.append(attributes) }
        }
        for index in indexes(from: rect) {
            let shown = elements(of: sections[index], in: rect)
            if let handler = sections[index].section.visibleItemsInvalidationHandler,
                let view = collectionView
            {
                let way = CGPoint(x: view.way(ofSection: index), y: 0)
                handler(
                    shown,
                    sections[index].isOrthogonal ? way : view.contentOffset,
                    sections[index].room.environment
                )
            }
            found += shown
        }
        return found
    }

    private func elements(
        of section: CompositionalSection,
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        for element in section.boundary {
            let attributes = attributes(of: element, in: section)
            if attributes.place.touches(rect) { found.append(attributes) }
        }
        found += decorations(of: section)
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let way = section.isOrthogonal ? collectionView?.way(ofSection: section.index) ?? 0 : 0
        for group in section.groups(from: low, to: high, way: way) {
            for (item, leaf) in section.leaves(ofGroup: group) {
                let path = IndexPath(item: item, section: section.index)
                found.append(attributes(leaf, path))
                for badge in leaf.item?.supplementaryItems ?? [] {
                    found.append(attributes(of: badge, at: leaf, path))
                }
            }
        }
        return found
    }

    private func marked(
        _ attributes: UICollectionViewLayoutAttributes,
        _ section: Int
    ) -> UICollectionViewLayoutAttributes {
        if isVertical, sections[section].isOrthogonal { attributes.scrollingSection = section }
        return attributes
    }

    func attributes(_ leaf: SolvedGroup.Leaf, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(path))
        attributes.place = leaf.frame
        attributes.zIndex = leaf.zIndex
        attributes.fixedAxes = leaf.fixedAxes
        return marked(attributes, path.section)
    }

    private func attributes(
        of badge: NSCollectionLayoutSupplementaryItem,
        at leaf: SolvedGroup.Leaf,
        _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.supplementary(badge.elementKind, path))
        attributes.place = badge.frame(at: leaf.frame)
        attributes.zIndex = badge.zIndex
        return marked(attributes, path.section)
    }

    /// What is in sight along the scrolling direction.
    private var visible: ClosedRange<CGFloat> {
        guard let view = collectionView else { return 0...0 }
        let rect = view.mirrored(view.bounds.inset(by: view.adjustedContentInset))
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return low...max(low, high)
    }

    private func attributes(
        of element: BoundaryElement,
        in section: CompositionalSection? = nil
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(element.key)
        let (frame, isPinned): (CGRect, Bool)
        if let section {
            (frame, isPinned) = section.frame(of: element, visible: visible)
        } else {
            let area = CGRect(origin: .zero, size: collectionViewContentSize)
            (frame, isPinned) = element.frame(in: area, isVertical: isVertical, visible: visible)
        }
        attributes.place = frame
        attributes.isPinned = isPinned
        attributes.zIndex = element.item.zIndex + (element.item.pinToVisibleBounds ? 1 : 0)
        attributes.fixedAxes = element.item.layoutSize.fixedAxes
        return attributes
    }

    func supplementary(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let element = boundary.first(where: { $0.key == key }) { return attributes(of: element) }
        guard key.indexPath.count == 2, sections.indices.contains(key.indexPath.section) else { return nil }
        let section = sections[key.indexPath.section]
        if let element = section.boundary.first(where: { $0.key == key }) {
            return attributes(of: element, in: section)
        }
        guard let leaf = section.leaf(of: key.indexPath.item),
            let badge = leaf.item?.supplementaryItems.first(where: { $0.elementKind == key.kind })
        else { return nil }
        return attributes(of: badge, at: leaf, key.indexPath)
    }

    func decorations(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
        section.section.decorationItems.enumerated().map { number, item in
            let path = IndexPath(item: number, section: section.index)
            let attributes = makeAttributes(
                ElementKey(category: .decorationView, kind: item.elementKind, indexPath: path)
            )
            let insets = item.contentInsets
            attributes.place = section.frame.inset(
                by: UIEdgeInsets(
                    top: insets.top,
                    left: insets.leading,
                    bottom: insets.bottom,
                    right: insets.trailing
                )
            )
            attributes.zIndex = item.zIndex
            return attributes
        }
    }
}
