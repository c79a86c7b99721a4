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
package final class TextOffset: UITextPosition {
    package nonisolated let offset: Int

    package init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    package nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.offset == offset
    }
    package nonisolated override var hash: Int { offset.hashValue }
}

/// A part of the text of a field or a text view, in UTF-16 units.
package final class TextOffsetRange: UITextRange {
    package nonisolated let range: Range<Int>

    package init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    package override var isEmpty: Bool { range.isEmpty }
    package override var start: UITextPosition { TextOffset(range.lowerBound) }
    package override var end: UITextPosition { TextOffset(range.upperBound) }

    package nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffsetRange)?.range == range
    }
    package nonisolated override var hash: Int { range.hashValue }
}

/// A rectangle of the selection in a field or a text view.
package final class TextRangeRect: UITextSelectionRect {
    private let values: (rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool)

    package init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        values = (rect, direction, containsStart, containsEnd)
        super.init()
    }

    package override var rect: CGRect { values.rect }
    package override var writingDirection: NSWritingDirection { values.direction }
    package override var containsStart: Bool { values.containsStart }
    package override var containsEnd: Bool { values.containsEnd }
}
