import DrydockViews

/// A property that a nib connects to one of its objects: what `@IBOutlet weak var` is elsewhere.
///
/// ```swift
/// final class GreetingContentView: UIView {
///     @Outlet var titleLabel: UILabel
///     @Outlet(.strong) var tapRecognizer: UITapGestureRecognizer
///     @Outlet var subtitleLabel: UILabel?
/// }
/// ```
/// The property is found by its name, in the class and its superclasses; it may be private. The object is not kept alive unless
/// asked for: views are by their superview. Reading a property that is not optional before the nib has connected it, or after
/// its object went away, stops the program and says which it was. A connection runs observers such as `didSet` of properties that
/// the class names by ``NibOutletTarget``.
///
/// Reading costs a look-up by key path, some hundred nanoseconds.
@preconcurrency @MainActor
@propertyWrapper
public final class Outlet<Value> {
    /// Whether an outlet keeps its object alive.
    public nonisolated enum Ownership: Sendable {
        case weak
        case strong
    }

    private let ownership: Ownership
    private weak var object: AnyObject?
    private var ownedObject: AnyObject?

    /// An outlet that is not connected.
    public init(_ ownership: Ownership = .weak) {
        self.ownership = ownership
    }

    @available(*, unavailable, message: "@Outlet works in classes only")
    public var wrappedValue: Value {
        get { fatalError("@Outlet works in classes only") }
        set { fatalError("@Outlet works in classes only") }
    }

    /// The connected object, for the class that the property is in.
    public static subscript<Enclosing: AnyObject>(
        _enclosingInstance enclosing: Enclosing,
        wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
        storage storage: ReferenceWritableKeyPath<Enclosing, Outlet<Value>>
    ) -> Value {
        get {
            let outlet = enclosing[keyPath: storage]
            if let value = outlet.value { return value }
            let name = NibOutlets.name(of: outlet, in: enclosing) ?? "of type \(Value.self)"
            fatalError(
                "\(type(of: enclosing)).\(name): the outlet is not connected. Connect it in the nib, read it only once the "
                    + "nib is loaded, and make it @Outlet(.strong) if nothing else keeps its object."
            )
        }
        set { enclosing[keyPath: storage].set(newValue) }
    }

    /// Nil where there is no object and `Value` is not optional.
    private var value: Value? {
        if let object = ownedObject ?? object { return object as? Value }
        return (Value.self as? any OptionalOutletValue.Type)?.none as? Value
    }

    private func set(_ value: Value) {
        let object = (value as? any OptionalOutletValue)?.wrappedObject ?? (value as AnyObject)
        let isNone = (value as? any OptionalOutletValue).map { $0.wrappedObject == nil } ?? false
        hold(isNone ? nil : object)
    }

    private func hold(_ object: AnyObject?) {
        self.object = object
        ownedObject = ownership == .strong ? object : nil
    }
}

extension Outlet: NibOutlet {
    var valueName: String { NibOutlets.className(Value.self) }
    var mayBeEmpty: Bool { Value.self is any OptionalOutletValue.Type }

    func connect(_ object: AnyObject) -> Bool {
        guard object is Value else { return false }
        hold(object)
        return true
    }
}

/// A property that a nib connects to any number of its objects, in the order of the document: what `@IBOutlet var views: [UIView]!`
/// is elsewhere. It keeps them alive.
///
/// ```swift
/// @OutletCollection var labels: [UILabel]
/// ```
@preconcurrency @MainActor
@propertyWrapper
public final class OutletCollection<Element> {
    /// The connected objects; empty until the nib is loaded.
    public var wrappedValue: [Element] = []

    /// A collection that nothing is connected to.
    public init() {}
}

extension OutletCollection: NibOutlet {
    var valueName: String { NibOutlets.className(Element.self) }
    var mayBeEmpty: Bool { true }

    func connect(_ object: AnyObject) -> Bool {
        guard let element = object as? Element else { return false }
        wrappedValue.append(element)
        return true
    }
}

/// What a nib can connect.
protocol NibOutlet: AnyObject {
    /// What it takes, for messages.
    var valueName: String { get }
    /// Whether reading it before it is connected is no error.
    var mayBeEmpty: Bool { get }
    /// - Returns: false when the object is of another class.
    func connect(_ object: AnyObject) -> Bool
}

/// The optional types of outlets.
private protocol OptionalOutletValue {
    static var none: Self { get }
    static var wrappedName: String { get }
    var wrappedObject: AnyObject? { get }
}

extension Optional: OptionalOutletValue {
    fileprivate static var wrappedName: String { "\(Wrapped.self)" }
    fileprivate var wrappedObject: AnyObject? {
        map { $0 as AnyObject }
    }
}

/// Outlets of an object, found by reflection.
enum NibOutlets {
    /// What a property of a type takes, for messages: the class, whether it may be empty or not.
    static func className(_ type: Any.Type) -> String {
        (type as? any OptionalOutletValue.Type)?.wrappedName ?? "\(type)"
    }

    /// By the names of their properties, those of subclasses first.
    static func all(of object: AnyObject) -> [String: any NibOutlet] {
        var outlets: [String: any NibOutlet] = [:]
        visit(object) { name, outlet in
            if outlets[name] == nil { outlets[name] = outlet }
        }
        return outlets
    }

    static func name(of wanted: AnyObject, in object: AnyObject) -> String? {
        var found: String?
        visit(object) { name, outlet in
            if outlet === wanted { found = name }
        }
        return found
    }

    private static func visit(_ object: AnyObject, _ body: (String, any NibOutlet) -> Void) {
        var mirror: Mirror? = Mirror(reflecting: object)
        // The library's own classes have no such outlets, and many properties.
        while let present = mirror, !LibraryModules.contains(present.subjectType) {
            for child in present.children {
                // A wrapper's storage has the property's name behind an underscore.
                guard let label = child.label, label.hasPrefix("_"),
                    let outlet = child.value as? any NibOutlet
                else { continue }
                body(String(label.dropFirst()), outlet)
            }
            mirror = present.superclassMirror
        }
    }
}
