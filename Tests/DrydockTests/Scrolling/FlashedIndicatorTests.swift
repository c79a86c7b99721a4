import Drydock
import DrydockTesting
import Foundation
import Synchronization
import Testing

@Suite("Flashed scroll indicators")
struct FlashedIndicatorTests {
    @Test("a table that has just appeared is at rest: no time has passed and no timer fired")
    func tableController() {
        let fired = Mutex(0)
        let screen = Screen {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in fired.withLock { $0 += 1 } }
            return UITableViewController(style: .plain)
        }
        #expect(screen.time == 0)
        #expect(fired.withLock { $0 } == 0)
        screen.advance(by: 1)
        #expect(fired.withLock { $0 } == 1)
    }

    @Test("they are gone from what has come to rest, and fade by themselves where the clock moves")
    func fading() {
        let stage = ScrollStage()
        stage.scroll.showsVerticalScrollIndicator = true
        let count = stage.scroll.subviews.count
        stage.screen.perform { stage.scroll.flashScrollIndicators() }
        #expect(stage.scroll.subviews.count == count + 1)
        stage.screen.settle()
        #expect(stage.scroll.subviews.count == count)
        #expect(stage.screen.time == 0)
        stage.screen.perform { stage.scroll.flashScrollIndicators() }
        stage.screen.advance(by: 1.1)
        #expect(stage.scroll.subviews.last?.alpha == 1)
        stage.screen.advance(by: 0.5)
        #expect(stage.scroll.subviews.count == count)
    }

    @Test("those of content that was scrolled are waited for")
    func scrolled() {
        let stage = ScrollStage()
        stage.scroll.showsVerticalScrollIndicator = true
        stage.wheel(0, -1)
        stage.screen.settle()
        #expect(stage.screen.time > 1.2)
    }
}
