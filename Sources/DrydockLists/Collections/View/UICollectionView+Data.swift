import DrydockViews

extension UICollectionView {
    // MARK: - Counts

    func loadCounts() {
        guard needsCounts, batch == nil else { return }
        needsCounts = false
        counts = askedCounts()
        prefetching = Prefetching()
        loadIndexTitles()
    }

    /// What the data source says now.
    func askedCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        require(
            ListLimits.counts.contains(sections),
            "\(debugName): the data source says that there are \(sections) sections; \(ListLimits.counts) is possible"
        )
        return (0..<sections).map { section in
            let items = dataSource.collectionView(self, numberOfItemsInSection: section)
            require(
                ListLimits.counts.contains(items),
                "\(debugName): the data source says that section \(section) has \(items) items; \(ListLimits.counts) is possible"
            )
            return items
        }
    }

    func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    func reload() {
        require(
            batch == nil,
            "\(debugName).reloadData: called within performBatchUpdates; tell the changes one by one, or reload after it"
        )
        needsCounts = true
        selection = []
        cancelPress()
        movement?.scroller.stop()
        movement = nil
        swiperStorage?.close(animated: false)
        let context = currentLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        needsFreshElements = true
        currentLayout.invalidateLayout(with: context)
    }

    // MARK: - Reuse

    func dequeueCell(_ key: ReuseKey, for path: IndexPath) -> UICollectionViewCell {
        guard let cell = dequeue(key, for: .cell(path)) as? UICollectionViewCell else {
            fatalError("\(debugName): what is registered for \"\(key.identifier)\" makes no cell")
        }
        return cell
    }

    /// A view of the size that it will have.
    func dequeue(_ key: ReuseKey, for element: ElementKey) -> UICollectionReusableView {
        if let cell = cellInMaking, element == attributesInMaking?.key {
            require(
                cell.reuseKey == key,
                "\(debugName).reconfigureItems: the data source dequeued another cell for the item at \(Array(element.indexPath))"
            )
            return cell
        }
        let attributes = attributesInMaking.flatMap { inMaking in
            element.category == .cell || inMaking.key == element ? inMaking : nil
        }
        let frame = attributes.map { place(of: $0) }
        guard let (view, isNew) = pool.take(key, frame: frame ?? .zero) else {
            fatalError(
                """
                \(debugName): could not dequeue a view of kind: \(key.kind.isEmpty ? "cell" : key.kind) with identifier \
                \(key.identifier) - must register a class for it
                """
            )
        }
        view.collectionView = self
        if isNew {
            // One of a nib has a size of its own.
            if let frame { view.frame = frame }
        } else {
            view.willBeReused()
            view.prepareForReuse()
        }
        // As in UIKit: what the data source fills has its attributes, and what follows from them, already.
        if let attributes, let frame { UIView.performWithoutAnimation { view.take(attributes, at: frame) } }
        if element.category == .cell { view.willShowItem(at: element.indexPath) }
        return view
    }

    /// Asks the data source for the view of an element, with the right size, and not in the view yet.
    func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        attributesInMaking = attributes
        defer { attributesInMaking = nil }
        let path = attributes.indexPath
        let source = movement?.sourcePath(of: path) ?? path
        let view: UICollectionReusableView
        switch attributes.representedElementCategory {
        case .cell:
            view = presentDataSource.collectionView(self, cellForItemAt: source)
        case .supplementaryView:
            view = presentDataSource.collectionView(
                self,
                viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "",
                at: path
            )
        case .decorationView:
            view = makeDecoration(attributes)
        }
        require(
            view.reuseKey != nil,
            """
            \(debugName): the view returned for \(attributes.key) does not have a reuseIdentifier - views must be retrieved by \
            dequeueing them from the collection view
            """
        )
        require(
            view.superview == nil || view === cellInMaking,
            "\(debugName): the view returned for \(attributes.key) is shown already, at \(view.layoutAttributes?.key.description ?? "another place")"
        )
        view.collectionView = self
        return view
    }

    private var presentDataSource: any UICollectionViewDataSource {
        guard let dataSource else {
            fatalError("\(debugName): the data source is gone while cells are made; keep it alive")
        }
        return dataSource
    }

    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let key = ReuseKey(.decorationView, kind, kind)
        if !pool.hasFactory(for: key) {
            guard let factory = currentLayout.decorationFactories[kind] else {
                fatalError(
                    "\(type(of: currentLayout)): no class is registered for decoration views of kind \(kind)"
                )
            }
            pool.register(key, factory)
        }
        return dequeue(key, for: attributes.key)
    }

    // MARK: - Finding

    /// Attributes as they are on the screen, mirrored where the layout is; the layout is brought up to date.
    func attributesOnScreen(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard let attributes = layoutAttributes(key) else { return nil }
        let copy = attributes.duplicate
        copy.place = placeInContent(of: attributes)
        return copy
    }

    func layoutAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell:
            guard hasItem(at: key.indexPath) else { return nil }
            return currentLayout.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            return currentLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decorationView:
            return currentLayout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
        }
    }

    func itemPath(at point: CGPoint) -> IndexPath? {
        let hit = elements.filter { key, view in
            key.category == .cell && view.point(inside: view.convert(point, from: self), with: nil)
        }
        // The one in front.
        func order(_ element: (key: ElementKey, value: UICollectionReusableView)) -> (Int, IndexPath) {
            (element.value.layoutAttributes?.zIndex ?? 0, element.key.indexPath)
        }
        return hit.max { order($0) < order($1) }?.key.indexPath
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? {
        guard let path = cell.layoutAttributes?.indexPath, elements[.cell(path)] === cell else { return nil }
        return path
    }

    // MARK: - Mirroring

    /// Whether the layout is shown mirrored.
    var isMirrored: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != currentLayout.developmentLayoutDirection
    }

    /// A rectangle of the layout in the content, and the other way round.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: contentSize.width - rect.maxX,
            y: rect.minY,
            width: rect.width,
            height: rect.height
        )
    }

    /// Where an element is in what contains it.
    func place(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scrollingSection, let scroller = sectionScrollers[section] else {
            return mirrored(attributes.place)
        }
        return scroller.place(of: attributes.place)
    }

    /// Where an element is in this view.
    func placeInContent(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.scrollingSection, let scroller = sectionScrollers[section] else {
            return mirrored(attributes.place)
        }
        return convert(scroller.place(of: attributes.place), from: scroller)
    }
}
