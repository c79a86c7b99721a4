import Drydock
import DrydockGraphics
import DrydockViews

/// A small change of one thing about a view, which somebody might make by mistake.
@MainActor struct ViewMutation {
    /// What is changed, for people.
    let name: (UIView, _ index: Int) -> String
    /// How many different changes of this kind the view allows.
    let count: (UIView) -> Int
    /// Makes one of them.
    let apply: (UIView, _ index: Int) -> Void

    /// Something that a view of a class has once, where `value` is not nil.
    private static func of<View: UIView, Value>(
        _ name: String,
        _ type: View.Type,
        _ value: @escaping (View) -> Value?,
        _ change: @escaping (View, Value) -> Void
    ) -> ViewMutation {
        ViewMutation(
            name: { _, _ in name },
            count: { view in (view as? View).flatMap(value) == nil ? 0 : 1 },
            apply: { view, _ in
                if let view = view as? View, let value = value(view) { change(view, value) }
            }
        )
    }

    static let all: [ViewMutation] = [
        of("frame by a point", UIView.self, { $0.isPlacedByFrame ? $0.frame : nil }) {
            $0.frame.origin.x = $1.minX + 1
        },
        of("backgroundColor by a level", UIView.self, \.visibleBackgroundColor) {
            $0.backgroundColor = $1.nudged
        },
        of("alpha 0.99", UIView.self, { $0.alpha == 1 ? 1 : nil }) { view, _ in view.alpha = 0.99 },
        of("hidden", UIView.self, { $0.isHidden ? nil : true }) { $0.isHidden = $1 },
        of("removed", UIView.self, { $0.superview }) { view, _ in view.removeFromSuperview() },
        of("cornerRadius by 2", UIView.self, \.visibleCornerRadius) { $0.layer.cornerRadius = $1 + 2 },
        of("text", UILabel.self, { $0.text.flatMap { $0.isEmpty ? nil : $0 } }) {
            $0.text = String($1.dropLast())
        },
        of("textColor by four levels", UILabel.self, { $0.textColor }) {
            $0.textColor = $1.nudged.nudged.nudged.nudged
        },
        of("font weight", UILabel.self, \.otherWeight) { $0.font = $1 },
        of("title", UIButton.self, { $0.currentTitle }) { $0.setTitle($1 + ".", for: .normal) },
        of("image", UIImageView.self, { $0.image }) { view, _ in view.image = nil },
        of("spacing by a point", UIStackView.self, { $0.arrangedSubviews.count > 1 ? $0.spacing : nil }) {
            $0.spacing = $1 + 1
        },
        ViewMutation(
            name: { "constant by a point: \($0.writtenConstraints[$1].fullDescription)" },
            count: { $0.writtenConstraints.count },
            apply: { $0.writtenConstraints[$1].constant += 1 }
        ),
        ViewMutation(
            name: { "order of \($0.subviews[$0.overlappingNeighbours[$1]].memberName) and the next" },
            count: { $0.overlappingNeighbours.count },
            apply: { view, index in
                let first = view.overlappingNeighbours[index]
                view.exchangeSubview(at: first, withSubviewAt: first + 1)
            }
        ),
    ]
}

extension UIView {
    /// Whether only its frame says where the view is.
    fileprivate var isPlacedByFrame: Bool {
        translatesAutoresizingMaskIntoConstraints && superview != nil && viewController == nil
            && !(superview is UIStackView) && !(superview is UIWindow) && !(superview is UIVisualEffectView)
    }

    fileprivate var visibleBackgroundColor: UIColor? {
        guard let color = backgroundColor, color.cgColor.alpha > 0 else { return nil }
        return color
    }

    /// Nil where no corner can be seen, since nothing fills or cuts it.
    fileprivate var visibleCornerRadius: CGFloat? {
        visibleBackgroundColor == nil && layer.borderWidth == 0 ? nil : layer.cornerRadius
    }

    /// The active constraints that somebody wrote.
    fileprivate var writtenConstraints: [NSLayoutConstraint] { constraints.filter { !$0.isSystemMade } }

    /// Indices of subviews that lie partly under the next one.
    fileprivate var overlappingNeighbours: [Int] {
        guard !(self is UIStackView) else { return [] }
        return subviews.indices.dropLast().filter { index in
            let (below, above) = (subviews[index], subviews[index + 1])
            return !below.isHidden && !above.isHidden && below.frame.intersects(above.frame)
        }
    }
}

extension UILabel {
    /// The same size in a weight that is not the label's.
    fileprivate var otherWeight: UIFont? {
        guard text?.isEmpty == false else { return nil }
        return .systemFont(
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
