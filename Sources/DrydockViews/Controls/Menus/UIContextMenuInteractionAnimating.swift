/// Lets a delegate animate along with a context menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The one that the configuration's provider has made.
    var previewViewController: UIViewController? { get }
    /// Runs along with the menu's own animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs at the end of it.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that was tapped.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes back to where it came from.
    case dismiss
    /// It grows and fades, as what it stands for is about to be shown.
    case pop
}

/// Lets a delegate animate along with a preview that was tapped, and say what becomes of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What delegates have asked for along with a menu's animation.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    package let previewViewController: UIViewController?
    package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    package init(_ previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    package func runAnimations() { for run in animations { run() } }

    package func complete() {
        let due = completions
        completions = []
        for run in due { run() }
    }
}
