import Drydock
import Logging
import DrydockShowcase
import DrydockTesting
import Testing

struct ModalPresentationTests {
    @Test("a modal stays over the full screen whatever style is set, and says so")
    func presentationStyle() {
        let log = LogRecorder()
        let modal = SimpleMessageModalViewController(withText: "")
        modal.logger = log.logger
        modal.modalPresentationStyle = .fullScreen
        #expect(modal.modalPresentationStyle == .overFullScreen)
        #expect(log.warnings.count == 1)
        #expect(log.warnings.first?.contains("ignores modalPresentationStyle = fullScreen") == true)
    }

    @Test("a modal keeps deciding about the status bar whatever is set, and says so")
    func statusBarCapture() {
        let log = LogRecorder()
        let modal = SimpleMessageModalViewController(withText: "")
        modal.logger = log.logger
        modal.modalPresentationCapturesStatusBarAppearance = false
        #expect(modal.modalPresentationCapturesStatusBarAppearance)
        #expect(log.warnings.count == 1)
        #expect(
            log.warnings.first?.contains("ignores modalPresentationCapturesStatusBarAppearance = false")
                == true
        )
    }

    @Test("showing a modal warns of nothing")
    func quiet() throws {
        let log = LogRecorder()
        let screen = Screen.home()
        let modal = SimpleMessageModalViewController(withText: "")
        modal.logger = log.logger
        screen.home?.present(modal, animated: false)
        screen.settle()
        #expect(screen.modal === modal)
        #expect(log.warnings.isEmpty)
    }
}
