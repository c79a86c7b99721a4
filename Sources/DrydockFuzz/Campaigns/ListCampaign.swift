import Drydock
import DrydockHost

/// Tables and collections whose data sources do not keep to what they said.
struct ListCampaign: Campaign {
    static let name = "lists"
    static let summary = "tables and collections whose counts, heights, cells and updates lie"
    // What UIKit, too, stops at, with the view's name: an update that does not add up, numbers that are none.
    static let expectedStops = [
        "nvalid update", "attempt to", "which is no height", "fits in a height of", "the height",
        "less than none",
        "more than can be", "is possible", "there is no row", "there is no item", "there is no section",
        "is not finite",
        "is no size", "is not a size", "one cell for two rows", "is shown already", "do so after it",
        "called within performBatchUpdates",
        "neither a height nor automaticDimension", "another cell", "which is none", "is no height",
    ]
    static let batch = 300

    init(_ seeds: SeedFiles) {}

    mutating func run(_ trial: FuzzCase) throws {
        var leaks = LeakCheck()
        do {
            let host = ApplicationHost(size: CGSize(width: 200, height: 300), scale: 1, showsStatusBar: false)
            var random = trial.random.split()
            let source = LyingSource(trial: trial, random: random.split())
            let controller = UIViewController()
            let list = host.perform {
                let list = random.flag() ? source.makeTable() : source.makeCollection()
                host.window.rootViewController = controller
                controller.view.addSubview(list)
                list.frame = controller.view.bounds
                return list
            }
            host.update()
            try trial.steps(random.integer(2...16)) { random in
                source.random = random.split()
                host.perform { source.act(on: list) }
                switch random.below(6) {
                case 0: host.advanceByFrames(by: random.pick([0.1, 0.4, 2]))
                case 1:
                    host.resize(
                        to: CGSize(width: random.integer(1...400), height: random.integer(1...500)),
                        scale: 1
                    )
                case 2: _ = host.displayList()
                default: break
                }
                host.update()
                try TreeCheck.check(host.windows, most: 3000)
            }
            leaks.watch(list, "the list")
            leaks.watch(source, "the data source")
            leaks.watch(host.scene, "the scene")
        }
        try leaks.check()
    }
}

/// A data source that lies as often as it is told to.
@MainActor final class LyingSource: NSObject {
    let trial: FuzzCase
    var random: Generator
    private var counts: [Int]
    /// Whether the list was not told of the counts.
    private var isStale = false
    /// How often an answer is not what was said before: once in so many; 0 for never.
    private let lies: Int
    private let oddSizes: Int
    private let selfSizes: Bool

    init(trial: FuzzCase, random: Generator) {
        var random = random
        self.trial = trial
        counts = (0..<random.integer(0...4)).map { _ in random.once(in: 5) ? 0 : random.below(40) }
        lies = random.pick([0, 0, 0, 0, 0, 0, 0, 500])
        oddSizes = random.pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 2000])
        selfSizes = random.flag()
        self.random = random
        super.init()
        trial.note("\(counts) rows, \(lies == 0 ? "no lies" : "a lie in \(lies)")")
    }

    func makeTable() -> UITableView {
        let table = UITableView(frame: .zero, style: random.pick([.plain, .grouped, .insetGrouped]))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        if random.once(in: 3) { table.estimatedRowHeight = random.pick([0, 1, 44, 1000]) }
        if random.once(in: 3) { table.isEditing = true }
        trial.note("a table of the style \(table.style.rawValue)")
        return table
    }

    func makeCollection() -> UICollectionView {
        let layout: UICollectionViewLayout
        switch random.below(4) {
        case 0, 1:
            let flow = UICollectionViewFlowLayout()
            flow.scrollDirection = random.pick([.vertical, .horizontal])
            flow.minimumInteritemSpacing = random.pick([0, 5, 300])
            if selfSizes { flow.estimatedItemSize = CGSize(width: 40, height: 20) }
            layout = flow
            trial.note("a flow layout")
        case 2:
            layout = UICollectionViewCompositionalLayout.list(
                using: .init(appearance: random.pick([.plain, .insetGrouped]))
            )
            trial.note("a list layout")
        default:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(random.pick([1, 0.5, 0.33])),
                    heightDimension: random.pick([.absolute(30), .estimated(20), .fractionalHeight(1)])
                )
            )
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: random.pick([.fractionalWidth(1), .absolute(150)]),
                    heightDimension: random.pick([.absolute(40), .estimated(30)])
                ),
                subitems: [item]
            )
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = random.pick([
                .none, .none, .continuous, .paging, .groupPaging,
            ])
            layout = UICollectionViewCompositionalLayout(section: section)
            trial.note("a compositional layout, scrolling \(section.orthogonalScrollingBehavior.rawValue)")
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
        return collection
    }

    // MARK: - What happens to a list

    func act(on list: UIScrollView) {
        switch random.below(12) {
        case 0, 1:
            shuffle()
            reload(list)
        case 2:
            trial.note("other counts, without a word")
            shuffle()
            isStale = true
        case 3, 4, 5: update(list)
        case 6, 7:
            let place = CGPoint(x: random.number(-50...300), y: random.number(-100...2000))
            trial.note("offset \(place)")
            list.setContentOffset(place, animated: random.flag())
        case 8: scroll(list)
        case 9:
            trial.note("size")
            list.frame.size = CGSize(width: random.below(400), height: random.below(400))
        case 10:
            trial.note("selection")
            guard !isStale, let path = path() else { return }
            if let table = list as? UITableView {
                table.selectRow(at: path, animated: random.flag(), scrollPosition: .none)
            } else if let list = list as? UICollectionView {
                list.selectItem(at: path, animated: random.flag(), scrollPosition: [])
            }
        default:
            trial.note("insets")
            list.contentInset.top = random.pick([0, 20, -20, 500])
        }
    }

    private func reload(_ list: UIScrollView) {
        trial.note("reload with \(counts) rows")
        isStale = false
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    private func shuffle() {
        counts = (0..<random.integer(0...4)).map { _ in random.once(in: 4) ? 0 : random.below(60) }
    }

    private func path() -> IndexPath? {
        guard !counts.isEmpty else { return nil }
        let section = random.below(counts.count)
        return counts[section] == 0 ? nil : IndexPath(row: random.below(counts[section]), section: section)
    }

    private func scroll(_ list: UIScrollView) {
        guard let path = path() else { return }
        trial.note("scroll to \(Array(path))")
        // The list may not have heard of the row yet.
        if let table = list as? UITableView, path.section < table.numberOfSections,
            path.row < table.numberOfRows(inSection: path.section)
        {
            table.scrollToRow(
                at: path,
                at: random.pick([.top, .middle, .bottom, .none]),
                animated: random.flag()
            )
        } else if let list = list as? UICollectionView, path.section < list.numberOfSections,
            path.item < list.numberOfItems(inSection: path.section)
        {
            list.scrollToItem(
                at: path,
                at: random.pick([.top, .centeredVertically, .bottom]),
                animated: random.flag()
            )
        }
    }

    /// Changes told in a batch: mostly right, sometimes not.
    private func update(_ list: UIScrollView) {
        // A batch is told about what the list knows; that it knows something else is found out, too.
        if isStale, !random.once(in: 40) { reload(list) }
        guard !counts.isEmpty else { return }
        let section = random.below(counts.count)
        let old = counts[section]
        let deleted = Set((0..<random.below(4)).map { _ in random.below(max(old, 1)) }.filter { $0 < old })
        let new = old - deleted.count + random.below(4)
        var inserted: Set<Int> = []
        for _ in 0..<new - (old - deleted.count) {
            var index = random.below(new)
            while inserted.contains(index) { index = (index + 1) % new }
            inserted.insert(index)
        }
        // Now and then a batch does not add up.
        let count = new + (random.once(in: 300) ? 1 : 0)
        trial.note("section \(section) of \(old): delete \(deleted.sorted()), insert \(inserted.sorted())")
        let gone = deleted.sorted().map { IndexPath(row: $0, section: section) }
        let come = inserted.sorted().map { IndexPath(row: $0, section: section) }
        if let table = list as? UITableView {
            let animation: UITableView.RowAnimation = random.pick([.automatic, .none, .fade, .left, .top])
            // Within the batch: before it, the list may still ask for what is there.
            table.performBatchUpdates {
                self.counts[section] = count
                table.deleteRows(at: gone, with: animation)
                table.insertRows(at: come, with: animation)
            }
        } else if let list = list as? UICollectionView {
            list.performBatchUpdates {
                self.counts[section] = count
                list.deleteItems(at: gone)
                list.insertItems(at: come)
            }
        }
    }

    // MARK: - Answers

    private func lie(_ count: Int) -> Int {
        guard lies > 0, random.once(in: lies) else { return count }
        return random.pick([0, count + 1, max(count - 1, 0), 1000])
    }

    fileprivate func count(_ section: Int) -> Int { lie(section < counts.count ? counts[section] : 0) }
    fileprivate var sections: Int { lie(counts.count) }

    fileprivate func length(_ path: IndexPath) -> CGFloat {
        if oddSizes > 0, random.once(in: oddSizes) {
            return random.pick([0, -1, .nan, .infinity, 1e12, 0.001, .greatestFiniteMagnitude])
        }
        return CGFloat(20 + (path.row * 7 + path.section * 3) % 50)
    }

    fileprivate func text(_ path: IndexPath) -> String {
        String(repeating: "row \(path.row) ", count: 1 + (path.row * 13 + path.section) % 5)
    }
}

extension LyingSource: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count(section) }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let isForgetful = lies > 0 && random.once(in: lies)
        let cell =
            isForgetful
            ? UITableViewCell(style: .subtitle, reuseIdentifier: random.flag() ? nil : "other")
            : tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = text(indexPath)
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        selfSizes ? UITableView.automaticDimension : length(indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section % 2 == 0 ? "Section \(section)" : nil
    }
}

extension LyingSource: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(section)
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LabelCell)?.label.text = text(indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: length(indexPath), height: length(indexPath))
    }
}

/// A cell that is as large as its text.
final class LabelCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("LabelCell is made in code") }
}
