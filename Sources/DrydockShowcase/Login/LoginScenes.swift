import Drydock
import DrydockCatalogue

/// The login page in its states, and the pages behind it.
nonisolated let loginScenes = ComponentCatalogue {
    CatalogueScreen("login") { LoginScene() }
        .state("invalid-email") { $0.signIn(email: "ada@example", password: "long enough") }
        .state("short-password") { $0.signIn(email: "ada@example.org", password: "short") }
        .state("space") { $0.signIn(email: "ada@example.org", password: " long enough") }
        .state("progress") { $0.waitForAnswer() }
        .state("refused") { $0.showRefusal() }
        .state("dark") { $0.overrideUserInterfaceStyle = .dark }
        .state("progress-dark") {
            $0.overrideUserInterfaceStyle = .dark
            $0.waitForAnswer()
        }
    CatalogueScreen("forgot-password") {
        LoginScene()
    } prepare: {
        $0.showForgotPassword()
    }
    CatalogueScreen("email-verification") {
        LoginScene()
    } prepare: {
        $0.showSuccess(isEmailVerified: false)
    }
    CatalogueScreen("playground") {
        LoginScene()
    } prepare: {
        $0.showSuccess(isEmailVerified: true)
    }
}
