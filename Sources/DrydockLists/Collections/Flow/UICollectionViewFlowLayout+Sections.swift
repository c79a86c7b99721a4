import DrydockViews

extension UICollectionViewFlowLayout {
    // MARK: - Making

    /// Brings the sections up to date: all of them where metrics were invalidated, else those with cells of another size.
    func makeSections() {
        guard let view = collectionView else { return sections = [] }
        guard needsMetrics else {
            guard let first = staleSections.min() else { return }
            for section in staleSections where section < sections.count { sections[section].update() }
            staleSections = []
            return place(from: first)
        }
        needsMetrics = false
        staleSections = []
        let inset = view.adjustedContentInset
        let size = view.bounds.size
        let room = max(
            isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom,
            0
        )
        if room != breadth { measuredSizes = [:] }
        breadth = room
        let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
        isDelegateSilent = true
        let scale = max(view.pixelsPerPoint, 1)
        sections = (0..<view.numberOfSections).map { index in
            FlowSection(metrics(of: index, in: view, delegate), breadth: breadth, scale: scale)
        }
        for (path, size) in measuredSizes where sections.indices.contains(path.section) {
            sections[path.section].setSize(size, of: path.item)
        }
        for index in sections.indices { sections[index].update() }
        place(from: 0)
    }

    private func place(from first: Int) {
        for index in sections.indices.dropFirst(first) {
            sections[index].start = index > 0 ? sections[index - 1].end : 0
        }
    }

    private func metrics(
        of section: Int,
        in view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection.Metrics {
        var metrics = FlowSection.Metrics()
        metrics.count = view.numberOfItems(inSection: section)
        var inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        require(inset.isFinite, "\(type(of: self)).sectionInset: \(inset) is not finite")
        switch sectionInsetReference {
        case .fromContentInset: break
        case .fromSafeArea: inset = inset.adding(view.safeAreaInsets, across: isVertical)
        case .fromLayoutMargins: inset = inset.adding(view.layoutMargins, across: isVertical)
        }
        metrics.inset =
            isVertical
            ? (inset.top, inset.bottom, inset.left, inset.right)
            : (inset.left, inset.right, inset.top, inset.bottom)
        metrics.lineSpacing = checked(
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing,
            "minimumLineSpacing"
        )
        metrics.itemSpacing = checked(
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing,
            "minimumInteritemSpacing"
        )
        let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        metrics.header = flowSize(header ?? headerReferenceSize, "headerReferenceSize").length
        metrics.footer = flowSize(footer ?? footerReferenceSize, "footerReferenceSize").length
        addSizes(to: &metrics, section, view, delegate)
        warn(of: metrics, section, view)
        return metrics
    }

    private func addSizes(
        to metrics: inout FlowSection.Metrics,
        _ section: Int,
        _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) {
        var usual = itemSize
        if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { usual = estimatedItemSize }
        metrics.size = flowSize(usual, "itemSize")
        guard let delegate, metrics.count > 0 else { return }
        func size(_ item: Int) -> CGSize {
            delegate.collectionView(
                view,
                layout: self,
                sizeForItemAt: IndexPath(item: item, section: section)
            )
        }
        isDelegateSilent = false
        let first = size(0)
        guard !isDelegateSilent else { return }
        metrics.size = flowSize(first, "sizeForItemAt")
        var sizes: [FlowSection.FlowSize] = []
        for item in 1..<max(metrics.count, 1) {
            let size = flowSize(size(item), "sizeForItemAt")
            if sizes.isEmpty {
                guard size != metrics.size else { continue }
                sizes.reserveCapacity(metrics.count)
                sizes = Array(repeating: metrics.size, count: item)
            }
            sizes.append(size)
        }
        metrics.sizes = sizes
    }

    private func flowSize(_ size: CGSize, _ name: String) -> FlowSection.FlowSize {
        require(
            ListLimits.sides.contains(size.width) && ListLimits.sides.contains(size.height),
            "\(type(of: self)).\(name): \(size.width) × \(size.height) is not a size of sides from zero up to a billion"
        )
        return isVertical
            ? FlowSection.FlowSize(length: size.height, breadth: size.width)
            : FlowSection.FlowSize(length: size.width, breadth: size.height)
    }

    private func checked(_ value: CGFloat, _ name: String) -> CGFloat {
        require(value.isFinite, "\(type(of: self)).\(name): \(value) is not finite")
        return value
    }

    private func warn(of metrics: FlowSection.Metrics, _ section: Int, _ view: UICollectionView) {
        let room = breadth - metrics.inset.leading - metrics.inset.trailing
        let widest = metrics.sizes.max { $0.breadth < $1.breadth }?.breadth ?? metrics.size.breadth
        guard metrics.count > 0, breadth > 0, widest > room + 0.001 else { return }
        let (side, edges) = isVertical ? ("width", "left and right") : ("height", "top and bottom")
        Log.warnOnce(
            """
            The behavior of the UICollectionViewFlowLayout is not defined because: the item \(side) must be less than the \
            \(side) of the UICollectionView minus the section insets \(edges) values, minus the content insets \(edges) \
            values (\(view.debugName), section \(section): \(widest) in \(room) points).
            """
        )
    }

    /// The size that a cell wants.
    func take(_ preferred: UICollectionViewLayoutAttributes) {
        let path = preferred.indexPath
        guard preferred.representedElementCategory == .cell, sections.indices.contains(path.section) else {
            return
        }
        let size = flowSize(preferred.size, "preferredLayoutAttributesFitting")
        measuredSizes[path] = size
        sections[path.section].setSize(size, of: path.item)
        staleSections.insert(path.section)
    }

    // MARK: - Attributes

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var index = sections.partitionIndex { $0.end >= low }
        while index < sections.count, sections[index].start <= high {
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                if let header = boundaryAttributes(kind, index), header.place.intersects(rect) {
                    found.append(header)
                }
            }
            // What has no area has no cell, unless that may want one.
            let size = sections[index].metrics.size
            let isEmpty = sections[index].metrics.sizes.isEmpty && size.length * size.breadth == 0
            if isEmpty, estimatedItemSize == .zero {
                index += 1
                continue
            }
            for item in sections[index].items(from: low, to: high) {
                let attributes = itemAttributes(IndexPath(item: item, section: index))
                if attributes.place.touches(rect) { found.append(attributes) }
            }
            index += 1
        }
        return found
    }

    func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell(path))
        let (start, side, size) = sections[path.section].place(path.item)
        attributes.place = rect(start, side, size.length, size.breadth)
        return attributes
    }

    func boundaryAttributes(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
        let section = sections[index]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.header : section.metrics.footer
        guard length > 0 else { return nil }
        let attributes = makeAttributes(.supplementary(kind, IndexPath(item: 0, section: index)))
        var start = isHeader ? section.start : section.footerStart
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
            let view = collectionView
        {
            let visible = view.bounds.inset(by: view.adjustedContentInset)
            let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
            if isHeader {
                start = min(max(start, low), max(section.footerStart - length, section.start))
            } else {
                start = max(min(start, high - length), section.start + section.metrics.header)
            }
            attributes.isPinned = start != (isHeader ? section.start : section.footerStart)
            attributes.zIndex = Self.pinnedIndex
        }
        attributes.place = rect(start, 0, length, breadth)
        return attributes
    }

    private func rect(_ start: CGFloat, _ side: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: side, y: start, width: breadth, height: length)
            : CGRect(x: start, y: side, width: length, height: breadth)
    }

    /// In front of cells.
    nonisolated static let pinnedIndex = 10
}

extension CGRect {
    /// Whether any of the rectangle is in a part of the content. One without an area is where it touches.
    nonisolated func isSeen(in part: CGRect) -> Bool {
        guard width > 0, height > 0 else { return touches(part) }
        return minX < part.maxX && maxX > part.minX && minY < part.maxY && maxY > part.minY
    }

    /// As `intersects`, where edges that meet do as well.
    nonisolated func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}

extension UIEdgeInsets {
    nonisolated fileprivate func adding(_ other: UIEdgeInsets, across isVertical: Bool) -> UIEdgeInsets {
        var sum = self
        if isVertical {
            sum.left += other.left
            sum.right += other.right
        } else {
            sum.top += other.top
            sum.bottom += other.bottom
        }
        return sum
    }
}
