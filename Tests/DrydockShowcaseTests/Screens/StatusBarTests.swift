import Drydock
import DrydockShowcase
import DrydockTesting
import Testing

struct StatusBarTests {
    @Test("status bar text is dark on home, light on the modal, and dark again after it")
    func styleFollowsTheTopController() throws {
        let screen = Screen.home()
        #expect(screen.host.scene.statusBar.style == .darkContent)
        try screen.tap(PillButton.self)
        screen.settle()
        #expect(screen.host.scene.statusBar.style == .lightContent)
        try screen.tap(DismissButton.self)
        screen.settle()
        #expect(screen.host.scene.statusBar.style == .darkContent)
    }

    @Test("attempts to change the modal's presentation leave the status bar light")
    func ignoredAttempts() throws {
        let screen = Screen.home()
        let modal = SimpleMessageModalViewController(withText: "")
        modal.logger = LogRecorder().logger
        modal.modalPresentationStyle = .fullScreen
        modal.modalPresentationCapturesStatusBarAppearance = false
        screen.home?.present(modal, animated: false)
        screen.settle()
        #expect(screen.host.scene.statusBar.style == .lightContent)
        #expect(screen.home?.view.window != nil, "home stays on the screen to be seen through the blur")
    }
}
