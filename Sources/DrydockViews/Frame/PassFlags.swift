/// What a view, or something in it, waits for. A view whose bit is set has every view above it marked with
/// the bit's `inDescendants`, so that a pass walks only where there is work.
nonisolated struct PassFlags: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `layoutSubviews` is to be called.
    static let layout = PassFlags(rawValue: 1)
    /// `updateConstraints` is to be called.
    static let constraints = PassFlags(rawValue: 2)
    /// The engine has to learn of a change.
    static let engine = PassFlags(rawValue: 4)
    /// What the view shows, or which subviews, has changed. Only in the tree of a window.
    static let display = PassFlags(rawValue: 8)

    /// What layout clears: all bits but `display`, mine and my descendants'.
    static var anyLayout: PassFlags { PassFlags(rawValue: 0x77) }
    /// `display`, mine and my descendants'.
    static var anyDisplay: PassFlags { PassFlags(rawValue: 0x88) }

    var inDescendants: PassFlags { PassFlags(rawValue: rawValue << 4) }
    /// All bits, mine and my descendants', as my superview has to know them.
    var forAncestors: PassFlags { PassFlags(rawValue: (rawValue << 4) | (rawValue & 0xF0)) }
}

extension LayoutNode {
    /// Sets the bits here and tells the way up. O(depth) at worst, O(1) where the way up is marked already.
    func mark(_ wanted: PassFlags) {
        guard !flags.isSuperset(of: wanted) else { return }
        assert(mayBeMarked(wanted))
        flags.formUnion(wanted)
        markAncestors(wanted.inDescendants)
    }

    func markAncestors(_ wanted: PassFlags) {
        guard !wanted.isEmpty else { return }
        var next = above
        while let node = next, !node.flags.isSuperset(of: wanted) {
            node.flags.formUnion(wanted)
            next = node.above
        }
    }
}

extension UIView {
    func mark(_ wanted: PassFlags) {
        layoutNode.mark(wanted)
    }
}
