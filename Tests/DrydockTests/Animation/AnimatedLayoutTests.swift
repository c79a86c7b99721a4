import Drydock
import DrydockTesting
import Testing

/// Which layout an animation's block takes along. Source: Core Animation's documentation of `layoutIfNeeded`: layout is performed
/// below the first ancestor that does not wait for it.
struct AnimatedLayoutTests {
    /// Fills its one subview.
    private final class Filled: UIView {
        let content = UIView()
        var inset: CGFloat = 0 {
            didSet { setNeedsLayout() }
        }

        var atLayout: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            atLayout?()
            if content.superview == nil { addSubview(content) }
            content.frame = bounds.insetBy(dx: inset, dy: inset)
        }

        var shownInset: CGFloat? { content.layer.presentation()?.frame.minX }
    }

    private let first = Filled()
    private let second = Filled()
    private let inner = Filled()
    private let screen: Screen

    init() {
        let (first, second, inner) = (first, second, inner)
        screen = Screen {
            let controller = UIViewController()
            for view in [first, second] {
                view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
                controller.view.addSubview(view)
            }
            inner.frame = first.bounds
            first.addSubview(inner)
            return controller
        }
        screen.settle()
    }

    @Test("what waits beside the view that is laid out is not animated")
    func beside() {
        screen.perform {
            first.inset = 20
            second.inset = 20
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { first.layoutIfNeeded() }
        }
        screen.advance(by: 0.5)
        #expect(first.shownInset == 10)
        #expect(second.shownInset == 20)
    }

    @Test("what waits around it is animated along, as far as all between wait, too")
    func around() {
        screen.perform {
            first.inset = 20
            inner.inset = 20
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.layoutIfNeeded() }
        }
        screen.advance(by: 0.5)
        #expect(first.shownInset == 10)
        #expect(inner.shownInset == 10)
    }

    @Test("a block that another view begins as it is laid out keeps its own timing")
    func blocks() {
        screen.perform {
            second.setNeedsLayout()
            second.atLayout = { [second] in
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { second.alpha = 0 }
            }
            UIView.animate(withDuration: 1) {
                first.setNeedsLayout()
                first.layoutIfNeeded()
            }
            second.atLayout = nil
        }
        screen.advance(by: 1)
        #expect(second.layer.presentation()?.opacity == 0.5)
    }
}
