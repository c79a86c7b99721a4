import Drydock
import DrydockShowcase
import Testing

struct StatusBarTests {
    @Test("status bar text is dark on home, light on the modal, and dark again after it")
    func styleFollowsTheTopController() throws {
        let demo = Demo()
        #expect(demo.host.scene.statusBar.style == .darkContent)
        demo.tap(try demo.view(PillButton.self))
        demo.host.finishAnimations()
        #expect(demo.host.scene.statusBar.style == .lightContent)
        demo.tap(try demo.view(DismissButton.self))
        demo.host.finishAnimations()
        #expect(demo.host.scene.statusBar.style == .darkContent)
    }

    @Test("attempts to change the modal's presentation leave the status bar light")
    func ignoredAttempts() throws {
        let demo = Demo()
        let modal = SimpleMessageModalViewController(withText: "")
        modal.logger = LogRecorder().logger
        modal.modalPresentationStyle = .fullScreen
        modal.modalPresentationCapturesStatusBarAppearance = false
        demo.home.present(modal, animated: false)
        demo.host.finishAnimations()
        #expect(demo.host.scene.statusBar.style == .lightContent)
        #expect(demo.home.view.window != nil, "home stays on the screen to be seen through the blur")
    }
}
