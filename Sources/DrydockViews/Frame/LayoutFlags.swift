/// What a view, or something in it, waits for. A view whose bit is set has every view above it marked with
/// the bit's `inDescendants`, so that a pass walks only where there is work.
nonisolated struct LayoutFlags: OptionSet, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `layoutSubviews` is to be called.
    static let layout = LayoutFlags(rawValue: 1)
    /// `updateConstraints` is to be called.
    static let constraints = LayoutFlags(rawValue: 2)
    /// The engine has to learn of a change.
    static let engine = LayoutFlags(rawValue: 4)

    var inDescendants: LayoutFlags { LayoutFlags(rawValue: rawValue << 4) }
    /// All bits, mine and my descendants', as my superview has to know them.
    var forAncestors: LayoutFlags { LayoutFlags(rawValue: (rawValue << 4) | (rawValue & 0xF0)) }
}

extension LayoutNode {
    /// Sets the bits here and tells the way up. O(depth) at worst, O(1) where the way up is marked already.
    func mark(_ wanted: LayoutFlags) {
        guard !flags.isSuperset(of: wanted) else { return }
        flags.formUnion(wanted)
        markAncestors(wanted.inDescendants)
    }

    func markAncestors(_ wanted: LayoutFlags) {
        guard !wanted.isEmpty else { return }
        var next = above
        while let node = next, !node.flags.isSuperset(of: wanted) {
            node.flags.formUnion(wanted)
            next = node.above
        }
    }
}

extension UIView {
    func mark(_ wanted: LayoutFlags) {
        layoutNode.mark(wanted)
    }
}
