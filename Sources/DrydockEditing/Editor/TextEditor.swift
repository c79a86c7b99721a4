import DrydockControls
import DrydockViews
import Foundation

/// Edits the text of a view: holds the text, what is selected and what is being composed, and does what keys, pointers,
/// menus and input methods ask for. It draws nothing, and knows its view by `EditedView` alone.
final class TextEditor {
    /// That of the storage where there is one.
    var text = EditedText()
    var selection = TextSelection(at: 0)
    /// What an input method is composing.
    var marked: Range<Int>?
    /// The text as programs may change it; nil as long as none has asked for it.
    var storage: NSTextStorage?
    /// What the storage replaces of the text, while the editor writes to it.
    var writing: StorageWriting?
    /// The last writing.
    var written: StorageWriting?
    /// The attributes of what is being composed, over those of the text.
    var markedStyle: [NSAttributedString.Key: Any]?
    weak var inputDelegate: (any UITextInputDelegate)?
    /// How many times the view is being told of another selection.
    private var selectionReports = 0
    /// Set by whoever owns the editor, at once.
    weak var view: (any EditedView)?
    let undoManager = UndoManager()
    /// Where up and down aim at, as long as nothing else moves the caret. In the view's coordinates.
    var goalX: CGFloat?
    var pointer: TextPointer?
    /// What the touch that is under way does.
    var touch: TextTouch?
    /// Whether a finger has touched the text last, and no mouse or key.
    var isTouched = false
    /// The last change, if the next one of its kind may join it.
    var openEdit: TextEdit?
    /// What composing has replaced so far.
    var composition: TextEdit?

    // MARK: - From the program

    /// Other text, with the caret at its end. Nobody is told but the input delegate.
    func setText(_ newText: EditedText) {
        inputDelegate?.textWillChange(view)
        if let storage { write(0..<text.length, newText, to: storage) } else { text = newText }
        selection = TextSelection(at: text.length)
        marked = nil
        composition = nil
        openEdit = nil
        goalX = nil
        undoManager.removeAllActions(withTarget: self)
        view?.textNeedsLayout()
        inputDelegate?.textDidChange(view)
    }

    func changeAttributes(
        in range: Range<Int>,
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        if let storage { return storage.changeAttributes(text.valid(range), change) }
        text.changeAttributes(in: range, change)
        view?.textNeedsLayout(replaced: range, length: range.count)
    }

    /// Selects what exists of a range of offsets. The view is told unless it is selected already.
    func select(_ newSelection: TextSelection, keepsGoal: Bool = false) {
        let (anchor, head) = (text.index(at: newSelection.anchor), text.index(at: newSelection.head))
        let valid = TextSelection(
            anchor: text.offset(of: anchor),
            head: text.offset(of: head),
            affinity: newSelection.affinity
        )
        if !keepsGoal { goalX = nil }
        openEdit = nil
        guard valid != selection else { return }
        inputDelegate?.selectionWillChange(view)
        selection = valid
        inputDelegate?.selectionDidChange(view)
        selectionDidChange()
    }

    func selectionDidChange() {
        guard let view else { return }
        closeMenu()
        if view.isFirstResponder {
            view.window?.windowScene?.textInput.showCaret(of: view, blinks: selection.isEmpty)
            publishPrimarySelection()
        }
        view.markDisplayNeeded()
        view.revealCaret()
        require(
            selectionReports < 100,
            "\(type(of: view)): the delegate changes the selection each time that it is told of it, without end"
        )
        selectionReports += 1
        defer { selectionReports -= 1 }
        view.selectionDidChange()
    }

    /// On Linux what is selected can be pasted with the middle button at once.
    private func publishPrimarySelection() {
        guard !selection.isEmpty, let view, !view.isSecureTextEntry else { return }
        view.window?.windowScene?.textInput.pasteboard.service.primarySelection = text.substring(
            selection.range
        )
    }

    /// Empties the text, as a change of the user's that the delegate is not asked about.
    func clear() {
        endComposing()
        guard !text.isEmpty else { return }
        replace(0..<text.length, with: EditedText(), kind: .cutting)
    }

    // MARK: - From the user

    /// What is typed takes the place of what is being composed or selected.
    func insert(_ string: String, kind: TextEdit.Kind = .typing) {
        guard let view, view.acceptsChanges else { return }
        let string = view.isMultiline ? string : string.replacingLineEnds
        change(marked ?? selection.range, to: string, kind: kind)
    }

    /// Deletes what is selected, or so much beside the caret.
    func delete(_ amount: TextDeletion, _ direction: UITextStorageDirection) {
        guard let view, view.acceptsChanges else { return }
        var range = marked ?? selection.range
        if range.isEmpty {
            let head = selection.head
            let isWhole = amount == .word && view.isSecureTextEntry
            let other =
                switch (amount, direction) {
                case (_, .backward) where isWhole: 0
                case (_, .forward) where isWhole: text.length
                case (.character, .backward): text.characterBoundary(before: head)
                case (.character, .forward): text.characterBoundary(after: head)
                case (.word, .backward): text.wordStart(before: head)
                case (.word, .forward): text.wordEnd(after: head)
                }
            range = min(head, other)..<max(head, other)
        }
        guard !range.isEmpty else { return }
        change(range, to: "", kind: direction == .backward ? .deletingBackward : .deletingForward)
    }

    /// Asks the delegate, and puts text in a range's place with the caret behind it.
    /// - Returns: whether the delegate agreed.
    @discardableResult
    func change(_ range: Range<Int>, to string: String, kind: TextEdit.Kind) -> Bool {
        guard let view else { return false }
        let range = text.valid(range)
        guard view.shouldChange(NSRange(range), to: string) else {
            if marked != nil { endComposing(keepsText: false) }
            return false
        }
        let attributes = view.attributesForTyping
        // The delegate may have changed the text.
        replace(text.valid(range), with: EditedText(string, attributes: attributes), kind: kind)
        return true
    }

    private func replace(_ range: Range<Int>, with new: EditedText, kind: TextEdit.Kind) {
        var edit = TextEdit(
            kind: kind,
            location: range.lowerBound,
            removed: text[range],
            insertedLength: new.length,
            selection: selection
        )
        if let composition, let marked, range == marked {
            // What composing has put there was never a change of its own.
            edit = composition
            edit.insertedLength = new.length
            edit.kind = kind
        }
        let isComposed = composition != nil
        composition = nil
        inputDelegate?.textWillChange(view)
        let change = replaceText(range, with: new)
        if !isComposed { edit = completed(edit) }
        marked = nil
        let caret = range.lowerBound + new.length
        selection = TextSelection(at: text.valid(caret..<caret).lowerBound)
        goalX = nil
        if openEdit?.join(edit) != true {
            register(edit)
            openEdit = new.string.contains(where: \.isNewline) ? nil : edit
        }
        finishChange(change)
    }

    private func replaceText(_ range: Range<Int>, with new: EditedText) -> Relayout {
        let range = text.valid(range)
        // What was being composed looks different then.
        let isOther = marked != nil && marked != range
        if let storage {
            write(range, new, to: storage)
            return isOther ? .all : .none
        }
        text.replace(range, with: new)
        return isOther ? .all : .part(range, length: new.length)
    }

    /// What has to be laid out anew.
    private enum Relayout {
        case none, all
        /// Of the text before, and how long it is now.
        case part(Range<Int>, length: Int)
    }

    private func finishChange(_ change: Relayout) {
        switch change {
        case .none: break
        case .all: view?.textNeedsLayout()
        case .part(let range, let length): view?.textNeedsLayout(replaced: range, length: length)
        }
        inputDelegate?.textDidChange(view)
        selectionDidChange()
        view?.userDidChangeText()
    }

    // MARK: - Undo

    private func register(_ edit: TextEdit) {
        guard let manager = view?.undoManager else { return }
        manager.registerUndo(withTarget: self) { $0.revert(edit) }
        if !manager.isUndoing, !manager.isRedoing { manager.setActionName(edit.kind.name) }
    }

    private func revert(_ edit: TextEdit) {
        let range = text.valid(edit.location..<edit.location + edit.insertedLength)
        guard let view, view.shouldChange(NSRange(range), to: edit.removed.string) else { return }
        let valid = text.valid(range)
        let inverse = TextEdit(
            kind: edit.kind,
            location: valid.lowerBound,
            removed: text[valid],
            insertedLength: edit.removed.length,
            selection: selection
        )
        inputDelegate?.textWillChange(view)
        let change = replaceText(valid, with: edit.removed)
        endWithoutNotice()
        selection = TextSelection(
            anchor: text.valid(edit.selection.anchor..<edit.selection.anchor).lowerBound,
            head: text.valid(edit.selection.head..<edit.selection.head).lowerBound
        )
        register(completed(inverse))
        finishChange(change)
    }

    private func endWithoutNotice() {
        openEdit = nil
        marked = nil
        composition = nil
        goalX = nil
    }

    // MARK: - Input methods

    /// Shows what is being composed, in the place of what was or of the selection. The delegate is asked when it is done.
    func setMarkedText(_ string: String, selected: NSRange) {
        guard let view, view.acceptsChanges else { return }
        let string = view.isMultiline ? string : string.replacingLineEnds
        let range = marked ?? selection.range
        if marked == nil {
            guard !string.isEmpty else { return }
            composition = TextEdit(
                kind: .typing,
                location: range.lowerBound,
                removed: text[range],
                insertedLength: 0,
                selection: selection
            )
        }
        openEdit = nil
        inputDelegate?.textWillChange(view)
        let new = EditedText(string, attributes: view.attributesForTyping)
        let change = replaceText(range, with: new)
        let part = new.valid(selected)
        let composed = text.valid(range.lowerBound..<range.lowerBound + new.length)
        marked = composed
        selection = TextSelection(
            anchor: min(range.lowerBound + part.lowerBound, composed.upperBound),
            head: min(range.lowerBound + part.upperBound, composed.upperBound)
        )
        if string.isEmpty { registerComposition() }
        finishChange(change)
    }

    /// Ends composing; the text stays as it is, or goes.
    func endComposing(keepsText: Bool = true) {
        guard let marked else { return }
        if keepsText {
            registerComposition()
            view?.textNeedsLayout(replaced: marked, length: marked.count)
        } else {
            let change = replaceText(marked, with: EditedText())
            selection = TextSelection(at: marked.lowerBound)
            registerComposition(length: 0)
            finishChange(change)
        }
    }

    /// What has been composed so far becomes a change that can be undone.
    private func registerComposition(length: Int? = nil) {
        defer {
            composition = nil
            marked = nil
        }
        guard let composition, let marked else { return }
        composition.insertedLength = length ?? marked.count
        guard composition.insertedLength > 0 || !composition.removed.isEmpty else { return }
        register(composition)
    }

    func checkInvariants() {
        assert(
            text.valid(selection.range) == selection.range,
            "TextEditor: the selection is outside of the text"
        )
        assert(
            marked.map { text.valid($0) == $0 } ?? true,
            "TextEditor: the marked text is outside of the text"
        )
    }
}

extension String {
    /// In one line: line ends are spaces, as when text is pasted into a field.
    fileprivate var replacingLineEnds: String {
        contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
    }
}
