import Drydock
import DrydockTesting
import Testing

/// From memory: UIKit begins no animation to where the content is, and so tells of the end of none.
@Suite("Scrolling to where the content is")
@MainActor
struct ScrollingNowhereTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        let journal = Journal()

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { journal.note("end") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { journal.note("scroll") }
    }

    private let delegate = Delegate()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let screen = Screen { UIViewController() }

    init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        screen.perform { screen.topViewController?.view.addSubview(scrollView) }
        scrollView.delegate = delegate
    }

    @Test("an animation to the present offset does not begin, by whichever method")
    func nowhere() {
        screen.perform { scrollView.contentOffset.y = 50 }
        #expect(delegate.journal.take() == ["scroll"])
        screen.perform {
            scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
            scrollView.scrollRectToVisible(CGRect(x: 0, y: 60, width: 10, height: 10), animated: true)
        }
        screen.settle()
        #expect(delegate.journal.take() == [])
        #expect(screen.time == 0)
    }

    @Test("one back to where an animation began stops that, which has ended then")
    func back() {
        screen.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        screen.perform { scrollView.setContentOffset(.zero, animated: true) }
        screen.settle()
        #expect(scrollView.contentOffset == .zero)
        #expect(delegate.journal.take() == ["end"])
    }

    @Test("one to another offset tells of its end once")
    func somewhere() {
        screen.perform { scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true) }
        screen.settle()
        #expect(delegate.journal.take().filter { $0 == "end" } == ["end"])
    }
}
