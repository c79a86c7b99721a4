extension UIBarButtonItem {
    /// Titles and icons that are the same in every app. Raw values are UIKit's.
    public nonisolated enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24

        /// In English; the others have icons.
        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            default: nil
            }
        }

        /// What assistive tools say, in English.
        var spokenName: String? {
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
