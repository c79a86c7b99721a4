import Drydock
import DrydockTesting

/// Records callbacks in order.
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Returns the entries since the last call, and clears them.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// Returns those entries since the last call that are in `names`, and clears all.
    func take(only names: Set<String>) -> [String] {
        take().filter(names.contains)
    }
}

extension Screen {
    /// A phone without a status bar that shows a view in its top left corner.
    static func showing(_ view: UIView, width: CGFloat = 300, height: CGFloat = 300) -> Screen {
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        screen.perform {
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            screen.window.addSubview(view)
        }
        return screen
    }
}
