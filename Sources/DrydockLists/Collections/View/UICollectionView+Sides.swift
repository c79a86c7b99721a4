package import DrydockViews

extension UICollectionView: SwipeHost {
    // MARK: - Swiping

    var swiper: RowSwiper {
        if let swiperStorage { return swiperStorage }
        let swiper = RowSwiper(self)
        swiperStorage = swiper
        return swiper
    }

    func swipeActions(_ side: SwipedRow.Side, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        let list = (currentLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
        let provider =
            side == .leading
            ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    func swipeableRow(at point: CGPoint) -> (cell: any SwipeableCell, path: IndexPath)? {
        guard !isEditing || swiper.swiped != nil, movement == nil, let path = itemPath(at: point),
            let cell = cellForItem(at: path) as? UICollectionViewListCell
        else { return nil }
        return (cell, path)
    }

    func path(ofSwiped cell: any SwipeableCell) -> IndexPath? {
        (cell as? UICollectionViewCell).flatMap { path(of: $0) }
    }

    func swipeWillBegin(_ cell: any SwipeableCell, _ path: IndexPath) { updateSwiped(cell) }
    func swipeWillEnd(_ cell: any SwipeableCell) {}
    func swipeDidEnd(_ cell: any SwipeableCell, _ path: IndexPath?) { updateSwiped(cell) }

    private func updateSwiped(_ cell: any SwipeableCell) {
        (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }

    /// Shows what a swipe over a visible item towards its leading edge shows; nothing where that is nothing.
    package func showTrailingActions(at path: IndexPath) {
        guard let cell = cellForItem(at: path) as? UICollectionViewListCell,
            let actions = swipeActions(.trailing, path), !actions.actions.isEmpty
        else { return }
        swiper.open(cell, path, actions, .trailing)
    }

    // MARK: - Titles at the side

    func loadIndexTitles() {
        let titles = dataSource?.indexTitles(for: self) ?? []
        guard titles != sectionIndex?.titles ?? [] else { return }
        if sectionIndex == nil {
            let bar = SectionIndexBar()
            bar.choose = { [weak self] in self?.scroll(toTitle: $0) }
            sectionIndex = bar
        }
        sectionIndex?.titles = titles
    }

    private func scroll(toTitle index: Int) {
        guard let titles = sectionIndex?.titles, titles.indices.contains(index), let dataSource else {
            return
        }
        let path = dataSource.collectionView(self, indexPathForIndexTitle: titles[index], at: index)
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        reveal(path, isHorizontal ? .left : .top, animated: false)
    }

    // MARK: - Outlines

    /// How far an item is below others, and whether what is below it is shown; nil outside of outlines.
    func outline(at path: IndexPath) -> OutlinePlace? {
        (dataSource as? any OutlineSource)?.outline(at: path)
    }

    func toggleOutline(at path: IndexPath) { (dataSource as? any OutlineSource)?.toggleOutline(at: path) }
}

/// Where an item is in an outline.
struct OutlinePlace: Equatable {
    var level: Int
    var isExpanded: Bool
}

/// A data source whose items may have others below them.
protocol OutlineSource: AnyObject {
    func outline(at path: IndexPath) -> OutlinePlace?
    func toggleOutline(at path: IndexPath)
}
