/// The active constraints that a view holds, oldest first. Each knows its slot, so that taking one off needs no search.
nonisolated struct HeldConstraints {
    private(set) var slots: [NSLayoutConstraint?] = []
    private(set) var count = 0
    /// Whether one of them may depend on the writing direction.
    private(set) var hasDirectional = false
    /// Every constraint before this slot has its row.
    var firstPending = 0

    var isEmpty: Bool { count == 0 }

    /// Whether some have no row yet.
    var hasPending: Bool { firstPending < slots.count }

    subscript(slot: Int32) -> NSLayoutConstraint? {
        slots.indices.contains(Int(slot)) ? slots[Int(slot)] : nil
    }

    /// Oldest first. Cost: as many.
    var all: [NSLayoutConstraint] { slots.compactMap(\.self) }

    /// Those without a row, oldest first, as far as is known without a look at each.
    var pending: [NSLayoutConstraint] { slots[firstPending...].compactMap(\.self) }

    /// - Returns: the slot.
    @MainActor
    mutating func append(_ constraint: NSLayoutConstraint) -> Int32 {
        // Most views hold none or a few: growing step by step from one would allocate again and again.
        if slots.isEmpty { slots.reserveCapacity(8) }
        slots.append(constraint)
        count += 1
        if constraint.isDirectional { hasDirectional = true }
        return Int32(slots.count - 1)
    }

    /// The next one that may have no row, which then counts as having one.
    mutating func takePending() -> NSLayoutConstraint? {
        while firstPending < slots.count {
            firstPending += 1
            if let constraint = slots[firstPending - 1] { return constraint }
        }
        return nil
    }

    /// Empties all slots, and returns what they were.
    mutating func takeAll() -> [NSLayoutConstraint?] {
        defer { self = HeldConstraints() }
        return slots
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
        slots[Int(slot)] = nil
        count -= 1
        guard slots.count > 2 * count + 8 else { return }
        var kept = 0
        var keptBeforePending = 0
        for (index, constraint) in slots.enumerated() {
            guard let constraint else { continue }
            if index < firstPending { keptBeforePending += 1 }
            constraint.move(to: Int32(kept))
            slots[kept] = constraint
            kept += 1
        }
        slots.removeLast(slots.count - kept)
        firstPending = keptBeforePending
    }
}
