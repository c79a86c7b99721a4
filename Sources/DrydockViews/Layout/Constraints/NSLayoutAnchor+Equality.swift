// Where a truth value is asked for, `==` compares anchors, as those of UIKit are compared as objects. Everywhere else the
// operators that make constraints go first.

/// Whether both are the same place of the same view or guide.
@_disfavoredOverload
@preconcurrency @MainActor
public func == <First: AnyObject, Second: AnyObject>(
    first: NSLayoutAnchor<First>?,
    second: NSLayoutAnchor<Second>?
) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first.place == second.place && first.start?.place == second.start?.place
}

/// Whether they are different places, or of different views and guides.
@_disfavoredOverload
@preconcurrency @MainActor
public func != <First: AnyObject, Second: AnyObject>(
    first: NSLayoutAnchor<First>?,
    second: NSLayoutAnchor<Second>?
) -> Bool {
    let areEqual: Bool = first == second
    return !areEqual
}

/// An anchor as a value, by which it is compared.
private struct Place: Equatable {
    let node: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
}

extension NSLayoutAnchor {
    fileprivate var place: Place { Place(node: ObjectIdentifier(node), attribute: attribute) }
}

extension AnchorPlace {
    fileprivate var place: Place { Place(node: ObjectIdentifier(node), attribute: attribute) }
}
