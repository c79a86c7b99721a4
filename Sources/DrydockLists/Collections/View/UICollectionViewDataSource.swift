public import DrydockViews

/// Says what a collection view shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// One unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, dequeued from the collection view.
    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// A supplementary view, dequeued from the collection view. To be implemented where the layout has any.
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether an item can be moved by hand: true where `moveItemAt` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The user has moved an item, which is shown at its new place already: change the data.
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
    /// Titles at the side that lead to items; nil for none.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title leads to; to be implemented where there are titles.
    func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        collectionView.movesItems(self, indexPath)
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.movesItems = false
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath {
        fatalError(
            "\(type(of: self)): there is an index title \(title); the data source has to implement collectionView(_:indexPathForIndexTitle:at:)"
        )
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            """
            \(type(of: self)): the layout of \(collectionView.debugName) has a supplementary view \(kind); the data \
            source has to implement collectionView(_:viewForSupplementaryElementOfKind:at:)
            """
        )
    }
}
