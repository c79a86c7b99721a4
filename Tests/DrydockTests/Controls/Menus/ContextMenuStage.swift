import Drydock
import DrydockTesting

/// A view with a context menu on a page of 320 × 440 points.
final class ContextMenuStage: NSObject, UIContextMenuInteractionDelegate {
    let view = UILabel()
    let screen: Screen
    let page = UIViewController()
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    var log: [String] = []

    /// What the delegate answers.
    var provider: UIContextMenuContentPreviewProvider?
    var children: [UIMenuElement]
    var highlight: UITargetedPreview?
    var dismissal: UITargetedPreview?
    var onCommit: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }

    init(
        _ frame: CGRect,
        direction: UIUserInterfaceLayoutDirection = .leftToRight,
        style: UIUserInterfaceStyle = .light
    ) {
        let page = page
        screen = Screen(
            size: CGSize(width: 320, height: 440),
            scale: 2,
            direction: direction,
            traits: UITraitCollection(userInterfaceStyle: style),
            showsStatusBar: false
        ) { page }
        children = []
        super.init()
        screen.perform {
            children = ["Share", "Delete"].map { title in
                UIAction(title: title) { [unowned self] _ in log.append(title) }
            }
            page.view.backgroundColor = .systemBackground
            let text = UILabel(frame: CGRect(x: 16, y: 8, width: 288, height: 424))
            text.numberOfLines = 0
            text.text = Array(repeating: "The ship lies in dry dock until spring.", count: 10)
                .joined(separator: " ")
            page.view.addSubview(text)
            view.frame = frame
            view.text = "Lifted"
            view.textAlignment = .center
            view.backgroundColor = .systemTeal
            view.isUserInteractionEnabled = true
            view.addInteraction(interaction)
            page.view.addSubview(view)
        }
    }

    func open() throws {
        try screen.press(view, for: 1)
        screen.settle()
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        screen.tap(at: CGPoint(x: x, y: y))
        screen.settle()
    }

    /// Where the list of the menu is; nil while none is open.
    var menuFrame: CGRect? {
        screen.window.subviews.last?.subviews.last { $0.bounds.width == 250 }.map { screen.frame(of: $0) }
    }

    /// Where the lifted preview is; nil while none is lifted.
    var previewFrame: CGRect? {
        guard let parts = screen.window.subviews.last?.subviews, parts.count == 3 else { return nil }
        return screen.frame(of: parts[1])
    }

    // MARK: - Delegate

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.append("configuration")
        return UIContextMenuConfiguration(
            identifier: NSString(string: "ship"),
            previewProvider: { [unowned self] in
                log.append("preview")
                return provider?()
            },
            actionProvider: { [unowned self] _ in
                log.append("actions")
                return UIMenu(children: children)
            }
        )
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("highlight \(configuration.identifier)")
        return highlight
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        log.append("dismissal")
        return dismissal
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        log.append("commit")
        onCommit(animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will display")
        animator?.addAnimations { [unowned self] in log.append("displays") }
        animator?.addCompletion { [unowned self] in log.append("did display") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.append("will end")
        animator?.addAnimations { [unowned self] in log.append("ends") }
        animator?.addCompletion { [unowned self] in log.append("did end") }
    }
}
