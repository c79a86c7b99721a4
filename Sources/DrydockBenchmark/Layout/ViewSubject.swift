import Drydock

/// Real views, constraints and frames: what a user's screen costs.
///
/// The benchmark runs on the main thread, which the calls below state.
final class ViewSubject: LayoutSubject {
    private let tree: ViewTree

    /// Makes views, anchors and constraints, and lays out for the first time.
    convenience init(_ problem: LayoutProblem) {
        self.init(laying: ViewSubject.prepare(problem))
    }

    /// Activates the constraints of views that exist already, and lays out for the first time.
    init(laying tree: ViewTree) {
        self.tree = tree
        MainActor.assumeIsolated { tree.layOut() }
    }

    /// Makes the views and their inactive constraints.
    static func prepare(_ problem: LayoutProblem) -> ViewTree {
        MainActor.assumeIsolated { ViewTree(problem) }
    }

    func resize(width: Double, height: Double) {
        MainActor.assumeIsolated { [tree] in tree.resize(width: width, height: height) }
    }

    func setConstant(ofConstraint index: Int, to value: Double) {
        MainActor.assumeIsolated { [tree] in tree.setConstant(index, value) }
    }

    func addLeaf() {
        MainActor.assumeIsolated { [tree] in tree.addLeaf() }
    }

    func removeLeaf() {
        MainActor.assumeIsolated { [tree] in tree.removeLeaf() }
    }
}

/// The views of one problem.
@MainActor
final class ViewTree {
    private let window: UIWindow
    private var views: [UIView?]
    private var constraints: [NSLayoutConstraint] = []
    private let last: UIView
    private var leaf: UIView?

    init(_ problem: LayoutProblem) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: problem.root.w, height: problem.root.h))
        views = Array(repeating: nil, count: 1 + (problem.views.map(\.id).max() ?? 0))
        views[0] = window
        var last: UIView = window
        for record in problem.views {
            let view = if let intrinsic = record.intrinsic { ContentView(intrinsic) } else { UIView() }
            view.translatesAutoresizingMaskIntoConstraints = false
            views[record.parent]?.addSubview(view)
            views[record.id] = view
            last = view
        }
        self.last = last
        // Spelt out: each closure would ask for the thread, which is none of the views' cost.
        constraints.reserveCapacity(problem.constraints.count)
        for record in problem.constraints {
            if let constraint = constraint(record) { constraints.append(constraint) }
        }
    }

    func layOut() {
        NSLayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }

    func resize(width: Double, height: Double) {
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        window.layoutIfNeeded()
    }

    func setConstant(_ index: Int, _ value: Double) {
        constraints[index].constant = value
        window.layoutIfNeeded()
    }

    func addLeaf() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        last.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: last.leadingAnchor, constant: 2),
            view.topAnchor.constraint(equalTo: last.topAnchor, constant: 2),
            view.widthAnchor.constraint(equalToConstant: 10),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        window.layoutIfNeeded()
        leaf = view
    }

    func removeLeaf() {
        leaf?.removeFromSuperview()
        window.layoutIfNeeded()
    }

    private func constraint(_ record: LayoutProblem.Constraint) -> NSLayoutConstraint? {
        guard let view = views[record.item] else { return nil }
        let other = if let index = record.other { views[index] } else { nil as UIView? }
        let constraint: NSLayoutConstraint
        if let first = view.xAnchor(record.attribute), let second = other?.xAnchor(record.otherAttribute) {
            constraint = first.constraint(record.relation, second, record.constant)
        } else if let first = view.yAnchor(record.attribute),
            let second = other?.yAnchor(record.otherAttribute)
        {
            constraint = first.constraint(record.relation, second, record.constant)
        } else if let first = view.dimension(record.attribute) {
            constraint = first.constraint(
                record.relation,
                other?.dimension(record.otherAttribute),
                record.multiplier,
                record.constant
            )
        } else {
            return nil
        }
        if record.priority != 1000 { constraint.priority = UILayoutPriority(record.priority) }
        return constraint
    }
}

/// A view whose content wants a size.
private final class ContentView: UIView {
    private let size: CGSize

    init(_ intrinsic: LayoutProblem.Intrinsic) {
        size = CGSize(width: intrinsic.w, height: intrinsic.h)
        super.init(frame: .zero)
        setContentHuggingPriority(.init(intrinsic.hugW), for: .horizontal)
        setContentHuggingPriority(.init(intrinsic.hugH), for: .vertical)
        setContentCompressionResistancePriority(.init(intrinsic.compW), for: .horizontal)
        setContentCompressionResistancePriority(.init(intrinsic.compH), for: .vertical)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}

extension UIView {
    fileprivate func xAnchor(_ attribute: LayoutProblem.Attribute?) -> NSLayoutXAxisAnchor? {
        switch attribute {
        case .leading: leadingAnchor
        case .trailing: trailingAnchor
        case .centerX: centerXAnchor
        default: nil
        }
    }

    fileprivate func yAnchor(_ attribute: LayoutProblem.Attribute?) -> NSLayoutYAxisAnchor? {
        switch attribute {
        case .top: topAnchor
        case .bottom: bottomAnchor
        case .centerY: centerYAnchor
        default: nil
        }
    }

    fileprivate func dimension(_ attribute: LayoutProblem.Attribute?) -> NSLayoutDimension? {
        switch attribute {
        case .width: widthAnchor
        case .height: heightAnchor
        default: nil
        }
    }
}

@MainActor
extension NSLayoutAnchor {
    fileprivate func constraint(
        _ relation: LayoutProblem.Relation,
        _ other: NSLayoutAnchor<AnchorType>,
        _ constant: Double
    ) -> NSLayoutConstraint {
        switch relation {
        case .lessOrEqual: constraint(lessThanOrEqualTo: other, constant: constant)
        case .equal: constraint(equalTo: other, constant: constant)
        case .greaterOrEqual: constraint(greaterThanOrEqualTo: other, constant: constant)
        }
    }
}

@MainActor
extension NSLayoutDimension {
    fileprivate func constraint(
        _ relation: LayoutProblem.Relation,
        _ other: NSLayoutDimension?,
        _ multiplier: Double,
        _ constant: Double
    ) -> NSLayoutConstraint {
        guard let other else {
            return switch relation {
            case .lessOrEqual: constraint(lessThanOrEqualToConstant: constant)
            case .equal: constraint(equalToConstant: constant)
            case .greaterOrEqual: constraint(greaterThanOrEqualToConstant: constant)
            }
        }
        return switch relation {
        case .lessOrEqual: constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        case .equal: constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case .greaterOrEqual:
            constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
    }
}
