import Drydock
import DrydockAnchorage
import DrydockTesting
import Testing

@Suite("Numbers at the edge of what makes sense")
struct LayoutExtremesTests {
    private static let numbers: [CGFloat] = [
        .leastNonzeroMagnitude, 1e-300, 1e-9, 0.5, 1, -1, 1e3, 1e8, 1e9, 1e12, 1e300,
        .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    private static let attributes: [[NSLayoutConstraint.Attribute]] = [
        [.leading, .trailing, .centerX], [.top, .bottom, .centerY, .firstBaseline], [.width, .height],
    ]

    private final class OddView: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.nan, height: CGFloat.infinity) }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: .nan, left: 1, bottom: .infinity) }
    }

    @Test("neither trap nor hang, and frames stay finite", arguments: 0..<40)
    func stayFinite(seed: Int) {
        var random = SeededNumbers(seed)
        func pick<Value>(_ values: [Value]) -> Value { random.pick(values) }
        let root = makeRoot()
        var views: [UIView] = [root]
        for _ in 0..<8 {
            let frame = CGRect(x: pick(Self.numbers), y: 0, width: abs(pick(Self.numbers)), height: 3)
            let view = pick([
                SizedView(pick(Self.numbers), pick(Self.numbers)), UIView(frame: frame), OddView(),
            ])
            pick(views).addSubview(view)
            views.append(view)
        }
        for _ in 0..<20 {
            let view = pick(Array(views.dropFirst()))
            view.translatesAutoresizingMaskIntoConstraints = pick([true, false, false])
            let kind = pick(Self.attributes)
            let constraint = NSLayoutConstraint(
                item: view,
                attribute: pick(kind),
                relatedBy: pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
                toItem: pick(views),
                attribute: pick(kind),
                multiplier: pick(Self.numbers),
                constant: pick(Self.numbers)
            )
            constraint.priority = pick([1000, 1000, 750, 1, 0.0001, 999.9])
            constraint.isActive = true
        }
        for width in [390, 100] as [CGFloat] {
            root.frame.size.width = width
            root.layoutIfNeeded()
            for view in views {
                let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                #expect(numbers.allSatisfy { $0.isFinite })
            }
        }
        let size = views[3].systemLayoutSizeFitting(
            CGSize(width: 10, height: CGFloat.greatestFiniteMagnitude)
        )
        #expect(size.width.isFinite && size.height.isFinite)
    }

    @Test("a limit as large as numbers go is no limit")
    func noLimit() {
        let root = makeRoot()
        let view = root.adding(SizedView(30, 20))
        view.widthAnchor <= .greatestFiniteMagnitude
        view.centerAnchors == root.centerAnchors
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 30, height: 20))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ) == CGSize(width: 100, height: 20)
        )
    }

    @Test("views a billion points away are drawn like none")
    func drawsFar() {
        let screen = Screen.empty(size: CGSize(width: 20, height: 20), scale: 3)
        let controller = UIViewController()
        let view = controller.view.adding(UIView())
        view.backgroundColor = .red
        view.layer.cornerRadius = 5
        view.leadingAnchor == controller.view.leadingAnchor + 1e300
        view.topAnchor == controller.view.topAnchor - 1e300
        view.sizeAnchors == .greatestFiniteMagnitude
        screen.window.rootViewController = controller
        _ = screen.host.render()
        #expect(view.frame.minX == 1e9)
    }

    @Test("insets that are no numbers are refused at the setter")
    func refusesInsets() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIViewController().additionalSafeAreaInsets.top = .nan }
        }
        #expect(errorText(of: first).contains("UIViewController.additionalSafeAreaInsets:"))
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIView().layoutMargins = UIEdgeInsets(left: .infinity) }
        }
        #expect(errorText(of: second).contains("UIView.layoutMargins:"))
        let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: 0))
            }
        }
        #expect(errorText(of: third).contains("UIView.systemLayoutSizeFitting: CGSize(width: nan"))
    }
}
