/// A place in a text, which only the object that made it can read.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    public override init() {
        super.init()
    }
}

/// A part of a text, which only the object that made it can read.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    public override init() {
        super.init()
    }

    /// Whether nothing is between the start and the end.
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    public override init() {
        super.init()
    }

    /// In the coordinates of the view whose text it is.
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection starts in the rectangle.
    open var containsStart: Bool { false }
    /// Whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// A place in the text of a field or a text view: so many UTF-16 units from its beginning.
final class TextOffset: UITextPosition {
    nonisolated let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
    nonisolated override var hash: Int { offset.hashValue }
}

/// A part of the text of a field or a text view, in UTF-16 units.
final class TextOffsetRange: UITextRange {
    nonisolated let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { TextOffset(range.lowerBound) }
    override var end: UITextPosition { TextOffset(range.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
}

/// A rectangle of the selection in a field or a text view.
final class TextRangeRect: UITextSelectionRect {
    private let values: (rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool)

    init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        values = (rect, direction, containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { values.rect }
    override var writingDirection: NSWritingDirection { values.direction }
    override var containsStart: Bool { values.containsStart }
    override var containsEnd: Bool { values.containsEnd }
}
