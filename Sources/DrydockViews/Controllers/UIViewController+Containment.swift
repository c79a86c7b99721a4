extension UIViewController {
    /// In the order in which they were added.
    public var children: [UIViewController] { childStorage }

    /// Makes a controller a child, away from its former parent. `didMove(toParent:)` is left to the caller, as in UIKit.
    func adopt(_ child: UIViewController) {
        require(child !== self, "\(debugName).addChild: a controller cannot be its own child")
        require(
            !hasAncestor(child),
            "\(debugName).addChild: \(child.debugName) already contains this controller"
        )
        guard child.parentStorage !== self else { return }
        child.willMove(toParent: self)
        child.parentStorage?.childStorage.removeAll { $0 === child }
        child.setParentOverrides(nil)
        childStorage.append(child)
        child.parentStorage = self
    }

    func leaveParent() {
        guard let parent = parentStorage else { return }
        parent.childStorage.removeAll { $0 === self }
        parentStorage = nil
        setParentOverrides(nil)
        didMove(toParent: nil)
    }

    private func hasAncestor(_ controller: UIViewController) -> Bool {
        chain.contains { $0 === controller }
    }

    /// This controller, its parent, the parent's parent and so on.
    var chain: [UIViewController] {
        var chain = [self]
        while let parent = chain.last?.parentStorage { chain.append(parent) }
        return chain
    }

    /// The controller at the end of the chain of parents.
    var rootOfContainment: UIViewController { chain.last ?? self }
}
