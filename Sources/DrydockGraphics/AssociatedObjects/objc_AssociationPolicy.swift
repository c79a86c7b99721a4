import Foundation

/// What an object keeps of a value that is associated with it.
// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference; a value that is no object is kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy, if the value has `copy(with:)`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy, if the value has `copy(with:)`.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object by a key, or nil.
///
/// From any thread.
///
/// - Parameters:
///   - object: an instance of a class, or a type.
///   - key: an address, which is all that is looked at: that of a static or global variable.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.Owner(object).flatMap { AssociatedObjects.shared.value(of: $0, key) }
}

/// Associates a value with an object; nil lets go of the one before.
///
/// The value is let go of with the object, if that is a responder or a gesture recognizer; of other objects some time after
/// it, as nothing tells of their end. From any thread.
///
/// - Parameters:
///   - object: an instance of a class, or a type. Others have no identity: it is the caller's bug to pass them.
///   - key: an address, which is all that is looked at: that of a static or global variable.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociatedObjects.Owner(object) else {
        preconditionFailure(
            "objc_setAssociatedObject: \(type(of: object)) is a value, with which nothing can be associated"
        )
    }
    AssociatedObjects.shared.set(value.map { kept($0, policy) }, of: owner, key)
}

/// Lets go of all that is associated with an object.
///
/// - Parameter object: an instance of a class, or a type.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_removeAssociatedObjects(_ object: Any) {
    if let owner = AssociatedObjects.Owner(object) { AssociatedObjects.shared.removeAll(owner.identifier) }
}

private func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> AssociatedObjects.Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        .weak(AssociatedObjects.WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: .strong(value)
    }
}
