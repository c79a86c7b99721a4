import Drydock
import DrydockPlatform
import DrydockTesting
import Testing

/// A screen that is given up while something is open there keeps nothing of it.
@Suite struct GivenUpScreenTests {
    // MARK: - Menus

    enum MenuWay: CaseIterable {
        case lifted, liftedPreview, beside
        /// The view's superview, which a preview is in by default, is the window.
        case liftedOffWindow
    }

    @Test(arguments: MenuWay.allCases)
    func `an open context menu keeps nothing`(way: MenuWay) {
        let remains = Remains {
            let page = MenuPage()
            page.hasPreview = way == .liftedPreview
            let view = way == .liftedOffWindow ? page.view : page.button
            view?.addInteraction(UIContextMenuInteraction(delegate: page))
            return page
        } _: { screen in
            let count = screen.window.subviews.count
            switch way {
            case .beside: click(CGPoint(x: 100, y: 120), on: screen)
            default: screen.perform { press(CGPoint(x: 100, y: 120), on: screen) }
            }
            #expect(screen.window.subviews.count == count + 1)
        }
        #expect(remains.names == [])
    }

    @Test func `a context menu that is on its way in, or out, keeps nothing`() {
        for seconds in [0.6, 1.2] {
            let remains = Remains {
                let page = MenuPage()
                page.button.addInteraction(UIContextMenuInteraction(delegate: page))
                return page
            } _: { screen in
                let finger = screen.touchDown(at: CGPoint(x: 100, y: 120))
                screen.advance(by: seconds)
                finger.lift()
                if seconds > 1 {
                    screen.tap(at: CGPoint(x: 5, y: 470))
                    screen.advance(by: 0.05)
                }
            }
            #expect(remains.names == [])
        }
    }

    @Test(arguments: [false, true])
    func `a row's open menu keeps nothing`(isCollection: Bool) {
        let remains = Remains {
            isCollection ? GridPage() : TablePage()
        } _: { screen in
            let count = screen.window.subviews.count
            press(CGPoint(x: 30, y: 120), on: screen)
            #expect(screen.window.subviews.count == count + 1)
        }
        #expect(remains.names == [])
    }

    @Test(arguments: [false, true])
    func `a button's open menu keeps nothing`(isInBar: Bool) throws {
        let remains = try Remains {
            let page = MenuPage()
            let menu = UIMenu(children: [UIMenu(title: "More", children: [UIAction(title: "One") { _ in }])])
            page.button.menu = menu
            page.button.showsMenuAsPrimaryAction = true
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
            return UINavigationController(rootViewController: page)
        } _: { screen in
            let count = screen.window.subviews.count
            if isInBar {
                try screen.activate(label: "Menu")
            } else {
                screen.tap(at: CGPoint(x: 100, y: 120))
            }
            screen.settle()
            try screen.activate(label: "More")
            #expect(screen.window.subviews.count == count + 1)
        }
        #expect(remains.names == [])
    }

    @Test(arguments: [false, true])
    func `the open menu of a text keeps nothing`(isField: Bool) {
        let remains = Remains {
            let page = MenuPage()
            let frame = CGRect(x: 20, y: 200, width: 200, height: 40)
            let field = UITextField(frame: frame)
            field.text = "Words"
            let text = UITextView(frame: frame)
            text.text = "Words"
            page.view.addSubview(isField ? field : text)
            return page
        } _: { screen in
            let count = screen.window.subviews.count
            click(CGPoint(x: 40, y: 215), on: screen)
            #expect(screen.window.subviews.count == count + 1)
        }
        #expect(remains.names == [])
    }

    /// The edit menu's actions have a target, which may be the window that the menu is in.
    private final class CopyingWindow: UIWindow {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" || super.canPerformAction(action, withSender: sender)
        }

        override func copy(_ sender: Any?) {}
    }

    @Test func `an edit menu keeps no window that does its actions`() throws {
        let screen = Screen { MenuPage() }
        weak var gone: UIWindow?
        try screen.perform {
            let window = CopyingWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let page = MenuPage()
            window.rootViewController = page
            window.makeKeyAndVisible()
            #expect(page.becomeFirstResponder())
            let count = window.subviews.count
            try UIMenuController.shared.showMenu(from: #require(page.view), rect: page.button.frame)
            #expect(window.subviews.count == count + 1)
            gone = window
        }
        #expect(gone == nil)
    }

    // MARK: - The pointer

    enum Pointed: CaseIterable { case button, provider, interaction }

    @Test(arguments: Pointed.allCases)
    func `a pointer over a view that changes for it keeps nothing`(pointed: Pointed) throws {
        let remains = try Remains {
            let page = MenuPage()
            switch pointed {
            case .button: page.button.isPointerInteractionEnabled = true
            case .provider:
                page.button.pointerStyleProvider = { _, effect, _ in UIPointerStyle(effect: effect) }
            case .interaction: page.button.addInteraction(UIPointerInteraction(delegate: page))
            }
            return page
        } _: { screen in
            try screen.hover(over: screen.find(UIButton.self))
            screen.advance(by: 1)
            #expect(screen.host.pointerShape == .hand)
        }
        #expect(remains.names == [])
    }

    // MARK: - Lists

    @Test func `a row that is dragged, or has its actions open, keeps nothing`() {
        for isSwipe in [false, true] {
            let remains = Remains {
                let page = TablePage()
                if !isSwipe { page.isEditing = true }
                return page
            } _: { screen in
                let start = CGPoint(x: isSwipe ? 200 : 300, y: 160)
                let finger = screen.touchDown(at: start)
                screen.advance(by: isSwipe ? 0.02 : 0.3)
                for step in 1...5 {
                    let way = CGFloat(step * 20)
                    finger.move(
                        to: CGPoint(x: start.x - (isSwipe ? way : 0), y: start.y + (isSwipe ? 0 : way))
                    )
                    screen.advance(by: 0.02)
                }
                if isSwipe {
                    finger.lift()
                    screen.settle()
                }
            }
            #expect(remains.names == [])
        }
    }

    @Test func `a list that is refreshed, and one that is flung, keep nothing`() {
        let remains = Remains {
            let page = TablePage()
            page.refreshControl = UIRefreshControl()
            return page
        } _: { screen in
            screen.perform {
                (screen.topViewController as? UITableViewController)?.refreshControl?.beginRefreshing()
            }
            screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.1)
            screen.advance(by: 0.05)
        }
        #expect(remains.names == [])
    }

    // MARK: - Time

    enum Later: CaseIterable { case block, repeatedBlock, method, repeatedMethod, call, work }

    @Test(arguments: Later.allCases, [0, 2.5])
    func `what happens later, or did, keeps nothing`(later: Later, seconds: Double) {
        let remains = Remains(MenuPage.init) { screen in
            screen.perform {
                guard let page = screen.topViewController as? MenuPage else { return }
                let repeats = later == .repeatedBlock || later == .repeatedMethod
                switch later {
                case .block, .repeatedBlock:
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { _ in
                        MainActor.assumeIsolated { page.dock() }
                    }
                case .method, .repeatedMethod:
                    Timer.scheduledTimer(
                        timeInterval: 1,
                        target: page,
                        selector: MenuPage.dock,
                        userInfo: page,
                        repeats: repeats
                    )
                case .call: page.perform(Selector("dock", MenuPage.dock), with: page, afterDelay: 1)
                case .work:
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        MainActor.assumeIsolated { page.dock() }
                    }
                }
            }
            screen.advance(by: seconds)
            #expect((screen.topViewController?.title == "Docked") == (seconds > 1))
        }
        #expect(remains.names == [])
    }

    @Test(arguments: [false, true])
    func `a display link whose target has it keeps nothing`(isPaused: Bool) {
        let remains = Remains(MenuPage.init) { screen in
            screen.perform {
                guard let page = screen.topViewController as? MenuPage else { return }
                let link = CADisplayLink(target: page, selector: MenuPage.dock)
                link.add(to: .main, forMode: .common)
                link.isPaused = isPaused
                page.link = link
            }
            screen.advance(by: 0.1)
            #expect((screen.topViewController?.title == "Docked") == !isPaused)
        }
        #expect(remains.names == [])
    }

    @Test func `a display link that has ended keeps no target, and one that was taken out may come back`()
        throws
    {
        let screen = Screen(MenuPage.init)
        weak var gone: UIViewController?
        screen.perform {
            let page = MenuPage()
            let link = CADisplayLink(target: page, selector: MenuPage.dock)
            page.link = link
            link.add(to: .main, forMode: .common)
            link.remove(from: .main, forMode: .common)
            link.add(to: .main, forMode: .common)
            screen.advance(by: 0.1)
            #expect(page.title == "Docked")
            link.invalidate()
            gone = page
        }
        #expect(gone == nil)
    }

    // MARK: - Text

    @Test func `a keyboard on the screen, and text that is being composed, keep nothing`() throws {
        let screen = { Screen(size: CGSize(width: 320, height: 480), showsKeyboard: true, MenuPage.init) }
        func use() throws -> Remains {
            let screen = screen()
            screen.perform {
                let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
                screen.topViewController?.view.addSubview(field)
                field.becomeFirstResponder()
            }
            screen.advance(by: 0.1)
            try screen.compose("にほん")
            return Remains(screen)
        }
        #expect(try use().names == [])
    }

    // MARK: - Touches

    private func press(_ point: CGPoint, on screen: Screen) {
        let finger = screen.touchDown(at: point)
        screen.advance(by: 1)
        finger.lift()
        screen.settle()
    }

    private func click(_ point: CGPoint, on screen: Screen) {
        for phase in [PointerEvent.Phase.began, .ended] {
            screen.host.handle(.pointer(PointerEvent(phase: phase, x: point.x, y: point.y, buttons: 2)))
            screen.host.update()
        }
        screen.settle()
    }
}
