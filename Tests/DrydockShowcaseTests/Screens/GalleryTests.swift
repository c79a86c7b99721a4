import Drydock
import DrydockCatalogue
import DrydockCommands
import DrydockShowcase
import DrydockTesting
import Testing

struct GalleryTests {
    @Test("Ctrl-Page Down and Ctrl-Page Up go through all pictures and round, closing what was presented")
    func leafing() throws {
        let screen = Screen { UIViewController() }
        let names = ["home-pill-disabled", "modal", "pill-highlighted"]
        let entries = names.compactMap { showcase[$0] }
        screen.perform { _ = Gallery(of: entries, in: screen.host) }
        var titles = [screen.host.scene.title]
        var presented = [screen.window.rootViewController?.presentedViewController != nil]
        for key in [Screen.Key.pageDown, .pageDown, .pageDown, .pageUp, .pageUp] {
            screen.press(key, modifiers: .control)
            screen.settle()
            titles.append(screen.host.scene.title)
            presented.append(screen.window.rootViewController?.presentedViewController != nil)
        }
        let numbers = [1, 2, 3, 1, 3, 2]
        #expect(titles == numbers.map { "\(names[$0 - 1]), \($0) of 3" })
        #expect(presented == numbers.map { $0 == 2 })
    }

    @Test("a component stands in the middle")
    func component() throws {
        let screen = Screen { UIViewController() }
        screen.perform { showcase["pill-normal"]?.showInWindow(of: screen.host) }
        #expect(
            screen.frame(of: try screen.find(PillButton.self))
                == CGRect(x: 75, y: 392, width: 240, height: 60)
        )
    }

    @Test("the status bar is seen on a component's own background")
    func statusBar() throws {
        let screen = Screen { UIViewController() }
        screen.perform { showcase["dismiss"]?.showInWindow(of: screen.host) }
        #expect(screen.host.scene.statusBar.style == .lightContent)
        screen.perform { showcase["pill-normal"]?.showInWindow(of: screen.host) }
        #expect(screen.host.scene.statusBar.style == .default)
    }
}
