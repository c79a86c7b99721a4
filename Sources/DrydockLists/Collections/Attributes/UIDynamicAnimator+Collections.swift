public import DrydockUIDynamics
public import DrydockViews

extension UIDynamicAnimator {
    /// An animator for the attributes of a layout's elements, in the coordinates of the content. It invalidates the layout while it runs.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        container = layout
    }

    /// Of a collection view's element; nil for one that no behaviour has to do with.
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    public func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
                && $0.indexPath == indexPath
        }
    }

    public func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView
                && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where isWanted: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isWanted)
    }
}

extension UICollectionViewLayout: DynamicItemContainer {
    package var dynamicBounds: CGRect { CGRect(origin: .zero, size: collectionViewContentSize) }
    package var dynamicScene: UIWindowScene? { collectionView?.window?.windowScene }
    package func itemsDidMove() { invalidateLayout() }
}
