import Drydock
package import DrydockCatalogue

/// The demo's screens and components, screens first.
package nonisolated let showcase = ComponentCatalogue {
    CatalogueScreen(ScenesScene.name, ScenesScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("home") { MainViewController() }
        .state("pill-highlighted") { $0.pillButton?.isHighlighted = true }
        .state("pill-disabled") { $0.pillButton?.isEnabled = false }
    CatalogueScreen("home-arabic") { MainViewController(words: .arabic) }
    CatalogueScreen("modal", { MainViewController() }) { $0.showModal(animated: false) }
    CatalogueScreen("modal-arabic", { MainViewController(words: .arabic) }) {
        $0.showModal(animated: false)
    }
    CatalogueComponent("logo", LogoImageView.init)
    CatalogueComponent("pill", state: "normal") { PillButton(title: "Show Me The Modal") }
        .state("highlighted") { $0.isHighlighted = true }
        .state("disabled") { $0.isEnabled = false }
    // A white X on nothing would be invisible: it is shown on the dark of the modal that it belongs to.
    CatalogueComponent("dismiss", on: UIColor(white: 0.11, alpha: 1), DismissButton.init)
    CatalogueComponent("canvas", CanvasGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("layers", LayerGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("particles", ParticlesGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("depth", DepthGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("materials", MaterialGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("buttons", ButtonsGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("languages", LanguagesGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("code-and-links", CodeAndLinksGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("controls", ControlsGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    controlScenes
    CatalogueComponent("scrolling", state: "top", ScrollingGallery.init)
        .state("scrolled") { $0.scroll.contentOffset.y = 300 }
    CatalogueComponent("gestures", GesturesGallery.init)
    CatalogueComponent("pointer", PointerGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("dynamics", DynamicsScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("fields", FieldsGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueComponent("symbols", SymbolGallery.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("navigation", NavigationScene.init)
        .state("collapsing") { $0.scroll(by: 78) }
        .state("scrolled") { $0.scroll(by: 160) }
        .state("searching") { $0.search(for: "200") }
        .state("pushed") { $0.pushPage() }
        .state("pushed-dark") {
            $0.overrideUserInterfaceStyle = .dark
            $0.pushPage()
        }
    CatalogueScreen("alert", state: "light", PresentationScene.init) { $0.showAlert(animated: false) }
        .state("dark") { $0.view.window?.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("alert", state: "fields", PresentationScene.init) { $0.showSignIn(animated: false) }
        .state("fields-dark") { $0.view.window?.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("action-sheet", state: "light", PresentationScene.init) {
        $0.showActionSheet(animated: false)
    }
    .state("dark") { $0.view.window?.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("sheet", PresentationScene.init)
        .state("medium") { $0.showSheet(animated: false) }
        .state("large") { $0.showSheet(animated: false, isLarge: true) }
    CatalogueScreen("menu", state: "light", MenuScene.init) { $0.openMenu() }
        .state("dark") { $0.view.window?.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("menu", state: "lifted", MenuScene.init) { $0.liftCard() }
        .state("lifted-dark") { $0.view.window?.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("menu", state: "edit", MenuScene.init) { $0.showEditMenu() }
        .state("edit-dark") { $0.view.window?.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("empty-states", EmptyStatesScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
        .state("loading") { $0.load() }
        .state("search") { $0.search(for: "Rome") }
    CatalogueScreen("tabs", TabsScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("branded", BrandedScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    contentViewScenes
    classSettingsScenes
    composerScenes
    loginScenes
    CatalogueScreen("collection-grid", CollectionGridScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("collection-compositional", CollectionCompositionalScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("collection-list", CollectionListScene.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("collection-outline", CollectionOutlineScene.init)
    CatalogueScreen("collection-outline-editing", CollectionOutlineScene.init) { $0.edit() }
    CatalogueScreen("collection-outline-swiped", CollectionOutlineScene.init) { $0.swipe() }
    CatalogueScreen("table-index", { IndexScene() })
    CatalogueScreen("table-plain", { TableScene(.plain) })
    CatalogueScreen("table-grouped", { TableScene(.grouped) })
    CatalogueScreen("table-inset-grouped", { TableScene(.insetGrouped) })
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("table-editing", { TableScene(.insetGrouped) }) { $0.edit() }
    CatalogueScreen("table-swiped", { TableScene(.plain) }) { $0.swipe() }
}

extension MainViewController {
    /// The pill in the controller's view, found as a test would find it: the property itself is private.
    fileprivate var pillButton: PillButton? {
        var views: [UIView] = [view]
        while let next = views.popLast() {
            if let pill = next as? PillButton { return pill }
            views.append(contentsOf: next.subviews)
        }
        return nil
    }
}
