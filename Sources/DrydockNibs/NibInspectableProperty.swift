import Foundation

/// A property that a nib sets by its name, in place of `@IBInspectable`.
@preconcurrency @MainActor
public struct NibInspectableProperty {
    /// Gives false where the target or the value is of another kind than the property wants.
    let set: (_ target: AnyObject, _ value: Any?) -> Bool
    /// What it takes, for messages; empty for what cannot be set.
    let valueName: String

    /// A property of a type that Interface Builder has.
    public init<Target: AnyObject, Value: NibInspectableValue>(
        _ property: ReferenceWritableKeyPath<Target, Value>
    ) {
        valueName = "\(Value.self)"
        set = { target, value in
            guard let target = target as? Target, let value, let converted = Value.nibValue(value) else {
                return false
            }
            target[keyPath: property] = converted
            return true
        }
    }

    /// An optional property of a type that Interface Builder has, which may be set to nil.
    public init<Target: AnyObject, Value: NibInspectableValue>(
        _ property: ReferenceWritableKeyPath<Target, Value?>
    ) {
        valueName = "\(Value.self)"
        set = { target, value in
            guard let target = target as? Target else { return false }
            guard let value else {
                target[keyPath: property] = nil
                return true
            }
            guard let converted = Value.nibValue(value) else { return false }
            target[keyPath: property] = converted
            return true
        }
    }

    /// A property of any other type, such as one that adopts `NSCopying`: set where the value is of that type.
    @_disfavoredOverload
    public init<Target: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Target, Value>) {
        valueName = "\(Value.self)"
        set = { target, value in
            guard let target = target as? Target, let value = value as? Value else { return false }
            target[keyPath: property] = value
            return true
        }
    }

    /// A property that cannot be set, which Interface Builder shows all the same: a nib that sets it is warned about.
    @_disfavoredOverload
    public init<Target: AnyObject, Value>(_ property: KeyPath<Target, Value>) {
        valueName = ""
        set = { _, _ in false }
    }
}

/// A class whose properties nibs set by name.
///
/// The source plugin makes this of `@IBInspectable`:
/// ```swift
/// extension Card: NibInspectableTarget {
///     static var nibInspectables: [String: NibInspectableProperty] {
///         ["cornerRadius": NibInspectableProperty(\Card.cornerRadius)]
///     }
/// }
/// ```
/// Setters and observers run, before outlets are connected.
@preconcurrency @MainActor
public protocol NibInspectableTarget: AnyObject {
    /// The properties by the names that they have in documents. A subclass that has some of its own overrides a `class var` and
    /// adds its superclass's.
    static var nibInspectables: [String: NibInspectableProperty] { get }
}

/// The properties that a module's extensions add to classes of other modules, such as a corner radius of every view.
///
/// The source plugin makes one class of this kind for a module, called `NibInspectablesOfModule`; nibs of that module find it by name.
@preconcurrency @MainActor
public protocol NibInspectableExtensions: AnyObject {
    /// By the class that is extended, the properties by their names.
    static var nibInspectables: [(type: AnyClass, properties: [String: NibInspectableProperty])] { get }
}

/// The properties of an object that a nib can set by name.
enum NibInspectables {
    /// Those of the class come before those of extensions, and those of subclasses before those of superclasses.
    static func all(of object: AnyObject, _ modules: [String]) -> [String: NibInspectableProperty] {
        var result = (type(of: object) as? any NibInspectableTarget.Type)?.nibInspectables ?? [:]
        for module in modules + [String(String(reflecting: type(of: object)).prefix { $0 != "." })] {
            guard let found = NSClassFromString("\(module).NibInspectablesOfModule"),
                let extensions = found as? any NibInspectableExtensions.Type
            else { continue }
            var ancestor: AnyClass? = type(of: object)
            while let type = ancestor {
                for item in extensions.nibInspectables where item.type == type {
                    result.merge(item.properties) { known, _ in known }
                }
                ancestor = _getSuperclass(type)
            }
        }
        return result
    }
}
