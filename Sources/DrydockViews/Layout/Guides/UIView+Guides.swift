extension UIView {
    /// The guides that were added to the view, without those of the system.
    public var layoutGuides: [UILayoutGuide] { layoutNode.guides }

    /// Makes the guide part of this view; it leaves the view that it was in before.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView !== self else { return }
        require(
            guide.kind == .custom,
            "\(debugName).addLayoutGuide: \(guide.node.plainName) belongs to its view and cannot be moved"
        )
        guide.owningView?.removeLayoutGuide(guide)
        guide.setOwner(self)
        layoutNode.guides.append(guide)
    }

    /// Takes the guide out, and deactivates the constraints that mention it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self, guide.kind == .custom else { return }
        for mention in guide.node.mentions { mention.deactivate() }
        guide.node.engine?.remove(guide)
        layoutNode.guides.removeAll { $0 === guide }
        guide.setOwner(nil)
    }
}
