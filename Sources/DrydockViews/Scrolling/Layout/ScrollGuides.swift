import DrydockLayoutSolver

extension UIView {
    /// How large what a scroll view scrolls is; nil for another view.
    var contentExtent: CGSize? { extras?.contentSize }
}

extension LayoutNode {
    /// The guide for what a scroll view scrolls; nil for another view.
    var contentGuide: UILayoutGuide? {
        guard isScrolling, let view = ownView else { return nil }
        let insets = insetsForWriting
        if let guide = insets.contentGuide { return guide }
        let guide = UILayoutGuide(kind: .content, owner: view)
        guide.identifier = "UIScrollViewContentLayoutGuide"
        insets.contentGuide = guide
        return guide
    }

    /// The guide for a scroll view's frame; nil for another view.
    var frameGuide: UILayoutGuide? {
        guard isScrolling, let view = ownView else { return nil }
        let insets = insetsForWriting
        if let guide = insets.frameGuide { return guide }
        let guide = UILayoutGuide(kind: .frame, owner: view)
        guide.identifier = "UIScrollViewFrameLayoutGuide"
        insets.frameGuide = guide
        return guide
    }
}

extension NSLayoutConstraint {
    /// The node that the row speaks of for the first item: between a scroll view and what it contains, edges of the scroll view
    /// are those of its content. Its size and its centre are those of its frame.
    var solvedFirst: LayoutNode { solved(firstNode, firstAttribute, beside: secondNode) }

    /// As `solvedFirst`, for the second item.
    var solvedSecond: LayoutNode? {
        secondNode.map { solved($0, secondAttribute, beside: firstNode) }
    }

    private func solved(
        _ node: LayoutNode,
        _ attribute: NSLayoutConstraint.Attribute,
        beside other: LayoutNode?
    ) -> LayoutNode {
        guard node.isScrolling, let other, other !== node, attribute.isEdge, distances == nil,
            other.isView ? other.isInside(node) : other.above?.isInside(node) == true && other.above !== node,
            let guide = node.contentGuide
        else { return node }
        return guide.node
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .top, .bottom: true
        default: false
        }
    }
}

extension LayoutEngine {
    /// The content begins where the scroll view does when it is not scrolled, and is as large as constraints say.
    func addContentRows(of index: Int, in outer: Int, _ guide: UILayoutGuide) {
        let insets = nodes[outer].insets
        nodes[index].rows = NodeRecord.OwnRows(
            left: addRow(Term(nodes[index].x, .start), Term(nodes[outer].x, .start, -1), 0 - insets.left),
            top: addRow(Term(nodes[index].y, .start), Term(nodes[outer].y, .start, -1), 0 - insets.top)
        )
        if isLive { contentGuides.append(guide) }
    }
}
