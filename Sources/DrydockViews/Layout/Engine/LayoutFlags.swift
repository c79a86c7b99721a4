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

extension UIView {
    /// Sets the bit here and tells the way up. O(depth) at worst, O(1) where the way up is marked already.
    func mark(_ flag: LayoutFlags) {
        guard !layoutFlags.contains(flag) else { return }
        layoutFlags.formUnion(flag)
        markAncestors(flag.inDescendants)
    }

    func markAncestors(_ flags: LayoutFlags) {
        guard !flags.isEmpty else { return }
        var next = superviewReference
        while let reference = next {
            next = reference.read { view in
                guard !view.layoutFlags.isSuperset(of: flags) else { return nil }
                view.layoutFlags.formUnion(flags)
                return view.superviewReference
            }
        }
    }
}
