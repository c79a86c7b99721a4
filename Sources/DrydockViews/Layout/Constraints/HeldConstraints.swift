/// The active constraints that a view holds, oldest first. Each knows its slot, so that taking one off needs no search.
nonisolated struct HeldConstraints {
    /// The first slot, and those behind it: most views hold one constraint or none, which need no array.
    private var first: NSLayoutConstraint?
    private var others: [NSLayoutConstraint?] = []
    /// How many slots there are; some are empty.
    private(set) var end = 0
    private(set) var count = 0
    /// Whether one of them may depend on the writing direction.
    private(set) var hasDirectional = false
    /// Every constraint before this slot has its row.
    var firstPending = 0

    var isEmpty: Bool { count == 0 }

    /// Whether some have no row yet.
    var hasPending: Bool { firstPending < end }

    subscript(slot: Int32) -> NSLayoutConstraint? {
        if slot == 0 { return first }
        return slot > 0 && slot < end ? others[Int(slot) - 1] : nil
    }

    /// Oldest first. Cost: as many.
    var all: [NSLayoutConstraint] { ([first] + others).compactMap(\.self) }

    /// Those without a row, oldest first, as far as is known without a look at each.
    var pending: [NSLayoutConstraint] {
        let behind = others[max(firstPending - 1, 0)...].compactMap(\.self)
        guard firstPending == 0, let first else { return behind }
        return [first] + behind
    }

    /// - Returns: the slot.
    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) -> Int32 {
        if end == 0 {
            first = constraint
        } else {
            // Growing step by step from one would allocate again and again.
            if others.isEmpty { others.reserveCapacity(8) }
            others.append(constraint)
        }
        end += 1
        count += 1
        if constraint.isDirectional { hasDirectional = true }
        return Int32(end - 1)
    }

    /// Calls `body` with the constraint in the slot, mostly without retaining it; nil where there is none.
    @inline(__always)
    func read<Result>(at slot: Int, _ body: (NSLayoutConstraint) -> Result) -> Result? {
        slot == 0 ? first.map(body) : others.readUncounted(at: slot - 1, body)
    }

    /// The next one that may have no row, which then counts as having one.
    mutating func takePending() -> NSLayoutConstraint? {
        while firstPending < end {
            firstPending += 1
            if let constraint = self[Int32(firstPending - 1)] { return constraint }
        }
        return nil
    }

    /// Calls `body` with each, oldest first.
    func forEach(_ body: (NSLayoutConstraint) -> Void) {
        if let first { body(first) }
        for case let constraint? in others { body(constraint) }
    }

    mutating func setAllPending() {
        firstPending = 0
    }

    /// Has the constraint in the slot, which got no row, tried again.
    mutating func setPending(_ slot: Int32) {
        firstPending = min(firstPending, Int(slot))
    }

    @MainActor
    mutating func remove(at slot: Int32) {
        if slot == 0 { first = nil } else { others[Int(slot) - 1] = nil }
        count -= 1
        guard end > 2 * count + 8 else { return }
        let (kept, pending) = (all, pending)
        for (index, constraint) in kept.enumerated() { constraint.move(to: Int32(index)) }
        (first, others, end) = (kept.first, Array(kept.dropFirst()), kept.count)
        firstPending = kept.count - pending.count
    }
}
