extension NibCoder {
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
}
