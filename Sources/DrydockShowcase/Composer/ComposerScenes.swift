import Drydock
import DrydockCatalogue

/// The way of a message: recipients, the message itself, and that it was sent.
nonisolated let composerScenes = ComponentCatalogue {
    CatalogueScreen("recipients") { ComposerCoordinator(addressBook: .demo) }
        .state("selected") { $0.chooseTwo() }
        .state("selected-dark") {
            $0.overrideUserInterfaceStyle = .dark
            $0.chooseTwo()
        }
    CatalogueScreen("composer", state: "empty") {
        ComposerCoordinator(addressBook: .demo)
    } prepare: {
        // Where there is no other keyboard, as on a phone.
        $0.view.window?.windowScene?.textInput.showsKeyboard = true
        $0.chooseTwo()
        $0.showComposition(animated: false)
    }
    CatalogueScreen("composer", state: "typed") {
        ComposerCoordinator(addressBook: .demo)
    } prepare: {
        $0.view.window?.windowScene?.textInput.showsKeyboard = true
        $0.chooseTwo()
        $0.showComposition(text: ComposerCoordinator.message, animated: false)
    }
    .state("typed-dark") { $0.overrideUserInterfaceStyle = .dark }
    CatalogueScreen("composer", state: "sent") {
        ComposerCoordinator(addressBook: .demo)
    } prepare: {
        $0.send()
    }
}
