import DrydockViews
import Foundation

/// A cell that a finger moves.
struct ItemMovement {
    let cell: UICollectionViewCell
    /// Where the item is in the data, and where it would go.
    let source: IndexPath
    var target: IndexPath
    /// The cell's centre, in the content.
    var position: CGPoint
    let scroller: EdgeScroller

    /// Where an item that is shown at a place is in the data, which are changed at the end.
    func sourcePath(of path: IndexPath) -> IndexPath {
        guard path.count == 2 else { return path }
        if path == target { return source }
        var path = path
        if path.section == target.section, path.item > target.item { path.item -= 1 }
        if path.section == source.section, path.item >= source.item { path.item += 1 }
        return path
    }
}

extension UICollectionView {
    func beginMovement(_ path: IndexPath) -> Bool {
        guard movement == nil, batch == nil, let cell = cellForItem(at: path), let dataSource,
            cell.superview === self, dataSource.collectionView(self, canMoveItemAt: path)
        else { return false }
        swiperStorage?.close(animated: true)
        cancelPress()
        movement = ItemMovement(
            cell: cell,
            source: path,
            target: path,
            position: cell.center,
            scroller: EdgeScroller(self) { [weak self] in self?.moveMovement(to: $0) }
        )
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        cell.setNeedsUpdateConfiguration()
        showMovement()
        bringSubviewToFront(cell)
        return true
    }

    /// Has the cell where the finger is, and others give way to it.
    func moveMovement(to position: CGPoint) {
        guard position.x.isFinite, position.y.isFinite, movement != nil else { return }
        movement?.position = position
        showMovement()
        movement?.scroller.follow(position)
        guard let movement else { return }
        let proposed = currentLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.target,
            withPosition: mirrored(CGRect(origin: position, size: .zero)).origin
        )
        guard proposed != movement.target else { return }
        let wanted =
            delegate?.collectionView(
                self,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source,
                atCurrentIndexPath: movement.target,
                toProposedIndexPath: proposed
            ) ?? proposed
        relocate(to: wanted)
    }

    /// Puts the item at another place among those that are shown.
    private func relocate(to target: IndexPath) {
        guard let movement, target != movement.target else { return }
        var new = counts
        new[movement.target.section] -= 1
        require(
            target.count == 2 && new.indices.contains(target.section)
                && (0...new[target.section]).contains(target.item),
            "\(debugName): the delegate has an item moved to \(Array(target)), where there is no place"
        )
        new[target.section] += 1
        var changes = ListChanges()
        changes.movedItems = [.init(from: movement.target, to: target)]
        self.movement?.target = target
        show(changes, counts: new, completions: [])
    }

    func endMovement(isCancelled: Bool) {
        guard movement != nil else { return }
        if isCancelled, let source = movement?.source { relocate(to: source) }
        guard let movement else { return }
        movement.scroller.stop()
        self.movement = nil
        movement.cell.layer.shadowOpacity = 0
        movement.cell.setNeedsUpdateConfiguration()
        if movement.target != movement.source {
            dataSource?.collectionView(self, moveItemAt: movement.source, to: movement.target)
        }
        needsElements = true
        setNeedsLayout()
        guard window != nil else { return }
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { self.layoutIfNeeded() }
    }

    /// Has the moving cell follow the finger, in front of the others.
    func showMovement() {
        guard let movement, let attributes = layoutAttributes(.cell(movement.target)) else { return }
        let position = mirrored(CGRect(origin: movement.position, size: .zero)).origin
        let moving = currentLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.target,
            withTargetPosition: position
        )
        moving.indexPath = attributes.indexPath
        movement.cell.take(moving, at: mirrored(moving.place))
    }

    /// Whether a data source that does not say which items can be moved moves items: it is asked to move one to where it is.
    func movesItems(_ dataSource: any UICollectionViewDataSource, _ path: IndexPath) -> Bool {
        if movesItems == nil {
            movesItems = true
            dataSource.collectionView(self, moveItemAt: path, to: path)
        }
        return movesItems ?? false
    }
}
