import Drydock
import DrydockGraphics
import DrydockViews

/// A small change of one thing about a view, which somebody might make by mistake.
@MainActor struct ViewMutation {
    /// What is changed, for people.
    let name: (UIView, _ index: Int) -> String
    /// How many different changes of this kind the view allows.
    let count: (UIView) -> Int
    /// Makes one of them. What is returned takes it back, as far as that can be done.
    let apply: (UIView, _ index: Int) -> () -> Void
    /// The same to the other side, where that may show though this does not: more of what goes beyond the screen is not seen,
    /// less of it is.
    var counterpart: ((UIView, _ index: Int) -> () -> Void)?
    /// A property of a class, where `condition` holds.
    private static func of<View: UIView, Value>(
        _ name: String,
        _ property: ReferenceWritableKeyPath<View, Value>,
        where condition: @escaping (View) -> Bool,
        _ change: @escaping (View) -> Value
    ) -> ViewMutation {
        ViewMutation(
            name: { _, _ in name },
            count: { view in (view as? View).map(condition) == true ? 1 : 0 },
            apply: { view, _ in
                guard let view = view as? View else { return {} }
                let old = view[keyPath: property]
                view[keyPath: property] = change(view)
                return { view[keyPath: property] = old }
            }
        )
    }

    /// The first of all: a view whose absence nobody sees shows nothing else either.
    static let hidden = 0

    static let all: [ViewMutation] = [
        of("hidden", \UIView.isHidden, where: { !$0.isHidden }) { _ in true },
        of("frame by a point", \UIView.frame, where: \.isPlacedByFrame) { $0.frame.offsetBy(dx: 1, dy: 0) },
        of("backgroundColor by a level", \UIView.backgroundColor, where: \.hasVisibleBackground) {
            $0.backgroundColor?.nudged
        },
        of("alpha 0.99", \UIView.alpha, where: { $0.alpha == 1 }) { _ in 0.99 },
        removed,
        of(
            "cornerRadius by 2",
            \UIView.layer.cornerRadius,
            where: { $0.hasVisibleBackground || $0.layer.borderWidth > 0 }
        ) { $0.layer.cornerRadius + 2 },
        of("text", \UILabel.text, where: { $0.text?.isEmpty == false }) {
            $0.text.map { String($0.dropLast()) }
        },
        of("textColor by four levels", \UILabel.textColor, where: \.hasText) {
            $0.textColor.nudged.nudged.nudged.nudged
        },
        of("font weight", \UILabel.font, where: \.hasText) { $0.fontOfOtherWeight },
        ViewMutation(
            name: { _, _ in "title" },
            count: { ($0 as? UIButton)?.currentTitle == nil ? 0 : 1 },
            apply: { view, _ in
                guard let button = view as? UIButton, let title = button.currentTitle else { return {} }
                let old = button.title(for: .normal)
                button.setTitle(title + ".", for: .normal)
                return { button.setTitle(old, for: .normal) }
            }
        ),
        of("image", \UIImageView.image, where: { $0.image != nil }) { _ in nil },
        of("spacing by a point", \UIStackView.spacing, where: { $0.arrangedSubviews.count > 1 }) {
            $0.spacing + 1
        },
        ViewMutation(
            name: { "constant by a point: \($0.writtenConstraints[$1].fullDescription)" },
            count: { $0.writtenConstraints.count },
            apply: { shift($0.writtenConstraints[$1], by: 1) },
            counterpart: { shift($0.writtenConstraints[$1], by: -1) }
        ),
        ViewMutation(
            name: { "order of \($0.subviews[$0.overlappingNeighbours[$1]].memberName) and the next" },
            count: { $0.overlappingNeighbours.count },
            apply: { view, index in
                let first = view.overlappingNeighbours[index]
                view.exchangeSubview(at: first, withSubviewAt: first + 1)
                return { view.exchangeSubview(at: first, withSubviewAt: first + 1) }
            }
        ),
    ]

    private static func shift(_ constraint: NSLayoutConstraint, by points: CGFloat) -> () -> Void {
        constraint.constant += points
        return { constraint.constant -= points }
    }

    /// With the constraints that go with it.
    private static let removed = ViewMutation(
        name: { _, _ in "removed" },
        count: { $0.superview == nil ? 0 : 1 },
        apply: { view, _ in
            guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else {
                return {}
            }
            let stack = superview as? UIStackView
            let place = stack?.arrangedSubviews.firstIndex(of: view)
            let constraints = sequence(first: superview, next: \.superview).flatMap(\.writtenConstraints)
            view.removeFromSuperview()
            return {
                if let stack, let place {
                    stack.insertArrangedSubview(view, at: place)
                } else {
                    superview.insertSubview(view, at: index)
                }
                NSLayoutConstraint.activate(constraints.filter { !$0.isActive })
            }
        }
    )
}

extension UIView {
    /// Whether only its frame says where the view is.
    fileprivate var isPlacedByFrame: Bool {
        guard let superview, translatesAutoresizingMaskIntoConstraints, viewController == nil else {
            return false
        }
        return !superview.placesSubviews
    }

    fileprivate var hasVisibleBackground: Bool { (backgroundColor?.cgColor.alpha ?? 0) > 0 }

    /// The active constraints that somebody wrote.
    fileprivate var writtenConstraints: [NSLayoutConstraint] { constraints.filter { !$0.isSystemMade } }

    /// Indices of subviews that lie partly under the next one.
    fileprivate var overlappingNeighbours: [Int] {
        guard !placesSubviews else { return [] }
        return subviews.indices.dropLast().filter { index in
            let (below, above) = (subviews[index], subviews[index + 1])
            let common = below.frame.intersection(above.frame)
            return !below.isHidden && !above.isHidden && common.width > 0 && common.height > 0
        }
    }
}

extension UILabel {
    fileprivate var hasText: Bool { text?.isEmpty == false }

    /// The same size in a weight that is not the label's.
    fileprivate var fontOfOtherWeight: UIFont {
        .systemFont(
            ofSize: font.pointSize,
            weight: font == .systemFont(ofSize: font.pointSize, weight: .black) ? .regular : .black
        )
    }
}

extension UIColor {
    /// Blue, another by one of 255 levels.
    fileprivate var nudged: UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(red: red, green: green, blue: blue + (blue > 0.5 ? -1 : 1) / 255, alpha: alpha)
    }
}
