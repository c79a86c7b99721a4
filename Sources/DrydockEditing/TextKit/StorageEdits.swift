import DrydockControls
import DrydockViews

/// What has been edited since the layout managers were told last, and since an edit began.
nonisolated struct StorageEdits {
    typealias Change = (
        mask: NSTextStorage.EditActions, range: Range<Int>?, delta: Int, characters: ReplacedRange?
    )

    private(set) var mask: NSTextStorage.EditActions = []
    /// In the text as it is now.
    private(set) var range: Range<Int>?
    private(set) var delta = 0
    private var untold: Change = ([], nil, 0, nil)

    var isUntold: Bool { !untold.mask.isEmpty }

    /// - Parameters:
    ///   - actions: what is edited.
    ///   - edited: of the text as the edit found it.
    ///   - change: how many units longer the text is now.
    mutating func add(_ actions: NSTextStorage.EditActions, _ edited: Range<Int>, _ change: Int) {
        mask.formUnion(actions)
        delta += change
        range = Self.union(range, edited, change)
        untold.mask.formUnion(actions)
        untold.delta += change
        untold.range = Self.union(untold.range, edited, change)
        guard actions.contains(.editedCharacters) else { return }
        untold.characters.note(edited, length: max(edited.count + change, 0))
    }

    mutating func takeUntold() -> Change {
        defer { untold = ([], nil, 0, nil) }
        return untold
    }

    private static func union(_ range: Range<Int>?, _ edited: Range<Int>, _ change: Int) -> Range<Int> {
        let start = min(range?.lowerBound ?? edited.lowerBound, edited.lowerBound)
        return start..<max(max(range?.upperBound ?? 0, edited.upperBound) + change, start)
    }
}

/// What was replaced in a text, and how much stands there now.
nonisolated struct ReplacedRange: Equatable {
    /// Of the text before all changes.
    private(set) var range: Range<Int>
    /// UTF-16 units.
    private(set) var length: Int

    init(_ range: Range<Int>, length: Int) {
        self.range = range
        self.length = length
    }

    /// What stands there now.
    var replacement: Range<Int> { range.lowerBound..<range.lowerBound + length }
}

nonisolated extension ReplacedRange? {
    /// Takes in another change.
    /// - Parameters:
    ///   - range: of the text as the change found it.
    ///   - length: of what stands there now.
    mutating func note(_ range: Range<Int>, length: Int) {
        guard let earlier = self else {
            self = ReplacedRange(range, length: length)
            return
        }
        let end = earlier.replacement.upperBound
        let start = min(earlier.range.lowerBound, range.lowerBound)
        let replacedEnd = earlier.range.upperBound + max(range.upperBound - end, 0)
        self = ReplacedRange(
            start..<replacedEnd,
            length: max(end, range.upperBound) - start + length - range.count
        )
    }
}
