import Foundation

/// What can be given a look for all of its class: views, and items of bars.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// What a look can be limited to: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance {
    /// Stands for all instances of the class and its subclasses. What is set on it is set on each of them that comes into a window
    /// from now on, and in which the property still has its default. It holds for the whole process, as in UIKit.
    public static func appearance() -> UIAppearanceProxy<Self> {
        appearance(whenContainedInInstancesOf: [])
    }

    /// - Parameter containerTypes: classes of views and controllers that the instance has to be in, the nearest first. Items of bars
    ///   are in no view, so that for them this is the same as `appearance()` without any, and nothing else.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(containers: containerTypes)
    }
}

/// Takes what is set on it for all instances of a class. Properties are those of the class; methods are the ones below.
///
/// In UIKit it poses as an instance; here it is a type of its own, which shows where its type is spelled out.
@preconcurrency @MainActor
@dynamicMemberLookup
public final class UIAppearanceProxy<Base: AnyObject> {
    private let containers: [any UIAppearanceContainer.Type]

    fileprivate init(containers: [any UIAppearanceContainer.Type]) {
        self.containers = containers
    }

    /// A property of the class. Reading it gives what was set, or else what an instance of a class of this library has by default;
    /// of other classes nothing can be read that was not set.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>) -> Value {
        get {
            let rules = AppearanceRules.shared
            if let value = rules.value(keyPath, of: Base.self, in: containers) as? Value { return value }
            guard let pristine = rules.pristine(Base.self) as? Base else {
                fatalError("\(Base.self).appearance(): \(keyPath) was read before it was set")
            }
            return pristine[keyPath: keyPath]
        }
        set {
            AppearanceRules.shared.add(
                AppearanceRule(key: keyPath, type: Base.self, containers: containers, value: newValue) {
                    ($0 as? Base)?[keyPath: keyPath] = newValue
                } read: { object in
                    (object as? Base).map { $0[keyPath: keyPath] as Any } ?? ()
                }
            )
        }
    }

    /// Has a method called on the instances that have nothing of their own.
    package func record(
        _ key: AnyHashable,
        apply: @escaping (Base) -> Void,
        isOwn: @escaping (Base) -> Bool
    ) {
        AppearanceRules.shared.add(
            AppearanceRule(key: key, type: Base.self, containers: containers, value: nil) { object in
                if let base = object as? Base, !isOwn(base) { apply(base) }
            }
        )
    }
}

/// Something that is set on all instances of a class.
@MainActor
struct AppearanceRule {
    /// The property, or the method and its arguments.
    let key: AnyHashable
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let value: Any?
    let apply: (AnyObject) -> Void
    /// Nil for a method, which sees for itself whether the instance has a value of its own.
    let read: ((AnyObject) -> Any)?

    /// Whether something is of the class, or a class inherits from it.
    let isInstance: (AnyObject) -> Bool
    let isBaseOf: (AnyClass) -> Bool

    init<Base: AnyObject>(
        key: AnyHashable,
        type: Base.Type,
        containers: [any UIAppearanceContainer.Type],
        value: Any?,
        apply: @escaping (AnyObject) -> Void,
        read: ((AnyObject) -> Any)? = nil
    ) {
        self.key = key
        self.type = type
        self.containers = containers
        self.value = value
        self.apply = apply
        self.read = read
        isInstance = { $0 is Base }
        isBaseOf = { $0 is Base.Type }
    }

    func isSame(as other: AppearanceRule) -> Bool {
        key == other.key && type == other.type && hasContainers(other.containers)
    }

    func hasContainers(_ others: [any UIAppearanceContainer.Type]) -> Bool {
        containers.count == others.count && zip(containers, others).allSatisfy { $0 == $1 }
    }

    /// Whether the object is of the class and in the containers.
    func holds(for object: AnyObject) -> Bool {
        guard isInstance(object) else { return false }
        var left = containers[...]
        var next = (object as? UIView)?.next
        while let container = left.first, let candidate = next {
            if AppearanceRule.isInstance(candidate, of: container) { left.removeFirst() }
            next = candidate.next
        }
        return left.isEmpty
    }
}

extension AppearanceRule {
    private static func isInstance<Container>(_ object: AnyObject, of type: Container.Type) -> Bool {
        object is Container
    }
}

/// All that was set for classes.
@MainActor
final class AppearanceRules {
    static var shared: AppearanceRules { UIApplication.shared.appearanceRules }

    private(set) var rules: [AppearanceRule] = []
    private var pristines: [ObjectIdentifier: AnyObject] = [:]

    func add(_ rule: AppearanceRule) {
        rules.removeAll { $0.isSame(as: rule) }
        rules.append(rule)
    }

    func value(_ key: AnyHashable, of type: AnyClass, in containers: [any UIAppearanceContainer.Type]) -> Any?
    {
        rules.last { $0.key == key && $0.type == type && $0.hasContainers(containers) }?.value
    }

    /// Sets on a view or an item what was set for its class: nearer classes after those that they inherit from, and looks with more
    /// containers after those with fewer.
    func apply(to object: AnyObject) {
        let matching = rules.filter { $0.holds(for: object) }.enumerated().sorted { a, b in
            if a.element.type != b.element.type { return a.element.isBaseOf(b.element.type) }
            let (few, many) = (a.element.containers.count, b.element.containers.count)
            return few != many ? few < many : a.offset < b.offset
        }.map(\.element).filter { !hasOwnValue(object, $0) }
        for rule in matching { rule.apply(object) }
    }

    /// Whether a property is not what it is in a new instance: somebody has set it.
    private func hasOwnValue(_ object: AnyObject, _ rule: AppearanceRule) -> Bool {
        guard let read = rule.read, let pristine = pristine(rule.type) else { return false }
        return !AppearanceRules.isSame(read(object), read(pristine))
    }

    private static func isSame(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? UIBarAppearance, let b = b as? UIBarAppearance { return a.looksLike(b) }
        if let a = a as? any Equatable, let b = b as? any Equatable { return isEqual(a, b) }
        // What cannot be compared counts only as there or not there.
        return Mirror(reflecting: a).isNone == Mirror(reflecting: b).isNone
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: any Equatable) -> Bool { a == b as? Value }

    /// A new instance of one of this library's classes; nil for others, whose initialisers may do anything.
    func pristine(_ type: AnyClass) -> AnyObject? {
        let key = ObjectIdentifier(type)
        if let known = pristines[key] { return known }
        guard LibraryModules.contains(type) else { return nil }
        let made: AnyObject? =
            switch type {
            case let view as UIView.Type: view.init(coder: NSCoder())
            case let item as UIBarButtonItem.Type: item.init(coder: NSCoder())
            case let item as UITabBarItem.Type: item.init(coder: NSCoder())
            default: nil
            }
        pristines[key] = made
        return made
    }
}

extension Mirror {
    fileprivate var isNone: Bool { displayStyle == .optional && children.isEmpty }
}

extension UIBarAppearance {
    /// Whether nothing of it that is often set differs.
    fileprivate func looksLike(_ other: UIBarAppearance) -> Bool {
        func titles(_ look: UIBarAppearance) -> Int {
            switch look {
            case let bar as UINavigationBarAppearance:
                bar.titleTextAttributes.count + bar.largeTitleTextAttributes.count
                    + bar.buttonAppearance.normal.titleTextAttributes.count
            case let bar as UITabBarAppearance:
                bar.stackedLayoutAppearance.normal.titleTextAttributes.count
                    + bar.stackedLayoutAppearance.selected.titleTextAttributes.count
            default: 0
            }
        }
        return (backgroundEffect == nil) == (other.backgroundEffect == nil)
            && backgroundColor == other.backgroundColor
            && backgroundImage === other.backgroundImage && shadowColor == other.shadowColor
            && shadowImage === other.shadowImage && titles(self) == titles(other)
    }
}
