import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

/// Views that ask for layout while they are laid out, as public code does, and come to rest.
@Suite("Layout that asks for layout")
struct LayoutFeedbackTests {
    let root = makeRoot()

    /// A view of the root's size, and how often it is laid out by `root.layoutIfNeeded()`.
    private func count(_ onLayout: @escaping (RecordingView) -> Void) -> Int {
        let view = root.adding(RecordingView())
        view.edgeAnchors == root.edgeAnchors
        var count = 0
        view.onLayout = {
            count += 1
            onLayout($0)
        }
        root.layoutIfNeeded()
        #expect(!root.needsLayoutPass)
        return count
    }

    @Test("an intrinsic size that is taken back each time, and stays the same")
    func intrinsicSize() {
        #expect(count { $0.invalidateIntrinsicContentSize() } == 1)
        #expect(count { $0.superview?.invalidateIntrinsicContentSize() } == 1)
    }

    @Test("a subview's intrinsic size that is taken back each time")
    func intrinsicSizeOfSubview() {
        let inner = SizedView(10, 20)
        #expect(
            count { view in
                if inner.superview == nil {
                    view.addSubview(inner)
                    inner.topAnchor == view.topAnchor
                }
                inner.invalidateIntrinsicContentSize()
            } <= 2
        )
    }

    @Test("a constant that is set each time to the same value")
    func sameConstant() {
        let inner = UIView()
        var width: NSLayoutConstraint?
        let count = count { view in
            if inner.superview == nil {
                view.addSubview(inner)
                inner.topAnchor == view.topAnchor
                width = inner.widthAnchor == 1
            }
            width?.constant = view.bounds.width / 3
        }
        #expect(count <= 2)
        #expect(inner.frame.width == 130)
    }

    @Test("a constraint that is replaced each time by an equal one")
    func replacedConstraint() {
        let inner = UIView()
        var width: NSLayoutConstraint?
        let count = count { view in
            if inner.superview == nil { view.addSubview(inner) }
            inner.translatesAutoresizingMaskIntoConstraints = false
            width?.isActive = false
            width = inner.widthAnchor.constraint(equalToConstant: 40)
            width?.isActive = true
        }
        #expect(count <= 2)
    }

    @Test("a constraint of its own that is replaced by an equal one while a subview wants to update its own")
    func ownReplacedConstraint() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        var height: NSLayoutConstraint?
        let count = count { view in
            if inner.superview == nil { view.addSubview(inner) }
            height?.isActive = false
            height = inner.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -65)
            height?.isActive = true
            inner.setNeedsUpdateConstraints()
        }
        #expect(count <= 2)
        #expect(inner.frame.height == root.frame.height - 65)
    }

    @Test("a constant and a priority of its own that alternate each time, and move nothing")
    func ownAlternatingConstraint() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        var width: NSLayoutConstraint?
        var least: NSLayoutConstraint?
        let count = count { view in
            if inner.superview == nil {
                view.addSubview(inner)
                width = inner.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -65)
                least = inner.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, constant: -200)
                width?.isActive = true
                least?.priority = .defaultLow
                least?.isActive = true
            }
            least?.constant = least?.constant == -200 ? -201 : -200
            least?.priority = least?.priority == .defaultLow ? .defaultHigh : .defaultLow
        }
        #expect(count <= 2)
        #expect(inner.frame.width == root.frame.width - 65)
    }

    @Test("layout of its own self, at once or in the next pass")
    func ownLayout() {
        #expect(count { $0.layoutIfNeeded() } == 1)
        #expect(count { $0.superview?.layoutIfNeeded() } == 1)
        #expect(count { $0.setNeedsUpdateConstraints() } == 1)
        #expect(count { $0.setNeedsDisplay() } == 1)
    }

    @Test("subviews that are taken out and put back each time")
    func replacedSubviews() {
        #expect(
            count { view in
                for subview in view.subviews { subview.removeFromSuperview() }
                view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
            } == 1
        )
    }

    @Test("frames, layers, masks and shadows that are set each time")
    func framesOfLayers() {
        let gradient = CAGradientLayer()
        let mask = CAShapeLayer()
        let label = UILabel()
        #expect(
            count { view in
                if gradient.superlayer == nil { view.layer.addSublayer(gradient) }
                if label.superview == nil { view.addSubview(label) }
                gradient.frame = view.bounds
                mask.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 4).cgPath
                view.layer.mask = mask
                view.layer.shadowPath = mask.path
                label.text = "\(view.bounds.width)"
                label.sizeToFit()
                label.preferredMaxLayoutWidth = view.bounds.width
            } <= 2
        )
    }

    @Test("the view of a controller that asks for layout once it is laid out")
    func controllers() {
        final class Controller: UIViewController {
            var count = 0
            let inner = UIView()
            var width: NSLayoutConstraint?
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(inner)
                inner.topAnchor == view.topAnchor
                width = inner.widthAnchor == 1
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                count += 1
                width?.constant = view.bounds.width / 2
                view.setNeedsUpdateConstraints()
                view.layoutIfNeeded()
            }
        }
        let controller = Controller()
        root.rootViewController = controller
        root.layoutIfNeeded()
        #expect(controller.inner.frame.width == 195)
        #expect(controller.count <= 3)
        #expect(!root.needsLayoutPass)
    }

    @Test(
        "margins of what a scroll view's edge cuts do not grow by what lies beyond it",
        arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .never]
    )
    func cutMargins(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
        let card = UIStackView(arrangedSubviews: [SizedView(100, 700)])
        let screen = Screen(size: CGSize(width: 844, height: 390)) {
            let controller = UIViewController()
            let scroll = UIScrollView()
            scroll.contentInsetAdjustmentBehavior = behavior
            card.isLayoutMarginsRelativeArrangement = true
            card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
            controller.view.addSubview(scroll)
            scroll.addSubview(card)
            scroll.edgeAnchors == controller.view.edgeAnchors
            card.edgeAnchors == scroll.edgeAnchors
            return UINavigationController(rootViewController: controller)
        }
        let covered = screen.perform { card.safeAreaInsets }
        #expect(covered.bottom == (behavior == .never ? 21 : 0))
        #expect(card.frame.height == 700 + 32 + covered.top + covered.bottom)
    }

    @Test("margins of what the screen's edge cuts do not grow by what lies beyond it")
    func marginsAtTheEdge() {
        let card = UIStackView(arrangedSubviews: [SizedView(100, 700)])
        let screen = Screen(size: CGSize(width: 390, height: 844)) {
            let controller = UIViewController()
            card.isLayoutMarginsRelativeArrangement = true
            card.layoutMargins = .zero
            controller.view.addSubview(card)
            card.topAnchor == controller.view.topAnchor + 120
            card.horizontalAnchors == controller.view.horizontalAnchors
            return controller
        }
        screen.settle()
        #expect(card.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        #expect(card.frame.height == 734)
    }

    @Test("a page whose content is wider than before once the screen is turned")
    func rotatedScrollView() {
        final class CountingScrollView: UIScrollView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let scroll = CountingScrollView()
        let screen = Screen {
            let controller = UIViewController()
            let stack = UIStackView(arrangedSubviews: [SizedView(100, 400), SizedView(100, 200)])
            stack.axis = .vertical
            controller.view.addSubview(scroll)
            scroll.addSubview(stack)
            scroll.edgeAnchors == controller.view.edgeAnchors
            stack.edgeAnchors == scroll.edgeAnchors + 16
            stack.widthAnchor == scroll.widthAnchor - 32
            return UINavigationController(rootViewController: controller)
        }
        let before = scroll.count
        screen.rotate()
        screen.settle()
        #expect(scroll.count - before < 6)
        #expect(scroll.contentSize.width == 844)
    }
}
