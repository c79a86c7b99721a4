import Drydock
import DrydockTesting

/// What was told, in order.
final class Journal {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// What was noted since the last time.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    /// What was noted since the last time, without what stands apart from the named entries.
    func take(only names: Set<String>) -> [String] {
        take().filter(names.contains)
    }
}

extension Screen {
    /// A phone without a status bar that shows a view of a size at its top left.
    static func showing(_ view: UIView, width: CGFloat = 300, height: CGFloat = 300) -> Screen {
        let screen = Screen(showsStatusBar: false) { UIViewController() }
        screen.perform {
            view.frame = CGRect(x: 0, y: 0, width: width, height: height)
            screen.window.addSubview(view)
        }
        return screen
    }
}
