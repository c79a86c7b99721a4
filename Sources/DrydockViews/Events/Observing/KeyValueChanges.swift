/// What an observer of a property is told, and when.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change is told.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change is told.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is told at once, before the call that adds it returns; never of an old value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is told before each change, too; then never of the new value.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a property. Views' properties are only ever set.
public nonisolated enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// What `observeValue(forKeyPath:of:change:context:)` finds its change under.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of an `NSKeyValueChange`, as an `NSNumber`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, as it is: a `CGPoint` and not an `NSValue`. `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, as it is: a `CGPoint` and not an `NSValue`. `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// An `NSNumber` of true where the change is yet to come; nothing where it has been.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public nonisolated struct NSKeyValueObservedChange<Value> {
    /// What happened to the property.
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Nil unless the options have `new`, and before the change.
    public let newValue: Value?
    /// Nil unless the options have `old`, and at first.
    public let oldValue: Value?
    /// Of collections that change in parts; nil.
    public let indexes: IndexSet?
    /// Whether the change is yet to come.
    public let isPrior: Bool
}
