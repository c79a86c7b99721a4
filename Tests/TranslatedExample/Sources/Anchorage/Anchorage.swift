public import Drydock

// Operators of another library's own. `import Drydock` has none, so that there is nothing to confuse them with.

precedencegroup PriorityPrecedence {
    associativity: none
    higherThan: ComparisonPrecedence
    lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence

public enum Priority {
    case required
    case high

    var value: UILayoutPriority { self == .high ? .defaultHigh : .required }
}

extension UILayoutPriority: @retroactive ExpressibleByFloatLiteral {
    public init(floatLiteral value: Float) { self.init(value) }
}

@MainActor public struct CenterAnchors {
    let x: NSLayoutXAxisAnchor
    let y: NSLayoutYAxisAnchor
}

extension UIView {
    public var centerAnchors: CenterAnchors { CenterAnchors(x: centerXAnchor, y: centerYAnchor) }
}

@MainActor public struct LayoutExpression {
    let anchor: NSLayoutYAxisAnchor
    let priority: Priority
}

@MainActor public func ~ (anchor: NSLayoutYAxisAnchor, priority: Priority) -> LayoutExpression {
    LayoutExpression(anchor: anchor, priority: priority)
}

@discardableResult
@MainActor public func == (first: NSLayoutXAxisAnchor, second: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    finish(first.constraint(equalTo: second))
}

@discardableResult
@MainActor public func == (first: NSLayoutYAxisAnchor, second: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    finish(first.constraint(equalTo: second))
}

@discardableResult
@MainActor public func == (first: NSLayoutYAxisAnchor, second: LayoutExpression) -> NSLayoutConstraint {
    finish(first.constraint(equalTo: second.anchor), second.priority)
}

@MainActor public func == (first: CenterAnchors, second: CenterAnchors) {
    first.x == second.x
    first.y == second.y
}

@MainActor private func finish(
    _ constraint: NSLayoutConstraint,
    _ priority: Priority = .required
) -> NSLayoutConstraint {
    (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    constraint.priority = priority.value
    constraint.isActive = true
    return constraint
}
