public import DrydockViews
import Foundation

/// Is told which rows are likely to be seen soon, to make their data ready.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows within a screen of those that are seen, on the side to which the table was scrolled last; each is told once.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were told before and are not likely to be seen any more. Does nothing unless implemented.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Is told which items are likely to be seen soon, to make their data ready.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items within a screen of those that are seen, on the side to which the view was scrolled last; each is told once.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were told before and are not likely to be seen any more. Does nothing unless implemented.
    func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    )
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView,
        cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// What a list has told its prefetching data source.
struct Prefetching {
    private var announced: Set<IndexPath> = []
    private var origin: CGPoint?
    private var way = CGVector(dx: 0, dy: 1)

    /// The screen after the one that is seen, in the direction of the last scrolling: downwards at first.
    mutating func rectAhead(of bounds: CGRect, isHorizontal: Bool) -> CGRect {
        if let origin {
            let (dx, dy) = (bounds.minX - origin.x, bounds.minY - origin.y)
            if abs(dx) > abs(dy) {
                way = CGVector(dx: dx < 0 ? -1 : 1, dy: 0)
            } else if dy != 0 {
                way = CGVector(dx: 0, dy: dy < 0 ? -1 : 1)
            }
        } else if isHorizontal {
            way = CGVector(dx: 1, dy: 0)
        }
        origin = bounds.origin
        return bounds.offsetBy(dx: way.dx * bounds.width, dy: way.dy * bounds.height)
    }

    /// - Parameters:
    ///   - ahead: what is likely to be seen soon.
    ///   - isSeen: whether an item is shown now.
    /// - Returns: what is to be told, in order.
    mutating func update(
        ahead: [IndexPath],
        isSeen: (IndexPath) -> Bool
    ) -> (begun: [IndexPath], cancelled: [IndexPath]) {
        let wanted = Set(ahead)
        let cancelled = announced.filter { !wanted.contains($0) && !isSeen($0) }.sorted()
        let begun = ahead.filter { !announced.contains($0) && !isSeen($0) }
        announced = announced.intersection(wanted).union(begun)
        return (begun, cancelled)
    }
}

extension UITableView {
    /// Tells the prefetching data source of rows that come next.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !needsReload, !bounds.isEmpty else {
            return
        }
        let rect = prefetching.rectAhead(of: bounds, isHorizontal: false)
        let told = prefetching.update(ahead: indexPathsForRows(in: rect) ?? []) { rows[$0] != nil }
        if !told.begun.isEmpty { source.tableView(self, prefetchRowsAt: told.begun) }
        if !told.cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: told.cancelled) }
    }
}

extension UICollectionView {
    /// Tells the prefetching data source of items that come next.
    func prefetch() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, !needsCounts, batch == nil,
            !bounds.isEmpty
        else { return }
        let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
        let rect = prefetching.rectAhead(of: mirrored(bounds), isHorizontal: isHorizontal)
        let ahead = (currentLayout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.isSeen(in: rect) }
            .map(\.indexPath)
        let told = prefetching.update(ahead: ahead.sorted()) { elements[.cell($0)] != nil }
        if !told.begun.isEmpty { source.collectionView(self, prefetchItemsAt: told.begun) }
        if !told.cancelled.isEmpty {
            source.collectionView(self, cancelPrefetchingForItemsAt: told.cancelled)
        }
    }
}
