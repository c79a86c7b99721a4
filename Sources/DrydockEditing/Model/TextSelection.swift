import DrydockControls
import DrydockViews

/// What is selected: from where the selection began to where the caret is, in UTF-16 units.
struct TextSelection: Equatable {
    /// The end that stays when the selection is extended.
    var anchor: Int
    /// The end that moves, where the caret is.
    var head: Int
    /// Which line a caret between two lines belongs to.
    var affinity = UITextStorageDirection.forward

    init(anchor: Int, head: Int, affinity: UITextStorageDirection = .forward) {
        self.anchor = anchor
        self.head = head
        self.affinity = affinity
    }

    /// A caret.
    init(at offset: Int, affinity: UITextStorageDirection = .forward) {
        self.init(anchor: offset, head: offset, affinity: affinity)
    }

    init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
}
