public import DrydockViews
import Foundation

/// Asks a collection view's delegate about the menu of an item.
private final class CollectionItemMenuDelegate: NSObject, RowMenuDelegate {
    private weak var view: UICollectionView?
    var path = IndexPath(item: 0, section: 0)

    init(_ view: UICollectionView) {
        self.view = view
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let view, let delegate = view.delegate, view.cellForItem(at: path) != nil else { return nil }
        return delegate.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: location)
            ?? delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view else { return nil }
        return view.delegate?.collectionView(
            view,
            contextMenuConfiguration: configuration,
            highlightPreviewForItemAt: path
        ) ?? view.cellForItem(at: path).map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let view else { return nil }
        return view.delegate?.collectionView(
            view,
            contextMenuConfiguration: configuration,
            dismissalPreviewForItemAt: path
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let view else { return }
        view.delegate?.collectionView(
            view,
            willPerformPreviewActionForMenuWith: configuration,
            animator: animator
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        view.delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let view else { return }
        view.delegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
    }
}

extension UICollectionView {
    /// That of the items' menus; nil before a finger has touched an item.
    public var contextMenuInteraction: UIContextMenuInteraction? { rowMenu?.interaction }

    /// A touch began on an item.
    /// - Returns: whether it asks for nothing but the item's menu.
    func menuPressBegan(_ touch: UITouch, _ event: UIEvent?, on path: IndexPath) -> Bool {
        let menu = rowMenu ?? RowMenu(CollectionItemMenuDelegate(self), of: self)
        rowMenu = menu
        return menu.began(touch, event, on: path) { [weak self] in
            self?.cancelPress()
            self?.stopDragging()
        }
    }
}
