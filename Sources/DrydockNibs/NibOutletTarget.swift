/// A property that a nib sets as Swift code would, so that its observers run.
@preconcurrency @MainActor
public struct NibOutletProperty {
    /// Gives false where target or objects are of other classes than the property wants.
    let set: (_ target: AnyObject, _ objects: [AnyObject]) -> Bool
    /// What it takes, for messages.
    let valueName: String

    /// A property of one object, with `@Outlet` or without.
    public init<Target: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Target, Value>) {
        valueName = NibOutlets.className(Value.self)
        set = { target, objects in
            guard let target = target as? Target, let value = objects.last as? Value else { return false }
            target[keyPath: property] = value
            return true
        }
    }

    /// A property of a collection, which is set once.
    public init<Target: AnyObject, Element>(_ property: ReferenceWritableKeyPath<Target, [Element]>) {
        valueName = NibOutlets.className(Element.self)
        set = { target, objects in
            let elements = objects.compactMap { $0 as? Element }
            guard let target = target as? Target, elements.count == objects.count else { return false }
            target[keyPath: property] = elements
            return true
        }
    }

    /// As above, of a property such as `var labels: [UILabel]!`.
    public init<Target: AnyObject, Element>(_ property: ReferenceWritableKeyPath<Target, [Element]?>) {
        valueName = NibOutlets.className(Element.self)
        set = { target, objects in
            let elements = objects.compactMap { $0 as? Element }
            guard let target = target as? Target, elements.count == objects.count else { return false }
            target[keyPath: property] = elements
            return true
        }
    }
}

/// A class with outlets that observe their connection.
///
/// A nib finds an `@Outlet` by reflection and puts the object into the wrapper, behind the property's back: Swift cannot call a
/// setter by its name. What is named here is set through its key path, so that `willSet` and `didSet` run:
/// ```swift
/// final class ProfileHeader: UIView {
///     @Outlet var nameLabel: UILabel { didSet { nameLabel.textColor = .systemBlue } }
/// }
///
/// extension ProfileHeader: NibOutletTarget {
///     static var nibOutlets: [String: NibOutletProperty] {
///         ["nameLabel": NibOutletProperty(\ProfileHeader.nameLabel)]
///     }
/// }
/// ```
/// Properties without the wrapper, such as `weak var nameLabel: UILabel!`, are connected likewise.
@preconcurrency @MainActor
public protocol NibOutletTarget: AnyObject {
    /// The properties by the names that they have in documents. A subclass that has some of its own overrides a `class var` and
    /// adds its superclass's.
    static var nibOutlets: [String: NibOutletProperty] { get }
}
