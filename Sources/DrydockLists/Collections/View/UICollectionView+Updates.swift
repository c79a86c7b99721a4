import DrydockViews

/// Changes that are told one after another and shown at once.
struct UpdateBatch {
    var changes = ListChanges()
    var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
    // MARK: - Telling

    func update(_ change: @escaping (inout ListChanges) -> Void) {
        if var open = batch {
            batch = nil
            change(&open.changes)
            batch = open
            return
        }
        // Nothing was shown of the old data: there is nothing to change from.
        guard !needsCounts, mayUpdate(#function) else { return }
        performBatch({ self.update(change) }, completion: nil)
    }

    /// Shows changes that were worked out already.
    func perform(_ changes: ListChanges, _ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
        performBatch(
            {
                updates()
                self.batch?.changes = changes
            },
            completion: completion
        )
    }

    /// What changes while cells are being made is shown by reloading: the layout has asked about the old data already.
    private func mayUpdate(_ function: String) -> Bool {
        guard isLayingOutElements else { return true }
        Log.warnOnce(
            "\(debugName): changed from a callback while its cells are laid out; all is reloaded. Do it after the callback."
        )
        needsCounts = true
        needsFreshElements = true
        currentLayout.invalidateLayout()
        return false
    }

    func performBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if batch != nil {
            if let completion { batch?.completions.append(completion) }
            updates?()
            return
        }
        loadCounts()
        guard mayUpdate(#function) else {
            updates?()
            completion?(true)
            return
        }
        endMovement(isCancelled: true)
        if needsPrepare || needsElements { layOutElements() }
        batch = UpdateBatch(completions: completion.map { [$0] } ?? [])
        updates?()
        guard let batch else { return }
        commit(batch)
    }

    /// As the one of an optional closure: what is handed over may be a parameter that does not escape, and needs no `self.`.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    // MARK: - Showing

    private func commit(_ open: UpdateBatch) {
        show(open.changes, counts: askedCounts(), completions: open.completions)
    }

    /// Shows changes of what is shown, after which sections have so many items.
    func show(_ changes: ListChanges, counts new: [Int], completions: [(Bool) -> Void]) {
        let map = ListUpdateMap(
            changes,
            counts: (counts, new),
            view: (debugName, "collection", "item")
        )
        let nearby = nearbyAttributes(around: bounds)
        counts = new
        batch = nil
        selection = Set(selection.compactMap { map.newPath(of: $0) })
        cancelPress()
        prefetching = Prefetching()
        // A row that is deleted goes as it is.
        if let swiped = swiperStorage?.swiped, map.newPath(of: swiped.path) == nil { swiperStorage?.letGo() }
        swiperStorage?.close(animated: false)
        sectionWays = Dictionary(
            sectionWays.compactMap { section, way in map.newSection(section).map { ($0, way) } },
            uniquingKeysWith: { $1 }
        )
        currentLayout.dataDidChange(map)
        let context = currentLayout.makeContext()
        context.invalidateDataSourceCounts = true
        currentLayout.invalidateLayout(with: context)
        transition(
            nearby,
            map,
            items: changes.updateItems,
            reconfigured: changes.reconfiguredItems,
            completions: completions
        )
    }

    /// Takes another layout.
    func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard layout !== currentLayout else {
            completion?(true)
            return
        }
        require(
            layout.owner == nil,
            "\(debugName).collectionViewLayout: the layout is that of \(layout.owner?.debugName ?? ""); make another one"
        )
        require(
            batch == nil,
            "\(debugName).setCollectionViewLayout: called within performBatchUpdates; do it before or after"
        )
        let old = currentLayout
        let nearby = animated ? nearbyAttributes(around: bounds) : []
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        for view in elements.values { view.willTransition(from: old, to: layout) }
        currentLayout = layout
        old.owner = nil
        layout.owner = self
        isMirroredStartShown = false
        sectionWays = [:]
        layout.invalidateLayout()
        func finish(_ isFinished: Bool) {
            old.finalizeLayoutTransition()
            layout.finalizeLayoutTransition()
            completion?(isFinished)
        }
        guard animated, window != nil, !needsCounts else {
            needsFreshElements = true
            for view in elements.values { view.didTransition(from: old, to: layout) }
            return finish(true)
        }
        for view in elements.values { view.didTransition(from: old, to: layout) }
        transition(nearby, nil, items: [], reconfigured: [], completions: [finish])
    }

    /// Where elements are that may come into sight: within a screen of what is seen.
    func nearbyAttributes(around bounds: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard window != nil, UIView.areAnimationsEnabled, !needsPrepare else { return [] }
        let rect = mirrored(bounds.insetBy(dx: 0 - bounds.width, dy: 0 - bounds.height))
        return currentLayout.layoutAttributesForElements(in: rect) ?? []
    }

    /// Brings elements from their old places to those that the layout gives them now.
    private func transition(
        _ nearby: [UICollectionViewLayoutAttributes],
        _ map: ListUpdateMap?,
        items: [UICollectionViewUpdateItem],
        reconfigured: [IndexPath],
        completions: [(Bool) -> Void]
    ) {
        var gone: [UICollectionReusableView] = []
        let change = { [self] in
            isLayingOutElements = true
            defer { isLayingOutElements = false }
            prepareLayout()
            currentLayout.prepare(forCollectionViewUpdates: items)
            let target = currentLayout.targetContentOffset(forProposedContentOffset: contentOffset)
            // To set it stops content that goes on after a drag.
            if target != contentOffset { contentOffset = target }
            gone = moveElements(nearby, map)
            currentLayout.finalizeCollectionViewUpdates()
        }
        let finish = { [self] (isFinished: Bool) in
            for view in gone {
                view.removeFromSuperview()
                pool.put(view)
            }
            for completion in completions { completion(isFinished) }
        }
        if window != nil, UIView.areAnimationsEnabled, bounds.size != .zero {
            UIView.animate(
                withDuration: 0.3,
                options: .allowUserInteraction,
                animations: change,
                completion: finish
            )
        } else {
            UIView.performWithoutAnimation(change)
            finish(true)
        }
        for path in reconfigured { reconfigure(path) }
        setNeedsLayout()
    }

    /// - Returns: views that are on their way out.
    func moveElements(
        _ nearby: [UICollectionViewLayoutAttributes],
        _ map: ListUpdateMap?
    ) -> [UICollectionReusableView] {
        let old = elements.sorted { ElementKey.areInOrder($0.key, $1.key) }
        elements = [:]
        var leaving: [(key: ElementKey, view: UICollectionReusableView, newKey: ElementKey?)] = []
        var targets = Dictionary(
            visibleAttributes().map { ($0.key, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for (key, view) in old {
            let newKey = map.map { $0.newKey(of: key) } ?? key
            if let newKey, targets[newKey] != nil || view === movement?.cell {
                elements[newKey] = view
                view.layoutAttributes = view.layoutAttributes?.duplicate
                view.layoutAttributes?.indexPath = newKey.indexPath
                if key.category == .cell { view.positionMayHaveChanged(in: currentLayout, newKey.indexPath) }
            } else {
                leaving.append((key, view, newKey))
            }
        }
        let appeared = bringInTargets(&targets)
        var starts: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in nearby {
            let key = attributes.key
            if let newKey = map.map({ $0.newKey(of: key) }) ?? key { starts[newKey] = attributes }
        }
        for key in appeared {
            guard let view = elements[key], let target = targets[key] else { continue }
            let usual = (starts[key] ?? target.transparent).duplicate
            usual.indexPath = key.indexPath
            let start = askLayout(usual, for: key, initialAttributes) ?? target
            UIView.performWithoutAnimation { show(view, start) }
        }
        for (key, view) in elements.sorted(by: { ElementKey.areInOrder($0.key, $1.key) }) {
            if let target = targets[key] { show(view, target) }
        }
        for (key, view, newKey) in leaving {
            let stays = newKey.flatMap { layoutAttributes($0) }
            let usual = (stays ?? view.layoutAttributes?.transparent)?.duplicate
            usual?.indexPath = key.indexPath
            let end = askLayout(usual, for: key, finalAttributes) ?? view.layoutAttributes
            if let end { view.take(end, at: place(of: end)) }
            endDisplay(of: view, key)
        }
        return leaving.map(\.view)
    }

    /// Makes the views that are missing, and has them measured.
    /// - Returns: the elements that are new.
    private func bringInTargets(
        _ targets: inout [ElementKey: UICollectionViewLayoutAttributes]
    ) -> [ElementKey] {
        var appeared: [ElementKey] = []
        for _ in 0..<4 {
            for key in targets.keys.sorted(by: ElementKey.areInOrder) where elements[key] == nil {
                guard let target = targets[key] else { continue }
                let view = make(target)
                UIView.performWithoutAnimation { bringIn(view, target) }
                appeared.append(key)
            }
            guard measureElements() else { break }
            prepareLayout()
            let kept = Dictionary(
                visibleAttributes().map { ($0.key, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            // Who has come already stays until the next layout.
            targets = Dictionary(
                elements.keys.compactMap { key in layoutAttributes(key).map { (key, $0) } },
                uniquingKeysWith: { first, _ in first }
            )
            .merging(kept) { $1 }
        }
        for key in targets.keys where elements[key] == nil { targets[key] = nil }
        needsElements = true
        return appeared
    }

    /// What a layout says that may begin with the usual attributes, which are its own.
    private func askLayout(
        _ usual: UICollectionViewLayoutAttributes?,
        for key: ElementKey,
        _ question: (ElementKey) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        usualAnimationEnd = usual.map { (key, $0) }
        defer { usualAnimationEnd = nil }
        return question(key)
    }

    private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: currentLayout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            currentLayout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: key.kind,
                at: key.indexPath
            )
        case .decorationView:
            currentLayout.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: key.kind,
                at: key.indexPath
            )
        }
    }

    private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: currentLayout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            currentLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: key.kind,
                at: key.indexPath
            )
        case .decorationView:
            currentLayout.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: key.kind,
                at: key.indexPath
            )
        }
    }

    /// Has the data source fill a cell that stays.
    private func reconfigure(_ path: IndexPath) {
        guard let cell = cellForItem(at: path), let attributes = cell.layoutAttributes, let dataSource else {
            return
        }
        (attributesInMaking, cellInMaking) = (attributes, cell)
        defer { (attributesInMaking, cellInMaking) = (nil, nil) }
        let returned = dataSource.collectionView(self, cellForItemAt: path)
        require(
            returned === cell,
            "\(debugName).reconfigureItems: the data source returned another cell for the item at \(Array(path)) than it dequeued"
        )
        cell.wasMeasured = false
        needsElements = true
        setNeedsLayout()
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var transparent: UICollectionViewLayoutAttributes {
        let copy = duplicate
        copy.alpha = 0
        return copy
    }
}

extension ListUpdateMap {
    /// The element in the new data; nil for one that goes, or whose view is made anew.
    func newKey(of key: ElementKey) -> ElementKey? {
        var new = key
        // Elements of the whole layout have paths of one number.
        guard key.indexPath.count == 2 else { return key }
        if key.category == .cell {
            guard !isReloaded(key.indexPath), let path = newPath(of: key.indexPath) else { return nil }
            new.indexPath = path
        } else {
            guard let section = newSection(key.indexPath.section), !isReloaded(section: key.indexPath.section)
            else {
                return nil
            }
            new.indexPath = IndexPath(item: key.indexPath.item, section: section)
        }
        return new
    }
}

extension ListChanges {
    /// As layouts are told them.
    var updateItems: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: .max, section: section) }
        var items = deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
        items += reloadedSections.map { UICollectionViewUpdateItem(.reload, from: whole($0), to: whole($0)) }
        items += deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += reloadedItems.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
        items += insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        items += movedSections.map {
            UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to))
        }
        items += movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
        return items
    }
}
