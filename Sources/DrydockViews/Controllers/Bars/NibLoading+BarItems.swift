package import DrydockNibDocuments

extension NibLoading {
    /// An item of a bar; nil for an element that is none.
    package func makeBarItem(_ element: NibElement) -> AnyObject? {
        switch element.name {
        case "barButtonItem": decode(element, barButtonItem)
        case "navigationItem":
            decode(element) { coder in
                let item = UINavigationItem()
                self.fill(item, coder)
                return item
            }
        case "tabBarItem":
            decode(element) { coder in
                let item = self.make(UITabBarItem.self, coder)
                self.fill(item, coder)
                return item
            }
        default: nil
        }
    }

    private func barButtonItem(_ coder: NibCoder) -> UIBarButtonItem {
        let item = make(UIBarButtonItem.self, coder)
        if let system = coder["systemItem"].flatMap({ Self.systemItems[$0] }) { item.adopt(system) }
        if let title = coder.text("title") { item.title = title }
        if let image = coder.image("image") { item.image = image }
        if coder["style"] == "done" { item.style = .done }
        if let width = coder.length("width") { item.width = max(width, 0) }
        if let color = coder.color("tintColor") { item.tintColor = color }
        if let view = coder.child(key: "customView") { item.customView = makeView(view) }
        item.isEnabled = coder.flag("enabled") ?? true
        item.tag = coder.integer("tag") ?? 0
        coder.ignore("style", "inset")
        return item
    }

    /// Has a navigation item that is there already take what a coder has.
    func fill(_ item: UINavigationItem, _ coder: NibCoder) {
        item.title = coder.text("title")
        if let title = coder.text("backButtonTitle") { item.backButtonTitle = title }
        item.largeTitleDisplayMode = coder.choice(
            "largeTitleDisplayMode",
            ["automatic": .automatic, "always": .always, "never": .never],
            absent: .automatic
        )
        if let view = coder.child(key: "titleView") { item.titleView = makeView(view) }
        func items(_ key: String) -> [UIBarButtonItem]? {
            guard let child = coder.child(key: key) else { return nil }
            let elements = child.name == "barButtonItem" ? [child] : child.children
            return elements.compactMap { makeBarItem($0) as? UIBarButtonItem }
        }
        if let items = items("leftBarButtonItem") ?? items("leftBarButtonItems") {
            item.leftBarButtonItems = items
        }
        if let items = items("rightBarButtonItem") ?? items("rightBarButtonItems") {
            item.rightBarButtonItems = items
        }
        if let back = items("backBarButtonItem")?.first { item.backBarButtonItem = back }
        coder.ignore("barButtonItems")
        item.prompt = coder.text("prompt")
    }

    /// Has a tab bar item that is there already take what a coder has.
    func fill(_ item: UITabBarItem, _ coder: NibCoder) {
        if let title = coder.text("title") { item.title = title }
        if let image = coder.image("image") { item.image = image }
        if let image = coder.image("selectedImage") { item.selectedImage = image }
        if let badge = coder.text("badgeValue") { item.badgeValue = badge }
        if let color = coder.color("badgeColor") { item.badgeColor = color }
        if let system = coder["systemItem"].flatMap({ Self.tabItems[$0] }) {
            let sample = UITabBarItem(tabBarSystemItem: system, tag: 0)
            item.title = sample.title
            item.image = sample.image
        }
        item.isEnabled = coder.flag("enabled") ?? true
        item.tag = coder.integer("tag") ?? 0
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]
    private static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
        "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
        "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
