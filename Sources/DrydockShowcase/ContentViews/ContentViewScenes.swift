import Drydock
import DrydockCatalogue

/// Controllers and their content views.
nonisolated let contentViewScenes = ComponentCatalogue {
    CatalogueScreen("content-view", MyViewController.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("content-view-model") { MyModelViewController(viewModel: MyViewModel()) }
    CatalogueScreen("nib-content-view", GreetingViewController.init)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("nib-overview", OverviewViewController.init)
}
