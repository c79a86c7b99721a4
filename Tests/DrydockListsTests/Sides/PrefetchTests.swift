import Drydock
import Testing

@Suite("Rows and items that come next")
struct PrefetchTests {
    private final class Prefetcher: UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
        var begun: [Int] = []
        var cancelled: [Int] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            begun += indexPaths.map(\.row)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            begun += indexPaths.map(\.item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) {
            cancelled += indexPaths.map(\.item)
        }

        func take() -> [Int] {
            defer { begun = [] }
            return begun
        }
    }

    private let prefetcher = Prefetcher()

    @Test("a table's next screen is told once, and cancelled when the finger turns round")
    func table() {
        let stage = TableStage([(0..<100).map { "\($0)" }]) { table, _ in
            table.rowHeight = 48
            table.prefetchDataSource = prefetcher
        }
        #expect(prefetcher.take() == Array(10..<20))
        stage.scroll(to: 96)
        #expect(prefetcher.take() == [20, 21])
        stage.scroll(to: 1920)
        #expect(prefetcher.take() == Array(50..<60) && prefetcher.cancelled == Array(12..<22))
        prefetcher.cancelled = []
        stage.scroll(to: 1872)
        #expect(prefetcher.take() == Array(29..<39))
        #expect(prefetcher.cancelled == Array(50..<60))
        #expect(stage.table.isPrefetchingEnabled)
        stage.table.isPrefetchingEnabled = false
        stage.scroll(to: 0)
        #expect(prefetcher.take().isEmpty)
    }

    @Test("so is a collection view's, and new data are told anew")
    func collection() {
        let stage = CollectionStage(counts: [200])
        stage.perform { stage.view.prefetchDataSource = prefetcher }
        // Five items of 50 points in a row, 60 points for a row.
        #expect(prefetcher.take() == Array(35..<70))
        stage.scroll(to: 60)
        #expect(prefetcher.take() == Array(70..<75))
        stage.sections[0].append("more")
        stage.perform { stage.view.reloadData() }
        #expect(prefetcher.take().count >= 35)
    }
}
