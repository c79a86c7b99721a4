import Drydock
import DrydockTesting
import Foundation
import Testing

/// Motions that end where content cannot rest, and numbers that are none: the clock gets on, or the view is named.
@Suite("Scrolling comes to rest")
struct ScrollRestTests {
    @Test(
        "content whose end lies between two pixels rests on the nearest one",
        arguments: [0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45]
    )
    func betweenPixels(fraction: Double) {
        let stage = ScrollStage(content: CGSize(width: 300, height: 800 + fraction))
        stage.scroll.contentOffset.y = 300
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -1500))
        stage.screen.settle()
        #expect(abs(stage.offset.y - (400 + fraction)) <= 0.25)
        #expect(stage.take().filter { $0 == "end decelerating" }.count == 1)
        let time = stage.screen.time
        stage.screen.advance(by: 1)
        #expect(stage.screen.time == time + 1)
    }

    @Test(
        "a finger that holds content beyond its end by part of a pixel lets it go at once"
    )
    func held() {
        let stage = ScrollStage(content: CGSize(width: 300, height: 800.4))
        stage.scroll.contentOffset.y = 100
        stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -1500))
        stage.screen.advance(by: 0.1)
        stage.down(150, 200)
        stage.up()
        stage.screen.settle()
        #expect(stage.scroll.isDecelerating == false)
    }

    @Test("a deceleration rate that is no number is the usual one")
    func rate() {
        let (stage, usual) = (ScrollStage(), ScrollStage())
        stage.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan)
        for stage in [stage, usual] {
            stage.throwing(from: CGPoint(x: 150, y: 350), velocity: CGPoint(x: 0, y: -900))
            stage.screen.settle()
        }
        #expect(stage.offset == usual.offset)
    }

    @Test(
        "a wheel that turns by no number, or by very much, scrolls as far as there is content"
    )
    func wheel() {
        let stage = ScrollStage()
        for notches in [Double.nan, .infinity, -.infinity, 1e9, -1e9, 1e300, -1e300, 3, -1e9] {
            stage.wheel(0, notches)
            stage.wheel(notches, 0)
            stage.wheel(0, notches, isPrecise: true)
            stage.screen.advance(by: 0.05)
        }
        stage.screen.settle()
        #expect(stage.offset == CGPoint(x: 0, y: 3600))
    }

    @Test("numbers of a scroll view that are none are named with it", arguments: 0..<5)
    func numbers(kind: Int) async {
        let names = [
            "scrollIndicatorInsets", "minimumZoomScale", "maximumZoomScale", "contentSize",
            "adjustedContentInset",
        ]
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [kind = kind as Int] in
            await MainActor.run {
                final class Insets: UIScrollView {
                    override var adjustedContentInset: UIEdgeInsets {
                        UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
                    }
                }
                let view = kind == 4 ? Insets() : UIScrollView()
                view.accessibilityIdentifier = "list"
                switch kind {
                case 0: view.verticalScrollIndicatorInsets.top = .nan
                case 1: view.minimumZoomScale = .infinity
                case 2: view.maximumZoomScale = .nan
                case 3: view.contentSize.height = .infinity
                default: view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 1, height: 1), animated: false)
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("\"list\""))
        #expect(text.contains(names[kind]))
    }

    @Test("work that asks for itself again at the same moment is stopped, and named")
    func endlessTimers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = Screen.empty(size: CGSize(width: 10, height: 10), scale: 1)
                @Sendable func again() {
                    DispatchQueue.main.asyncAfter(
                        deadline: DispatchTime(uptimeNanoseconds: 1),
                        execute: again
                    )
                }
                screen.perform { again() }
                screen.advance(by: 1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("delayed work of the application asks for a call at the present time"))
    }

    @Test("an animation without duration that begins again whenever it has ended is stopped, and named")
    func endlessAnimations() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = Screen.empty(size: CGSize(width: 10, height: 10), scale: 1)
                let badge = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
                badge.accessibilityIdentifier = "badge"
                screen.window.addSubview(badge)
                @MainActor func again() {
                    UIView.animate(
                        withDuration: 1e-300,
                        animations: { badge.alpha = badge.alpha == 1 ? 0.5 : 1 },
                        completion: { _ in again() }
                    )
                }
                screen.perform { again() }
                screen.advance(by: 1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("\"badge\" is animated again, for no time"))
    }
}
