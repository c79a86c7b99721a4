import Drydock
import DrydockCatalogue

/// The settings of a class, all on and all off.
nonisolated let classSettingsScenes = ComponentCatalogue {
    CatalogueScreen("class-settings") { ClassSettingsCoordinator(model: ClassSettingsViewModel()) }
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("class-settings", state: "off") {
        var model = ClassSettingsViewModel()
        model.isPublic = false
        model.isOver13 = false
        return ClassSettingsCoordinator(model: model)
    }
}
