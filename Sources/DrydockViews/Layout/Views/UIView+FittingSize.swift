extension UIView {
    /// The smallest size that a target can be; as `CGSize.zero`.
    public nonisolated static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// As large as the constraints let the view become.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// Solves this view's subtree on its own, with the view's size wanted to be the target.
    /// Cost: a fresh layout of the subtree. No frame changes.
    func fittingSize(
        _ target: CGSize,
        _ horizontalPriority: UILayoutPriority,
        _ verticalPriority: UILayoutPriority
    ) -> CGSize {
        require(
            target.width.isFinite && target.height.isFinite,
            "\(debugName).systemLayoutSizeFitting: \(target) is not finite"
        )
        require(
            horizontalPriority.isLegal && verticalPriority.isLegal,
            "\(debugName).systemLayoutSizeFitting: a fitting priority is not in 0 < p ≤ 1000"
        )
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: knownNode, isLive: false)
        return engine.fittingSize(target, horizontalPriority, verticalPriority)
    }
}
