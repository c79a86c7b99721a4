import Drydock
import DrydockTesting

/// What is left of the windows' views and of their controllers once a screen is gone.
final class Remains {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [Entry] = []

    init(_ screen: Screen) {
        watch(screen.host.scene)
        var views: [UIView] = screen.host.windows
        while let view = views.popLast() {
            watch(view)
            if let controller = view.next as? UIViewController { watch(controller) }
            views += view.subviews
        }
    }

    private func watch(_ object: AnyObject) {
        entries.append(Entry(object: object, name: "\(type(of: object))"))
    }

    var names: [String] { entries.filter { $0.object != nil }.map(\.name) }
}

extension Remains {
    /// Gives up a screen.
    /// - Parameter open: opens something on the page.
    convenience init(_ page: () -> UIViewController, _ open: (Screen) throws -> Void) rethrows {
        let screen = Screen(size: CGSize(width: 320, height: 480), page)
        try open(screen)
        _ = screen.host.render()
        self.init(screen)
    }
}

/// A page with a button, whose menus are its own.
final class MenuPage: UIViewController, UIContextMenuInteractionDelegate, UIPointerInteractionDelegate {
    let button = UIButton(configuration: .gray())
    var hasPreview = false
    var link: CADisplayLink?

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.configuration?.title = "Ship"
        button.frame = CGRect(x: 80, y: 100, width: 100, height: 40)
        view.addSubview(button)
    }

    func dock() { title = "Docked" }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(previewProvider: hasPreview ? { MenuPage() } : nil) { _ in
            UIMenu(children: [UIAction(title: "Dock") { _ in self.title = "Docked" }])
        }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        UIPointerStyle(effect: .lift(UITargetedPreview(view: button)))
    }
}

/// Drives the transitions to and from other pages, as the delegate that UIKit asks about them.
final class HandPage: UIViewController, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
    let hand = UIPercentDrivenInteractiveTransition()

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        if let to { transitionContext.containerView.insertSubview(to, at: 0) }
        UIView.animate(withDuration: 1) {
            from?.alpha = 0
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// A table whose rows have menus, actions and other places.
final class TablePage: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.isEditing = isEditing
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Scrap") { _, _, done in done(true) }
        ])
    }

    override func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Dock") { _ in self.title = "Docked" }])
        })
    }
}

/// A collection whose items have menus.
final class GridPage: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        90
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Dock") { _ in self.title = "Docked" }])
        })
    }
}
