import DrydockNibDocuments

extension NibCoder {
    func decode(_ bar: UIToolbar) {
        bar.isTranslucent = flag("translucent") ?? true
        bar.barStyle = choice("barStyle", Self.barStyles, absent: .default)
        bar.barTintColor = color("barTintColor")
        ignore("items")
        bar.items = element.children(in: "items").compactMap { loading.makeBarItem($0) as? UIBarButtonItem }
    }

    func decode(_ bar: UINavigationBar) {
        bar.isTranslucent = flag("translucent") ?? true
        bar.barStyle = choice("barStyle", Self.barStyles, absent: .default)
        bar.prefersLargeTitles = flag("largeTitles") ?? false
        bar.barTintColor = color("barTintColor")
        bar.titleTextAttributes = textAttributes("titleTextAttributes") ?? bar.titleTextAttributes
        bar.largeTitleTextAttributes =
            textAttributes("largeTitleTextAttributes") ?? bar.largeTitleTextAttributes
        if let look = appearance("standardAppearance") { bar.standardAppearance = look }
        bar.compactAppearance = appearance("compactAppearance")
        bar.scrollEdgeAppearance = appearance("scrollEdgeAppearance")
        bar.compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance")
        ignore("items")
        let items = element.children(in: "items").compactMap { loading.makeBarItem($0) as? UINavigationItem }
        if !items.isEmpty { bar.items = items }
    }

    func decode(_ bar: UITabBar) {
        bar.isTranslucent = flag("translucent") ?? true
        bar.barTintColor = color("barTintColor")
        bar.unselectedItemTintColor = color("unselectedItemTintColor")
        // The name that a tint had in documents of iOS 6.
        if let color = color("selectedImageTintColor"), !bar.hasOwnTintColor { bar.tintColor = color }
        ignore("items", "itemPositioning")
        let items = element.children(in: "items").compactMap { loading.makeBarItem($0) as? UITabBarItem }
        if !items.isEmpty { bar.items = items }
    }

    private func appearance(_ key: String) -> UINavigationBarAppearance? {
        guard let element = child(key: key) else { return nil }
        let look = UINavigationBarAppearance()
        if let color = element.child(key: "backgroundColor").flatMap(loading.color) {
            look.backgroundColor = color
        }
        look.titleTextAttributes = textAttributes("titleTextAttributes", of: element) ?? [:]
        look.largeTitleTextAttributes = textAttributes("largeTitleTextAttributes", of: element) ?? [:]
        return look
    }

    private func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        ignore(key)
        return textAttributes(key, of: element)
    }

    private func textAttributes(_ key: String, of element: NibElement) -> [NSAttributedString.Key: Any]? {
        guard let element = element.child(key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let color = element.child(key: "textColor").flatMap(loading.color) {
            attributes[.foregroundColor] = color
        }
        if let font = element.child("fontDescription").flatMap(loading.font) { attributes[.font] = font }
        return attributes
    }

    private static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]
}
