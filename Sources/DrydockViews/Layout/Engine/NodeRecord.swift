import DrydockLayoutSolver

/// What the engine reads of a node for each constraint; beside the node for the reasons of `ConstraintRecord`.
nonisolated struct NodeRecord {
    let node: Unmanaged<LayoutNode>
    /// The view, or the guide's owner; nil once it is gone.
    var view: Unmanaged<UIView>?
    /// The engine that the node has joined; retained.
    var engine: Unmanaged<LayoutEngine>?
    var spans: LayoutNode.Spans?
    /// The newest of the active constraints that mention this node.
    var newestMention: ConstraintPointer?
    /// The ends of the list of constraints that this view holds and retains.
    var firstHeld: ConstraintPointer?
    var lastHeld: ConstraintPointer?
    var heldCount = 0
    /// Every held constraint before this one has its row.
    var firstPending: ConstraintPointer?
}

typealias NodePointer = UnsafeMutablePointer<NodeRecord>

/// The lists of constraints of one node.
extension UnsafeMutablePointer<NodeRecord> {
    // MARK: - Mentions

    /// Lists a constraint that becomes active.
    func mention(_ constraint: ConstraintPointer) {
        let next = pointee.newestMention
        if let next { next.setPrevious(constraint, among: self) }
        if constraint.pointee.first == self {
            constraint.pointee.ofFirst.next = next
        } else {
            constraint.pointee.ofSecond.next = next
        }
        pointee.newestMention = constraint
    }

    /// Takes a constraint that is no longer active off the list.
    func forgetMention(of constraint: ConstraintPointer) {
        let isFirst = constraint.pointee.first == self
        let link = isFirst ? constraint.pointee.ofFirst : constraint.pointee.ofSecond
        link.next?.setPrevious(link.previous, among: self)
        if let previous = link.previous {
            if previous.pointee.first == self {
                previous.pointee.ofFirst.next = link.next
            } else {
                previous.pointee.ofSecond.next = link.next
            }
        } else {
            pointee.newestMention = link.next
        }
        if isFirst { constraint.pointee.ofFirst = .init() } else { constraint.pointee.ofSecond = .init() }
    }

    // MARK: - Held constraints

    /// Lists a constraint as the youngest, without a row.
    func append(_ constraint: ConstraintPointer) {
        let last = pointee.lastHeld
        constraint.pointee.held.previous = last
        if let last { last.pointee.held.next = constraint } else { pointee.firstHeld = constraint }
        pointee.lastHeld = constraint
        pointee.heldCount += 1
        if pointee.firstPending == nil { pointee.firstPending = constraint }
    }

    func remove(_ constraint: ConstraintPointer) {
        let link = constraint.pointee.held
        if let next = link.next {
            next.pointee.held.previous = link.previous
        } else {
            pointee.lastHeld = link.previous
        }
        if let previous = link.previous {
            previous.pointee.held.next = link.next
        } else {
            pointee.firstHeld = link.next
        }
        if pointee.firstPending == constraint { pointee.firstPending = link.next }
        pointee.heldCount -= 1
        constraint.pointee.held = .init()
    }
}

extension UnsafeMutablePointer<ConstraintRecord> {
    fileprivate func setPrevious(_ previous: ConstraintPointer?, among node: NodePointer) {
        if pointee.first == node {
            pointee.ofFirst.previous = previous
        } else {
            pointee.ofSecond.previous = previous
        }
    }

    /// The next in the list of what mentions the node.
    func nextMention(of node: NodePointer) -> ConstraintPointer? {
        pointee.first == node ? pointee.ofFirst.next : pointee.ofSecond.next
    }
}
