import DrydockNibDocuments

extension NibCoder {
    func decode(_ controller: UIViewController) {
        controller.title = text("title")
        controller.hidesBottomBarWhenPushed = flag("hidesBottomBarWhenPushed") ?? false
        controller.definesPresentationContext = flag("definesPresentationContext") ?? false
        controller.extendedLayoutIncludesOpaqueBars = flag("extendedLayoutIncludesOpaqueBars") ?? false
        controller.isModalInPresentation = flag("modalInPresentation") ?? false
        controller.modalPresentationStyle = choice(
            "modalPresentationStyle",
            NibSegues.presentationStyles,
            absent: .automatic
        )
        controller.modalTransitionStyle = choice(
            "modalTransitionStyle",
            NibSegues.transitionStyles,
            absent: .coverVertical
        )
        controller.overrideUserInterfaceStyle = choice(
            "interfaceStyle",
            ["light": .light, "dark": .dark],
            absent: .unspecified
        )
        if let size = size("preferredContentSize") {
            controller.preferredContentSize = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
        if let edges = child(key: "edgesForExtendedLayout") {
            controller.edgesForExtendedLayout = [
                ("left", UIRectEdge.left), ("right", .right), ("top", .top), ("bottom", .bottom),
            ].reduce(into: []) { if edges.flag($1.0) == true { $0.insert($1.1) } }
        }
        if let item = child(key: "navigationItem") {
            loading.decode(item, into: controller.navigationItem) {
                loading.fill(controller.navigationItem, $0)
            }
        }
        if let item = child(key: "tabBarItem"), let own = controller.tabBarItem {
            controller.tabBarItem = own
            loading.decode(item, into: own) { loading.fill(own, $0) }
        }
        let items = child("toolbarItems")?.children ?? []
        if !items.isEmpty {
            controller.toolbarItems = items.compactMap { loading.makeBarItem($0) as? UIBarButtonItem }
        }
        ignore(
            "view",
            "layoutGuides",
            "storyboardIdentifier",
            "useStoryboardIdentifierAsRestorationIdentifier",
            "automaticallyAdjustsScrollViewInsets",
            "providesPresentationContextTransitionStyle",
            "wantsFullScreenLayout",
            "navigationBarHidden"
        )
    }

    func decode(_ controller: UINavigationController) {
        if let bar = child(key: "navigationBar") {
            loading.decode(bar, into: controller.navigationBar) { coder in
                coder.decode(controller.navigationBar as UIView)
                coder.decode(controller.navigationBar)
            }
        }
        if let bar = child(key: "toolbar"), let toolbar = controller.toolbar {
            loading.decode(bar, into: toolbar) { coder in
                coder.decode(toolbar as UIView)
                coder.decode(toolbar)
            }
        }
        if flag("navigationBarHidden") == true { controller.isNavigationBarHidden = true }
        if flag("toolbarHidden") == false { controller.isToolbarHidden = false }
        ignore(
            // An element that says that there are no controllers beside those of relationships.
            "nil"
        )
    }

    func decode(_ controller: UITableViewController) {
        controller.clearsSelectionOnViewWillAppear = flag("clearsSelectionOnViewWillAppear") ?? true
        // Comes with the view.
        ignore("refreshControl")
    }

    func decode(_ controller: UICollectionViewController) {
        controller.clearsSelectionOnViewWillAppear = flag("clearsSelectionOnViewWillAppear") ?? true
    }

    func decode(_ controller: UITabBarController) {
        if let bar = child(key: "tabBar") {
            loading.decode(bar, into: controller.tabBar) { coder in
                coder.decode(controller.tabBar as UIView)
                coder.decode(controller.tabBar)
            }
        }
    }
}

extension NibLoading {
    /// Connects outlets of a controller whose objects are those of its view.
    func connectLate(_ element: NibElement, of controller: UIViewController) {
        lateConnections = [(element, controller)]
    }

    /// Gives a table the refresh control that a document writes beside it, in its controller: as large as Interface Builder drew it,
    /// and switched off until there is somebody to pull it.
    func addRefreshControl(_ element: NibElement, to view: UIView) {
        guard let element = element.child(key: "refreshControl"), let scrollView = view as? UIScrollView,
            let control = makeView(element) as? UIRefreshControl
        else { return }
        control.frame = UIRefreshControl().frame
        control.isEnabled = true
        scrollView.refreshControl = control
    }

    /// Gives a view guides for the space under the bars, which documents had before safe areas.
    func addLayoutGuides(to view: UIView) {
        for element in layoutGuides {
            guard let id = element.id else { continue }
            objects[id] = BarGuide.find(in: view, isTop: element["type"] == "top")
        }
    }
}
