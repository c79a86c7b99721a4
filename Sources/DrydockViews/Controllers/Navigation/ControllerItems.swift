/// What a controller has for the containers that it may be in.
final class ControllerItems {
    private var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
    /// What the bars of the container cover of the controller's view.
    var barInsets = UIEdgeInsets.zero
    /// The transition that the controller takes part in.
    weak var coordinator: TransitionContext?
    var presentationController: PreparedPresentationController? {
        didSet {
            oldValue?.controller.setKept(byPresented: false)
            presentationController?.controller.setKept(byPresented: true)
        }
    }
    /// What bars follow, where it was chosen.
    weak var topScrollView: UIScrollView?
    weak var bottomScrollView: UIScrollView?
    /// On which way, between containers, the controller is.
    var movement: Movement?

    private(set) var isEditing = false
    private var editButtonItem: UIBarButtonItem?

    func setEditing(_ editing: Bool) {
        isEditing = editing
        editButtonItem?.title = (editing ? SystemWord.done : .edit).text
        editButtonItem?.style = editing ? .done : .plain
    }

    func editButtonItem(of controller: UIViewController) -> UIBarButtonItem {
        if let editButtonItem { return editButtonItem }
        let item = UIBarButtonItem(
            barButtonSystemItem: isEditing ? .done : .edit,
            target: controller,
            action: UIViewController.toggleEditing
        )
        editButtonItem = item
        return item
    }

    enum Movement {
        case toParent
        case fromParent
    }

    func navigationItem(titled title: String?) -> UINavigationItem {
        if let navigationItem { return navigationItem }
        let item = UINavigationItem()
        item.title = title
        navigationItem = item
        return item
    }

    var search: (any BarSearch)? { navigationItem?.search }

    func titleDidChange(_ title: String?) {
        navigationItem?.title = title
        tabBarItem?.title = title
    }
}

extension UIViewController {
    /// See `setToolbarItems(_:animated:)`.
    func showToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        items.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    func toggleEditing() { setEditing(!isEditing, animated: true) }

    /// Points of the safe area beside that of the superview.
    var insetsOfBars: UIEdgeInsets {
        let (own, bars) = (additionalSafeAreaInsets, items.barInsets)
        return UIEdgeInsets(
            top: own.top + bars.top,
            left: own.left + bars.left,
            bottom: own.bottom + bars.bottom,
            right: own.right + bars.right
        )
    }

    /// The bars of the container cover this much of the view.
    func setBarInsets(_ insets: UIEdgeInsets) {
        guard insets != items.barInsets else { return }
        items.barInsets = insets
        viewIfLoaded?.safeAreaMayHaveChanged()
    }
}
