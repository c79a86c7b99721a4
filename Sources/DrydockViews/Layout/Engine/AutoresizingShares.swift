/// How one axis of a view with an autoresizing mask answers to a change of its superview's size.
nonisolated struct AutoresizingShares {
    /// Points, along the axis, in a superview `total` long.
    var start: CGFloat
    var size: CGFloat
    var total: CGFloat
    /// The parts of a change that go into `start` and into `size`; from 0 to 1.
    private(set) var startShare: CGFloat = 0
    private(set) var sizeShare: CGFloat = 0
    /// Whether both margins may change, and there are none.
    private var isCentred = false

    /// - Parameter flexes: Whether the margin before, the size, and the margin after may change.
    init(start: CGFloat, size: CGFloat, total: CGFloat, flexes: (Bool, Bool, Bool)) {
        self.start = start
        self.size = size
        self.total = total
        let lengths = [
            flexes.0 ? max(start, 0) : 0, flexes.1 ? max(size, 0) : 0,
            flexes.2 ? max(total - start - size, 0) : 0,
        ]
        let sum = lengths[0] + lengths[1] + lengths[2]
        if sum > 0 {
            startShare = lengths[0] / sum
            sizeShare = lengths[1] / sum
        } else {
            // Nothing to be in proportion to: equal shares.
            let count = CGFloat((flexes.0 ? 1 : 0) + (flexes.1 ? 1 : 0) + (flexes.2 ? 1 : 0))
            startShare = flexes.0 ? 1 / count : 0
            sizeShare = flexes.1 ? 1 / count : 0
            isCentred = flexes == (true, false, true)
        }
    }

    /// Start and size in a superview that is now `newTotal` long. A view with margins alone that give way, of which there were none in
    /// a superview too small for it, comes to its middle, as is seen of icons in segments that were made without a size.
    func resized(to newTotal: CGFloat) -> (start: CGFloat, size: CGFloat) {
        if isCentred { return ((newTotal - size) / 2, size) }
        let change = newTotal - total
        return (start + startShare * change, max(size + sizeShare * change, 0))
    }
}
