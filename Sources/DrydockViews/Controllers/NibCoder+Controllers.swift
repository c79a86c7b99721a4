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
            NibWords.presentationStyles,
            absent: .automatic
        )
        controller.modalTransitionStyle = choice(
            "modalTransitionStyle",
            NibWords.transitionStyles,
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

    func decode(_ controller: UITabBarController) {
        if let bar = child(key: "tabBar") {
            loading.decode(bar, into: controller.tabBar) { coder in
                coder.decode(controller.tabBar as UIView)
                coder.decode(controller.tabBar)
            }
        }
    }
}
