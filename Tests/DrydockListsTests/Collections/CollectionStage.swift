import Drydock
import DrydockTesting

/// A collection view of 300 × 400 points at two pixels a point, with sections of so many items, and what its delegate is told.
final class CollectionStage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let screen: Screen
    let view: UICollectionView
    /// The items of each section, by name.
    var sections: [[String]]
    private(set) var log: [String] = []
    /// How many cells were made, and how often they were asked for.
    private(set) var requests = 0
    var onRequest: ((IndexPath) -> Void)?
    var allows: (String) -> Bool = { _ in true }
    var mayMove = false
    private(set) var moves: [String] = []

    init(
        _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
        counts: [Int] = [100],
        size: CGSize = CGSize(width: 300, height: 400),
        direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        screen = Screen.empty(size: size, scale: 2, direction: direction, showsStatusBar: false)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        super.init()
        view.register(NameCell.self, forCellWithReuseIdentifier: "name")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
        ] {
            view.register(NameHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.dataSource = self
        view.delegate = self
        screen.perform { screen.window.addSubview(view) }
        screen.host.update()
        log = []
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// The names that are shown, in order.
    var shown: [String] { view.visibleCells.compactMap { ($0 as? NameCell)?.name } }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    func cell(_ item: Int, _ section: Int = 0) -> NameCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? NameCell
    }

    func scroll(to y: CGFloat) {
        screen.perform { view.contentOffset.y = y }
        screen.host.update()
    }

    /// Does something in the scene's turn, and lays out.
    func perform(_ body: () -> Void) {
        screen.perform(body)
    }

    // MARK: - Fingers

    func tap(_ point: CGPoint) {
        let finger = screen.touchDown(at: point)
        screen.advance(by: 0.2)
        finger.lift()
    }

    // MARK: - Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requests += 1
        onRequest?(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        (cell as? NameCell)?.name = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: indexPath
        )
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        mayMove
    }

    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    // MARK: - Delegate

    private func note(_ what: String, _ path: IndexPath) {
        log.append("\(what) \(path.section).\(path.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        note("shouldHighlight", indexPath)
        return allows("highlight")
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
        return allows("select")
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
        note("shouldDeselect", indexPath)
        return allows("deselect")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        note("willDisplay", indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        note("didEndDisplaying", indexPath)
    }
}

/// A cell that says its name, and how tall it wants to be.
final class NameCell: UICollectionViewCell {
    var name = "" {
        didSet { label.text = name }
    }
    let label = UILabel()
    private(set) var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
        label.numberOfLines = 0
    }

    required init?(coder: NSCoder) { fatalError("NameCell is made in code") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class NameHeader: UICollectionReusableView {}
