import DrydockControls
import DrydockViews

/// What writing to a storage came to: its delegate or its class may change more than was asked for.
struct StorageWriting {
    /// The text before.
    let before: EditedText
    var change: ReplacedRange?
}

/// Text that is kept by a storage, to which programs write, too.
extension TextEditor {
    /// Puts text in a range's place, by the storage.
    func write(_ range: Range<Int>, _ new: EditedText, to storage: NSTextStorage) {
        writing = StorageWriting(before: text)
        storage.replace(range, with: new)
        // A subclass may have edited without a word.
        if text.length != storage.length { storageDidEdit(0..<storage.length, change: 0, characters: nil) }
        written = writing
        writing = nil
    }

    /// An edit with all that was changed along with it, so that taking it back brings back the text before it.
    func completed(_ edit: TextEdit) -> TextEdit {
        defer { written = nil }
        guard let written, let change = written.change,
            change.range != edit.location..<edit.location + edit.removed.length
                || change.length != edit.insertedLength
        else { return edit }
        return TextEdit(
            kind: edit.kind,
            location: change.range.lowerBound,
            removed: written.before[change.range],
            insertedLength: change.length,
            selection: edit.selection
        )
    }

    /// The storage has been edited, by the editor or by a program.
    /// - Parameters:
    ///   - range: in the text as it is now.
    ///   - change: how many units longer it is.
    ///   - characters: those that were replaced; nil for attributes alone.
    func storageDidEdit(_ range: Range<Int>, change: Int, characters: ReplacedRange?) {
        guard let storage else { return }
        var (old, new) = (range.lowerBound..<range.upperBound - change, range)
        var characters = characters
        if text.length + change != storage.length || new.upperBound > storage.length
            || old.upperBound > text.length
        {
            (old, new) = (0..<text.length, 0..<storage.length)
            characters = ReplacedRange(old, length: new.count)
        }
        let isProgram = writing == nil
        if isProgram, characters != nil { inputDelegate?.textWillChange(view) }
        let isWhole = type(of: storage) == NSTextStorage.self
        if isWhole {
            text = storage.text(in: 0..<storage.length)
        } else {
            text.replace(old, with: storage.text(in: new))
        }
        view?.textNeedsLayout(replaced: old, length: new.count)
        if let characters, !isProgram { writing?.change.note(characters.range, length: characters.length) }
        guard isProgram, let characters else { return }
        follow(characters)
        inputDelegate?.textDidChange(view)
    }

    /// Keeps the selection at what it was at, when a program has changed the text. What the user did before cannot be taken back
    /// then: it was done to other text.
    private func follow(_ change: ReplacedRange) {
        func moved(_ offset: Int) -> Int {
            if offset <= change.range.lowerBound { return offset }
            if offset >= change.range.upperBound { return offset + change.length - change.range.count }
            return min(offset, change.replacement.upperBound)
        }
        undoManager.removeAllActions(withTarget: self)
        (marked, composition, openEdit, goalX) = (nil, nil, nil, nil)
        let old = selection
        let range = text.valid(moved(old.anchor)..<max(moved(old.anchor), moved(old.head)))
        let other = text.valid(moved(old.head)..<max(moved(old.anchor), moved(old.head)))
        selection = TextSelection(anchor: range.lowerBound, head: other.lowerBound, affinity: old.affinity)
        if selection != old { selectionDidChange() }
    }
}
