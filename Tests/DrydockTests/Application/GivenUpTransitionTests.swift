import Drydock
import DrydockTesting
import Testing

/// A screen that is given up while controllers come or go keeps none of them.
@Suite struct GivenUpTransitionTests {
    // MARK: - Presentations

    enum Shown: CaseIterable { case alert, actionSheet, sheet, fullScreen, overContext }

    @Test(arguments: Shown.allCases, [0, 0.1, 2])
    func `a controller that is presented, or on its way, keeps nothing`(shown: Shown, seconds: Double) {
        let remains = Remains(MenuPage.init) { screen in
            screen.perform {
                screen.topViewController?.present(controller(shown), animated: true)
            }
            screen.advance(by: seconds)
        }
        #expect(remains.names == [])
    }

    @Test(arguments: Shown.allCases)
    func `a controller that is on its way out keeps nothing`(shown: Shown) {
        let remains = Remains(MenuPage.init) { screen in
            screen.perform {
                screen.topViewController?.present(controller(shown), animated: true)
            }
            screen.advance(by: 2)
            screen.perform { screen.topViewController?.dismiss(animated: true) }
            screen.advance(by: 0.1)
        }
        #expect(remains.names == [])
    }

    private func controller(_ shown: Shown) -> UIViewController {
        switch shown {
        case .alert, .actionSheet:
            let style = shown == .alert ? UIAlertController.Style.alert : .actionSheet
            let alert = UIAlertController(title: "Ship", message: nil, preferredStyle: style)
            alert.addAction(UIAlertAction(title: "Dock", style: .default) { _ in })
            if shown == .alert { alert.addTextField() }
            return alert
        case .sheet, .fullScreen, .overContext:
            let page = MenuPage()
            page.modalPresentationStyle =
                shown == .sheet ? .pageSheet : shown == .fullScreen ? .fullScreen : .overCurrentContext
            return page
        }
    }

    @Test func `a sheet that a finger drags keeps nothing`() {
        let remains = Remains(MenuPage.init) { screen in
            screen.perform {
                screen.topViewController?.present(controller(.sheet), animated: true)
            }
            screen.settle()
            let finger = screen.touchDown(at: CGPoint(x: 160, y: 300))
            for y in [320, 350, 380] {
                screen.advance(by: 0.02)
                finger.move(to: CGPoint(x: 160, y: y))
            }
            screen.advance(by: 0.02)
        }
        #expect(remains.names == [])
    }

    // MARK: - Navigation

    @Test(arguments: [false, true], [0.1, 2])
    func `a page that is pushed or popped keeps nothing`(isPop: Bool, seconds: Double) {
        let remains = Remains {
            UINavigationController(rootViewController: MenuPage())
        } _: { screen in
            let navigation = screen.window.rootViewController as? UINavigationController
            screen.perform { navigation?.pushViewController(MenuPage(), animated: true) }
            if isPop {
                screen.settle()
                screen.perform { _ = navigation?.popViewController(animated: true) }
            }
            screen.advance(by: seconds)
        }
        #expect(remains.names == [])
    }

    @Test func `a page that a finger drags back keeps nothing`() {
        let remains = Remains {
            UINavigationController(rootViewController: MenuPage())
        } _: { screen in
            let navigation = screen.window.rootViewController as? UINavigationController
            screen.perform { navigation?.pushViewController(MenuPage(), animated: false) }
            screen.settle()
            let finger = screen.touchDown(at: CGPoint(x: 2, y: 300))
            for x in [20, 60, 120] {
                screen.advance(by: 0.02)
                finger.move(to: CGPoint(x: x, y: 300))
            }
            screen.advance(by: 0.02)
            #expect(navigation?.transitionCoordinator?.isInteractive == true)
        }
        #expect(remains.names == [])
    }

    enum HandMove: CaseIterable { case present, dismiss, push }

    @Test(arguments: HandMove.allCases, [false, true])
    func `a transition that a hand drives keeps nothing`(move: HandMove, isLetGo: Bool) {
        let remains = Remains {
            UINavigationController(rootViewController: HandPage())
        } _: { screen in
            let navigation = screen.window.rootViewController as? UINavigationController
            let page = navigation?.topViewController as? HandPage
            let modal = MenuPage()
            modal.modalPresentationStyle = .fullScreen
            if move == .dismiss {
                screen.perform { page?.present(modal, animated: false) }
                screen.settle()
            }
            screen.perform {
                modal.transitioningDelegate = page
                navigation?.delegate = page
                switch move {
                case .present: page?.present(modal, animated: true)
                case .dismiss: page?.dismiss(animated: true)
                case .push: navigation?.pushViewController(modal, animated: true)
                }
                page?.hand.update(0.5)
                #expect(page?.hand.percentComplete == 0.5)
                if isLetGo { page?.hand.finish() }
            }
            screen.advance(by: 0.1)
        }
        #expect(remains.names == [])
    }

    @Test(arguments: [false, true])
    func `a property animator that is paused, or runs, keeps nothing`(isPaused: Bool) {
        let remains = Remains(MenuPage.init) { screen in
            let button = (screen.topViewController as? MenuPage)?.button
            screen.perform {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { button?.alpha = 0.5 }
                animator.addCompletion { _ in button?.isHidden = true }
                animator.startAnimation()
                if isPaused { animator.pauseAnimation() }
            }
            screen.advance(by: 0.1)
        }
        #expect(remains.names == [])
    }

    @Test(arguments: [0.1, 2])
    func `a search keeps nothing`(seconds: Double) {
        let remains = Remains {
            let page = TablePage()
            let search = UISearchController(searchResultsController: TablePage())
            page.navigationItem.searchController = search
            return UINavigationController(rootViewController: page)
        } _: { screen in
            screen.perform {
                let navigation = screen.window.rootViewController as? UINavigationController
                let search = navigation?.topViewController?.navigationItem.searchController
                search?.isActive = true
                search?.searchBar.text = "Ship"
            }
            screen.advance(by: seconds)
        }
        #expect(remains.names == [])
    }
}
