/// A responder that takes text without knowing of a selection: the least that a view needs to be typed into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Text has been typed; "\n" is Return.
    func insertText(_ text: String)
    /// Backspace has been typed.
    func deleteBackward()
}

/// Towards the end or the beginning of the text.
public nonisolated enum UITextStorageDirection: Int, Sendable {
    case forward, backward
}

/// Where something is as seen on the screen.
public nonisolated enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}

/// A direction in the text or on the screen.
public nonisolated struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The units that a text is made of.
public nonisolated enum UITextGranularity: Int, Sendable {
    case character, word, sentence, paragraph, line, document
}

/// A responder that an input method can edit: it knows a selection, a part that is being composed, and where its text is on
/// the screen. Rectangles and points are in the coordinates of the view.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected, a caret where it is empty; nil for nothing.
    var selectedTextRange: UITextRange? { get set }
    /// What is being composed; nil for nothing.
    var markedTextRange: UITextRange? { get }
    /// The attributes of what is being composed, over those of the text; underlined unless set.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Shows what is being composed in the place of what was or, at first, of the selection.
    /// - Parameters:
    ///   - markedText: nil or empty to end without text.
    ///   - selectedRange: what is selected in it, in UTF-16 units from its beginning.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Ends composing: the text stays as it is.
    func unmarkText()

    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// - Returns: nil where the text has no such place.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// - Returns: nil where the text has no such place.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Who is told of changes that do not come from it; a field or a text view sets it for nobody.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The part of the range that is in its first line.
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    /// Whether text that was typed or pasted may take a range's place.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The attributes at a place.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString
        .Key:
        Any]?
    /// Which line a caret between two lines belongs to.
    var selectionAffinity: UITextStorageDirection { get set }
    /// The view whose coordinates are used.
    var textInputView: UIView { get }
}

extension UITextInput {
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }

    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
}

/// Whoever drives a text input from outside is told here of changes that the text's owner makes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, sentences, paragraphs and lines in a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit that a position is in; at a boundary, that on the side of `direction`. Nil where there is none.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends here that lies before the position, seen in `direction`.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next boundary in `direction`; nil at the end.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether the position is in such a unit, or at the boundary of one that lies in `direction`.
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
