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
    private let views: [UIView?]
    private let constraints: [NSLayoutConstraint]
    private let last: UIView
    private var leaf: UIView?

    init(_ problem: LayoutProblem) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: problem.root.w, height: problem.root.h))
        var views: [UIView?] = Array(repeating: nil, count: 1 + (problem.views.map(\.id).max() ?? 0))
        views[0] = window
        var last: UIView = window
        for record in problem.views {
            let view = if let intrinsic = record.intrinsic { ContentView(intrinsic) } else { UIView() }
            view.translatesAutoresizingMaskIntoConstraints = false
            views[record.parent]?.addSubview(view)
            views[record.id] = view
            last = view
        }
        var constraints: [NSLayoutConstraint] = []
        constraints.reserveCapacity(problem.constraints.count)
        for record in problem.constraints {
            guard let view = views[record.item] else { continue }
            let other = if let index = record.other { views[index] } else { nil as UIView? }
            guard let constraint = record.constraint(view, other) else { continue }
            if record.priority != 1000 { constraint.priority = UILayoutPriority(record.priority) }
            constraints.append(constraint)
        }
        (self.window, self.views, self.constraints, self.last) = (window, views, constraints, last)
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

// Inlined into one place, so that anchors are made and used in one expression there, as they are in users' code.
@MainActor
extension LayoutProblem.Constraint {
    @inline(__always)
    fileprivate func constraint(_ view: UIView, _ other: UIView?) -> NSLayoutConstraint? {
        switch attribute {
        case .leading: horizontal(view.leadingAnchor, other)
        case .trailing: horizontal(view.trailingAnchor, other)
        case .centerX: horizontal(view.centerXAnchor, other)
        case .top: vertical(view.topAnchor, other)
        case .bottom: vertical(view.bottomAnchor, other)
        case .centerY: vertical(view.centerYAnchor, other)
        case .width: size(view.widthAnchor, other)
        case .height: size(view.heightAnchor, other)
        }
    }

    @inline(__always)
    private func horizontal(_ first: NSLayoutXAxisAnchor, _ other: UIView?) -> NSLayoutConstraint? {
        guard let other else { return nil }
        return switch otherAttribute {
        case .leading: constraint(first, other.leadingAnchor)
        case .trailing: constraint(first, other.trailingAnchor)
        case .centerX: constraint(first, other.centerXAnchor)
        default: nil
        }
    }

    @inline(__always)
    private func vertical(_ first: NSLayoutYAxisAnchor, _ other: UIView?) -> NSLayoutConstraint? {
        guard let other else { return nil }
        return switch otherAttribute {
        case .top: constraint(first, other.topAnchor)
        case .bottom: constraint(first, other.bottomAnchor)
        case .centerY: constraint(first, other.centerYAnchor)
        default: nil
        }
    }

    @inline(__always)
    private func constraint<Kind>(
        _ first: NSLayoutAnchor<Kind>,
        _ second: NSLayoutAnchor<Kind>
    ) -> NSLayoutConstraint {
        switch relation {
        case .lessOrEqual: first.constraint(lessThanOrEqualTo: second, constant: constant)
        case .equal: first.constraint(equalTo: second, constant: constant)
        case .greaterOrEqual: first.constraint(greaterThanOrEqualTo: second, constant: constant)
        }
    }

    @inline(__always)
    private func size(_ first: NSLayoutDimension, _ other: UIView?) -> NSLayoutConstraint? {
        guard let other else {
            return switch relation {
            case .lessOrEqual: first.constraint(lessThanOrEqualToConstant: constant)
            case .equal: first.constraint(equalToConstant: constant)
            case .greaterOrEqual: first.constraint(greaterThanOrEqualToConstant: constant)
            }
        }
        return switch otherAttribute {
        case .width: size(first, other.widthAnchor)
        case .height: size(first, other.heightAnchor)
        default: nil
        }
    }

    @inline(__always)
    private func size(_ first: NSLayoutDimension, _ second: NSLayoutDimension) -> NSLayoutConstraint {
        switch relation {
        case .lessOrEqual:
            first.constraint(lessThanOrEqualTo: second, multiplier: multiplier, constant: constant)
        case .equal: first.constraint(equalTo: second, multiplier: multiplier, constant: constant)
        case .greaterOrEqual:
            first.constraint(greaterThanOrEqualTo: second, multiplier: multiplier, constant: constant)
        }
    }
}
