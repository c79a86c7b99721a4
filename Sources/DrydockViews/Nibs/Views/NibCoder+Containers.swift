import DrydockNibDocuments

extension NibCoder {
    func decode(_ view: UIImageView) {
        let image = image("image")
        let reference = child(key: "image")
        view.image = image.map { image in reference.map { loading.configured(image, $0) } ?? image }
        view.highlightedImage = self.image("highlightedImage")
        view.isHighlighted = flag("highlighted") ?? false
        view.preferredSymbolConfiguration = child(key: "preferredSymbolConfiguration")
            .map(loading.symbolConfiguration)
        ignore("adjustsImageSizeForAccessibilityContentSizeCategory", "imageReference")
    }

    func decode(_ stack: UIStackView) {
        stack.axis = choice("axis", ["horizontal": .horizontal, "vertical": .vertical], absent: .horizontal)
        stack.distribution = choice("distribution", Self.distributions, absent: .fill)
        stack.alignment = choice("alignment", Self.alignments, absent: .fill)
        stack.spacing = length("spacing") ?? 0
        if self["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        stack.isBaselineRelativeArrangement = flag("baselineRelativeArrangement") ?? false
        // Margins that were written have an effect only on a stack that heeds them.
        stack.isLayoutMarginsRelativeArrangement =
            flag("layoutMarginsRelativeArrangement")
            ?? (element.child(key: "layoutMargins") != nil
                || element.child(key: "directionalLayoutMargins") != nil)
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    /// `top` and `bottom` are written for `leading` and `trailing`, too.
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
        "center": .center,
        "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
    ]

    func decode(_ view: UIScrollView) {
        view.isScrollEnabled = flag("scrollEnabled") ?? true
        view.isPagingEnabled = flag("pagingEnabled") ?? false
        view.isDirectionalLockEnabled = flag("directionalLockEnabled") ?? false
        view.bounces = flag("bounces") ?? true
        view.bouncesZoom = flag("bouncesZoom") ?? true
        view.alwaysBounceVertical = flag("alwaysBounceVertical") ?? false
        view.alwaysBounceHorizontal = flag("alwaysBounceHorizontal") ?? false
        view.showsVerticalScrollIndicator = flag("showsVerticalScrollIndicator") ?? true
        view.showsHorizontalScrollIndicator = flag("showsHorizontalScrollIndicator") ?? true
        view.delaysContentTouches = flag("delaysContentTouches") ?? true
        view.canCancelContentTouches = flag("canCancelContentTouches") ?? true
        view.indicatorStyle = choice(
            "indicatorStyle",
            ["default": .default, "black": .black, "white": .white],
            absent: .default
        )
        view.keyboardDismissMode = choice(
            "keyboardDismissMode",
            [
                "none": .none, "onDrag": .onDrag, "interactive": .interactive,
                "onDragWithAccessory": .onDragWithAccessory,
                "interactiveWithAccessory": .interactiveWithAccessory,
            ],
            absent: .none
        )
        view.contentInsetAdjustmentBehavior = choice(
            "contentInsetAdjustmentBehavior",
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always],
            absent: .automatic
        )
        let smallest = max(length("minimumZoomScale") ?? 1, 0.01)
        view.minimumZoomScale = smallest
        view.maximumZoomScale = max(length("maximumZoomScale") ?? 1, smallest)
        view.scrollsToTop = flag("scrollsToTop") ?? true
        if let insets = insets("contentInset") { view.contentInset = insets }
        if let insets = insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
        if let size = size("contentSize") {
            view.contentSize = CGSize(width: max(size.width, 0), height: max(size.height, 0))
        }
        view.automaticallyAdjustsScrollIndicatorInsets =
            flag("automaticallyAdjustsScrollIndicatorInsets") ?? true
    }

    // MARK: - Bars

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

extension NibLoading {
    /// What a `preferredSymbolConfiguration` says.
    func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration {
        var result = UIImage.SymbolConfiguration.unspecified
        func add(_ other: UIImage.SymbolConfiguration) { result = result.applying(other) }
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        if let font = element.child(key: "fontDescription").flatMap(font)
            ?? element.child("fontDescription").flatMap(font)
        {
            add(UIImage.SymbolConfiguration(font: font))
        }
        if let size = element.number("pointSize"), size > 0 {
            add(UIImage.SymbolConfiguration(pointSize: min(CGFloat(size), 1000)))
        }
        if let style = element["textStyle"] {
            add(UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style)))
        }
        if let scale = (element["scale"] ?? element["symbolScale"]).flatMap({ scales[$0] }) {
            add(UIImage.SymbolConfiguration(scale: scale))
        }
        if let weight = element["weight"].flatMap({ Self.symbolWeights[$0] }) {
            add(UIImage.SymbolConfiguration(weight: weight))
        }
        return result
    }

    /// An image as an `imageReference` wants it.
    func configured(_ image: UIImage, _ element: NibElement) -> UIImage {
        guard element.name == "imageReference" else { return image }
        var image = image.applyingSymbolConfiguration(symbolConfiguration(element)) ?? image
        switch element["renderingMode"] {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return image
    }

    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
