extension UIBarButtonItem {
    /// Titles and icons that are the same in every app. Raw values are UIKit's.
    public nonisolated enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24

        /// In the interface's language; the others have icons.
        @MainActor var title: String? {
            switch self {
            case .done: SystemWord.done.text
            case .cancel: SystemWord.cancel.text
            case .edit: SystemWord.edit.text
            case .save: SystemWord.save.text
            default: nil
            }
        }

        /// What assistive tools say, of icons in English.
        @MainActor var spokenName: String? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            case .action: "Share"
            case .trash: "Delete"
            case .fastForward: "Fast forward"
            default: title ?? "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
            }
        }

        var isDone: Bool { self == .done || self == .save }
    }
}
