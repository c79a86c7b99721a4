import Drydock
import DrydockCatalogue
import DrydockCommands
import DrydockHost
import DrydockPlatform
import DrydockShowcase
import Testing

struct GalleryTests {
    @Test("Ctrl-Page Down and Ctrl-Page Up go through all pictures and round, closing what was presented")
    func leafing() throws {
        let host = ApplicationHost(size: CGSize(width: 390, height: 844), scale: 1)
        let names = ["home-pill-disabled", "modal", "pill-highlighted"]
        let entries = names.compactMap { showcase[$0] }
        host.perform { _ = Gallery(of: entries, in: host) }
        func press(_ key: KeyEvent.Key) {
            host.handle(.key(KeyEvent(key: key, modifiers: .control, isDown: true)))
            host.handle(.key(KeyEvent(key: key, modifiers: .control, isDown: false)))
            host.update()
        }
        var titles = [host.scene.title]
        var presented = [host.window.rootViewController?.presentedViewController != nil]
        for key in [KeyEvent.Key.pageDown, .pageDown, .pageDown, .pageUp, .pageUp] {
            press(key)
            host.finishAnimations()
            titles.append(host.scene.title)
            presented.append(host.window.rootViewController?.presentedViewController != nil)
        }
        let numbers = [1, 2, 3, 1, 3, 2]
        #expect(titles == numbers.map { "\(names[$0 - 1]), \($0) of 3" })
        #expect(presented == numbers.map { $0 == 2 })
    }

    @Test("a component stands in the middle")
    func component() throws {
        let host = ApplicationHost(size: CGSize(width: 390, height: 844), scale: 1)
        host.perform { showcase["pill-normal"]?.showInWindow(of: host) }
        host.update()
        let pill = try #require(host.window.rootViewController?.view.subviews.first as? PillButton)
        #expect(pill.frame == CGRect(x: 75, y: 392, width: 240, height: 60))
    }
}
