import DrydockControls
import DrydockViews

/// A view whose text an editor changes: what the editor has to know of it.
protocol EditedView: UIView, UITextInput, TextKeyResponder {
    var editor: TextEditor { get }
    /// Whether Return begins a new line.
    var isMultiline: Bool { get }
    /// Whether the user may change the text.
    var acceptsChanges: Bool { get }
    /// Whether the user may select text.
    var acceptsSelection: Bool { get }
    /// The text as it is laid out now, in the view's coordinates.
    var textGeometry: TextGeometry { get }
    /// The attributes that typed text gets.
    var attributesForTyping: RunAttributes { get }
    /// Asks the delegate about a change that the user wants.
    func shouldChange(_ range: NSRange, to replacement: String) -> Bool
    /// The text or its look is another: lays it out anew.
    func textNeedsLayout()
    /// A part of the text has been replaced: lays out anew what that concerns.
    /// - Parameters:
    ///   - range: of the text before.
    ///   - length: of what stands there now.
    func textNeedsLayout(replaced range: Range<Int>, length: Int)
    /// The user has changed the text.
    func userDidChangeText()
    func selectionDidChange()
    /// Has the caret seen.
    func revealCaret()
    /// The menu of edit actions for a selection; nil for what is suggested.
    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    /// Return was pressed in a view of a single line.
    func returnWasPressed()
}

extension EditedView {
    func perform(_ key: TextKey) -> Bool { editor.perform(key) }

    func textNeedsLayout(replaced range: Range<Int>, length: Int) { textNeedsLayout() }
}
