import DrydockControls
import DrydockViews

/// A change of text, and how to take it back. Typing and deleting go on in one as long as nothing comes between.
final class TextEdit {
    enum Kind {
        case typing, deletingBackward, deletingForward, cutting, pasting, replacing

        /// What the undo menu calls it.
        var name: String {
            switch self {
            case .typing, .deletingBackward, .deletingForward: "Typing"
            case .cutting: "Cut"
            case .pasting: "Paste"
            case .replacing: "Replace"
            }
        }
    }

    var kind: Kind
    private(set) var location: Int
    private(set) var removed: EditedText
    /// UTF-16 units.
    var insertedLength: Int
    /// Before the change.
    let selection: TextSelection

    init(kind: Kind, location: Int, removed: EditedText, insertedLength: Int, selection: TextSelection) {
        self.kind = kind
        self.location = location
        self.removed = removed
        self.insertedLength = insertedLength
        self.selection = selection
    }

    /// Takes in a change that goes on where this one ended.
    /// - Returns: whether it does.
    func join(_ next: TextEdit) -> Bool {
        guard next.kind == kind else { return false }
        switch kind {
        case .typing:
            guard next.removed.isEmpty, next.location == location + insertedLength else { return false }
            insertedLength += next.insertedLength
        case .deletingBackward:
            guard next.location + next.removed.length == location, insertedLength == 0 else { return false }
            location = next.location
            removed.replace(0..<0, with: next.removed)
        case .deletingForward:
            guard next.location == location, insertedLength == 0 else { return false }
            removed.replace(removed.length..<removed.length, with: next.removed)
        case .cutting, .pasting, .replacing: return false
        }
        return true
    }
}
