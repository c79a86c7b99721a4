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

        override func layoutSubviews() {
            super.layoutSubviews()
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

    @Test("a block within the layout of another view has a timing of its own")
    func blocks() {
        final class Fading: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { self.alpha = 0 }
            }
        }
        let fading = Fading()
        screen.perform {
            first.superview?.addSubview(fading)
            UIView.animate(withDuration: 1) { first.layoutIfNeeded() }
        }
        screen.advance(by: 1)
        #expect(fading.layer.presentation()?.opacity == 0.5)
    }
}
