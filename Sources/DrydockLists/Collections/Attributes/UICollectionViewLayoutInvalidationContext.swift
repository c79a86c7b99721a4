public import DrydockViews

/// What of a layout is no longer right.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether all of it is to be made anew, data included. Set by the collection view.
    open internal(set) var invalidateEverything = false
    /// Whether the layout has to ask for counts again. Set by the collection view.
    open internal(set) var invalidateDataSourceCounts = false
    /// How far the content's offset is to be moved along with it, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content's size changes, in points.
    open var contentSizeAdjustment = CGSize.zero
    /// The items given to `invalidateItems(at:)`; nil for none.
    public private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// By kind; nil for none.
    public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// By kind; nil for none.
    public private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The size that an element wants, where that is the reason.
    var preferred: UICollectionViewLayoutAttributes?
    /// Whether only the bounds have moved.
    var isScrolling = false

    public override init() {
        super.init()
    }

    /// Adds cells that are not right.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views that are not right.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }

    /// Adds decoration views that are not right.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths]) { $0 + $1 }
    }
}

/// One change of a batch, as a layout is told it before the animation.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What happens.
    public nonisolated enum Action: Int, Sendable {
        case insert
        case delete
        case reload
        case move
        case none
    }

    /// In the old data; nil for an insertion. A section's path ends with `Int.max`.
    public let indexPathBeforeUpdate: IndexPath?
    /// In the new data; nil for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
