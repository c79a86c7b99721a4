import Drydock
import DrydockTesting
import Testing

/// What is presented goes while the window is being laid out, with the layout still to come to it: nothing outlives what it needs.
@Suite("Dismissed in the middle of a layout")
struct LayoutDismissalTests {
    enum Presented: CaseIterable {
        case alert, fieldAlert, actionSheet, sheet, detentSheet, overFullScreen, custom, search,
            menu
    }

    enum Ending: CaseIterable {
        case dismissed, dismissedAnimated, rootReplaced, windowEmptied
    }

    enum Moment: CaseIterable {
        case before, after
    }

    private func make(_ kind: Presented) -> UIViewController {
        switch kind {
        case .alert, .fieldAlert, .actionSheet:
            let alert = UIAlertController(
                title: "Title",
                message: "Message",
                preferredStyle: kind == .actionSheet ? .actionSheet : .alert
            )
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            if kind == .fieldAlert { alert.addTextField() }
            return alert
        default:
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.modalPresentationStyle =
                switch kind {
                case .overFullScreen: .overFullScreen
                case .custom: .custom
                default: .pageSheet
                }
            if kind == .detentSheet {
                controller.sheetPresentationController?.detents = [.medium(), .large()]
            }
            return controller
        }
    }

    @Test("by its presenter's layout during a rotation", arguments: Presented.allCases, Ending.allCases)
    func rotation(kind: Presented, ending: Ending) {
        for moment in Moment.allCases {
            var presenter: HookedController? = HookedController()
            let screen = Screen {
                UINavigationController(rootViewController: presenter ?? UIViewController())
            }
            weak var presented: UIViewController?
            screen.perform { presented = show(kind, on: presenter) }
            screen.settle()
            let act = { [weak presenter, weak screen] in
                guard let screen else { return }
                switch ending {
                case .dismissed: presenter?.dismiss(animated: false)
                case .dismissedAnimated: presenter?.dismiss(animated: true)
                case .rootReplaced: screen.window.rootViewController = UIViewController()
                case .windowEmptied: screen.window.rootViewController = nil
                }
            }
            if moment == .before { presenter?.willLayOut = act } else { presenter?.didLayOut = act }
            presenter?.view.setNeedsLayout()
            if ending == .rootReplaced || ending == .windowEmptied { presenter = nil }
            screen.rotate()
            screen.settle()
            #expect(presenter?.presentedViewController == nil, "\(moment)")
            #expect(presented == nil, "\(moment): freed")
        }
    }

    private func show(_ kind: Presented, on presenter: HookedController?) -> UIViewController? {
        switch kind {
        case .search:
            let search = UISearchController(searchResultsController: UIViewController())
            presenter?.navigationItem.searchController = search
            search.isActive = true
            return nil
        case .menu:
            let button = UIButton(type: .system)
            button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
            button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
            button.showsMenuAsPrimaryAction = true
            presenter?.view.addSubview(button)
            button.sendActions(for: .menuActionTriggered)
            return nil
        default:
            let controller = make(kind)
            presenter?.present(controller, animated: false)
            return controller
        }
    }

    @Test("a push, a pop and a change of tabs are cut short by a new root in a layout", arguments: [0, 1, 2])
    func transitions(kind: Int) {
        let page = HookedController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let screen = Screen { tabs }
        screen.perform {
            navigation.pushViewController(page, animated: kind == 0)
            if kind == 1 { navigation.popViewController(animated: true) }
            if kind == 2 { tabs.selectedIndex = 1 }
        }
        screen.advance(by: 0.1)
        page.didLayOut = { [weak screen] in screen?.window.rootViewController = UIViewController() }
        page.viewIfLoaded?.setNeedsLayout()
        screen.rotate()
        screen.settle()
        screen.advance(by: 1)
        #expect(screen.window.transitionsUnderWay == false)
    }

    @Test(
        "what outlives its owner does nothing: an alert's field, a search bar's field, a gesture of a navigation controller"
    )
    func survivors() {
        var alert: UIAlertController? = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert?.addTextField()
        let alertField = alert?.textFields?.first
        alert = nil
        alertField?.sendActions(for: .primaryActionTriggered)
        var bar: UISearchBar? = UISearchBar()
        let field = bar?.searchTextField
        bar = nil
        field?.sendActions(for: .editingChanged)
        var navigation: UINavigationController? = UINavigationController(
            rootViewController: UIViewController()
        )
        navigation?.loadViewIfNeeded()
        let pop = navigation?.interactivePopGestureRecognizer
        navigation = nil
        pop?.state = .began
        #expect(alertField?.window == nil)
        #expect(field?.window == nil)
    }
}

private final class HookedController: UIViewController {
    var willLayOut: (() -> Void)?
    var didLayOut: (() -> Void)?

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let act = willLayOut
        willLayOut = nil
        act?()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let act = didLayOut
        didLayOut = nil
        act?()
    }
}

extension UIWindow {
    fileprivate var transitionsUnderWay: Bool { windowScene.map(\.isIgnoringInteractionEvents) ?? false }
}
