import Drydock
import DrydockCatalogue

/// A page about each kind of control.
nonisolated let controlScenes = ComponentCatalogue {
    CatalogueScreen("labels", ControlPage.labels)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("switches", ControlPage.switches)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("sliders", ControlPage.sliders)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("steppers", ControlPage.steppers)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("segmented-controls", ControlPage.segmentedControls)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("page-controls", ControlPage.pageControls)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("progress", ControlPage.progress)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("search-bars", ControlPage.searchBars)
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
}
